"""Reading and writing records, as text or as JSON Lines with the same content."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Generic, Protocol, TypeVar

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.record import (
    FORMAT,
    MAX_NAME,
    Boards,
    Body,
    Header,
    Record,
    RecordError,
    RecordLine,
    clean,
    record_lines,
    start,
)
from keltis.messages.message import Message, message, quoted

MAX_LINE = 1 << 16
TITLE = "keltis-record"
CONTENT = "content"  # of a board that does not come with the game


# --- writing -----------------------------------------------------------------------------------


def as_text(record: Record) -> str:
    """The record as text."""
    header = record.header
    lines = [f"{TITLE} {FORMAT}", f"game: {header.game}", f"rules: {header.rules}"]
    lines.append(f"board: {header.board} {header.fingerprint}")
    lines += [f"{CONTENT}: {header.content}"] if header.content else []
    lines += [f"option {name}: {value}" for name, value in header.options.items()]
    lines += [f"seat {number}: {name}" for number, name in enumerate(header.seats)]
    lines += [f"tag {name}: {value}" for name, value in header.tags.items()]
    lines.append("")
    lines += [f"{entry.heading}: {', '.join(entry.actions)}" for entry in record_lines(record.play)]
    return "\n".join(lines) + "\n"


def as_jsonl(record: Record) -> str:
    """The record as JSON Lines: the header, then one line per turn."""
    header = record.header
    first = {
        TITLE: FORMAT,
        "game": header.game,
        "rules": header.rules,
        "board": header.board,
        "fingerprint": header.fingerprint,
        **({CONTENT: header.content} if header.content else {}),
        "options": header.options,
        "seats": header.seats,
        "tags": header.tags,
    }
    body = [{"turn": entry.heading, "actions": list(entry.actions)} for entry in record_lines(record.play)]
    return "".join(_dump(line) + "\n" for line in [first, *body])


def _dump(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# --- reading -----------------------------------------------------------------------------------


def read_records(path: Path, games: tuple[AnyGame, ...], board: Path | None = None) -> Iterator[Record]:
    """All records in a file of either format, one after another."""
    try:
        with path.open("rb") as file:
            yield from read_stream(file, games, board)
    except OSError as error:
        raise RecordError(0, message("record-file", why=error.strerror or str(error))) from None


def read_stream(file: IO[bytes], games: tuple[AnyGame, ...], board: Path | None = None) -> Iterator[Record]:
    """All records in an open file."""
    for found in read_bodies(file, Body, games, board):
        yield Record(found.header, found.body.play)


class BodyReader(Protocol):
    """Receives the lines of a body. This base class skips them."""

    def __init__(self, play: AnyPlay) -> None: ...

    def add(self, line: int, entry: RecordLine) -> None: ...

    def finish(self, line: int) -> None:
        """Called after the last line."""


A = TypeVar("A", bound=BodyReader)


@dataclass(frozen=True)
class LocatedRecord(Generic[A]):
    """A record and its position in the file: first byte, and number of lines before it."""

    byte: int
    line: int
    header: Header
    body: A


def read_bodies(
    file: IO[bytes],
    kind: type[A],
    games: tuple[AnyGame, ...],
    board: Path | None = None,
    line: int = 0,
) -> Iterator[LocatedRecord[A]]:
    """All records from the current position of an open file; `line` lines precede it."""
    lines = Lines(file, line)
    if lines.next is None:
        raise RecordError(line + 1, message("record-empty"))
    boards: Boards = {}

    def begin(header: Header) -> A:
        return kind(start(header, games, board, boards))

    read = _read_jsonl if lines.next.startswith("{") else _read_text
    while lines.next is not None:
        byte, number = lines.byte, lines.number
        header, body = read(lines, begin)
        yield LocatedRecord(byte, number, header, body)


class Lines:
    """The lines of a file with a lookahead of one; only one line is in memory."""

    def __init__(self, file: IO[bytes], number: int = 0) -> None:
        self._file = file
        self._read = file.tell() if file.seekable() else 0
        self.number = number  # of the line that was taken last
        self.byte = 0  # where the next line begins
        self.next: str | None = None
        self._load()

    def take(self) -> str:
        """The next line; the caller has checked that there is one."""
        line = self.next
        assert line is not None
        self.number += 1
        self._load()
        return line

    def _load(self) -> None:
        data = self._file.readline(MAX_LINE + 1)
        self.byte = self._read
        self._read += len(data)
        if not data:
            self.next = None
            return
        line = self.number + 1
        if len(data) > MAX_LINE:
            raise RecordError(line, message("record-long", most=MAX_LINE))
        if not data.endswith(b"\n"):
            raise RecordError(line, message("record-cut"))
        try:
            self.next = data[:-1].decode()
        except UnicodeDecodeError:
            raise RecordError(line, message("record-binary")) from None
        if not self.next.isprintable():
            raise RecordError(line, _strange(self.next))


def _strange(line: str) -> Message:
    """What is wrong with a line that contains more than printable characters."""
    if line.endswith("\r"):
        return message("record-crlf")
    strange = next(c for c in line if not c.isprintable())
    return message("record-character", code=f"U+{ord(strange):04X}")


def _read_text(lines: Lines, begin: Callable[[Header], A]) -> tuple[Header, A]:
    first = lines.take()
    if not first.startswith(f"{TITLE} "):
        raise RecordError(lines.number, message("record-title", title=f"{TITLE} {FORMAT}"))
    _check_format(lines.number, first.removeprefix(f"{TITLE} "))
    header = _read_header(lines)
    body = begin(header)
    lines.take()  # the empty line after the header
    while lines.next:
        line = lines.take()
        heading, colon, actions = line.partition(": ")
        if not colon:
            raise RecordError(lines.number, message("record-colon"))
        body.add(lines.number, RecordLine(heading, tuple(actions.split(", "))))
    body.finish(lines.number)
    if lines.next == "":  # an empty line separates records
        lines.take()
        if lines.next is None:
            raise RecordError(lines.number, message("record-blank"))
    return header, body


def _check_format(line: int, found: object) -> None:
    if str(found) != str(FORMAT):
        raise RecordError(line, message("record-format", found=quoted(found), known=FORMAT))


class _Fields:
    """The `key: value` lines of a header, in their fixed order."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self.where: dict[str, int] = {}

    def need(self, key: str) -> str:
        """The value of the next line, which must have this key."""
        line = self._lines.next or ""
        if not line.startswith(f"{key}: "):
            raise RecordError(self._lines.number + 1, message("record-need", key=key))
        return self._value(key)

    def maybe(self, key: str) -> str:
        """The value of the next line if it has this key; of any length."""
        line = self._lines.next or ""
        if not line.startswith(f"{key}: "):
            return ""
        self.where[key] = self._lines.number + 1
        return self._lines.take().removeprefix(f"{key}: ")

    def named(self, kind: str) -> Iterator[tuple[str, str]]:
        """The following lines `kind name: value`."""
        while self._lines.next is not None and self._lines.next.startswith(f"{kind} "):
            name, colon, _ = self._lines.next.removeprefix(f"{kind} ").partition(": ")
            if not colon:
                raise RecordError(self._lines.number + 1, message("record-colon"))
            yield name, self._value(f"{kind} {name}")

    def _value(self, key: str) -> str:
        value = self._lines.take().removeprefix(f"{key}: ")
        self.where[key.partition(" ")[0]] = self._lines.number
        if value != clean(value):
            raise RecordError(self._lines.number, _untidy(value))
        return value


def _untidy(value: str) -> Message:
    return message("record-untidy", value=quoted(value), most=MAX_NAME)


def _read_header(lines: Lines) -> Header:
    fields = _Fields(lines)
    game = fields.need("game")
    version = fields.need("rules")
    rules = _whole(lines.number, version)
    board, _, fingerprint = fields.need("board").rpartition(" ")
    content = fields.maybe(CONTENT)
    options = _unique(lines, fields.named("option"))
    seats: list[str] = []
    for number, name in fields.named("seat"):
        if number != str(len(seats)):
            raise RecordError(lines.number, message("record-need", key=f"seat {len(seats)}"))
        seats.append(name)
    tags = _unique(lines, fields.named("tag"))
    if lines.next != "":
        raise RecordError(lines.number + 1, message("record-header-end"))
    parts = {"option": "options", "seat": "seats", "tag": "tags"}
    where = {parts.get(key, key): line for key, line in fields.where.items()}
    return Header(game, rules, board, fingerprint, seats, options, tags, content, where)


def _unique(lines: Lines, pairs: Iterator[tuple[str, str]]) -> dict[str, str]:
    found: dict[str, str] = {}
    for name, value in pairs:
        if name in found:
            raise RecordError(lines.number, message("record-twice", name=quoted(name)))
        if name != clean(name):
            raise RecordError(lines.number, _untidy(name))
        found[name] = value
    return found


def _whole(line: int, value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > 6 or value != str(int(value)):
        raise RecordError(line, message("record-number", value=quoted(value)))
    return int(value)


# --- reading JSON Lines ------------------------------------------------------------------------


def _read_jsonl(lines: Lines, begin: Callable[[Header], A]) -> tuple[Header, A]:
    first = _load(lines)
    if TITLE not in first:
        raise RecordError(lines.number, message("record-title", title=f'{{"{TITLE}":{FORMAT}'))
    _check_format(lines.number, first[TITLE])
    header = _json_header(lines.number, first)
    body = begin(header)
    while lines.next is not None and not lines.next.startswith(f'{{"{TITLE}"'):
        line = _load(lines)
        if list(line) != ["turn", "actions"] or not isinstance(line["turn"], str):
            raise RecordError(lines.number, message("record-fields", fields="turn, actions"))
        actions = _texts(lines.number, line["actions"])
        body.add(lines.number, RecordLine(line["turn"], tuple(actions)))
    body.finish(lines.number)
    return header, body


def _load(lines: Lines) -> dict[str, Any]:
    text = lines.take()
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(lines.number, message("record-json")) from None
    if (
        not isinstance(value, dict) or _dump(value) != text
    ):  # canonical, so that equal records have equal bytes
        raise RecordError(lines.number, message("record-json"))
    return value


def _json_header(line: int, first: dict[str, Any]) -> Header:
    own = [CONTENT] if CONTENT in first else []
    wanted = [TITLE, "game", "rules", "board", "fingerprint", *own, "options", "seats", "tags"]
    if list(first) != wanted or type(first["rules"]) is not int:
        raise RecordError(line, message("record-fields", fields=", ".join(wanted)))
    texts = {name: _texts(line, [first[name]])[0] for name in ("game", "board", "fingerprint")}
    return Header(
        texts["game"],
        first["rules"],
        texts["board"],
        texts["fingerprint"],
        _texts(line, first["seats"]),
        _text_table(line, first["options"]),
        _text_table(line, first["tags"]),
        _texts(line, [first.get(CONTENT, "")])[0],
        dict.fromkeys(["game", "rules", "board", "options", "seats", "tags"], line),
    )


def _texts(line: int, value: Any) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise RecordError(line, message("record-texts"))
    return value


def _text_table(line: int, value: Any) -> dict[str, str]:
    if not isinstance(value, dict):
        raise RecordError(line, message("record-texts"))
    _texts(line, list(value.values()))
    return value
