"""Erasure of people: their names and chat messages are removed from all tables; the games remain.

Events are rewritten one by one without replaying them, so the rules version of a table does not matter. Every
table is erased in its own transaction, so that the writer is never blocked for long.
"""

import msgspec

from keltis.store import tables as games
from keltis.store.codec import row_of
from keltis.store.connection import Connection
from keltis.store.tables import Append, Projection, PublicSummary
from keltis.table import events
from keltis.table.audit import NAMELESS
from keltis.table.events import AnyEvent, Entry
from keltis.table.seats import Chair

_read_summary = msgspec.json.Decoder(PublicSummary).decode
_write_summary = msgspec.json.Encoder().encode


def forget(connection: Connection, person: str, instead: str, now: int) -> list[str]:
    """Erase a person in one transaction; returns the tables that were changed."""
    done: list[str] = []
    left = tables_of(connection, person)
    while left:
        table_id = left.pop()
        left += [table for table in erase_at(connection, table_id, person, instead, now) if table not in done]
        done.append(table_id)
    erase_person(connection, person)
    return sorted(set(done))


def tables_of(connection: Connection, person: str) -> list[str]:
    """The tables where the person sits, has acted or is the host. Scans all events."""
    rows = connection.run(
        "SELECT game FROM events WHERE actor = :person UNION SELECT game FROM seats WHERE who = :person"
        " UNION SELECT id FROM games WHERE host = :person",
        {"person": person},
    )
    return sorted(str(table_id) for (table_id,) in rows)


def end_sessions(connection: Connection, person: str) -> list[str]:
    """End all sessions, remove account, webhook and device code; returns the hashes of the ended tokens."""
    rows = connection.run("DELETE FROM sessions WHERE person = :person RETURNING token", {"person": person})
    for table in ("hooks", "accounts", "device_codes"):
        connection.run(f"DELETE FROM {table} WHERE person = :person", {"person": person})
    return [str(token) for (token,) in rows]


def erase_person(connection: Connection, person: str) -> None:
    """Remove a person, after they have been erased from their tables."""
    end_sessions(connection, person)
    connection.run("DELETE FROM guests WHERE who = :person", {"person": person})
    connection.run("DELETE FROM people WHERE id = :person", {"person": person})


def erase_at(connection: Connection, table_id: str, person: str, instead: str, now: int) -> list[str]:
    """Erase a person at one table; returns its rematches, whose first event may contain the name, too.

    The seat then belongs to a nameless person with the id `instead`, who never connects: in a running game a
    bot takes over, as it does for anybody who does not return. A waiting table that loses its host is closed.
    """
    redact = _Redactor(person, instead)
    entries = []
    for entry in games.load(connection, table_id):
        actor = instead if entry.actor == person else entry.actor
        made = msgspec.structs.replace(entry, event=redact(entry.event), actor=actor)
        if made != entry:
            _write(connection, table_id, made)
        entries.append(made)
    values = {"table_id": table_id, "person": person, "instead": instead}
    connection.run("UPDATE seats SET who = :instead WHERE game = :table_id AND who = :person", values)
    hosted = connection.change(
        "UPDATE games SET host = :instead WHERE id = :table_id AND host = :person", values
    )
    if entries:
        _redact_projection(connection, table_id, redact.seats, entries[-1], now if hosted else 0)
    return [entry.event.table_id for entry in entries if isinstance(entry.event, events.Rematched)]


class _Redactor:
    """Removes the names and chat messages of a person from the events of a table, in order."""

    def __init__(self, person: str, instead: str) -> None:
        self.person, self.instead = person, instead
        self.players = 0
        self.seats: set[int] = set()  # of the person

    def __call__(self, event: AnyEvent) -> AnyEvent:
        """The redacted event."""
        if isinstance(event, events.Opened):
            return self._opened(event)
        if isinstance(event, events.Sat) and event.who == self.person:
            self.seats.add(event.seat)
            return events.Sat(event.seat, NAMELESS, self.instead, event.nonce)
        if isinstance(event, events.Sat | events.Filled | events.Freed):
            self.seats.discard(event.seat)
        if isinstance(event, events.Started):
            self.seats = {(seat - event.turned) % self.players for seat in self.seats}
        if isinstance(event, events.Said) and event.seat in self.seats:
            return events.Said(event.seat, NAMELESS)
        return event

    def _opened(self, event: events.Opened) -> events.Opened:
        self.players = event.settings.players
        self.seats = {seat for seat, chair in enumerate(event.chairs) if chair.who == self.person}
        chairs = tuple(
            Chair(chair.kind, NAMELESS, self.instead) if chair.who == self.person else chair
            for chair in event.chairs
        )
        host = self.instead if event.host == self.person else event.host
        return msgspec.structs.replace(event, chairs=chairs, host=host)


def _redact_projection(
    connection: Connection, table_id: str, seats: set[int], last: Entry, closed_at: int
) -> None:
    """Remove the name from the projection; close a waiting table that has lost its host."""
    [(phase, summary)] = connection.run(
        "SELECT phase, summary FROM games WHERE id = :table_id", {"table_id": table_id}
    )
    listed = _read_summary(str(summary))
    chairs = tuple(
        msgspec.structs.replace(chair, name=NAMELESS) if seat in seats else chair
        for seat, chair in enumerate(listed.chairs)
    )
    text = _write_summary(msgspec.structs.replace(listed, chairs=chairs)).decode()
    if phase == "waiting" and closed_at:
        closed = Entry(last.seq + 1, max(closed_at, last.at), events.Closed(), last.rules, last.state)
        row = Projection("closed", None, text, ())
        games.append(connection, Append(table_id, last.seq, (closed,), row, False))
    else:
        connection.run(
            "UPDATE games SET summary = :summary WHERE id = :table_id",
            {"summary": text, "table_id": table_id},
        )


def _write(connection: Connection, table_id: str, entry: Entry) -> None:
    values = row_of(table_id, entry)
    connection.run(
        "UPDATE events SET actor = :actor, body = :body WHERE game = :table_id AND seq = :seq",
        {name: values[name] for name in ("actor", "body", "table_id", "seq")},
    )


# --- retention ---------------------------------------------------------------------------------


def idle_guests(connection: Connection, before: int, most: int) -> list[str]:
    """Guests without an account who were last seen before this time."""
    rows = connection.run(
        "SELECT people.id FROM people WHERE people.created < :before"
        " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND seen >= :before)"
        " AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.id)"
        " ORDER BY people.id LIMIT :most",
        {"before": before, "most": most},
    )
    return [str(person) for (person,) in rows]


def old_games(connection: Connection, before: int, most: int) -> list[str]:
    """Games that ended before this time."""
    rows = connection.run(
        "SELECT id FROM games WHERE phase = 'over' AND changed < :before ORDER BY changed LIMIT :most",
        {"before": before, "most": most},
    )
    return [str(table_id) for (table_id,) in rows]


def delete_table(connection: Connection, table_id: str) -> None:
    """Delete a table and all its data."""
    for table in ("events", "seats", "guests", "analyses"):
        connection.run(f"DELETE FROM {table} WHERE game = :table_id", {"table_id": table_id})
    connection.run("DELETE FROM games WHERE id = :table_id", {"table_id": table_id})
