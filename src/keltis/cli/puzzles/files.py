"""Files of puzzles, with errors as commands report them."""

from pathlib import Path

from keltis.cli.error import command_error
from keltis.messages.message import message
from keltis.puzzles.puzzle_file import PuzzleError, PuzzleFile, read


def read_puzzles(path: Path) -> PuzzleFile:
    """All puzzles of a file."""
    try:
        return read(path)
    except OSError as error:
        raise command_error("complain-record", path=str(path), why=error.strerror or str(error)) from None
    except PuzzleError as error:
        why = message("record-line", line=error.line, why=error.why)
        raise command_error("complain-record", path=str(path), why=why) from None
