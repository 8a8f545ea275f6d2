"""Group commit: one thread writes, and all jobs that arrived meanwhile share a transaction and its sync."""

import queue
import threading
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from keltis.store import crash_points
from keltis.store.connection import Connection, Engine, StoreError, Unavailable, Unknown
from keltis.store.tables import Append, append, append_all

MOST = 256  # jobs in one transaction
SLOW_SECONDS, MAX_SECONDS = 3.0, 6.0  # after which the store is unhealthy, and a transaction is aborted

Job = Callable[[Connection], Any] | Append  # an Append is done together with others
Done = Callable[[Any], None]  # gets what the job returned, or the StoreError that came of it
Deliver = Callable[[list[tuple[Done, Any]]], None]


class _Asked(NamedTuple):
    job: Job
    done: Done
    key: str


class Spoiled(StoreError):
    """Not all of a group can be kept: each is tried alone."""


def _do(connection: Connection, job: Job) -> Any:
    return append(connection, job) if isinstance(job, Append) else job(connection)


def _differ(appends: list[Append]) -> bool:
    return len({change.table_id for change in appends}) == len(appends)


def at_once(results: list[tuple[Done, Any]]) -> None:
    """Deliver results in the writer's own thread."""
    for done, result in results:
        done(result)


class Writer:
    """Runs jobs in the order in which they were asked for, each as a whole or not at all.

    A job may run twice if the first attempt was rolled back, so it must do nothing but write.
    """

    def __init__(self, engine: Engine, deliver: Deliver = at_once) -> None:
        self._engine = engine
        self._deliver = deliver
        self._queue: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._began: float | None = None  # when the current transaction began
        self._failing = False  # the last transaction failed because of the database
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)

    def start(self) -> None:
        """Begin to work."""
        self._thread.start()

    def submit(self, job: Job, done: Done, key: str = "") -> None:
        """Ask for a job; `done` hears of it after it was committed, or was not.

        Jobs of one transaction are done in the order of their keys: so two nodes never wait for each other.
        """
        self._queue.put(_Asked(job, done, key))

    def waiting(self) -> int:
        """How many jobs wait."""
        return self._queue.qsize()

    def watch(self, now: float) -> bool:
        """Abort a transaction that takes too long (watchdog); whether one was aborted."""
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
        """Finish what was asked for, then end."""
        self._queue.put(None)
        self._thread.join()

    # --- in the thread -------------------------------------------------------------------------

    def _work(self) -> None:
        while True:
            group = self._group()
            jobs = sorted((asked for asked in group if asked is not None), key=lambda asked: asked.key)
            if jobs:
                self._deliver(list(zip((asked.done for asked in jobs), self._write(jobs), strict=True)))
            if None in group:
                break
        self._leave()

    def _group(self) -> list[_Asked | None]:
        """All that waits, at least one."""
        group = [self._queue.get()]
        while len(group) < MOST and group[-1] is not None:
            try:
                group.append(self._queue.get_nowait())
            except queue.Empty:
                break
        return group

    def _write(self, jobs: list[_Asked]) -> list[Any]:
        """The results of all jobs, written in one transaction; alone if one of them spoils it."""
        self._began = time.monotonic()
        try:
            results = self._together(jobs)
            self._failing = False
            return results
        except (Unavailable, Unknown) as error:
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

    def _together(self, jobs: list[_Asked]) -> list[Any]:
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
        """Give the connection up; the next job gets a new one."""
        connection, self._connection = self._connection, None
        try:
            if connection is not None:
                connection.rollback()
                connection.close()
        except StoreError:
            pass
