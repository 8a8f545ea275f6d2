"""Board files: the physical facts of a game as TOML, read with exact complaints."""

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

MAX_BYTES = 1 << 20
FOR_PEOPLE = ("name", "provenance")  # what can change without changing the board


class BoardError(ValueError):
    """A board file that cannot be played on; says where and why."""


class Facts:
    """One table of a board file. Every fact is asked for by name; what nobody asked for is a complaint."""

    def __init__(self, table: dict[str, Any], place: str) -> None:
        self.content = table
        self._asked: set[str] = set()
        self._tables: list[Facts] = []
        self.place = place

    def fail(self, name: str, why: str) -> BoardError:
        """The complaint about one fact."""
        return BoardError(f"{self.place}{name}: {why}")

    def _get(self, name: str) -> Any:
        self._asked.add(name)
        if name not in self.content:
            raise self.fail(name, "is missing")
        return self.content[name]

    def number(self, name: str, least: int, most: int) -> int:
        """A whole number within bounds."""
        return self._number(name, self._get(name), least, most)

    def _number(self, name: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int:
            raise self.fail(name, f"a whole number is needed, not {value!r}")
        if not least <= value <= most:
            raise self.fail(name, f"{value} is not between {least} and {most}")
        return value

    def numbers(self, name: str, least: int, most: int, lengths: range) -> list[int]:
        """A list of whole numbers within bounds, of an allowed length."""
        value = self._get(name)
        if not isinstance(value, list):
            raise self.fail(name, f"a list of numbers is needed, not {value!r}")
        if len(value) not in lengths:
            raise self.fail(name, f"{len(value)} numbers, {lengths[0]} to {lengths[-1]} are possible")
        return [self._number(f"{name}[{i}]", item, least, most) for i, item in enumerate(value)]

    def counts(self, name: str, keys: range, least: int, most: int) -> dict[int, int]:
        """A table from small numbers to counts; numbers that are not named count 0."""
        table = self.table(name)
        found = {}
        for key in table.names():
            if not key.isascii() or not key.isdigit() or int(key) not in keys:
                raise table.fail(key, f"a number from {keys[0]} to {keys[-1]} is needed here")
            found[int(key)] = table.number(key, least, most)
        return found

    def text(self, name: str) -> str:
        """A short text on one line."""
        value = self._get(name)
        if not isinstance(value, str) or not value.isprintable() or not 0 < len(value) <= 60:
            raise self.fail(name, "a text of 1 to 60 printable characters is needed")
        return value

    def texts(self, name: str, lengths: range) -> list[str]:
        """A list of short texts, of an allowed length."""
        value = self._get(name)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(name, f"a list of texts is needed, not {value!r}")
        if len(value) not in lengths:
            raise self.fail(name, f"{len(value)} texts, {lengths[0]} to {lengths[-1]} are possible")
        return value

    def table(self, name: str) -> "Facts":
        """A table inside this one."""
        value = self._get(name)
        if not isinstance(value, dict):
            raise self.fail(name, f"a table is needed, not {value!r}")
        inner = Facts(value, f"{self.place}{name}.")
        self._tables.append(inner)
        return inner

    def names(self) -> list[str]:
        """The names of all facts in this table, in the file's order."""
        return list(self.content)

    def ignore(self, name: str) -> None:
        """Allow a fact that only people read."""
        self._asked.add(name)

    def finish(self) -> None:
        """Complain about facts that nobody asked for: they are typing errors."""
        for name in self.content:
            if name not in self._asked:
                raise self.fail(name, "is not a fact of this game")
        for table in self._tables:
            table.finish()


def read_facts(path: Path) -> Facts:
    """The facts of a board file."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BoardError(f"{path}: {error.strerror}") from None
    if len(data) > MAX_BYTES:
        raise BoardError(f"{path}: a board file has at most {MAX_BYTES} bytes")
    try:
        return Facts(tomllib.loads(data.decode()), "")
    except UnicodeDecodeError:
        raise BoardError(f"{path}: is not UTF-8 text") from None
    except (ValueError, RecursionError) as error:  # also numbers and nesting beyond all bounds
        raise BoardError(f"{path}: {error}") from None


def most_players(facts: Facts, seats: int) -> int:
    """For how many players a board is at most; one that does not say so is for as many as there are seats."""
    return facts.number("players", 2, seats) if "players" in facts.names() else seats


def fingerprint(facts: Facts) -> str:
    """A short name for exactly these facts: a record is only replayed on the board it was played on.

    Made from the file, not from the struct it becomes, so that old records outlive changes of the program.
    """
    facts_alone = {name: value for name, value in facts.content.items() if name not in FOR_PEOPLE}
    text = json.dumps(facts_alone, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]
