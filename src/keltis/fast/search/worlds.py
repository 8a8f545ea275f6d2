"""Rollouts for the coach, compiled: all compared turns are played in the same worlds (common random numbers).

Sums are integers, so they do not depend on the machine or on how the worlds are divided.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from typing import Any

import numpy as np

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.rng import mix64
from keltis.fast.batch.board import RNG, CompiledBoard
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.rule_calls import imagine
from keltis.fast.search.outcomes import WHOLE, lead_of, share_of
from keltis.fast.search.rollouts import roll_out, weight_records, worth_of_end

TWELFTH = WHOLE // 12  # the unit of shares: a win shared by n seats is 12 / n
MARGIN, REACH = 1000, 10  # parameters of `worth_of_end`, as used by the strongest search level

Rows = list[list[int]]


@entry
def play_worlds(boards, leaves, room, rngs, weights, seat, series, begin, end, shares, totals):
    """Play the worlds begin … end - 1 of a series from every leaf, with what `seat` cannot know dealt again.

    Adds to `shares` twelfths of a win by leaf and seat, and to `totals` by leaf the lead, the value of the
    end, the difference of the shares to the first leaf in the same world, and its square.
    """
    board, w, rng = boards[0], weights[0], rngs[0]
    for world in range(begin, end):
        first = 0
        for leaf in range(len(leaves)):
            room[0] = leaves[leaf]
            s = room[0]
            rng.x = mix64(series + world)
            imagine(board, s, seat, rng)
            roll_out(board, s, w, rng)
            share, lead = share_of(board, s, seat), lead_of(board, s, seat)
            for other in range(shares.shape[1]):
                shares[leaf, other] += share_of(board, s, other) // TWELFTH
            if leaf == 0:
                first = share
            gap = (share - first) // TWELFTH
            totals[leaf, 0] += lead
            totals[leaf, 1] += worth_of_end(share, lead, MARGIN, REACH)
            totals[leaf, 2] += gap
            totals[leaf, 3] += gap * gap


class WorldPlayer:
    """Plays determinised worlds on a board by a heuristic."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any], weights: Any) -> None:
        self._table = CompiledBoard(game, players, board)
        self._room, self._rngs = self._table.positions(1), RNG.empty(1)
        self._weights = weight_records([weights])

    def play(
        self, leaves: Sequence[Struct], seat: int, series: int, begin: int, end: int
    ) -> tuple[Rows, Rows]:
        """The sums over these worlds: by leaf and seat twelfths of a win, and by leaf its totals."""
        shares = np.zeros((len(leaves), self._table.players), np.int64)
        totals = np.zeros((len(leaves), 4), np.int64)
        records = self._table.carrier.empty(len(leaves))
        for index, leaf in enumerate(leaves):
            self._table.carrier.write(records, index, leaf)
        play_worlds(
            self._table.board, records, self._room, self._rngs, self._weights, seat, series, begin, end,
            shares, totals,
        )  # fmt: skip
        return shares.tolist(), totals.tolist()
