"""The loss of a policy against perfect play, estimated by games, where the value of every position is known.

Every decision is weighed on its own: what the position was worth before, less what it is worth after the
action. Chance takes and gives nothing on the average and is left out, so a few hundred games tell more than
hundreds of thousands of results would.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import sqrt

from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, below, seeded_rng
from keltis.core.seats import CHANCE
from keltis.research.exact.analysis import Solution
from keltis.research.exact.policy import Policy

LOTS = 1 << 30


@dataclass(frozen=True)
class Loss:
    """The mean share of the win that a policy loses in a game, with its standard error."""

    mean: float
    error: float


def losses(solution: Solution, policy: Policy, games: int, seed: int = 0) -> Loss:
    """Play a policy against perfect play in alternating seats and add up its losses."""
    if solution.worth is None:
        raise ValueError("this solution does not know what a position is worth: use exploitability")
    found = [_given_away(solution, policy, index, seed) for index in range(games)]
    mean = sum(found) / games
    spread = sum((loss - mean) ** 2 for loss in found) / max(games - 1, 1)
    return Loss(mean, sqrt(spread / games))


def _given_away(solution: Solution, policy: Policy, index: int, seed: int) -> float:
    """The loss of the policy in one game."""
    play: AnyPlay = Play(solution.game, 2, solution.board)
    rng = seeded_rng(seed, index)
    seat = index % 2
    total = 0.0
    while not play.over:
        if play.mover == CHANCE:
            play.do(play.chance(rng))
        elif play.mover == seat:
            chances = policy(play)
            total += _loss(solution, chances, play)
            play.do(drawn(chances, rng))
        else:
            play.do(drawn(solution.policy(play), rng))
    return total


def _loss(solution: Solution, chances: Mapping[int, float], play: AnyPlay) -> float:
    """The loss of a decision, averaged over the policy's random choices."""
    assert solution.worth is not None
    after = 0.0
    for action, chance in chances.items():
        state = play.state.copy()
        play.game.rules.apply_action(play.board, state, action)
        after += chance * solution.worth(state)
    lost = solution.worth(play.state) - after
    return lost if play.mover == 0 else -lost


def drawn(chances: Mapping[int, float], rng: Rng) -> int:
    """An action drawn by its probability."""
    lot = below(rng, LOTS) / LOTS
    for action, chance in chances.items():
        lot -= chance
        if lot < 0:
            return action
    return max(chances, key=chances.__getitem__)  # the chances' sum was rounded
