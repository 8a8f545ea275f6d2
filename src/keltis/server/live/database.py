"""Asynchronous access to the store: queries run in reader threads, writes wait for their group commit."""

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from keltis.server.config import Config
from keltis.store.connection import Connection, Engine, StoreError
from keltis.store.group_commit import Done
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store, engine_for
from keltis.store.tables import Append

T = TypeVar("T")

READERS = 4  # threads


class Database:
    """The store, for code in the event loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._loop = asyncio.get_running_loop()
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def read(self, question: Callable[[Connection], T]) -> T:
        """Run a query in a reader thread."""
        return await self._loop.run_in_executor(self._readers, self._store.read, question)

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Queue a write and await its commit."""
        committed: asyncio.Future[T] = self._loop.create_future()
        self._store.write(job, _resolver(committed))
        return await committed

    async def append(self, job: Append | Callable[[Connection], bool], table_id: str) -> bool:
        """Queue an append to a table and await its commit; False if another node has appended first."""
        committed: asyncio.Future[bool] = self._loop.create_future()
        self._store.write(job, _resolver(committed), table_id)
        return await committed

    def write_later(self, job: Callable[[Connection], Any]) -> None:
        """Queue a write whose result does not matter."""
        self._store.write(job, lambda _: None)

    def waiting(self) -> int:
        """The number of queued writes."""
        return self._store.waiting()

    def healthy(self) -> bool:
        """Whether writing works."""
        return self._store.healthy(time.monotonic())

    def damaged(self) -> bool:
        """Whether the database file is known to be damaged."""
        return self._store.damaged()

    def abort_stuck_write(self) -> bool:
        """Abort a write that takes too long; returns whether there was one."""
        return self._store.watch(time.monotonic())

    def close(self) -> None:
        """Shut down the reader threads."""
        self._readers.shutdown()


def _resolver(committed: "asyncio.Future[T]") -> Callable[[T | StoreError], None]:
    """The callback for the store that resolves a future with the result or the error of a write."""

    def resolve(result: T | StoreError) -> None:
        if committed.done():  # cancelled
            return
        if isinstance(result, StoreError):
            committed.set_exception(result)
        else:
            committed.set_result(result)

    return resolve


def database_engine(config: Config, first: bool = True) -> Engine:
    """The configured database, for the first process using it or another; creates the folder of a file."""
    engine = engine_for(config.database_url(), in_turns=config.workers > 1, upkeep=first)
    if isinstance(engine, Sqlite):
        try:
            engine.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise StoreError(f"{engine.path.parent}: {error.strerror}") from None
    return engine


def deliver(loop: asyncio.AbstractEventLoop, results: list[tuple[Done, Any]]) -> None:
    """Run the callbacks of a group commit in one step of the event loop; their rooms resume in the next."""
    with contextlib.suppress(RuntimeError):  # the loop is closed: the server is stopping
        loop.call_soon_threadsafe(_call_back, results)


def _call_back(results: list[tuple[Done, Any]]) -> None:
    for done, result in results:
        done(result)
