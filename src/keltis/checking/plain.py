"""Checking files of records: syntax, legality of every action, headings and results.

Uses compiled rules where that pays, otherwise plain Python, with the same results and errors.
"""

from collections.abc import Callable
from pathlib import Path
from typing import IO

from keltis.core.game import AnyGame
from keltis.core.record import Body, RecordError
from keltis.core.record_file import read_bodies
from keltis.engine import obstacle
from keltis.games import GAMES
from keltis.messages.message import message

LARGE = 5_000_000  # bytes (thousands of games); from here on it pays to compile the rules first

Told = Callable[[int], None]  # called with the number of bytes checked so far


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
    """The number of games in a file; RecordError names the first wrong line and the reason.

    `compiled` selects the engine; None: the faster one.
    """
    try:
        with path.open("rb") as file:
            if compiled is None:
                compiled = file.seekable() and pays_to_compile(path.stat().st_size)
            if compiled:
                from keltis.checking.compiled import check_compiled

                return check_compiled(file, games, board, told)
            return check_plainly(file, games, board, told)
    except OSError as error:
        raise RecordError(0, message("record-file", why=error.strerror or str(error))) from None


def pays_to_compile(size: int) -> bool:
    """Whether compiled rules check so many bytes sooner, compiling included."""
    return size >= LARGE and not obstacle()


def check_plainly(file: IO[bytes], games: tuple[AnyGame, ...], board: Path | None, told: Told) -> int:
    """Check an open file in plain Python."""
    number = 0
    for found in read_bodies(file, Body, games, board):
        number += 1
        told(found.byte)
    return number
