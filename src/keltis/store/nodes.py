"""State shared by several nodes: versions of tables, presence, and the time."""

import msgspec

from keltis.store.connection import Connection

_write = msgspec.json.Encoder().encode

Seats = dict[str, set[int]]  # by table


def versions(connection: Connection, tables: list[str]) -> dict[str, int]:
    """The current versions of these tables."""
    rows = connection.run(
        f"SELECT id, version FROM games WHERE id IN (SELECT rows.value ->> 0 FROM {connection.rows})",
        {"rows": _write([[table] for table in tables]).decode()},
    )
    return {str(table_id): int(version or 0) for table_id, version in rows}


def known_sessions(connection: Connection, tokens: list[str]) -> set[str]:
    """The given sessions that are still valid."""
    rows = connection.run(
        f"SELECT token FROM sessions WHERE token IN (SELECT rows.value ->> 0 FROM {connection.rows})",
        {"rows": _write([[token] for token in tokens]).decode()},
    )
    return {str(token) for (token,) in rows}


def announce_presence(
    connection: Connection, node: str, seats: Seats, visible: Seats, until: int, now: int
) -> None:
    """Store which seats are present on this node until a time, and delete expired rows.

    Of these, `visible` are the seats whose page is visible.
    """
    connection.run("DELETE FROM presence WHERE until < :now", {"now": now})
    rows = [
        [table_id, seat, int(seat in visible.get(table_id, ()))]
        for table_id, found in sorted(seats.items())
        for seat in sorted(found)
    ]
    connection.run(
        "INSERT INTO presence (game, seat, node, until, visible)"
        " SELECT rows.value ->> 0, CAST(rows.value ->> 1 AS INTEGER), :node, :until,"
        f" CAST(rows.value ->> 2 AS INTEGER) FROM {connection.rows} WHERE 1 = 1"
        " ON CONFLICT (game, seat, node) DO UPDATE SET until = excluded.until, visible = excluded.visible",
        {"node": node, "until": until, "rows": _write(rows).decode()},
    )


def remove_presence(connection: Connection, node: str) -> None:
    """Delete the presence of this node, which is stopping."""
    connection.run("DELETE FROM presence WHERE node = :node", {"node": node})


def present_elsewhere(connection: Connection, node: str, tables: list[str], now: int) -> Seats:
    """The seats at these tables that are present on other nodes."""
    rows = connection.run(
        "SELECT presence.game, presence.seat FROM presence WHERE presence.node <> :node"
        " AND presence.until > :now"
        f" AND presence.game IN (SELECT rows.value ->> 0 FROM {connection.rows})",
        {"node": node, "now": now, "rows": _write([[table] for table in tables]).decode()},
    )
    found: Seats = {}
    for table_id, seat in rows:
        found.setdefault(str(table_id), set()).add(int(seat or 0))
    return found


def clock(connection: Connection) -> int:
    """The time of the database server, in milliseconds since 1970."""
    rows = connection.run("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
    return int(rows[0][0] or 0)
