"""Tables and people from one database into a file, and from there into another one, whatever its engine.

The file has a line of JSON for every thing. A file from elsewhere is trusted in nothing: what keeps to no
form of ours, or could not have happened at a table, is refused, and then nothing of that table is kept.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Annotated, BinaryIO, NamedTuple

import msgspec
from msgspec import Meta, Struct

from keltis.server.live.rematch import new_table
from keltis.store import accounts, people
from keltis.store import tables as games
from keltis.store.accounts import Account
from keltis.store.codec import entry_of, row_of
from keltis.store.connection import Clash, Connection, Value
from keltis.store.people import Person
from keltis.store.store import Store
from keltis.table.audit import audit
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.text import MAX_NAME, tidy

FORMAT = 1
MAX_LABEL = 80
MOST_LINE = 4 * 1024 * 1024  # bytes
MOST_FILE = 4 * 1024 * 1024 * 1024
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$(?!\\n)")]
Word = Annotated[str, Meta(pattern="^[!-~]{0,200}$(?!\\n)")]
Moment = Annotated[int, Meta(ge=0, le=2**53)]
Count = Callable[[int], None]


class Head(Struct, frozen=True, tag="keltis", tag_field="kind", forbid_unknown_fields=True):
    """The first line."""

    format: int
    tables: int
    people: bool  # whether people, and with them accounts and sessions, follow


class Secret(Struct, frozen=True, tag="secret", tag_field="kind", forbid_unknown_fields=True):
    """A secret of the server: with it, invitations and deals stay the same."""

    name: Id
    value: Word


class Somebody(Struct, frozen=True, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """A person, with the hashes by which they are known."""

    id: Id
    name: str
    created: Moment
    seen: Moment
    login: Word = ""
    passphrase: Word = ""
    sessions: tuple[tuple[Id, str, Moment, Moment], ...] = ()  # hash, label, created, seen


class Kept(Struct, frozen=True, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """A table with all its events."""

    id: Id
    events: tuple[tuple[Moment, Moment, Moment, Word, Word, Word, Word, str], ...]  # as in the store
    guests: tuple[Id, ...] = ()


Thing = Head | Secret | Somebody | Kept
_read = msgspec.json.Decoder(Thing).decode
_write = msgspec.json.Encoder().encode


class Report(NamedTuple):
    """What was taken over."""

    tables: int = 0
    people: int = 0
    known: int = 0  # that were there before


class NotTaken(Exception):
    """A file that is refused: in which line, and why."""

    def __init__(self, line: int, why: str) -> None:
        self.line, self.why = line, why
        super().__init__(line, why)


# --- out ---------------------------------------------------------------------------------------


def exported(store: Store, with_people: bool, only: Iterable[str] = ()) -> Iterator[bytes]:
    """All lines of a file; with people, or only the tables."""
    wanted = list(only) or store.read(games.ids)
    yield _line(Head(FORMAT, len(wanted), with_people))
    if with_people:
        for name, value in store.read(lambda found: found.run("SELECT name, value FROM secrets")):
            yield _line(Secret(str(name), str(value)))
        for row in store.read(lambda found: found.run("SELECT id, name, created, seen FROM people")):
            yield _line(store.read(partial(_somebody, row=row)))
    for table in wanted:
        yield _line(store.read(partial(_kept, id=table)))


def _line(thing: Thing) -> bytes:
    return _write(thing) + b"\n"


def _somebody(connection: Connection, row: tuple[Value, ...]) -> Somebody:
    who, name, created, seen = row
    found = connection.run("SELECT login, passphrase FROM accounts WHERE person = :who", {"who": who})
    login, passphrase = found[0] if found else ("", "")
    sessions = connection.run(
        "SELECT token, label, created, seen FROM sessions WHERE person = :who", {"who": who}
    )
    return Somebody(
        str(who),
        str(name),
        int(created or 0),
        int(seen or 0),
        str(login),
        str(passphrase),
        tuple((str(token), str(label), int(made or 0), int(at or 0)) for token, label, made, at in sessions),
    )


def _kept(connection: Connection, id: str) -> Kept:
    entries = games.load(connection, id)
    if not entries:
        raise Broken(f"{id}: there is no such table")
    guests = connection.run("SELECT who FROM guests WHERE game = :id ORDER BY who", {"id": id})
    return Kept(id, tuple(_row(id, entry) for entry in entries), tuple(str(who) for (who,) in guests))


def _row(id: str, entry: Entry) -> tuple[int, int, int, str, str, str, str, str]:
    row = row_of(id, entry)
    numbers = [int(row[name] or 0) for name in ("seq", "at", "rules")]
    texts = [str(row[name]) for name in ("state", "actor", "id", "ask", "body")]
    return (numbers[0], numbers[1], numbers[2], texts[0], texts[1], texts[2], texts[3], texts[4])


# --- in ----------------------------------------------------------------------------------------


def imported(store: Store, file: BinaryIO, told: Count = lambda done: None) -> Report:
    """Take over a file, table by table; NotTaken at the first line that is not good."""
    report, size = Report(), 0
    for number, data in enumerate(_lines(file), 1):
        size += len(data)
        if size > MOST_FILE:
            raise NotTaken(number, "too long")
        try:
            thing = _read(data)
            if isinstance(thing, Head) != (number == 1):
                raise NotTaken(number, "the head stands in the first line, and only there")
            report = _take(store, thing, report)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
            raise NotTaken(number, str(error)) from None
        except Broken as error:
            raise NotTaken(number, str(error)) from None
        told(size)
    if not size:
        raise NotTaken(1, "empty")
    return report


def _lines(file: BinaryIO) -> Iterator[bytes]:
    number = 0
    while data := file.readline(MOST_LINE + 1):
        number += 1
        if len(data) > MOST_LINE:
            raise NotTaken(number, "too long")
        yield data


def _take(store: Store, thing: Thing, report: Report) -> Report:
    if isinstance(thing, Head):
        if thing.format != FORMAT:
            raise ValueError(f"format {thing.format}")
        return report
    try:
        if isinstance(thing, Secret):
            store.write_and_wait(partial(_put_secret, thing=thing))
            return report
        if isinstance(thing, Somebody):
            store.write_and_wait(partial(_put_person, thing=thing))
            return report._replace(people=report.people + 1)
        made = new_table(audit(thing.id, [entry_of(row) for row in thing.events]))
        store.write_and_wait(partial(_put_table, made=made, guests=thing.guests))
        return report._replace(tables=report.tables + 1)
    except Clash:
        return report._replace(known=report.known + 1)


def _put_secret(connection: Connection, thing: Secret) -> None:
    """Only a server that has none yet takes over the secrets of another one."""
    connection.run(
        "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING",
        {"name": thing.name, "value": thing.value},
    )


def _put_person(connection: Connection, thing: Somebody) -> None:
    people.add(connection, Person(thing.id, tidy(thing.name, MAX_NAME)), thing.created)
    for token, label, created, seen in thing.sessions:
        people.begin_session(connection, token, thing.id, tidy(label, MAX_LABEL), created)
        people.seen(connection, token, seen)
    if thing.login and thing.passphrase:
        accounts.put(connection, Account(thing.login, thing.id, thing.passphrase))


def _put_table(connection: Connection, made: games.CreateTable, guests: tuple[str, ...]) -> None:
    games.create(connection, made)
    for who in guests:
        games.admit(connection, made.id, who)
