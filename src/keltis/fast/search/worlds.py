"""Rollouts for the coach, compiled: all compared turns are played in the same worlds (common random numbers).

Sums are integers, so they do not depend on the machine or on how the worlds are divided.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from typing import Any, NamedTuple

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


class WorldRange(NamedTuple):
    """The worlds begin … end - 1 of a series."""

    series: Any
    begin: Any
    end: Any


class WorldSums(NamedTuple):
    """Sums over worlds, by leaf."""

    shares: Any  # twelfths of a win, by leaf and seat
    totals: Any  # lead, value of the end, difference of the shares to the first leaf, and its square


@entry
def play_worlds(boards, leaves, scratch, rngs, weights, seat, worlds, sums):
    """Play worlds from every leaf, with what `seat` cannot know dealt again, and add up the results."""
    board, w, rng = boards[0], weights[0], rngs[0]
    shares, totals = sums
    for world in range(worlds.begin, worlds.end):
        first = 0
        for leaf in range(len(leaves)):
            scratch[0] = leaves[leaf]
            s = scratch[0]
            rng.x = mix64(worlds.series + world)
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
        self._scratch, self._rngs = self._table.positions(1), RNG.empty(1)
        self._weights = weight_records([weights])

    def play(
        self, leaves: Sequence[Struct], seat: int, series: int, begin: int, end: int
    ) -> tuple[Rows, Rows]:
        """The sums over these worlds: by leaf and seat twelfths of a win, and by leaf its totals."""
        sums = WorldSums(
            shares=np.zeros((len(leaves), self._table.players), np.int64),
            totals=np.zeros((len(leaves), 4), np.int64),
        )
        records = self._table.carrier.empty(len(leaves))
        for index, leaf in enumerate(leaves):
            self._table.carrier.write(records, index, leaf)
        memory = (self._scratch, self._rngs, self._weights)
        play_worlds(self._table.board, records, *memory, seat, WorldRange(series, begin, end), sums)
        return sums.shares.tolist(), sums.totals.tolist()
