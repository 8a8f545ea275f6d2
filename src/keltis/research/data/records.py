"""Files of records as blocks: by compiled rules where that pays, otherwise in plain Python."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

from keltis.checking.plain import check_file, pays_to_compile
from keltis.core.record import Body, Header
from keltis.core.record_file import read_bodies, read_records
from keltis.games import GAMES, game_named
from keltis.messages.message import message
from keltis.research.data.block import Block, block_of, joined
from keltis.research.data.info import DataError, DataInfo

FEW = 64  # games of a block in plain Python


class RecordBlocks:
    """The blocks of a file of records, always in its order. An invalid record raises RecordError."""

    def __init__(self, path: Path, board: Path | None) -> None:
        self._path, self._board = path, board
        with path.open("rb") as file:
            first = next(read_bodies(file, Body, GAMES, board))
        self.info = _described(first.header)

    def rows(self) -> int:
        return sum(len(block.actions) for block in self.ordered(None))

    def ordered(self, generator: object) -> Iterator[Block]:
        if pays_to_compile(self._path.stat().st_size):
            return self._compiled()
        return self._plain()

    def _plain(self) -> Iterator[Block]:
        records, number = read_records(self._path, GAMES, self._board), 0
        while some := list(islice(records, FEW)):
            for record in some:
                self._check_kind(record.header)
            yield joined([block_of(record.play, number + place) for place, record in enumerate(some)])
            number += len(some)

    def _compiled(self) -> Iterator[Block]:
        from keltis.research.data.compiled import recorded_blocks

        check_file(self._path, board=self._board, compiled=True)
        yield from recorded_blocks(self._path, self._board, self._check_kind)

    def _check_kind(self, header: Header) -> None:
        """All games of a data set are of the same kind; who plays does not matter."""
        if replace(_described(header), bots=self.info.bots) != self.info:
            raise DataError(self._path, message("data-mixed"))


def _described(header: Header) -> DataInfo:
    names = (header.game, len(header.seats), header.rules, header.board, header.fingerprint)
    version = game_named(header.game).learning.observation.version
    bots = [header.tags.get(f"bot {seat}", "") for seat in range(len(header.seats))]
    return DataInfo(*names, version, bots, None, header.options)
