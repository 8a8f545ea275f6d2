"""Blocks in Parquet files: a row group per block, and a description of the games in the metadata."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from keltis.games import NAMES
from keltis.messages.message import message
from keltis.research.data.block import Block
from keltis.research.data.info import FORMAT, DataError, DataInfo
from keltis.research.extras import extra

with extra("data"):
    import pyarrow as pa
    from pyarrow import parquet

KEY = b"keltis"
COMPRESSION, LEVEL = "zstd", 1
PART = ".part"  # suffix of a file that is being written


def schema(info: DataInfo) -> Any:
    """The columns of a file."""
    game = info.rules
    columns = [
        ("game", pa.int64()),
        ("seat", pa.int8()),
        ("action", pa.int16()),
        ("mask", pa.binary(8 * len(game.actions.starts))),
        ("observation", pa.binary(game.learning.observation.packed_size(info.players))),
        ("score", pa.int16()),
        ("win", pa.float32()),
        ("margin", pa.float32()),
    ]
    return pa.schema(columns, metadata={KEY: json.dumps(asdict(info)).encode()})


@contextmanager
def writing(path: Path, info: DataInfo) -> Iterator[Any]:
    """A function that appends a block to a new file.

    Written to a temporary file and renamed atomically when complete; if interrupted by Ctrl-C, the file has
    the games so far.
    """
    part = path.with_name(path.name + PART)
    kind = schema(info)
    try:
        options = {"use_dictionary": False, "write_statistics": False}
        writer = parquet.ParquetWriter(
            part, kind, compression=COMPRESSION, compression_level=LEVEL, **options
        )
        with writer:
            try:
                yield lambda block: writer.write_table(_table(block, kind))
            except KeyboardInterrupt:
                writer.close()
                part.replace(path)
                raise
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _table(block: Block, kind: Any) -> Any:
    words, seen = (_as_bytes(array) for array in (block.words, block.seen))
    columns = [block.games, block.seats, block.actions, words, seen, block.scores, block.wins, block.margins]
    return pa.Table.from_arrays(
        [pa.array(c) if isinstance(c, np.ndarray) else c for c in columns], schema=kind
    )


def _as_bytes(array: Any) -> Any:
    """The rows of an array as byte strings of a fixed size, without a copy."""
    rows = np.ascontiguousarray(array)
    size = rows.shape[1] * rows.itemsize
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(size), len(rows), [None, pa.py_buffer(rows)])


# --- reading -----------------------------------------------------------------------------------


class ParquetBlocks:
    """The blocks of a file, read one by one."""

    def __init__(self, path: Path) -> None:
        try:
            self._file = parquet.ParquetFile(os.fspath(path))
        except pa.ArrowInvalid:
            raise DataError(path, message("data-foreign")) from None
        self.info = _info(path, self._file.schema_arrow)

    def rows(self) -> int:
        return int(self._file.metadata.num_rows)

    def ordered(self, generator: np.random.Generator | None) -> Iterator[Block]:
        numbers = np.arange(self._file.num_row_groups)
        for number in numbers if generator is None else generator.permutation(numbers):
            yield self._block(int(number))

    def _block(self, number: int) -> Block:
        table = self._file.read_row_group(number)
        columns = [_plain_array(table.column(name)) for name in table.column_names]
        games, seats, actions, words, seen, *results = columns
        return Block(games, seats, actions, words.view(np.int64), seen, *results)


def _info(path: Path, found: Any) -> DataInfo:
    """A file's description of itself, checked against what this version of the package can read."""
    try:
        info = DataInfo(**json.loads(found.metadata[KEY]))
    except (TypeError, KeyError, ValueError):
        raise DataError(path, message("data-foreign")) from None
    if info.format != FORMAT or info.game not in NAMES:
        raise DataError(path, message("data-format"))
    version = info.rules.learning.observation.version
    if info.observation != version:
        raise DataError(path, message("data-observation", found=info.observation, known=version))
    if found != schema(info):
        raise DataError(path, message("data-columns-wrong"))
    return info


def _plain_array(column: Any) -> Any:
    """A column as a NumPy array; byte strings as rows of bytes."""
    array = column.combine_chunks() if column.num_chunks != 1 else column.chunk(0)
    if not pa.types.is_fixed_size_binary(array.type):
        return array.to_numpy(zero_copy_only=False)
    size = array.type.byte_width
    whole = np.frombuffer(array.buffers()[1], np.uint8, size * len(array), size * array.offset)
    return whole.reshape(len(array), size)
