"""Commits the events of a room, with limits and rematches in the same transaction.

Optimistic concurrency: events are appended to a table at an expected version. If another node was faster,
nothing is stored, and the room decides again on the current table.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from keltis.server.live.node import Node
from keltis.server.live.rematch import deal_group, rematch
from keltis.server.live.viewers import SEATING
from keltis.store import limits, tables
from keltis.store.connection import Connection, StoreError, Unknown
from keltis.store.limits import LimitExceeded
from keltis.store.tables import Append, CreateTable
from keltis.table import events
from keltis.table.events import Entry
from keltis.table.table import Proposal, Table


class Committed(NamedTuple):
    """The events are stored."""


class Conflict(NamedTuple):
    """Another node has appended events first; nothing was stored."""


class InDoubt(NamedTuple):
    """The commit was not confirmed; if it did happen, its command is found by its idempotency key."""

    error: Unknown


class OverLimit(NamedTuple):
    """Nothing was stored, because somebody has too many tables."""

    message_id: str


class Failed(NamedTuple):
    """Nothing was stored, because the database failed."""

    error: StoreError


Outcome = Committed | Conflict | InDoubt | OverLimit | Failed


async def commit(node: Node, table: Table, version: int, proposal: Proposal) -> Outcome:
    """Append events, which the table in memory already contains, if the stored version is `version`."""
    seating = any(isinstance(entry.event, SEATING) for entry in proposal)
    change = Append(table.id, version, tuple(proposal), tables.projection_of(table), seating)
    try:
        appended = await node.database.append(_job(node, table, change), table.id)
    except LimitExceeded as error:
        return OverLimit(error.message_id)
    except Unknown as error:
        return InDoubt(error)
    except StoreError as error:
        return Failed(error)
    return Committed() if appended else Conflict()


def _job(node: Node, table: Table, change: Append) -> Append | Callable[[Connection], bool]:
    """A plain append, which takes part in group commits, or a function if limits must be checked."""
    new = _new_table(table, change.entries)
    if new is not None:
        return partial(_append_and_create, change=change, new=new)
    started = any(isinstance(entry.event, events.Started) for entry in change.entries)
    deal = deal_group(table.settings)
    if change.seats_changed and (deal or (started and not change.row.seats)):
        return partial(limits.append_within, change=change, deal=deal, host=table.host, limits=node.limits)
    return change


def _new_table(table: Table, entries: tuple[Entry, ...]) -> CreateTable | None:
    """The table of a rematch, which is created in the same transaction."""
    for entry in entries:
        if isinstance(entry.event, events.Rematched):
            return rematch(table, entry.event.table_id, entry.at)
    return None


def _append_and_create(connection: Connection, change: Append, new: CreateTable) -> bool:
    """Append events and create a table in one transaction."""
    appended = tables.append(connection, change)
    if appended:
        tables.create(connection, new)
    return appended
