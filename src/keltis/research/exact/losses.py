"""The loss of a policy against perfect play, estimated from games, if the value of every position is known.

The loss of a decision is the value of the position before it minus the value after it. Chance events have
mean zero and are left out (variance reduction), so a few hundred games are more accurate than the results of
hundreds of thousands.
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
    """Play a policy against perfect play in alternating seats and sum up its losses."""
    if solution.worth is None:
        raise ValueError("this solution has no values of positions: use exploitability")
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
    """An action drawn from a distribution."""
    lot = below(rng, LOTS) / LOTS
    for action, chance in chances.items():
        lot -= chance
        if lot < 0:
            return action
    return max(chances, key=chances.__getitem__)  # rounding error in the sum of probabilities
