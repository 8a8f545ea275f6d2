"""The store: one writer thread, and a reading connection per thread."""

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from keltis.store.connection import Connection, Engine, StoreError
from keltis.store.group_commit import Deliver, Done, Job, Writer, at_once
from keltis.store.migrations import migrate

T = TypeVar("T")


def engine_for(url: str, in_turns: bool = False, upkeep: bool = True) -> Engine:
    """The engine for a database: a file, or postgresql://… For files see `Sqlite`."""
    if url.startswith(("postgresql://", "postgres://")):
        from keltis.store.postgres import Postgres

        return Postgres(url)
    from keltis.store.sqlite import Sqlite

    return Sqlite(Path(url.removeprefix("sqlite:///")), in_turns, upkeep)


class Store:
    """Opens a database, migrates it, and offers writing and reading."""

    def __init__(self, engine: Engine, deliver: Deliver = at_once) -> None:
        self.engine = engine
        first = engine.connect()
        migrate(first)
        first.close()
        self._writer = Writer(engine, deliver)
        self._local = threading.local()
        self._readers: list[Connection] = []

    def start(self) -> None:
        """Start the writer."""
        self._writer.start()
        self._call_engine("start")

    def stop(self) -> None:
        """Finish the queued jobs and close all connections."""
        self._writer.stop()
        self._call_engine("stop")
        for reader in self._readers:
            reader.close()

    def _call_engine(self, name: str) -> None:
        call: Callable[[], None] | None = getattr(self.engine, name, None)
        if call is not None:
            call()

    def write(self, job: Job, done: Done, key: str = "") -> None:
        """Queue a job for the writer; `done` is called with its result or a StoreError."""
        self._writer.submit(job, done, key)

    def waiting(self) -> int:
        """The number of queued jobs."""
        return self._writer.waiting()

    def watch(self, now: float) -> bool:
        """Abort a transaction that takes too long (watchdog); returns whether one was aborted."""
        return self._writer.watch(now)

    def healthy(self, now: float) -> bool:
        """Whether writing works, and no damage is known."""
        return self._writer.healthy(now) and not self.damaged()

    def damaged(self) -> bool:
        """Whether the database file is known to be damaged."""
        check: Callable[[], bool] | None = getattr(self.engine, "damaged", None)
        return check is not None and check()

    def write_and_wait(self, job: Callable[[Connection], T]) -> T:
        """Queue a job and wait for it; blocking, so never call it in an event loop."""
        finished = threading.Event()
        results: list[Any] = []

        def done(result: Any) -> None:
            results.append(result)
            finished.set()

        self._writer.submit(job, done)
        finished.wait()
        if isinstance(results[0], StoreError):
            raise results[0]
        found: T = results[0]
        return found

    def read(self, question: Callable[[Connection], T]) -> T:
        """Run a query in this thread."""
        connection: Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self.engine.reader()
            self._local.connection = connection
            self._readers.append(connection)
        try:
            return question(connection)
        except StoreError:
            self._local.connection = None  # a broken connection is not reused
            raise
