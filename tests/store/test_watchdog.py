"""A write that hangs is aborted, and the store reports that it is unhealthy."""

import time
from queue import Queue
from typing import Any

import pytest

from keltis.store import writer
from keltis.store.connection import Connection, Unavailable
from keltis.store.store import Store

ENDLESS = (
    "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers)"
    " SELECT COUNT(*) FROM numbers WHERE n < 0"
)


def endless(connection: Connection) -> None:
    connection.run(ENDLESS)


def test_a_write_that_hangs_is_aborted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "SLOW_SECONDS", 0.2)
    monkeypatch.setattr(writer, "MAX_SECONDS", 0.5)
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
