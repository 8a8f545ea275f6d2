"""A write that hangs is aborted, damage is found, and the store reports that it is unhealthy."""

import time
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from keltis.store import group_commit, integrity
from keltis.store.connection import Connection, Damaged, Unavailable
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store

ENDLESS = (
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers)"
    " SELECT COUNT(*) FROM numbers WHERE n < 0"
)


def endless(connection: Connection) -> None:
    connection.run(ENDLESS)


def test_a_write_that_hangs_is_aborted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(group_commit, "SLOW_SECONDS", 0.2)
    monkeypatch.setattr(group_commit, "MAX_SECONDS", 0.5)
    results: Queue[Any] = Queue()
    assert store.healthy(time.monotonic())
    store.write(endless, results.put)
    while not store.watch(time.monotonic()):
        time.sleep(0.1)
    assert not store.healthy(time.monotonic())
    assert isinstance(results.get(timeout=60), Unavailable)
    assert not store.healthy(time.monotonic())  # until something was written
    store.write_and_wait(lambda connection: connection.run("SELECT 1"))
    assert store.healthy(time.monotonic())


def damage(file: Path) -> None:
    """Overwrite a page that is not needed to open the database."""
    with file.open("r+b") as pages:
        pages.seek(4096 * 3)
        pages.write(b"\xff" * 4096)


def test_damage_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(integrity, "FIRST", 0.0)
    file = tmp_path / "keltis.db"
    Store(Sqlite(file))
    sound = Store(Sqlite(file))
    sound.start()
    sound.stop()
    assert sound.healthy(time.monotonic())
    damage(file)
    store = Store(Sqlite(file))
    store.start()
    while store.healthy(time.monotonic()):
        time.sleep(0.01)
    store.stop()


def test_a_write_that_meets_damage_makes_the_store_unhealthy(store: Store) -> None:
    def meets_damage(connection: Connection) -> None:
        raise Damaged("database disk image is malformed")

    results: Queue[Any] = Queue()
    store.write(meets_damage, results.put)
    assert isinstance(results.get(timeout=60), Damaged)
    assert not store.healthy(time.monotonic())
