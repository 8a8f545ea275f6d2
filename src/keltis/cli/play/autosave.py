"""Autosave: after every turn the whole record is written atomically."""

import os
import tempfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from keltis.cli.error import command_error
from keltis.core.record import Record
from keltis.core.record_file import as_jsonl, as_text


def state_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder of games without a file of their own."""
    base = environment.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "keltis"


def write_whole(path: Path, text: str) -> None:
    """Write a file atomically: it has either the old or the new content."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def record_text(record: Record, path: Path) -> str:
    """A record in the format given by the file's suffix."""
    return as_jsonl(record) if path.suffix == ".jsonl" else as_text(record)


class Autosave:
    """Saves one game in one file."""

    def __init__(self, path: Path, temporary: bool = False) -> None:
        self.path = path
        self.temporary = temporary  # created by autosave, so it may be deleted by it

    def save(self, record: Record) -> None:
        """Write the game as it is now; OSError if that is not possible."""
        write_whole(self.path, record_text(record, self.path))

    def remember(self) -> None:
        """Make this the game of `--resume` without a file."""
        write_whole(state_folder() / "last", f"{self.path.absolute()}\n")

    def forget(self) -> None:
        """Delete the file unless the user named it."""
        if self.temporary:
            self.path.unlink(missing_ok=True)


def new_autosave(game: str) -> Autosave:
    """A new file for a new game."""
    moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    folder = state_folder() / "games"
    path = folder / f"{moment}-{game}.txt"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{moment}-{game}-{number}.txt"
    return Autosave(path, temporary=True)


def autosave_to(path: Path) -> Autosave:
    """A file that the player named; an older game in it is not overwritten."""
    if os.path.lexists(path):
        raise command_error("complain-exists", path=str(path))
    return Autosave(path)


def last_game() -> Path:
    """The game that was played last and is not over."""
    for path in _latest_first():
        if path.is_file() and not is_over(path):
            return path
    raise command_error("complain-no-last")


def _latest_first() -> Iterator[Path]:
    pointer = state_folder() / "last"
    if pointer.is_file():
        yield Path(pointer.read_text("utf-8").strip())
    found = list((state_folder() / "games").glob("*.txt"))
    yield from sorted(found, key=lambda path: path.stat().st_mtime_ns, reverse=True)


def is_over(path: Path) -> bool:
    """Whether the file ends with a result; it is not read as a record yet."""
    with path.open("rb") as file:
        file.seek(max(0, path.stat().st_size - 200))
        last = file.read().rstrip(b"\n").rpartition(b"\n")[2]
    return last.startswith((b"end ", b'{"turn":"end '))
