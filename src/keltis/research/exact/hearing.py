"""What a seat observes of actions; with perfect recall, its information sets are its observation histories.

A seat hears every action as it is, except what chance deals to another hand: of that, only that it happened.
Everything a view shows follows from what was heard, so two worlds in which a seat heard the same look alike
to it, now and for all that came before (a test compares them).
"""

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.seats import CHANCE
from keltis.core.view import is_hidden

FIRST, SECOND = SEATS = (0, 1)
UNKNOWN = -1  # something that only the other seat saw
NOTHING = 0  # the beginning of every memory

Heard = tuple[int, int]  # by seat: an action, or UNKNOWN


def heard(game: AnyGame, board: Struct, state: Struct, action: int) -> Heard:
    """What each of the two seats observes of the next action."""
    if game.rules.mover(state) != CHANCE:
        return action, action
    told = [
        UNKNOWN if is_hidden(game.texts.log_line(board, state, action, seat)) else action for seat in SEATS
    ]
    return told[FIRST], told[SECOND]


def has_secrets(game: AnyGame) -> bool:
    """Whether chance ever shows something to one seat only: cards that are dealt into a hand."""
    return any(span.name == "card" for span in game.actions.spans)


class Memory:
    """Numbers for everything that a seat may have heard: equal numbers, equal memories."""

    def __init__(self, actions: int) -> None:
        self._step = actions + 1
        self._numbers: dict[int, int] = {}

    def after(self, memory: int, told: int) -> int:
        """The memory with one thing more; NOTHING is the empty one."""
        return self._numbers.setdefault(memory * self._step + told + 1, len(self._numbers) + 1)

    def find(self, memory: int, told: int) -> int:
        """The same, but -1 for what has never been heard."""
        return self._numbers.get(memory * self._step + told + 1, -1)
