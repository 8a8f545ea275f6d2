"""Asynchronous access to the store: queries run in reader threads, writes wait for their group commit."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from keltis.store.connection import Connection, StoreError
from keltis.store.store import Store
from keltis.store.tables import Append

T = TypeVar("T")

READERS = 4  # threads


class Database:
    """The store, for code that runs in the event loop."""

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

    def abort_stuck_write(self) -> bool:
        """Abort a write that takes too long; whether there was one."""
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
