"""Forgetting people: their names and words disappear from the tables, whose games stay as they were."""

import msgspec

from keltis.store import games
from keltis.store.codec import row_of
from keltis.store.connection import Connection
from keltis.store.games import Append
from keltis.table import events
from keltis.table.auditing import NAMELESS
from keltis.table.chairs import Chair
from keltis.table.events import AnyEvent, Entry
from keltis.table.table import Table


def forget(connection: Connection, person: str, instead: str, now: int) -> list[str]:
    """Remove everything personal about somebody; the tables that were changed.

    Where they sat there is somebody without a name, known by the id `instead`, whom nobody is: so in a game
    that is not over a bot takes over, as for everybody who does not come back.
    """
    tables = _tables(connection, person)
    for game in tables:
        _blot_out(connection, game, person, instead)
        _renew(connection, game, instead, now)
    values = {"person": person, "instead": instead}
    connection.run("UPDATE games SET host = :instead WHERE host = :person", values)
    connection.run("DELETE FROM guests WHERE who = :person", {"person": person})
    for table in ("hooks", "accounts", "sessions"):
        connection.run(f"DELETE FROM {table} WHERE person = :person", {"person": person})
    connection.run("DELETE FROM people WHERE id = :person", {"person": person})
    return tables


def _tables(connection: Connection, person: str) -> list[str]:
    """Where somebody sits, or has sat, or was the host."""
    rows = connection.run(
        "SELECT game FROM events WHERE actor = :person UNION SELECT game FROM seats WHERE who = :person"
        " UNION SELECT id FROM games WHERE host = :person",
        {"person": person},
    )
    return sorted(str(game) for (game,) in rows)


def _blot_out(connection: Connection, game: str, person: str, instead: str) -> None:
    blot = _Blot(person, instead)
    for entry in games.load(connection, game):
        made = msgspec.structs.replace(
            entry, event=blot(entry.event), actor=instead if entry.actor == person else entry.actor
        )
        if made != entry:
            _write(connection, game, made)
    values = {"game": game, "person": person, "instead": instead}
    connection.run("UPDATE seats SET who = :instead WHERE game = :game AND who = :person", values)


class _Blot:
    """Takes somebody's name and words out of the events of a table, one after another."""

    def __init__(self, person: str, instead: str) -> None:
        self.person, self.instead = person, instead
        self.players = 0
        self.seats: set[int] = set()  # theirs

    def __call__(self, event: AnyEvent) -> AnyEvent:
        """The event without them."""
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


def _renew(connection: Connection, game: str, instead: str, now: int) -> None:
    """Bring the lists up to date; a table that waits for players loses its host, so it is cleared away."""
    table = Table.from_events(game, games.load(connection, game), now)
    row = games.row_for(table)
    if table.phase == "waiting" and table.host == instead:
        closed = Entry(table.version + 1, max(now, table.at), events.Closed(), table.game.rules_version)
        version = table.version
        table.apply(closed)
        games.append(connection, Append(game, version, (closed,), games.row_for(table), False))
    else:
        connection.run(
            "UPDATE games SET summary = :summary WHERE id = :id", {"summary": row.summary, "id": game}
        )


def _write(connection: Connection, game: str, entry: Entry) -> None:
    values = row_of(game, entry)
    connection.run(
        "UPDATE events SET actor = :actor, body = :body WHERE game = :game AND seq = :seq",
        {name: values[name] for name in ("actor", "body", "game", "seq")},
    )


# --- old things --------------------------------------------------------------------------------


def idle_guests(connection: Connection, before: int, most: int) -> list[str]:
    """People without an account who have not been here since a moment."""
    rows = connection.run(
        "SELECT people.id FROM people WHERE people.created < :before"
        " AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.id AND seen >= :before)"
        " AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.id)"
        " ORDER BY people.id LIMIT :most",
        {"before": before, "most": most},
    )
    return [str(person) for (person,) in rows]


def old_games(connection: Connection, before: int, most: int) -> list[str]:
    """Games that were over before a moment."""
    rows = connection.run(
        "SELECT id FROM games WHERE phase = 'over' AND changed < :before ORDER BY changed LIMIT :most",
        {"before": before, "most": most},
    )
    return [str(game) for (game,) in rows]


def throw_away(connection: Connection, game: str) -> None:
    """Remove a table with all that belongs to it."""
    for table in ("events", "seats", "guests"):
        connection.run(f"DELETE FROM {table} WHERE game = :game", {"game": game})
    connection.run("DELETE FROM games WHERE id = :game", {"game": game})
