"""Group commit: one thread writes, and all jobs queued in the meantime share a transaction and its sync."""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from keltis.store import crash_points
from keltis.store.connection import Connection, Damaged, Engine, StoreError, Unavailable, Unknown
from keltis.store.tables import Append, append, append_all

MOST = 256  # jobs in one transaction
SLOW_SECONDS, MAX_SECONDS = 3.0, 6.0  # then the store is unhealthy, or the transaction is aborted

Job = Callable[[Connection], Any] | Append  # Appends are written together
Done = Callable[[Any], None]  # called with the job's result or a StoreError
Deliver = Callable[[list[tuple[Done, Any]]], None]


class _QueuedJob(NamedTuple):
    job: Job
    done: Done
    key: str


class Spoiled(StoreError):
    """A job of the group failed: each job is retried on its own."""


def _do(connection: Connection, job: Job) -> Any:
    return append(connection, job) if isinstance(job, Append) else job(connection)


def _differ(appends: list[Append]) -> bool:
    return len({change.table_id for change in appends}) == len(appends)


def at_once(results: list[tuple[Done, Any]]) -> None:
    """Deliver results in the writer's thread."""
    for done, result in results:
        done(result)


class Writer:
    """Runs jobs in order, each atomically.

    A job may run twice if the first attempt was rolled back, so it must have no side effects besides writing.
    """

    def __init__(self, engine: Engine, deliver: Deliver = at_once) -> None:
        self._engine = engine
        self._deliver = deliver
        self._queue: queue.SimpleQueue[_QueuedJob | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._began: float | None = None  # when the current transaction began
        self._failing = False  # the database made the last transaction fail
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def submit(self, job: Job, done: Done, key: str = "") -> None:
        """Queue a job; `done` is called after its commit or failure.

        Jobs of one transaction run in the order of their keys, so that two nodes cannot deadlock.
        """
        self._queue.put(_QueuedJob(job, done, key))

    def waiting(self) -> int:
        """The number of queued jobs."""
        return self._queue.qsize()

    def watch(self, now: float) -> bool:
        """Abort a transaction that takes too long (watchdog); returns whether one was aborted."""
        began, connection = self._began, self._connection
        if began is None or connection is None or now - began < MAX_SECONDS:
            return False
        connection.abort()
        return True

    def healthy(self, now: float) -> bool:
        """Whether the last transaction succeeded, and the current one does not take long."""
        began = self._began
        return not self._failing and (began is None or now - began < SLOW_SECONDS)

    def stop(self) -> None:
        """Finish the queued jobs, then end the thread."""
        self._queue.put(None)
        self._thread.join()

    # --- in the writer's thread ----------------------------------------------------------------

    def _work(self) -> None:
        while True:
            group = self._group()
            jobs = sorted((asked for asked in group if asked is not None), key=lambda asked: asked.key)
            if jobs:
                self._deliver(list(zip((asked.done for asked in jobs), self._write(jobs), strict=True)))
            if None in group:
                break
        self._leave()

    def _group(self) -> list[_QueuedJob | None]:
        """All queued jobs, at least one."""
        group = [self._queue.get()]
        while len(group) < MOST and group[-1] is not None:
            try:
                group.append(self._queue.get_nowait())
            except queue.Empty:
                break
        return group

    def _write(self, jobs: list[_QueuedJob]) -> list[Any]:
        """The results of all jobs, written in one transaction; one by one if a job fails."""
        self._began = time.monotonic()
        try:
            results = self._together(jobs)
            self._failing = False
            return results
        except (Unavailable, Unknown, Damaged) as error:
            self._failing = True
            self._leave()
            return [error] * len(jobs)
        except Exception as error:
            self._roll_back()
            if len(jobs) == 1:
                return [error if isinstance(error, StoreError) else StoreError(repr(error))]
            return [result for asked in jobs for result in self._write([asked])]
        finally:
            self._began = None

    def _together(self, jobs: list[_QueuedJob]) -> list[Any]:
        if self._connection is None:
            self._connection = self._engine.connect()
        connection = self._connection
        connection.begin()
        appends = [asked.job for asked in jobs if isinstance(asked.job, Append)]
        together = len(appends) > 1
        if together and not (_differ(appends) and append_all(connection, appends)):
            raise Spoiled
        results = [
            True if together and isinstance(asked.job, Append) else _do(connection, asked.job)
            for asked in jobs
        ]
        crash_points.reached("before-commit")
        connection.commit()
        crash_points.reached("after-commit")
        return results

    def _roll_back(self) -> None:
        try:
            if self._connection is not None:
                self._connection.rollback()
        except StoreError:
            self._leave()

    def _leave(self) -> None:
        """Drop the connection; the next job opens a new one."""
        connection, self._connection = self._connection, None
        try:
            if connection is not None:
                connection.rollback()
                connection.close()
        except StoreError:
            pass
