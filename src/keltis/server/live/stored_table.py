"""Loads a table from the store. Replaying its events takes time, so this runs in a reader thread."""

from typing import NamedTuple

from keltis.store import tables
from keltis.store.connection import Connection
from keltis.store.tables import Access
from keltis.table.table import Table


class StoredTable(NamedTuple):
    """A table and who may see it."""

    table: Table
    access: Access


def load_table(connection: Connection, table_id: str, now: int) -> StoredTable | None:
    """The table after its last stored event, loaded at `now`; None if there is no such table."""
    access = tables.access(connection, table_id)
    if access is None:
        return None
    return StoredTable(Table.from_events(table_id, tables.load(connection, table_id), now), access)
