"""What a seat observes of actions; with perfect recall, its information sets are its observation histories.

A seat observes every action, except for cards dealt to another hand, of which it only observes the deal.
Everything in a view follows from these observations, so a seat cannot distinguish two worlds with the same
observation history (a test compares them).
"""

from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.seats import CHANCE
from keltis.core.view import is_hidden

FIRST, SECOND = SEATS = (0, 1)
UNKNOWN = -1  # an action that only the other seat saw
NOTHING = 0  # the empty memory

Heard = tuple[int, int]  # by seat: an action, or UNKNOWN


def heard(game: AnyGame, board: Struct, state: Struct, action: int) -> Heard:
    """The observation of the next action by each of the two seats."""
    if game.rules.mover(state) != CHANCE:
        return action, action
    told = [
        UNKNOWN if is_hidden(game.texts.log_line(board, state, action, seat)) else action for seat in SEATS
    ]
    return told[FIRST], told[SECOND]


def has_secrets(game: AnyGame) -> bool:
    """Whether chance ever shows something to one seat only, i.e. deals cards to a hand."""
    return any(span.name == "card" for span in game.actions.spans)


class Memory:
    """Numbers observation histories: equal histories get equal numbers."""

    def __init__(self, actions: int) -> None:
        self._step = actions + 1
        self._numbers: dict[int, int] = {}

    def after(self, memory: int, told: int) -> int:
        """The memory extended by an observation; NOTHING is the empty one."""
        return self._numbers.setdefault(memory * self._step + told + 1, len(self._numbers) + 1)

    def find(self, memory: int, told: int) -> int:
        """The same, but -1 for an unknown history."""
        return self._numbers.get(memory * self._step + told + 1, -1)
