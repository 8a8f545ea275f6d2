"""Chance's actions in one go: from a position in which chance acts to those in which it does so no more.

The order in which cards come into a hand decides nothing. So a run of chance's actions is one event, and what
a seat hears of it is a bag, not a list: outcomes that are equal for everybody in everything are one outcome.
This loses nothing and leaves far fewer worlds to look at.
"""

from collections import Counter
from dataclasses import dataclass

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.seats import CHANCE
from keltis.research.exact.hearing import FIRST, SECOND, heard
from keltis.research.exact.progress import too_large

MOST = 20_000  # ways to deal; where there are more, there are far too many ways to go on


@dataclass
class ChanceOutcome:
    """A way in which a run of chance's actions may end."""

    state: Struct
    likely: float
    actions: tuple[int, ...]  # one of the orders that lead here
    told: tuple[tuple[int, ...], tuple[int, ...]]  # by seat, what it heard, in ascending order


def ways(game: AnyGame, board: Struct, state: Struct) -> Counter[int]:
    """Chance's actions, and how many of the equally likely ways lead to each."""
    return Counter(
        game.rules.chance_way(board, state, k) for k in range(game.rules.chance_ways(board, state))
    )


def outcomes(game: AnyGame, board: Struct, state: Struct) -> list[ChanceOutcome]:
    """All ways in which a run that begins here may end, those that nobody can tell apart taken together."""
    running = [ChanceOutcome(state, 1.0, (), ((), ()))]
    ended: list[ChanceOutcome] = []
    while running:
        found: dict[object, ChanceOutcome] = {}
        for outcome in running:
            for following in _following(game, board, outcome):
                key = (following.told, tuple(following.state.numbers()))
                if key in found:
                    found[key].likely += following.likely
                else:
                    found[key] = following
            if len(found) > MOST:
                raise too_large(MOST)
        running = []
        for outcome in found.values():
            (running if game.rules.mover(outcome.state) == CHANCE else ended).append(outcome)
    return ended


def _following(game: AnyGame, board: Struct, outcome: ChanceOutcome) -> list[ChanceOutcome]:
    """An outcome with one action more."""
    state = outcome.state
    number = game.rules.chance_ways(board, state)
    found = []
    for action, times in ways(game, board, state).items():
        after = state.copy()
        game.rules.apply_action(board, after, action)
        told = heard(game, board, state, action)
        first = tuple(sorted((*outcome.told[FIRST], told[FIRST])))
        second = tuple(sorted((*outcome.told[SECOND], told[SECOND])))
        likely = outcome.likely * times / number
        found.append(ChanceOutcome(after, likely, (*outcome.actions, action), (first, second)))
    return found
