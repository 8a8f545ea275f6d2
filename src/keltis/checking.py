"""Whether files of records are good: readable, every action legal, every heading and result right.

By the compiled rules where that pays, else in plain Python. The verdict is the same, and so is the complaint.
"""

from collections.abc import Callable
from pathlib import Path
from typing import IO

from keltis.core.game import AnyGame
from keltis.core.message import message
from keltis.core.record import Body, RecordError
from keltis.core.recordfile import read_bodies
from keltis.engine import obstacle
from keltis.games import GAMES

LARGE = 5_000_000  # bytes that are worth the seconds of compiling the rules first: thousands of games

Told = Callable[[int], None]  # takes the number of bytes that are checked


def _nobody(done: int) -> None:
    pass


def check_file(
    path: Path,
    games: tuple[AnyGame, ...] = GAMES,
    board: Path | None = None,
    *,
    told: Told = _nobody,
    compiled: bool | None = None,
) -> int:
    """The number of games in a good file; a RecordError says in which line a bad one goes wrong, and why.

    `compiled` says by which engine, else the better one.
    """
    try:
        with path.open("rb") as file:
            if compiled is None:
                compiled = file.seekable() and pays_to_compile(path.stat().st_size)
            if compiled:
                from keltis.fast.transcripts import check_compiled

                return check_compiled(file, games, board, told)
            return check_plainly(file, games, board, told)
    except OSError as error:
        raise RecordError(0, message("record-file", why=error.strerror or str(error))) from None


def pays_to_compile(size: int) -> bool:
    """Whether so many bytes are best checked by the compiled rules."""
    return size >= LARGE and not obstacle()


def check_plainly(file: IO[bytes], games: tuple[AnyGame, ...], board: Path | None, told: Told) -> int:
    """Check an open file in plain Python."""
    number = 0
    for found in read_bodies(file, Body, games, board):
        number += 1
        told(found.byte)
    return number
