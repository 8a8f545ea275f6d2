"""Comparisons of own boards with the originals: a queue with one process; results stay in memory."""

import asyncio
import contextlib
import json
import os
import secrets
import sys
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from keltis.core.own_board import OwnBoard
    from keltis.server.live.node import Node

NICE = 15  # lower priority than bots, because people wait for those
MODULE = "keltis.server.workers.comparer"
MOST_WAITING = 10
MOST_KEPT = 100  # finished jobs
TIMEOUT = 900.0  # seconds for one comparison
LONGEST_LINE = 1 << 22

State = Literal["waiting", "working", "complete", "failed", "cancelled"]


@dataclass
class Job:
    """One requested comparison."""

    id: str
    board: str  # TOML
    players: int
    games: int
    who: str
    state: State = "waiting"
    place: int = 0  # in the queue, from 1 on
    done: int = 0
    bot: str = ""
    compiled: bool = False
    result: dict[str, Any] | None = None
    stop: asyncio.Event = field(default_factory=asyncio.Event)


class Busy(Exception):
    """Too many comparisons are queued, or this person is already waiting for one."""


class BoardComparisons:
    """Plays one comparison after another."""

    def __init__(self, node: "Node") -> None:
        self._node = node
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._added = asyncio.Event()

    def job(self, id: str) -> Job | None:
        """The job with this id, with its place in the queue."""
        for place, waiting in enumerate(self._waiting(), 1):
            waiting.place = place
        return self._jobs.get(id)

    def ask(self, own: "OwnBoard", players: int, games: int, who: str) -> Job:
        """Queue a comparison; Busy if too many are queued. An earlier one of the same person is cancelled."""
        for earlier in list(self._jobs.values()):
            if earlier.who == who:
                self.cancel(earlier)
        if len(self._waiting()) >= MOST_WAITING:
            raise Busy
        job = Job(secrets.token_urlsafe(12), own.toml, players, games, who)
        self._jobs[job.id] = job
        while len(self._jobs) > MOST_KEPT:
            self._jobs.popitem(last=False)
        job.place = len(self._waiting())
        self._added.set()
        return job

    def cancel(self, job: Job) -> None:
        """Stop a queued or running job."""
        if job.state in ("waiting", "working"):
            job.state = "cancelled"
            job.stop.set()

    def _waiting(self) -> list[Job]:
        return [job for job in self._jobs.values() if job.state == "waiting"]

    async def run(self) -> None:
        """Process the queue forever."""
        while True:
            waiting = self._waiting()
            if not waiting:
                self._added.clear()
                await self._added.wait()
                continue
            job = waiting[0]
            try:
                async with asyncio.timeout(TIMEOUT):
                    await self._compare(job)
            except (TimeoutError, OSError, ValueError, EOFError) as error:
                self._node.log.warning("comparison failed", why=repr(error))
                job.state = "failed"

    async def _compare(self, job: Job) -> None:
        job.state = "working"
        worker = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", MODULE),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
        )
        if hasattr(os, "setpriority"):
            with contextlib.suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, worker.pid, NICE)
        stopped = asyncio.create_task(job.stop.wait())
        following = asyncio.create_task(_follow(job, worker))
        try:
            await asyncio.wait((stopped, following), return_when=asyncio.FIRST_COMPLETED)
            if following.done():
                following.result()  # re-raises its exception
        finally:
            for task in (stopped, following):
                task.cancel()
            await asyncio.gather(stopped, following, return_exceptions=True)
            if worker.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    worker.kill()
                await worker.wait()


async def _follow(job: Job, worker: asyncio.subprocess.Process) -> None:
    """Send the boards, and track progress until the result."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    wanted = {"board": job.board, "players": job.players, "games": job.games}
    worker.stdin.write(json.dumps(wanted).encode())
    await worker.stdin.drain()
    worker.stdin.close()
    while line := await worker.stdout.readline():
        told = json.loads(line)
        job.done, job.games = told["done"], told["games"]
        job.bot, job.compiled = told["bot"], told["compiled"]
        if "result" in told:
            job.result, job.state = told["result"], "complete"
            return
    raise EOFError("the comparison ended early")
