"""How far below perfect play a policy is, by games: for solutions that know what every position is worth.

Every decision is weighed on its own: what the position was worth before, less what it is worth after the
action. Chance takes and gives nothing on the average and is left out, so a few hundred games tell more than
hundreds of thousands of results would.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from keltis.core.luck import Luck, below, lucky
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE
from keltis.research.exact.analysis import Solution
from keltis.research.exact.policy import Policy

LOTS = 1 << 30


@dataclass(frozen=True)
class Loss:
    """The share of the win that a policy gives away in a game, on the average, and the standard error."""

    mean: float
    error: float


def losses(solution: Solution, policy: Policy, games: int, seed: int = 0) -> Loss:
    """Let a policy play against perfect play, the seats taken in turn, and add up what it gives away."""
    if solution.worth is None:
        raise ValueError("this solution does not know what a position is worth: use exploitability")
    found = [_given_away(solution, policy, index, seed) for index in range(games)]
    mean = sum(found) / games
    spread = sum((loss - mean) ** 2 for loss in found) / max(games - 1, 1)
    return Loss(mean, sqrt(spread / games))


def _given_away(solution: Solution, policy: Policy, index: int, seed: int) -> float:
    """What the policy gives away in one game."""
    play: AnyPlay = Play(solution.game, 2, solution.board)
    luck = lucky(seed, index)
    seat = index % 2
    total = 0.0
    while not play.over:
        if play.mover == CHANCE:
            play.do(play.chance(luck))
        elif play.mover == seat:
            chances = policy(play)
            total += _loss(solution, chances, play)
            play.do(drawn(chances, luck))
        else:
            play.do(drawn(solution.policy(play), luck))
    return total


def _loss(solution: Solution, chances: Mapping[int, float], play: AnyPlay) -> float:
    """What a decision gives away, on the average of its own lots."""
    assert solution.worth is not None
    after = 0.0
    for action, chance in chances.items():
        state = play.state.copy()
        play.game.apply_action(play.facts, state, action)
        after += chance * solution.worth(state)
    lost = solution.worth(play.state) - after
    return lost if play.mover == 0 else -lost


def drawn(chances: Mapping[int, float], luck: Luck) -> int:
    """An action, drawn by its chance."""
    lot = below(luck, LOTS) / LOTS
    for action, chance in chances.items():
        lot -= chance
        if lot < 0:
            return action
    return max(chances, key=chances.__getitem__)  # the chances' sum was rounded
