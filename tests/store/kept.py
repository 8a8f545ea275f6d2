"""Tables in a store, for tests."""

from keltis.store import tables
from keltis.store.store import Store
from keltis.store.tables import Append, CreateTable
from keltis.table.events import Entry
from keltis.table.table import Table
from tests.table.company import SECRET, seated


def new(table: Table, id: str = "t1", public: bool = True) -> CreateTable:
    return CreateTable(
        id, tuple(table.entries), tables.projection_of(table), table.game.name, public, table.host, ""
    )


def create(store: Store, table: Table, id: str = "t1", public: bool = True) -> None:
    made = new(table, id, public)
    store.write_and_wait(lambda connection: tables.create(connection, made))


def append(store: Store, table: Table, entries: list[Entry], version: int | None = None) -> bool:
    """Store events, then apply them if that succeeded."""
    twin = Table.from_events(table.id, [*table.entries, *entries])
    change = Append(
        table.id,
        table.version if version is None else version,
        tuple(entries),
        tables.projection_of(twin),
        True,
    )
    kept = store.write_and_wait(lambda connection: tables.append(connection, change))
    if kept:
        for entry in entries:
            table.apply(entry)
    return kept


def loaded(store: Store, id: str = "t1") -> Table:
    return Table.from_events(id, store.read(lambda connection: tables.load(connection, id)))


__all__ = ["SECRET", "append", "create", "loaded", "new", "seated"]
