"""Debounced low-priority jobs: at most one per table, run when the event loop has time.

Where moves follow each other quickly, a preview would be out of date before anybody could look at it. So each
table has at most one job, the latest one, which runs when nothing has happened at the table for a moment.
Jobs run in short slices, and only one per slice if the loop is already late.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

REST = 0.04  # seconds without an event at a table before its job runs
PAUSE, SLICE = 0.01, 0.004  # seconds between slices, and the length of one
LATE = 0.004  # seconds of delay above which the event loop counts as busy


class _IdleJob(NamedTuple):
    due: float
    job: Callable[[], None]


class IdleJobs:
    """Runs jobs in the order in which they become due."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._jobs: dict[str, _IdleJob] = {}  # by table, in the order in which they become due
        self._slice_at: float | None = None

    def schedule(self, table_id: str, job: Callable[[], None]) -> None:
        """Run a job once the table is quiet; it replaces the table's earlier job."""
        self._jobs.pop(table_id, None)
        self._jobs[table_id] = _IdleJob(self._loop.time() + REST, job)
        if self._slice_at is None:
            self._schedule_slice(REST)

    def _schedule_slice(self, seconds: float) -> None:
        self._slice_at = self._loop.time() + seconds
        self._loop.call_at(self._slice_at, self._run_slice)

    def _run_slice(self) -> None:
        now = self._loop.time()
        late = self._slice_at is not None and now - self._slice_at > LATE
        try:
            self._run_due(now, now if late else now + SLICE)
        finally:
            self._slice_at = None
            if self._jobs:
                first = next(iter(self._jobs.values()))
                self._schedule_slice(max(PAUSE, first.due - self._loop.time()))

    def _run_due(self, now: float, end: float) -> None:
        """Run at least one job that is due, and more until `end`."""
        while self._jobs:
            table_id, idle_job = next(iter(self._jobs.items()))
            if idle_job.due > now:
                break
            del self._jobs[table_id]
            idle_job.job()
            if self._loop.time() >= end:
                break
