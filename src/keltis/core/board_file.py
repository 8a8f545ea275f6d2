"""Board files: the board of a game as TOML, validated; every error names the key and the reason."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from keltis.messages.message import Message, message

MAX_BYTES = 1 << 20
MAX_OWN = 1 << 14  # characters of an own board at a table or in a record
MAX_SHOWN = 60  # characters of a wrong key or value in an error
FOR_PEOPLE = ("name", "provenance")  # keys that are not part of the fingerprint


class BoardError(ValueError):
    """An invalid board file: which key, and why."""

    def __init__(self, text: str, place: str = "", why: str = "", told: Message | None = None) -> None:
        super().__init__(text)
        self.told = told  # the reason in the languages of players, for what happens in the board workshop
        self.place = place  # the key with the tables it is in, e.g. "paths.values[3]"; "" for the whole file
        self.why = why or text


def shown(value: Any) -> str:
    """A wrong value in an error: short, and without the inside of lists and tables, which may be deep."""
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a table"
    if isinstance(value, int) and abs(value) >= 1 << 63:
        return "a huge number"  # Python does not print more than 4300 digits
    text = repr(value)
    return text if len(text) <= MAX_SHOWN else f"{text[:MAX_SHOWN]}…"


class TomlTable:
    """A table of a board file, read key by key. `finish` rejects keys that were never read (typos)."""

    def __init__(self, table: dict[str, Any], place: str) -> None:
        self.content = table
        self._read: set[str] = set()
        self._tables: list[TomlTable] = []
        self.place = place

    def fail(self, name: str, why: str, told: Message | None = None) -> BoardError:
        """The error for one key."""
        place = f"{self.place}{name[:MAX_SHOWN]}"
        return BoardError(f"{place}: {why}", place, why, told)

    def _get(self, name: str) -> Any:
        self._read.add(name)
        if name not in self.content:
            raise self.fail(name, "is missing")
        return self.content[name]

    def number(self, name: str, least: int, most: int) -> int:
        """An integer within bounds."""
        return self._number(name, self._get(name), least, most)

    def _number(self, name: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int:
            raise self.fail(name, f"expected an integer, not {shown(value)}")
        if not least <= value <= most:
            told = message("board-number", number=shown(value), least=least, most=most)
            raise self.fail(name, f"{shown(value)} is not between {least} and {most}", told)
        return value

    def numbers(self, name: str, least: int, most: int, lengths: range) -> list[int]:
        """A list of integers within bounds, of an allowed length."""
        value = self._get(name)
        if not isinstance(value, list):
            raise self.fail(name, f"expected a list of integers, not {shown(value)}")
        if len(value) not in lengths:
            raise self.fail(name, f"{len(value)} numbers, {lengths[0]} to {lengths[-1]} are possible")
        return [self._number(f"{name}[{i}]", item, least, most) for i, item in enumerate(value)]

    def counts(self, name: str, keys: range, least: int, most: int) -> dict[int, int]:
        """A table from small numbers to counts; missing numbers count 0."""
        table = self.table(name)
        found = {}
        for key in table.names():
            if not key.isascii() or not key.isdigit() or int(key) not in keys:
                raise table.fail(key, f"a number from {keys[0]} to {keys[-1]} is expected here")
            found[int(key)] = table.number(key, least, most)
        return found

    def text(self, name: str) -> str:
        """A short text on one line."""
        value = self._get(name)
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= 60:
            raise self.fail(name, "expected a text of 1 to 60 printable characters")
        return value

    def texts(self, name: str, lengths: range) -> list[str]:
        """A list of short texts, of an allowed length."""
        value = self._get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(name, f"expected a list of texts, not {shown(value)}")
        if len(value) not in lengths:
            raise self.fail(name, f"{len(value)} texts, {lengths[0]} to {lengths[-1]} are possible")
        return value

    def table(self, name: str) -> "TomlTable":
        """A table inside this one."""
        value = self._get(name)
        if not isinstance(value, dict):
            raise self.fail(name, f"expected a table, not {shown(value)}")
        inner = TomlTable(value, f"{self.place}{name}.")
        self._tables.append(inner)
        return inner

    def names(self) -> list[str]:
        """The keys of this table, in file order."""
        return list(self.content)

    def ignore(self, name: str) -> None:
        """Allow a key that is only for human readers."""
        self._read.add(name)

    def finish(self) -> None:
        """Reject keys that were never read."""
        for name in self.content:
            if name not in self._read:
                raise self.fail(name, "unknown key")
        for table in self._tables:
            table.finish()


def read_toml(path: Path) -> TomlTable:
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BoardError(f"{path}: {error.strerror}") from None
    if len(data) > MAX_BYTES:
        raise BoardError(f"{path}: a board file has at most {MAX_BYTES} bytes")
    try:
        return parse_toml(data.decode())
    except UnicodeDecodeError:
        raise BoardError(f"{path}: is not UTF-8 text") from None
    except BoardError as error:
        raise BoardError(f"{path}: {error}") from None


def parse_toml(text: str) -> TomlTable:
    """A board file from its text; BoardError if it is not TOML."""
    try:
        return TomlTable(tomllib.loads(text), "")
    except (ValueError, RecursionError) as error:  # huge numbers; deep nesting
        raise BoardError(str(error)) from None


def own_content(text: str) -> dict[str, Any]:
    """The content of a board in a record (`NamedBoard.content`); BoardError if it is not in that form."""
    try:
        content = json.loads(text) if len(text) <= MAX_OWN else None
        canonical = isinstance(content, dict) and content_text(content) == text
    except (ValueError, RecursionError):
        canonical = False
    if not canonical or not isinstance(content, dict):
        raise BoardError(f"a board must be a JSON object of at most {MAX_OWN} characters, without blanks")
    return content


def most_players(toml: TomlTable, seats: int) -> int:
    """The highest number of players on a board; by default the number of seats."""
    return toml.number("players", 2, seats) if "players" in toml.names() else seats


def content_text(content: dict[str, Any], sort: bool = False) -> str:
    """The content of a board as JSON on one line, without the keys for human readers."""
    kept = {name: value for name, value in content.items() if name not in FOR_PEOPLE}
    return json.dumps(kept, sort_keys=sort, separators=(",", ":"))


def fingerprint(content: dict[str, Any]) -> str:
    """A hash of the content: a record is only replayed on the board on which it was played.

    It is computed from the file, not from the struct, so that records survive changes of the struct.
    """
    return hashlib.sha256(content_text(content, sort=True).encode()).hexdigest()[:12]
