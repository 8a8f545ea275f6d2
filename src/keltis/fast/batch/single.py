"""A single compiled game, step by step: a whole step is one call, with little work in Python."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np
import numpy.typing as npt

from keltis.core.layout import Struct
from keltis.core.rng import below, seeded_rng
from keltis.core.seats import CHANCE, NOBODY, REFUSED
from keltis.fast.batch.board import RNG, CompiledBoard
from keltis.fast.jit.dispatch import (
    apply_action,
    chance_way,
    chance_ways,
    legal_actions,
    mover,
    observe,
    write_mask,
)
from keltis.fast.jit.entry_points import entry

NOTHING = -1  # passed as an action: only chance acts

Bytes = npt.NDArray[np.int8]


@entry
def advance(boards, states, rngs, action, observation, mask):
    """Do the action of the seat to move if it is legal, then the chance actions; returns the next seat.

    Writes the observation and the mask of that seat.
    """
    board, s, rng = boards[0], states[0], rngs[0]
    if action != NOTHING and (action < 0 or action >= len(mask) or mask[action] == 0):
        return REFUSED
    who = CHANCE
    while who == CHANCE:
        if action != NOTHING:
            apply_action(board, s, action)
        who = mover(s)
        if who == CHANCE:
            action = chance_way(board, s, below(rng, chance_ways(board, s)))
    write_mask(s, legal_actions(board, s), mask)
    if who != NOBODY:
        observe(board, s, who, observation)
    return who


@entry
def look(boards, states, seat, observation):
    """Write the observation of a seat."""
    observe(boards[0], states[0], seat, observation)


class Single:
    """A game that is played step by step."""

    def __init__(self, table: CompiledBoard) -> None:
        self.table = table
        self._position = table.positions(1)
        self._rng = RNG.empty(1)
        # observation and mask of the mover
        self._observation = np.zeros(table.game.learning.observation.size(table.players), np.int8)
        self._mask = np.zeros(table.game.actions.decisions, np.int8)
        self._mover = NOBODY

    def begin(self, number: int, index: int) -> int:
        """Start game `index` of a series; returns the seat to move."""
        self._position[:] = self.table.fresh
        RNG.write(self._rng, 0, seeded_rng(number, index))
        return self._advance(NOTHING)

    def step(self, action: int) -> int:
        """Do an action; returns the seat to move, or REFUSED if the action was illegal."""
        return REFUSED if action == NOTHING else self._advance(action)

    def _advance(self, action: int) -> int:
        memory = (self._position, self._rng)
        who: int = advance(self.table.board, *memory, action, self._observation, self._mask)
        if who != REFUSED:
            self._mover = who
        return who

    def observation(self, seat: int) -> Bytes:
        """The observation of a seat."""
        if seat == self._mover:
            return self._observation.copy()
        out = np.zeros_like(self._observation)
        look(self.table.board, self._position, seat, out)
        return out

    def mask(self) -> Bytes:
        """The mask of the seat to move."""
        return self._mask.copy()

    def state(self) -> Struct:
        """The position as a plain struct."""
        return self.table.read(self._position, 0)
