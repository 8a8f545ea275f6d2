"""One game at a time, step by step: a whole step is one call, so that little is left to do in Python."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np
import numpy.typing as npt

from keltis.core.layout import Struct
from keltis.core.luck import below, lucky
from keltis.core.seats import CHANCE, NOBODY, REFUSED
from keltis.fast.batch import LUCK, Table
from keltis.fast.dispatch import (
    apply_action,
    chance_way,
    chance_ways,
    legal_actions,
    mover,
    observe,
    write_mask,
)
from keltis.fast.entry import entry

NOTHING = -1  # as an action: only chance acts

Bytes = npt.NDArray[np.int8]


@entry
def advance(boards, states, lucks, action, observation, mask):
    """Do what the seat at the move decides, if it is legal, and all that chance does then; who is next.

    Writes what that seat sees and may do.
    """
    board, s, luck = boards[0], states[0], lucks[0]
    if action != NOTHING and (action < 0 or action >= len(mask) or mask[action] == 0):
        return REFUSED
    who = CHANCE
    while who == CHANCE:
        if action != NOTHING:
            apply_action(board, s, action)
        who = mover(s)
        if who == CHANCE:
            action = chance_way(board, s, below(luck, chance_ways(board, s)))
    write_mask(s, legal_actions(board, s), mask)
    if who != NOBODY:
        observe(board, s, who, observation)
    return who


@entry
def look(boards, states, seat, observation):
    """Write what a seat may know."""
    observe(boards[0], states[0], seat, observation)


class Single:
    """One game that is played step by step."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._position = table.positions(1)
        self._luck = LUCK.empty(1)
        self._observation = np.zeros(table.game.observation.size(table.players), np.int8)  # of the mover
        self._mask = np.zeros(table.game.actions.decisions, np.int8)
        self._mover = NOBODY

    def begin(self, number: int, index: int) -> int:
        """Start game `index` of a series; who is at the move then."""
        self._position[:] = self.table.fresh
        LUCK.write(self._luck, 0, lucky(number, index))
        return self._advance(NOTHING)

    def step(self, action: int) -> int:
        """Do an action; who is at the move then, or REFUSED if the action was not legal."""
        return REFUSED if action == NOTHING else self._advance(action)

    def _advance(self, action: int) -> int:
        room = (self._position, self._luck)
        who: int = advance(self.table.board, *room, action, self._observation, self._mask)
        if who != REFUSED:
            self._mover = who
        return who

    def observation(self, seat: int) -> Bytes:
        """What a seat may know."""
        if seat == self._mover:
            return self._observation.copy()
        out = np.zeros_like(self._observation)
        look(self.table.board, self._position, seat, out)
        return out

    def mask(self) -> Bytes:
        """What the seat at the move may do."""
        return self._mask.copy()

    def state(self) -> Struct:
        """The position as a plain struct."""
        return self.table.read(self._position, 0)
