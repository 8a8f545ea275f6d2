"""Group commit: changes of several tables share a transaction, but fail independently."""

import threading
from functools import partial
from typing import Any

from keltis.store import tables as games
from keltis.store.store import Store
from keltis.store.tables import Append
from keltis.table.events import Entry
from keltis.table.table import Table
from tests.store.kept import create, loaded
from tests.store.test_tables import next_move
from tests.table.company import seated


def change_of(table: Table, entries: list[Entry]) -> Append:
    twin = Table.from_events(table.id, [*table.entries, *entries])
    return Append(table.id, table.version, tuple(entries), games.projection_of(twin), True)


def tables(store: Store, number: int) -> list[Table]:
    made = []
    for place in range(number):
        table = Table.from_events(
            f"t{place}", seated(["keltis", "orakel", "wuerfelspiel"][place % 3]).entries
        )
        create(store, table, table.id)
        made.append(table)
    return made


def kept_together(store: Store, changes: list[Append]) -> list[Any]:
    """The results of changes submitted while the writer is busy."""
    results: dict[str, list[Any]] = {}
    go, done = threading.Event(), threading.Event()
    store.write(lambda connection: go.wait(60), lambda result: None)
    for change in changes:
        store.write(change, results.setdefault(change.table_id, []).append, change.table_id)
    store.write(lambda connection: None, lambda result: done.set(), "zzz")
    go.set()
    assert done.wait(60)
    return [results[change.table_id].pop(0) for change in changes]


def test_changes_of_many_tables_are_kept_as_each_alone_would_be(store: Store) -> None:
    made = tables(store, 7)
    changes = [change_of(table, next_move(table, seed)) for seed, table in enumerate(made)]
    assert kept_together(store, changes) == [True] * 7
    for table, change in zip(made, changes, strict=True):
        again = loaded(store, table.id)
        assert again.entries == [*table.entries, *change.entries]
        lines = store.read(lambda connection: games.open_tables(connection, 100))
        assert {line.id: line.changed for line in lines}[table.id] == change.entries[-1].at
        assert store.read(partial(games.admits, table_id=table.id, who="who-Ben"))


def test_one_that_comes_too_late_does_not_harm_the_others(store: Store) -> None:
    made = tables(store, 5)
    changes = [change_of(table, next_move(table, seed)) for seed, table in enumerate(made)]
    late = changes[2]._replace(version=1)
    wrong = changes[3]._replace(table_id="nothing")
    found = kept_together(store, [*changes[:2], late, wrong, changes[4]])
    assert found == [True, True, False, False, True]
    assert [loaded(store, table.id).version - table.version for table in made] == [1, 1, 0, 0, 1]


def test_two_changes_of_one_table_in_a_group_are_one_and_one_too_late(store: Store) -> None:
    [table] = tables(store, 1)
    one, two = change_of(table, next_move(table, 1)), change_of(table, next_move(table, 2))
    assert kept_together(store, [one, two]) == [True, False]
    assert loaded(store, table.id).entries == [*table.entries, *one.entries]
