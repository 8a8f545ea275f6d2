"""Combines consecutive chance actions into one chance event.

The order in which cards are dealt to a hand is irrelevant. So a run of chance actions is one event, and a
seat observes a multiset instead of a list: outcomes that are equal for all seats are merged. This is exact
and leaves far fewer outcomes.
"""

from collections import Counter
from dataclasses import dataclass

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.seats import CHANCE
from keltis.research.exact.hearing import FIRST, SECOND, heard
from keltis.research.exact.progress import too_large

MOST = 20_000  # ways to deal; with more, the game is far too large


@dataclass
class ChanceOutcome:
    """A possible outcome of a run of chance actions."""

    state: Struct
    likely: float
    actions: tuple[int, ...]  # one of the orders that lead to it
    told: tuple[tuple[int, ...], tuple[int, ...]]  # by seat: its observations in ascending order


def ways(game: AnyGame, board: Struct, state: Struct) -> Counter[int]:
    """The chance actions, each with its number of equally likely ways."""
    return Counter(
        game.rules.chance_way(board, state, k) for k in range(game.rules.chance_ways(board, state))
    )


def outcomes(game: AnyGame, board: Struct, state: Struct) -> list[ChanceOutcome]:
    """All outcomes of a run that begins here; indistinguishable ones are merged."""
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
    """An outcome extended by an action."""
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
