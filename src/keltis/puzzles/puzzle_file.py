"""Files of puzzles: JSON Lines, first a header, then one line per puzzle."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from keltis.messages.message import Message, message, quoted
from keltis.puzzles.puzzle import FORMAT, TITLE, Header, Puzzle, line_of, puzzle_of


class PuzzleError(ValueError):
    """An unreadable file of puzzles: the line and the reason."""

    def __init__(self, line: int, why: Message) -> None:
        self.line, self.why = line, why
        super().__init__(line, why)


@dataclass(frozen=True)
class PuzzleFile:
    """The puzzles of one game."""

    header: Header
    puzzles: tuple[Puzzle, ...]


def read(path: Path) -> PuzzleFile:
    """All puzzles of a file; PuzzleError if a line is malformed, OSError if it cannot be read."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise PuzzleError(1, message("puzzles-no-text")) from None
    return parsed(text)


def parsed(text: str) -> PuzzleFile:
    """The puzzles in the text of a file."""
    lines = text.splitlines()
    header = _header(_data(1, lines[0] if lines else ""))
    return PuzzleFile(header, tuple(_puzzles(lines[1:])))


def _puzzles(lines: list[str]) -> Iterator[Puzzle]:
    for number, line in enumerate(lines, 2):
        data = _data(number, line)
        try:
            yield puzzle_of(data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise PuzzleError(number, message("puzzles-malformed", why=quoted(error))) from None


def _data(number: int, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError:
        raise PuzzleError(number, message("puzzles-no-json")) from None
    if not isinstance(data, dict):
        raise PuzzleError(number, message("puzzles-no-json"))
    return data


def _header(data: dict[str, Any]) -> Header:
    if data.pop(TITLE, None) != FORMAT:
        raise PuzzleError(1, message("puzzles-no-header"))
    try:
        return Header(**data)
    except TypeError:
        raise PuzzleError(1, message("puzzles-no-header")) from None


def begin(path: Path, header: Header) -> None:
    """Create a file without puzzles."""
    path.write_text(line_of(header.json()), "utf-8")


def append(path: Path, puzzle: Puzzle) -> None:
    """Add a puzzle to the end of a file."""
    with path.open("a", encoding="utf-8") as file:
        file.write(line_of(puzzle.json()))


@cache
def shipped(game: str) -> PuzzleFile | None:
    """The puzzles of a game in this package; None if it has none."""
    file = files("keltis.puzzles").joinpath("data", f"{game}.jsonl")
    return parsed(file.read_text("utf-8")) if file.is_file() else None
