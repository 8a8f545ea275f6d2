"""Reading data sets: batches of NumPy arrays from Parquet or from files of records.

>>> from keltis.research import dataset
>>> for rows in dataset("games.parquet", batch=1024, shuffle=7):  # doctest: +SKIP
...     rows.observations, rows.masks, rows.actions, rows.rewards
"""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from keltis.core.rewards import known
from keltis.research.data.block import Block, chosen_rows, joined
from keltis.research.data.info import DataInfo
from keltis.research.data.records import RecordBlocks
from keltis.research.extras import extra
from keltis.research.rows import Rows, rows_from

with extra("fast"):
    import numpy as np
    from numpy.random import Generator

PARQUET = b"PAR1"  # the magic bytes of such a file
POOL = 8  # blocks that are shuffled together


class Blocks(Protocol):
    """The blocks of a file."""

    info: DataInfo

    def rows(self) -> int:
        """The number of rows of all blocks."""

    def ordered(self, generator: Generator | None) -> Iterator[Block]:
        """All blocks, in random order if a generator is given and it is possible."""


class Dataset:
    """The decisions of many games, in batches of `Rows`. It can be iterated repeatedly.

    The file is Parquet by `keltis data make`, or records as text or JSON Lines. `batch` is the number of rows
    of a batch; the last one may have fewer. With a `shuffle` seed the rows come in random order, a different
    one in every pass: blocks are drawn at random, and the rows of eight of them (some two thousand games) are
    mixed. `seat` selects the decisions of one seat. `rewards` are "win" or "margin". `packed` leaves
    observations and masks packed, as bytes and words (see `keltis.stepping.packing`).

    A data set from records is checked by the rules while it is read, and its blocks keep their order.
    """

    def __init__(
        self,
        path: str | os.PathLike[str],
        *,
        batch: int = 4096,
        shuffle: int | None = None,
        seat: int | None = None,
        rewards: str = "win",
        packed: bool = False,
        board: str | os.PathLike[str] | None = None,
    ) -> None:
        self._blocks = _opened(Path(path), None if board is None else Path(board))
        if batch < 1:
            raise ValueError(f"batch: at least one row, not {batch}")
        if seat is not None and not 0 <= seat < self.info.players:
            raise ValueError(f"seat: {seat} is not between 0 and {self.info.players - 1}")
        self.batch, self.shuffle, self.seat = batch, shuffle, seat
        self.rewards, self.packed = known(rewards), packed
        self._passes = 0

    @property
    def info(self) -> DataInfo:
        """A description of the games: game, board, bots."""
        return self._blocks.info

    def __len__(self) -> int:
        """The number of rows, of all seats; records have to be read to know."""
        return self._blocks.rows()

    def read(self) -> Rows:
        """All rows at once."""
        return self._rows(joined([self._selected(block) for block in self._blocks.ordered(None)]))

    def __iter__(self) -> Iterator[Rows]:
        generator = None
        if self.shuffle is not None:
            generator = np.random.default_rng([self.shuffle, self._passes])
            self._passes += 1
        left: Block | None = None
        for block in self._mixed(generator):
            whole = block if left is None else joined([left, block])
            full = len(whole.actions) // self.batch * self.batch
            for first in range(0, full, self.batch):
                yield self._rows(chosen_rows(whole, slice(first, first + self.batch)))
            left = chosen_rows(whole, slice(full, None))
        if left is not None and len(left.actions):
            yield self._rows(left)

    def _mixed(self, generator: Generator | None) -> Iterator[Block]:
        """The selected rows, mixed if a generator is given."""
        pool: list[Block] = []
        for block in self._blocks.ordered(generator):
            pool.append(self._selected(block))
            if generator is None or len(pool) == POOL:
                yield _shuffled(pool, generator)
                pool = []
        if pool:
            yield _shuffled(pool, generator)

    def _selected(self, block: Block) -> Block:
        return block if self.seat is None else chosen_rows(block, block.seats == self.seat)

    def _rows(self, block: Block) -> Rows:
        return rows_from(block, self.info.rules, self.info.players, self.rewards, self.packed)


dataset = Dataset  # as `keltis.research.dataset`


def _opened(path: Path, board: Path | None) -> Blocks:
    with path.open("rb") as file:
        kind = file.read(len(PARQUET))
    if kind != PARQUET:
        return RecordBlocks(path, board)
    from keltis.research.data.parquet import ParquetBlocks  # needs pyarrow

    return ParquetBlocks(path)


def _shuffled(pool: list[Block], generator: Generator | None) -> Block:
    whole = joined(pool) if len(pool) > 1 else pool[0]
    return whole if generator is None else chosen_rows(whole, generator.permutation(len(whole.actions)))
