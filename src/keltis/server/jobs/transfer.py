"""Export and import of tables and people, between databases of any engine.

The file has one JSON object per line. An imported file is not trusted: every line is validated, and every
table is replayed. A table that violates the schema or the rules is rejected as a whole.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Annotated, BinaryIO, NamedTuple

import msgspec
from msgspec import Meta, Struct

from keltis.server.live.rematch import new_table
from keltis.store import accounts, people, push, ratings, ties
from keltis.store import tables as games
from keltis.store.accounts import Account
from keltis.store.codec import entry_of, row_of
from keltis.store.connection import Clash, Connection, Value
from keltis.store.people import Person
from keltis.store.push import Subscription
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
Endpoint = Annotated[str, Meta(pattern="^https://[!-~]{1,1000}$(?!\\n)")]
Timestamp = Annotated[int, Meta(ge=0, le=2**53)]
Count = Callable[[int], None]


class Head(Struct, frozen=True, tag="keltis", tag_field="kind", forbid_unknown_fields=True):
    """The first line."""

    format: int
    tables: int
    people: bool  # whether people, and with them accounts and sessions, follow


class Secret(Struct, frozen=True, tag="secret", tag_field="kind", forbid_unknown_fields=True):
    """A secret of the server, from which invitations and deals are derived."""

    name: Id
    value: Word


class ExportedPerson(Struct, frozen=True, tag="person", tag_field="kind", forbid_unknown_fields=True):
    """A person, with the hashes of their credentials."""

    id: Id
    name: str
    created: Timestamp
    seen: Timestamp
    login: Word = ""
    passphrase: Word = ""
    sessions: tuple[tuple[Id, str, Timestamp, Timestamp], ...] = ()  # hash, label, created, seen
    push: tuple[tuple[Id, Endpoint, Word, Word], ...] = ()  # hash of the session, endpoint, p256dh, auth
    rated: bool = False  # against people
    reachable: bool = True


class ExportedTie(Struct, frozen=True, tag="tie", tag_field="kind", forbid_unknown_fields=True):
    """What a person has decided about another one; both precede it in the file."""

    person: Id
    other: Id
    tie: Annotated[str, Meta(pattern="^(known|friend|declined|blocked)$(?!\\n)")]
    muted: bool
    name: str
    since: Timestamp


class ExportedTable(Struct, frozen=True, tag="table", tag_field="kind", forbid_unknown_fields=True):
    """A table with all its events."""

    id: Id
    events: tuple[tuple[Timestamp, Timestamp, Timestamp, Word, Word, Word, Word, str], ...]  # as in the store
    guests: tuple[Id, ...] = ()
    imported: bool = False  # not played here, so it counts in no statistics


Item = Head | Secret | ExportedPerson | ExportedTie | ExportedTable
_read = msgspec.json.Decoder(Item).decode
_write = msgspec.json.Encoder().encode


class Report(NamedTuple):
    """What was imported."""

    tables: int = 0
    people: int = 0
    known: int = 0  # already existed


class NoSuchTable(Exception):
    """A table to export does not exist."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        super().__init__(table_id)


class ImportRejected(Exception):
    """The file is rejected: at which line, and why."""

    def __init__(self, line: int, why: str) -> None:
        self.line, self.why = line, why
        super().__init__(line, why)


# --- export ------------------------------------------------------------------------------------


def export_lines(store: Store, with_people: bool, only: Iterable[str] = ()) -> Iterator[bytes]:
    """All lines of an export; with people, or tables only."""
    wanted = list(only) or store.read(games.ids)
    yield _line(Head(FORMAT, len(wanted), with_people))
    if with_people:
        for name, value in store.read(lambda found: found.run("SELECT name, value FROM secrets")):
            yield _line(Secret(str(name), str(value)))
        for row in store.read(lambda found: found.run(_PEOPLE)):
            yield _line(store.read(partial(_export_person, row=row)))
        for person, other, kind, muted, name, since in store.read(lambda found: found.run(_TIES)):
            yield _line(
                ExportedTie(str(person), str(other), str(kind), bool(muted), str(name), int(since or 0))
            )
    for table in wanted:
        yield _line(store.read(partial(_export_table, id=table)))


_PEOPLE = "SELECT id, name, created, seen, rated, reachable FROM people"
_TIES = "SELECT person, other, kind, muted, name, since FROM ties ORDER BY person, other"


def _line(item: Item) -> bytes:
    return _write(item) + b"\n"


def _export_person(connection: Connection, row: tuple[Value, ...]) -> ExportedPerson:
    who, name, created, seen, rated, reachable = row
    found = connection.run("SELECT login, passphrase FROM accounts WHERE person = :who", {"who": who})
    login, passphrase = found[0] if found else ("", "")
    sessions = connection.run(
        "SELECT token, label, created, seen FROM sessions WHERE person = :who", {"who": who}
    )
    return ExportedPerson(
        str(who),
        str(name),
        int(created or 0),
        int(seen or 0),
        str(login),
        str(passphrase),
        tuple((str(token), str(label), int(made or 0), int(at or 0)) for token, label, made, at in sessions),
        tuple(
            (one.session, one.endpoint, one.p256dh, one.auth)
            for one in push.subscriptions(connection, str(who))
        ),
        bool(rated),
        bool(reachable),
    )


def _export_table(connection: Connection, id: str) -> ExportedTable:
    try:
        entries = games.load(connection, id)
    except Broken as error:
        raise Broken(f"{id}: {error}") from None
    if not entries:
        raise NoSuchTable(id)
    guests = connection.run("SELECT who FROM guests WHERE game = :id ORDER BY who", {"id": id})
    return ExportedTable(
        id,
        tuple(_row(id, entry) for entry in entries),
        tuple(str(who) for (who,) in guests),
        games.is_imported(connection, id),
    )


def _row(id: str, entry: Entry) -> tuple[int, int, int, str, str, str, str, str]:
    row = row_of(id, entry)
    numbers = [int(row[name] or 0) for name in ("seq", "at", "rules")]
    texts = [str(row[name]) for name in ("state", "actor", "id", "ask", "body")]
    return (numbers[0], numbers[1], numbers[2], texts[0], texts[1], texts[2], texts[3], texts[4])


# --- import ------------------------------------------------------------------------------------


def import_file(
    store: Store, file: BinaryIO, on_progress: Count = lambda done: None, counts: bool = False
) -> Report:
    """Import a file line by line; ImportRejected at the first invalid line.

    If the games `count` in statistics and ratings, the file must come from a trusted server.
    """
    importer, size = _Importer(store, counts), 0
    for number, data in enumerate(_lines(file), 1):
        size += len(data)
        if size > MOST_FILE:
            raise ImportRejected(number, "too long")
        try:
            item = _read(data)
            if isinstance(item, Head) != (number == 1):
                raise ImportRejected(number, "the header must be the first line, and only the first")
            importer.take(item)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError) as error:
            raise ImportRejected(number, str(error)) from None
        except Broken as error:
            raise ImportRejected(number, str(error)) from None
        on_progress(size)
    if not size:
        raise ImportRejected(1, "empty")
    return importer.report


def _lines(file: BinaryIO) -> Iterator[bytes]:
    number = 0
    while data := file.readline(MOST_LINE + 1):
        number += 1
        if len(data) > MOST_LINE:
            raise ImportRejected(number, "too long")
        yield data


class _Importer:
    """Imports the lines of one file."""

    def __init__(self, store: Store, counts: bool) -> None:
        self.report = Report()
        self._store, self._counts = store, counts
        self._people: set[str] = set()  # those imported from this file

    def take(self, item: Item) -> None:
        """Import the content of a line; existing entries are left unchanged."""
        report = self.report
        try:
            match item:
                case Head(format=number):
                    if number != FORMAT:
                        raise ValueError(f"format {number}")
                case Secret():
                    self._store.write_and_wait(partial(_import_secret, item=item))
                case ExportedPerson():
                    self._store.write_and_wait(partial(_import_person, item=item))
                    self._people.add(item.id)
                    self.report = report._replace(people=report.people + 1)
                case ExportedTie():
                    if {item.person, item.other} <= self._people:  # a file must not decide for others
                        self._store.write_and_wait(partial(_import_tie, item=item))
                case ExportedTable():
                    made = new_table(audit(item.id, [entry_of(row) for row in item.events]))
                    counts = self._counts and not item.imported
                    job = partial(_import_table, made=made, guests=item.guests, counts=counts)
                    self._store.write_and_wait(job)
                    self.report = report._replace(tables=report.tables + 1)
        except Clash:
            self.report = report._replace(known=report.known + 1)


def _import_secret(connection: Connection, item: Secret) -> None:
    """Import a secret only if the server has none yet."""
    connection.run(
        "INSERT INTO secrets (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING",
        {"name": item.name, "value": item.value},
    )


def _import_person(connection: Connection, item: ExportedPerson) -> None:
    people.add(connection, Person(item.id, tidy(item.name, MAX_NAME)), item.created)
    for token, label, created, seen in item.sessions:
        people.begin_session(connection, token, item.id, tidy(label, MAX_LABEL), created)
        people.seen(connection, token, seen)
    for session, endpoint, p256dh, auth in item.push:
        subscription = Subscription(session, item.id, endpoint, p256dh, auth)
        push.subscribe(connection, subscription, item.seen, len(item.push))
    if item.login and item.passphrase:
        accounts.put(connection, Account(item.login, item.id, item.passphrase))
    ratings.choose(connection, item.id, item.rated)
    ties.set_reachable(connection, item.id, item.reachable)


def _import_tie(connection: Connection, item: ExportedTie) -> None:
    name = tidy(item.name, MAX_NAME)
    ties.put(connection, item.person, item.other, item.tie, item.muted, name, item.since)


def _import_table(
    connection: Connection, made: games.CreateTable, guests: tuple[str, ...], counts: bool
) -> None:
    games.create(connection, made)
    if not counts:
        games.mark_imported(connection, made.id)
    for who in guests:
        games.admit(connection, made.id, who)
