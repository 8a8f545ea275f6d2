"""The tables in the store: every change is a conditional append."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from keltis.store.codec import COLUMNS, entry_of, row_of
from keltis.store.connection import Connection, Value
from keltis.table.events import Entry
from keltis.table.match import Match


class Listed(msgspec.Struct, frozen=True):
    """What lists of tables show of one: everybody may know it."""

    game: str
    players: int
    chairs: tuple[tuple[str, str], ...]  # kind and name
    mover: int | None
    pace: str
    result: tuple[int, ...]  # once it is over
    winners: tuple[int, ...] = ()  # likewise
    deal: str = ""


class Line(NamedTuple):
    """A table in a list."""

    id: str
    phase: str
    created: int
    changed: int
    listed: Listed


class Row(NamedTuple):
    """What is kept of a table besides its events: it follows from them, and is only there to be found by."""

    phase: str
    due: int | None
    summary: str
    seats: tuple[tuple[int, str], ...]


class Append(NamedTuple):
    """Events to be added to a table if it is still at `version`."""

    game: str
    version: int
    entries: tuple[Entry, ...]
    row: Row
    seats_changed: bool


class New(NamedTuple):
    """A table to be made."""

    id: str
    entries: tuple[Entry, ...]
    row: Row
    game: str
    public: bool
    host: str
    deal: str


class Grounds(NamedTuple):
    """What decides who may see a table."""

    public: bool
    host: str


_write = msgspec.json.Encoder().encode
_listed = msgspec.json.Decoder(Listed).decode


def row_for(match: Match) -> Row:
    """What is kept of a table besides its events."""
    due = match.due()
    over = match.phase == "over" and match.play is not None
    listed = Listed(
        match.settings.game,
        match.settings.players,
        tuple((chair.kind, chair.name) for chair in match.chairs),
        match.mover,
        str(match.settings.pace.__struct_config__.tag or ""),
        tuple(match.play.scores()) if over and match.play is not None else (),
        tuple(match.play.winners()) if over and match.play is not None else (),
        match.settings.deal,
    )
    seats = [(seat, chair.who) for seat, chair in enumerate(match.chairs) if chair.who]
    when = match.at if match.asks else due.at if due is not None else None
    return Row(match.phase, when, _write(listed).decode(), tuple(seats))


def append(connection: Connection, change: Append) -> bool:
    """Add events to a table; False, and nothing is changed, if it is not at the expected version any more."""
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
            "id": change.game,
            "version": change.version,
        },
    )
    if not raised:
        return False
    _insert(connection, change.game, change.entries)
    if change.seats_changed:
        _seat(connection, change.game, change.row.seats)
    return True


def append_all(connection: Connection, changes: Sequence[Append]) -> bool:
    """Add events to several tables at once; False if that is not possible for all: then roll it back."""
    if connection.locking:  # in the order of their ids, so that two nodes never wait for each other
        connection.run(
            f"SELECT id FROM games WHERE id IN (SELECT rows.value ->> 0 FROM {connection.rows})"
            f" ORDER BY id {connection.locking}",
            {"rows": _json([[change.game] for change in changes])},
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
    rows = [list(row_of(change.game, entry).values()) for change in changes for entry in change.entries]
    connection.run(
        f"INSERT INTO events ({', '.join(columns)}) SELECT {', '.join(values)} FROM {connection.rows}",
        {"rows": _json(rows)},
    )
    for change in changes:
        if change.seats_changed:
            _seat(connection, change.game, change.row.seats)
    return True


def _raise(change: Append) -> list[Value]:
    row, last = change.row, change.entries[-1]
    return [change.game, change.version, last.seq, row.phase, last.at, row.due, row.summary]


def _json(rows: list[list[Value]]) -> str:
    return _write(rows).decode()


def create(connection: Connection, new: New) -> None:
    """Make a table; Clash if there is one with its id."""
    first, last = new.entries[0], new.entries[-1]
    connection.run(
        "INSERT INTO games (id, version, game, phase, public, host, deal, created, changed, due,"
        " summary) VALUES (:id, :version, :game, :phase, :public, :host, :deal, :created,"
        " :changed, :due, :summary)",
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
        },
    )
    _insert(connection, new.id, new.entries)
    _seat(connection, new.id, new.row.seats)


def _insert(connection: Connection, game: str, entries: Iterable[Entry]) -> None:
    for entry in entries:
        connection.run(
            f"INSERT INTO events (game, {COLUMNS})"
            " VALUES (:game, :seq, :at, :rules, :state, :actor, :id, :ask, :body)",
            row_of(game, entry),
        )


def _seat(connection: Connection, game: str, seats: Iterable[tuple[int, str]]) -> None:
    connection.run("DELETE FROM seats WHERE game = :game", {"game": game})
    for seat, who in seats:
        connection.run(
            "INSERT INTO seats (game, seat, who) VALUES (:game, :seat, :who)",
            {"game": game, "seat": seat, "who": who},
        )


# --- reading -----------------------------------------------------------------------------------


def load(connection: Connection, game: str, after: int = 0) -> list[Entry]:
    """The events of a table after a number; none if there is no such table."""
    rows = connection.run(
        f"SELECT {COLUMNS} FROM events WHERE game = :game AND seq > :after ORDER BY seq",
        {"game": game, "after": after},
    )
    return [entry_of(row) for row in rows]


def version(connection: Connection, game: str) -> int:
    """The number of the last event of a table; 0 if there is no such table."""
    rows = connection.run("SELECT version FROM games WHERE id = :id", {"id": game})
    return int(rows[0][0] or 0) if rows else 0


def grounds(connection: Connection, game: str) -> Grounds | None:
    """What decides who may see a table; None if there is no such table."""
    rows = connection.run("SELECT public, host FROM games WHERE id = :id", {"id": game})
    return Grounds(bool(rows[0][0]), str(rows[0][1])) if rows else None


def admits(connection: Connection, game: str, who: str) -> bool:
    """Whether somebody sits at a table, or came with an invitation before."""
    values = {"game": game, "who": who}
    seated = connection.run("SELECT 1 FROM seats WHERE game = :game AND who = :who", values)
    return bool(seated or connection.run("SELECT 1 FROM guests WHERE game = :game AND who = :who", values))


def admit(connection: Connection, game: str, who: str) -> bool:
    """Somebody came with an invitation: from now on they may always come."""
    connection.run(
        "INSERT INTO guests (game, who) VALUES (:game, :who) ON CONFLICT DO NOTHING",
        {"game": game, "who": who},
    )
    return True


def due(connection: Connection, now: int, most: int) -> list[tuple[str, int]]:
    """The tables that somebody must look at by now, the longest waiting first."""
    rows = connection.run(
        "SELECT id, due FROM games WHERE due IS NOT NULL AND due <= :now ORDER BY due LIMIT :most",
        {"now": now, "most": most},
    )
    return [(str(game), int(when or 0)) for game, when in rows]


def give_up(connection: Connection, game: str) -> None:
    """Nobody must look at a table any more: it cannot be gone on with."""
    connection.run("UPDATE games SET due = NULL WHERE id = :id", {"id": game})


LINE = "games.id, games.phase, games.created, games.changed, games.summary"


def open_tables(connection: Connection, most: int) -> list[Line]:
    """The public tables that wait for players or are being played, the latest first."""
    rows = connection.run(
        f"SELECT {LINE} FROM games WHERE public = 1 AND phase IN ('waiting', 'running')"
        " ORDER BY changed DESC LIMIT :most",
        {"most": most},
    )
    return [line_of(row) for row in rows]


def tables_of(connection: Connection, who: str, most: int) -> list[tuple[Line, tuple[int, ...]]]:
    """The tables at which somebody sits, the latest first, with their seats."""
    rows = connection.run(
        f"SELECT {LINE}, seats.seat FROM seats JOIN games ON games.id = seats.game"
        " WHERE seats.who = :who AND games.phase <> 'closed'"
        " ORDER BY games.changed DESC, seats.seat LIMIT :most",
        {"who": who, "most": most},
    )
    found: dict[str, tuple[Line, tuple[int, ...]]] = {}
    for *line, seat in rows:
        made = line_of(tuple(line))
        known = found.get(made.id, (made, ()))
        found[made.id] = (made, (*known[1], int(seat or 0)))
    return list(found.values())


def line_of(row: tuple[Value, ...]) -> Line:
    """The table in a row with all of LINE."""
    game, phase, created, changed, summary = row
    return Line(str(game), str(phase), int(created or 0), int(changed or 0), _listed(str(summary)))


def count_open(connection: Connection, host: str) -> int:
    """How many tables somebody has opened that are not over."""
    rows = connection.run(
        "SELECT COUNT(*) FROM games WHERE host = :host AND phase IN ('waiting', 'running')", {"host": host}
    )
    return int(rows[0][0] or 0)


def ids(connection: Connection) -> list[str]:
    """All tables there are, the oldest first."""
    return [str(game) for (game,) in connection.run("SELECT id FROM games ORDER BY created, id")]
