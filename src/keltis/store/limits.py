"""Limits, checked inside the transaction that would exceed them: parallel requests cannot evade them.

Several nodes cannot evade them either: the person's row is locked first.
"""

from typing import NamedTuple

from keltis.store import listings, tables
from keltis.store.connection import Connection, StoreError
from keltis.store.tables import Append, CreateTable


class LimitExceeded(StoreError):
    """Nothing was stored; the message with this id names the limit."""

    def __init__(self, message_id: str) -> None:
        self.message_id = message_id
        super().__init__(message_id)


class Limits(NamedTuple):
    """How many unfinished tables a person may have."""

    tables: int
    bot_tables: int  # with bots only


def create_within(connection: Connection, new: CreateTable, limits: Limits) -> bool:
    """Create a table within the limits of its host; False if it already exists (idempotency)."""
    if tables.version(connection, new.id):
        return False
    _lock(connection, new.host)
    if tables.count_open(connection, new.host) >= limits.tables:
        raise LimitExceeded("online-too-many")
    if new.row.phase == "running" and not new.row.seats:
        _check_bot_tables(connection, new.host, limits)
    tables.create(connection, new)
    _check_deal(connection, new.id, new.deal, new.row.seats)
    return True


def append_within(connection: Connection, change: Append, deal: str, host: str, limits: Limits) -> bool:
    """Append events within limits: nobody may join a deal they know, and bot-only tables are limited."""
    _lock(connection, host)
    if change.row.phase == "running" and not change.row.seats:
        _check_bot_tables(connection, host, limits)
    if not tables.append(connection, change):
        return False
    _check_deal(connection, change.table_id, deal, change.row.seats)
    return True


def _lock(connection: Connection, person: str) -> None:
    if connection.locking:
        connection.run(f"SELECT id FROM people WHERE id = :person {connection.locking}", {"person": person})


def _check_bot_tables(connection: Connection, host: str, limits: Limits) -> None:
    if tables.count_bot_tables(connection, host) >= limits.bot_tables:
        raise LimitExceeded("online-too-many")


def _check_deal(connection: Connection, table_id: str, deal: str, seats: tuple[tuple[int, str], ...]) -> None:
    for person in {person for _, person in seats} if deal else ():
        if listings.knows_deal(connection, deal, person, but=table_id):
            raise LimitExceeded("online-deal-known")
