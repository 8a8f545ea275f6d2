"""What nodes on one database must know of each other: how far tables are, who is there, what time it is."""

import msgspec

from keltis.store.connection import Connection

_write = msgspec.json.Encoder().encode

Seats = dict[str, set[int]]  # by table


def versions(connection: Connection, tables: list[str]) -> dict[str, int]:
    """How many events some tables have."""
    rows = connection.run(
        f"SELECT id, version FROM games WHERE id IN (SELECT rows.value ->> 0 FROM {connection.rows})",
        {"rows": _write([[table] for table in tables]).decode()},
    )
    return {str(table_id): int(version or 0) for table_id, version in rows}


def known_sessions(connection: Connection, tokens: list[str]) -> set[str]:
    """Those of some sessions that are not over."""
    rows = connection.run(
        f"SELECT token FROM sessions WHERE token IN (SELECT rows.value ->> 0 FROM {connection.rows})",
        {"rows": _write([[token] for token in tokens]).decode()},
    )
    return {str(token) for (token,) in rows}


def say_present(connection: Connection, node: str, seats: Seats, until: int, now: int) -> None:
    """On this node somebody looks at tables from these seats; and what was said long ago is forgotten."""
    connection.run("DELETE FROM presence WHERE until < :now", {"now": now})
    rows = [[table_id, seat] for table_id, found in sorted(seats.items()) for seat in sorted(found)]
    connection.run(
        "INSERT INTO presence (game, seat, node, until)"
        f" SELECT rows.value ->> 0, CAST(rows.value ->> 1 AS INTEGER), :node, :until FROM {connection.rows}"
        " WHERE 1 = 1 ON CONFLICT (game, seat, node) DO UPDATE SET until = excluded.until",
        {"node": node, "until": until, "rows": _write(rows).decode()},
    )


def say_gone(connection: Connection, node: str) -> None:
    """This node ends."""
    connection.run("DELETE FROM presence WHERE node = :node", {"node": node})


def present_elsewhere(connection: Connection, node: str, tables: list[str], now: int) -> Seats:
    """From which seats somebody looks at some tables on other nodes."""
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
    """Milliseconds since 1970 by the clock of the database."""
    rows = connection.run("SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)")
    return int(rows[0][0] or 0)
