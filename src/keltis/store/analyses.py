"""Analyses of finished games: computed once, stored without the names of the players."""

from typing import Any

import msgspec

from keltis.store.connection import Connection

_read: Any = msgspec.json.Decoder().decode


def find(connection: Connection, table_id: str) -> str | None:
    """The report on a game as JSON, if there is one."""
    rows = connection.run("SELECT report FROM analyses WHERE game = :game", {"game": table_id})
    return str(rows[0][0]) if rows else None


def keep(connection: Connection, table_id: str, report: str) -> None:
    """Store a report, unless another node has stored one or the game has been deleted."""
    if find(connection, table_id) is not None:
        return
    connection.run(
        "INSERT INTO analyses (game, report) SELECT id, :report FROM games WHERE id = :game",
        {"game": table_id, "report": report},
    )


def luck_of(connection: Connection, table_id: str) -> dict[int, float]:
    """The luck of every seat in an analysed game, as a change in its chance of winning."""
    report = find(connection, table_id)
    if report is None:
        return {}
    return {seat["seat"]: float(seat["sum"]["luck"]) for seat in _read(report)["seats"]}
