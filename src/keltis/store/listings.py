"""Lists of tables: those of somebody, those that are over, those with the same deal."""

from typing import NamedTuple

from keltis.store.connection import Connection, Value
from keltis.store.tables import LISTING_COLUMNS, TableRow, table_row_of

NEVER = 2**62  # later than any event


class Listing(NamedTuple):
    """A table in a list of somebody's tables."""

    line: TableRow
    due: int | None
    seats: tuple[int, ...] = ()  # theirs


def unfinished(connection: Connection, who: str, most: int) -> list[Listing]:
    """The tables at which somebody sits and that are not over, the latest first."""
    return _of(connection, who, "phase IN ('waiting', 'running')", NEVER, most)


def finished(connection: Connection, who: str, most: int, before: int = NEVER) -> list[Listing]:
    """The games that somebody has played, the latest first; only those that ended before a moment."""
    return _of(connection, who, "phase = 'over'", before, most)


def _of(connection: Connection, who: str, which: str, before: int, most: int) -> list[Listing]:
    rows = connection.run(
        f"SELECT {LISTING_COLUMNS}, games.due FROM games WHERE {which} AND changed < :before"
        " AND id IN (SELECT game FROM seats WHERE who = :who) ORDER BY changed DESC, id LIMIT :most",
        {"who": who, "before": before, "most": most},
    )
    return [_found(connection, row, who) for row in rows]


def _found(connection: Connection, row: tuple[Value, ...], who: str) -> Listing:
    line, due = table_row_of(row[:-1]), row[-1]
    return Listing(line, None if due is None else int(due), seats_at(connection, line.id, who))


def seats_at(connection: Connection, table_id: str, who: str) -> tuple[int, ...]:
    """The seats of somebody at a table."""
    rows = connection.run(
        "SELECT seat FROM seats WHERE game = :table_id AND who = :who ORDER BY seat",
        {"table_id": table_id, "who": who},
    )
    return tuple(int(seat or 0) for (seat,) in rows)


def one(connection: Connection, table_id: str, who: str) -> Listing:
    """A table that there is, as it stands in a list."""
    [row] = connection.run(f"SELECT {LISTING_COLUMNS}, games.due FROM games WHERE id = :id", {"id": table_id})
    return _found(connection, row, who)


# --- the same deal -----------------------------------------------------------------------------


def dealt(connection: Connection, deal: str, who: str, most: int) -> tuple[list[Listing], int]:
    """The tables with a deal that are over, the first to end first; and how many are not."""
    rows = connection.run(
        f"SELECT {LISTING_COLUMNS}, games.due FROM games WHERE deal = :deal AND phase = 'over'"
        " ORDER BY changed, id LIMIT :most",
        {"deal": deal, "most": most},
    )
    [(running,)] = connection.run(
        "SELECT COUNT(*) FROM games WHERE deal = :deal AND phase = 'running'", {"deal": deal}
    )
    return [_found(connection, row, who) for row in rows], int(running or 0)


def knows_deal(connection: Connection, deal: str, who: str, but: str = "") -> str:
    """A table with a deal, other than one, whose cards somebody knows or will see; "" if there is none.

    That is a table at which they sit, and one whose game they may have watched as host or invited guest.
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
    """Whether somebody is about to play the deal of a table at another one, so must not look on here."""
    rows = connection.run(
        "SELECT 1 FROM games AS here JOIN games AS other ON other.deal = here.deal AND other.id <> here.id"
        " JOIN seats ON seats.game = other.id AND seats.who = :who"
        " WHERE here.id = :table_id AND here.deal <> '' AND other.phase IN ('waiting', 'running')"
        " AND NOT EXISTS (SELECT 1 FROM seats AS own WHERE own.game = here.id AND own.who = :who)",
        {"table_id": table_id, "who": who},
    )
    return bool(rows)
