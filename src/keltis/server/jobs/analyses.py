"""Analyses of finished games: a queue with one low-priority process, progress, results kept in the store."""

import asyncio
import contextlib
import json
import os
import sys
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from keltis.core.record_file import as_text
from keltis.server.jobs.mistakes import mistakes_in
from keltis.store import analyses, practice, results
from keltis.store.connection import Connection, StoreError

if TYPE_CHECKING:
    from keltis.core.record import Record
    from keltis.server.live.node import Node

NICE = 15  # lower priority than bots, because people wait for those
MODULE = "keltis.server.workers.analyst"
MOST_WAITING = 20
TIMEOUT = 900.0  # seconds for one analysis
LONGEST_LINE = 1 << 24


@dataclass
class Job:
    """One requested analysis."""

    table_id: str
    record: "Record"
    who: str
    state: str = "waiting"
    done: int = 0
    total: int = 0
    report: dict[str, Any] | None = None


class Busy(Exception):
    """Too many analyses are queued, or this person is already waiting for one."""


class AnalysisQueue:
    """Analyses one game after another. A job is dropped once its report is in the store."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._jobs: dict[str, Job] = {}
        self._queue: asyncio.Queue[Job] = asyncio.Queue()

    def job(self, table_id: str) -> Job | None:
        """The job for a table, if one is queued, running or has failed."""
        return self._jobs.get(table_id)

    async def stored(self, table_id: str) -> dict[str, Any] | None:
        """The stored report on a game."""
        found = await self._node.database.read(partial(analyses.find, table_id=table_id))
        return None if found is None else json.loads(found)

    def ask(self, table_id: str, record: "Record", who: str) -> Job:
        """Queue a game once; Busy if too many are queued, or the same person is waiting for another one."""
        known = self._jobs.get(table_id)
        if known and known.state != "failed":
            return known
        waiting = [job for job in self._jobs.values() if job.state != "failed"]
        if len(waiting) >= MOST_WAITING or any(job.who == who for job in waiting):
            raise Busy
        job = self._jobs[table_id] = Job(table_id, record, who)
        self._queue.put_nowait(job)
        return job

    async def run(self) -> None:
        """Process the queue forever."""
        while True:
            job = await self._queue.get()
            try:
                async with asyncio.timeout(TIMEOUT):
                    await self._analyse(job)
            except (TimeoutError, OSError, ValueError, EOFError, StoreError) as error:
                self._node.log.warning("analysis failed", table_id=job.table_id, why=repr(error))
                job.state = "failed"

    async def _analyse(self, job: Job) -> None:
        job.state = "working"
        text = await asyncio.to_thread(as_text, job.record)
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", MODULE),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        if hasattr(os, "setpriority"):
            with contextlib.suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, worker.pid, NICE)
        try:
            await self._follow(job, worker, text)
        finally:
            if worker.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    worker.kill()
                await worker.wait()

    async def _follow(self, job: Job, worker: asyncio.subprocess.Process, text: str) -> None:
        """Send the record, track progress, and store the report."""
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(text.encode())
        await worker.stdin.drain()
        worker.stdin.close()
        report: dict[str, Any] | None = None
        while line := await worker.stdout.readline():
            progress = json.loads(line)
            job.done, job.total = progress["done"], progress["total"]
            report = job.report = progress.get("report", job.report)
        if report is None or report["stage"] != "complete":
            raise EOFError("the analysis ended early")
        body = json.dumps(report, ensure_ascii=False, separators=(",", ":"))
        keep = partial(
            _keep,
            table_id=job.table_id,
            report=body,
            mistakes=mistakes_in(report),
            today=practice.day_of(self._node.clock.now()),
        )
        await self._node.database.write(keep)
        del self._jobs[job.table_id]


def _keep(
    connection: Connection, table_id: str, report: str, mistakes: list[tuple[int, int]], today: int
) -> None:
    """Store a report, and add luck and mistakes to the players' statistics and boxes."""
    analyses.keep(connection, table_id, report)
    results.add_luck(connection, table_id)
    practice.collect(connection, table_id, mistakes, today)
