"""Tables and their events; every change is a conditional append (optimistic concurrency)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from keltis.store.codec import COLUMNS, entry_of, row_of
from keltis.store.connection import Connection, Value
from keltis.table.events import Entry
from keltis.table.match import Match
from keltis.table.seats import Away, Chair, face_of
from keltis.table.settings import Days, Live


class ListedChair(msgspec.Struct, frozen=True, array_like=True):
    """A seat in a list entry; rows of older versions have only the first two fields."""

    kind: str
    name: str
    bot: str = ""
    away: Away = ""
    face: int = 0
    played_by: tuple[str, ...] = ()


class PublicSummary(msgspec.Struct, frozen=True):
    """The public data of a table in lists."""

    game: str
    players: int
    chairs: tuple[ListedChair, ...]
    mover: int | None
    pace: str
    result: tuple[int, ...]  # empty until the game is over
    winners: tuple[int, ...] = ()  # empty until the game is over
    deal: str = ""
    time: Live | Days | None = None
    board: str = ""  # the name of an own board


class TableRow(NamedTuple):
    """A table as a list entry."""

    id: str
    phase: str
    created: int
    changed: int
    listed: PublicSummary


class Projection(NamedTuple):
    """The columns of a table that are derived from its events, for queries."""

    phase: str
    due: int | None
    summary: str
    seats: tuple[tuple[int, str], ...]


class Append(NamedTuple):
    """Events to append to a table if it is still at `version`."""

    table_id: str
    version: int
    entries: tuple[Entry, ...]
    row: Projection
    seats_changed: bool


class CreateTable(NamedTuple):
    """A table to create."""

    id: str
    entries: tuple[Entry, ...]
    row: Projection
    game: str
    public: bool
    host: str
    deal: str
    friends: bool = False  # whether friends of the host may find it


class Access(NamedTuple):
    """The data that decides who may see a table."""

    public: bool
    host: str


_write = msgspec.json.Encoder().encode
summary_of = msgspec.json.Decoder(PublicSummary).decode


def projection_of(match: Match) -> Projection:
    """The projection of a match."""
    due = match.due()
    over = match.phase == "over" and match.play is not None
    listed = PublicSummary(
        match.settings.game,
        match.settings.players,
        tuple(_listed_chair(match, seat, chair) for seat, chair in enumerate(match.chairs)),
        match.mover,
        str(match.settings.pace.__struct_config__.tag or ""),
        tuple(match.play.scores()) if over and match.play is not None else (),
        tuple(match.winners()),
        match.settings.deal,
        match.settings.pace,
        match.own_board,
    )
    seats = [(seat, chair.who) for seat, chair in enumerate(match.chairs) if chair.who]
    when = match.at if match.asks else due.at if due is not None else None
    return Projection(match.phase, when, _write(listed).decode(), tuple(seats))


def _listed_chair(match: Match, seat: int, chair: Chair) -> ListedChair:
    levels = tuple(match.played_by[seat]) if match.played_by else ()
    return ListedChair(chair.kind, chair.name, chair.bot, chair.away, face_of(chair), levels)


def append(connection: Connection, change: Append) -> bool:
    """Append events to a table; False, without any change, if it is no longer at the expected version."""
    last = change.entries[-1]
    raised = connection.run(
        "UPDATE games SET version = :new, phase = :phase, changed = :changed, due = :due, summary = :summary"
        " WHERE id = :id AND version = :version RETURNING version",
        {
            "new": last.seq,
            "phase": change.row.phase,
            "changed": last.at,
            "due": change.row.due,
            "summary": change.row.summary,
            "id": change.table_id,
            "version": change.version,
        },
    )
    if not raised:
        return False
    _insert(connection, change.table_id, change.entries)
    if change.seats_changed:
        _seat(connection, change.table_id, change.row.seats)
    return True


def append_all(connection: Connection, changes: Sequence[Append]) -> bool:
    """Append to several tables with few statements; False if one has moved on: the caller must roll back."""
    if connection.locking:  # lock in the order of the ids, so that two nodes cannot deadlock
        connection.run(
            f"SELECT id FROM games WHERE id IN (SELECT rows.value ->> 0 FROM {connection.rows})"
            f" ORDER BY id {connection.locking}",
            {"rows": _json([[change.table_id] for change in changes])},
        )
    raised = connection.change(
        "UPDATE games SET version = CAST(rows.value ->> 2 AS BIGINT), phase = rows.value ->> 3,"
        " changed = CAST(rows.value ->> 4 AS BIGINT), due = CAST(rows.value ->> 5 AS BIGINT),"
        f" summary = rows.value ->> 6 FROM {connection.rows}"
        " WHERE games.id = rows.value ->> 0 AND games.version = CAST(rows.value ->> 1 AS BIGINT)",
        {"rows": _json([_raise(change) for change in changes])},
    )
    if raised != len(changes):
        return False
    numbers = ("seq", "at", "rules")
    columns = ["game", *COLUMNS.split(", ")]
    values = [
        f"CAST(rows.value ->> {place} AS BIGINT)" if name in numbers else f"rows.value ->> {place}"
        for place, name in enumerate(columns)
    ]
    rows = [list(row_of(change.table_id, entry).values()) for change in changes for entry in change.entries]
    connection.run(
        f"INSERT INTO events ({', '.join(columns)}) SELECT {', '.join(values)} FROM {connection.rows}",
        {"rows": _json(rows)},
    )
    for change in changes:
        if change.seats_changed:
            _seat(connection, change.table_id, change.row.seats)
    return True


def _raise(change: Append) -> list[Value]:
    row, last = change.row, change.entries[-1]
    return [change.table_id, change.version, last.seq, row.phase, last.at, row.due, row.summary]


def _json(rows: list[list[Value]]) -> str:
    return _write(rows).decode()


def create(connection: Connection, new: CreateTable) -> None:
    """Create a table; Clash if its id is taken."""
    first, last = new.entries[0], new.entries[-1]
    connection.run(
        "INSERT INTO games (id, version, game, phase, public, host, deal, created, changed, due,"
        " summary, friends) VALUES (:id, :version, :game, :phase, :public, :host, :deal, :created,"
        " :changed, :due, :summary, :friends)",
        {
            "id": new.id,
            "version": last.seq,
            "game": new.game,
            "phase": new.row.phase,
            "public": int(new.public),
            "host": new.host,
            "deal": new.deal,
            "created": first.at,
            "changed": last.at,
            "due": new.row.due,
            "summary": new.row.summary,
            "friends": int(new.friends),
        },
    )
    _insert(connection, new.id, new.entries)
    _seat(connection, new.id, new.row.seats)


def mark_imported(connection: Connection, table_id: str) -> None:
    """Mark a table as imported from a file, so that it is excluded from statistics and ratings."""
    connection.run("UPDATE games SET imported = 1 WHERE id = :id", {"id": table_id})


def is_imported(connection: Connection, table_id: str) -> bool:
    """Whether a table was imported from a file."""
    return bool(connection.run("SELECT 1 FROM games WHERE id = :id AND imported = 1", {"id": table_id}))


def _insert(connection: Connection, table_id: str, entries: Iterable[Entry]) -> None:
    for entry in entries:
        connection.run(
            f"INSERT INTO events (game, {COLUMNS})"
            " VALUES (:table_id, :seq, :at, :rules, :state, :actor, :id, :ask, :body)",
            row_of(table_id, entry),
        )


def _seat(connection: Connection, table_id: str, seats: Iterable[tuple[int, str]]) -> None:
    connection.run("DELETE FROM seats WHERE game = :table_id", {"table_id": table_id})
    for seat, who in seats:
        connection.run(
            "INSERT INTO seats (game, seat, who) VALUES (:table_id, :seat, :who)",
            {"table_id": table_id, "seat": seat, "who": who},
        )


# --- reading -----------------------------------------------------------------------------------


def load(connection: Connection, table_id: str, after: int = 0) -> list[Entry]:
    """The events of a table after a number; empty if there is no such table."""
    rows = connection.run(
        f"SELECT {COLUMNS} FROM events WHERE game = :table_id AND seq > :after ORDER BY seq",
        {"table_id": table_id, "after": after},
    )
    return [entry_of(row) for row in rows]


def version(connection: Connection, table_id: str) -> int:
    """The version of a table; 0 if there is no such table."""
    rows = connection.run("SELECT version FROM games WHERE id = :id", {"id": table_id})
    return int(rows[0][0] or 0) if rows else 0


def access(connection: Connection, table_id: str) -> Access | None:
    """The data that decides who may see a table; None if there is no such table."""
    rows = connection.run("SELECT public, host FROM games WHERE id = :id", {"id": table_id})
    return Access(bool(rows[0][0]), str(rows[0][1])) if rows else None


def admits(connection: Connection, table_id: str, who: str) -> bool:
    """Whether a person sits at a table or has used an invitation to it."""
    values = {"table_id": table_id, "who": who}
    seated = connection.run("SELECT 1 FROM seats WHERE game = :table_id AND who = :who", values)
    return bool(
        seated or connection.run("SELECT 1 FROM guests WHERE game = :table_id AND who = :who", values)
    )


def admit(connection: Connection, table_id: str, who: str) -> bool:
    """Record that a person has used an invitation and is admitted from now on."""
    connection.run(
        "INSERT INTO guests (game, who) VALUES (:table_id, :who) ON CONFLICT DO NOTHING",
        {"table_id": table_id, "who": who},
    )
    return True


def due(connection: Connection, now: int, most: int) -> list[tuple[str, int]]:
    """The tables whose clocks are due, the longest overdue first."""
    rows = connection.run(
        "SELECT id, due FROM games WHERE due IS NOT NULL AND due <= :now ORDER BY due LIMIT :most",
        {"now": now, "most": most},
    )
    return [(str(table_id), int(when or 0)) for table_id, when in rows]


LISTING_COLUMNS = "games.id, games.phase, games.created, games.changed, games.summary"


def open_tables(connection: Connection, most: int) -> list[TableRow]:
    """The public tables that are waiting or running, the latest first."""
    rows = connection.run(
        f"SELECT {LISTING_COLUMNS} FROM games WHERE public = 1 AND phase IN ('waiting', 'running')"
        " ORDER BY changed DESC LIMIT :most",
        {"most": most},
    )
    return [table_row_of(row) for row in rows]


def tables_of(connection: Connection, who: str, most: int) -> list[tuple[TableRow, tuple[int, ...]]]:
    """The tables where a person sits, the latest first, with their seats."""
    rows = connection.run(
        f"SELECT {LISTING_COLUMNS}, seats.seat FROM seats JOIN games ON games.id = seats.game"
        " WHERE seats.who = :who AND games.phase <> 'closed'"
        " ORDER BY games.changed DESC, seats.seat LIMIT :most",
        {"who": who, "most": most},
    )
    found: dict[str, tuple[TableRow, tuple[int, ...]]] = {}
    for *line, seat in rows:
        made = table_row_of(tuple(line))
        known = found.get(made.id, (made, ()))
        found[made.id] = (made, (*known[1], int(seat or 0)))
    return list(found.values())


def table_row_of(row: tuple[Value, ...]) -> TableRow:
    """The table in a row with all of LISTING_COLUMNS."""
    table_id, phase, created, changed, summary = row
    return TableRow(str(table_id), str(phase), int(created or 0), int(changed or 0), summary_of(str(summary)))


def count_open(connection: Connection, host: str) -> int:
    """The number of unfinished tables of a host."""
    rows = connection.run(
        "SELECT COUNT(*) FROM games WHERE host = :host AND phase IN ('waiting', 'running')", {"host": host}
    )
    return int(rows[0][0] or 0)


def count_bot_tables(connection: Connection, host: str) -> int:
    """The number of a host's running tables with bots only."""
    rows = connection.run(
        "SELECT COUNT(*) FROM games WHERE host = :host AND phase = 'running'"
        " AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id)",
        {"host": host},
    )
    return int(rows[0][0] or 0)


def ids(connection: Connection) -> list[str]:
    """The ids of all tables, the oldest first."""
    return [str(table_id) for (table_id,) in connection.run("SELECT id FROM games ORDER BY created, id")]
