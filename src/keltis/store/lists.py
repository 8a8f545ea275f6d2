"""Lists of tables: those of somebody, those that are over, those with the same deal."""

from typing import NamedTuple

from keltis.store.connection import Connection, Value
from keltis.store.games import LINE, Line, line_of

NEVER = 2**62  # later than any event


class Found(NamedTuple):
    """A table in a list of somebody's tables."""

    line: Line
    due: int | None
    seats: tuple[int, ...] = ()  # theirs


def unfinished(connection: Connection, who: str, most: int) -> list[Found]:
    """The tables at which somebody sits and that are not over, the latest first."""
    return _of(connection, who, "phase IN ('waiting', 'running')", NEVER, most)


def finished(connection: Connection, who: str, most: int, before: int = NEVER) -> list[Found]:
    """The games that somebody has played, the latest first; only those that ended before a moment."""
    return _of(connection, who, "phase = 'over'", before, most)


def _of(connection: Connection, who: str, which: str, before: int, most: int) -> list[Found]:
    rows = connection.run(
        f"SELECT {LINE}, games.due FROM games WHERE {which} AND changed < :before"
        " AND id IN (SELECT game FROM seats WHERE who = :who) ORDER BY changed DESC, id LIMIT :most",
        {"who": who, "before": before, "most": most},
    )
    return [_found(connection, row, who) for row in rows]


def _found(connection: Connection, row: tuple[Value, ...], who: str) -> Found:
    line, due = line_of(row[:-1]), row[-1]
    return Found(line, None if due is None else int(due), seats_at(connection, line.id, who))


def seats_at(connection: Connection, game: str, who: str) -> tuple[int, ...]:
    """The seats of somebody at a table."""
    rows = connection.run(
        "SELECT seat FROM seats WHERE game = :game AND who = :who ORDER BY seat", {"game": game, "who": who}
    )
    return tuple(int(seat or 0) for (seat,) in rows)


def one(connection: Connection, game: str, who: str) -> Found:
    """A table that there is, as it stands in a list."""
    [row] = connection.run(f"SELECT {LINE}, games.due FROM games WHERE id = :id", {"id": game})
    return _found(connection, row, who)


# --- the same deal -----------------------------------------------------------------------------


def dealt(connection: Connection, deal: str, who: str, most: int) -> tuple[list[Found], int]:
    """The tables with a deal that are over, the first to end first; and how many are not."""
    rows = connection.run(
        f"SELECT {LINE}, games.due FROM games WHERE deal = :deal AND phase = 'over'"
        " ORDER BY changed, id LIMIT :most",
        {"deal": deal, "most": most},
    )
    [(running,)] = connection.run(
        "SELECT COUNT(*) FROM games WHERE deal = :deal AND phase = 'running'", {"deal": deal}
    )
    return [_found(connection, row, who) for row in rows], int(running or 0)


def knows_deal(connection: Connection, deal: str, who: str, but: str = "") -> str:
    """A table with a deal, other than one, at which somebody has sat down; "" if there is none."""
    rows = connection.run(
        "SELECT games.id FROM games JOIN seats ON seats.game = games.id"
        " WHERE games.deal = :deal AND games.deal <> '' AND games.phase <> 'closed'"
        " AND seats.who = :who AND games.id <> :but ORDER BY games.created LIMIT 1",
        {"deal": deal, "who": who, "but": but},
    )
    return str(rows[0][0]) if rows else ""
