"""Queries for lists of tables: a person's tables, finished ones, tables with the same deal."""

from typing import NamedTuple

from keltis.store.connection import Connection, Value
from keltis.store.tables import LISTING_COLUMNS, TableRow, table_row_of

NEVER = 2**62  # later than any event


class Filter(NamedTuple):
    """Which finished games of a person to list; empty: all."""

    game: str = ""
    opponents: str = ""
    outcome: str = ""
    since: int = 0
    other: str = ""  # another player of the game

    @property
    def condition(self) -> str:
        """The filter as a condition on `games`, with its values as parameters."""
        own = [f"results.{name} = :{name}" for name in ("opponents", "outcome") if getattr(self, name)]
        parts = ["games.game = :game"] if self.game else []
        if own:
            parts.append(_HAS_RESULT.format(" AND ".join(["results.person = :who", *own])))
        if self.other:
            parts.append(_HAS_RESULT.format("results.person = :other"))
        return " AND ".join(["games.changed >= :since", *parts])


EVERYTHING = Filter()
_HAS_RESULT = "EXISTS (SELECT 1 FROM results WHERE results.game = games.id AND {})"


class Listing(NamedTuple):
    """A table as a list entry, with the seats of the requesting person."""

    line: TableRow
    due: int | None
    seats: tuple[int, ...] = ()  # of the requesting person


def unfinished(connection: Connection, who: str, most: int) -> list[Listing]:
    """The person's waiting and running tables, the latest first."""
    return _select(connection, who, "phase IN ('waiting', 'running')", NEVER, most)


def finished(
    connection: Connection, who: str, most: int, before: int = NEVER, only: Filter = EVERYTHING
) -> list[Listing]:
    """The person's finished games that ended before a time, the latest first."""
    return _select(connection, who, f"phase = 'over' AND {only.condition}", before, most, only)


def _select(
    connection: Connection, who: str, which: str, before: int, most: int, only: Filter = EVERYTHING
) -> list[Listing]:
    rows = connection.run(
        f"SELECT {LISTING_COLUMNS}, games.due FROM games WHERE {which} AND changed < :before"
        " AND id IN (SELECT game FROM seats WHERE who = :who) ORDER BY changed DESC, id LIMIT :most",
        {"who": who, "before": before, "most": most, **only._asdict()},
    )
    return [_listing(connection, row, who) for row in rows]


def _listing(connection: Connection, row: tuple[Value, ...], who: str) -> Listing:
    line, due = table_row_of(row[:-1]), row[-1]
    return Listing(line, None if due is None else int(due), seats_at(connection, line.id, who))


def seats_at(connection: Connection, table_id: str, who: str) -> tuple[int, ...]:
    """The seats of a person at a table."""
    rows = connection.run(
        "SELECT seat FROM seats WHERE game = :table_id AND who = :who ORDER BY seat",
        {"table_id": table_id, "who": who},
    )
    return tuple(int(seat or 0) for (seat,) in rows)


def find(connection: Connection, table_id: str, who: str) -> Listing:
    """The list entry of an existing table."""
    [row] = connection.run(f"SELECT {LISTING_COLUMNS}, games.due FROM games WHERE id = :id", {"id": table_id})
    return _listing(connection, row, who)


# --- the same deal -----------------------------------------------------------------------------


def with_deal(connection: Connection, deal: str, who: str, most: int) -> tuple[list[Listing], int]:
    """The finished tables with a deal, in the order they ended, and the number of running ones."""
    rows = connection.run(
        f"SELECT {LISTING_COLUMNS}, games.due FROM games WHERE deal = :deal AND phase = 'over'"
        " ORDER BY changed, id LIMIT :most",
        {"deal": deal, "most": most},
    )
    [(running,)] = connection.run(
        "SELECT COUNT(*) FROM games WHERE deal = :deal AND phase = 'running'", {"deal": deal}
    )
    return [_listing(connection, row, who) for row in rows], int(running or 0)


def knows_deal(connection: Connection, deal: str, who: str, but: str = "") -> str:
    """Another table with the same deal whose cards the person knows or will see; "" if there is none.

    This is a table where they sit, or whose game they may have watched as host or invited guest.
    """
    rows = connection.run(
        "SELECT games.id FROM games WHERE games.deal = :deal AND games.deal <> '' AND games.id <> :but"
        " AND games.phase <> 'closed' AND ("
        "EXISTS (SELECT 1 FROM seats WHERE seats.game = games.id AND seats.who = :who)"
        " OR games.phase <> 'waiting' AND (games.host = :who"
        " OR EXISTS (SELECT 1 FROM guests WHERE guests.game = games.id AND guests.who = :who))"
        ") ORDER BY games.created LIMIT 1",
        {"deal": deal, "who": who, "but": but},
    )
    return str(rows[0][0]) if rows else ""


def plays_deal_elsewhere(connection: Connection, table_id: str, who: str) -> bool:
    """Whether the person is about to play this table's deal elsewhere, and so must not watch here."""
    rows = connection.run(
        "SELECT 1 FROM games AS here JOIN games AS other ON other.deal = here.deal AND other.id <> here.id"
        " JOIN seats ON seats.game = other.id AND seats.who = :who"
        " WHERE here.id = :table_id AND here.deal <> '' AND other.phase IN ('waiting', 'running')"
        " AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.game = here.id AND own.who = :who)",
        {"table_id": table_id, "who": who},
    )
    return bool(rows)
