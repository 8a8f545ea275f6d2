"""A pool of worker processes in which bots decide.

A worker that hangs, crashes or replies garbage is killed and replaced; the server's event loop never waits.
Requests wait in a fair queue: watched tables go first, and the hosts of tables take turns. One more
worker decides for plain levels only, which take milliseconds, so that they never wait behind a search.
"""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from structlog.typing import FilteringBoundLogger

from keltis.bots.level import levels
from keltis.server.workers.compiler import BotCompiler
from keltis.server.workers.fair_queue import FairQueue
from keltis.server.workers.messages import LENGTH, BotReply, BotRequest

Done = Callable[[BotReply], None]
Worker = asyncio.subprocess.Process

NICE = 5  # requests of people have priority
START_TIMEOUT = 60.0  # seconds
MAX_MESSAGE_SIZE = 1 << 20
FAILURES = (TimeoutError, OSError, EOFError, ValueError)


WATCHED_PLAIN, WATCHED_SEARCH, PLAIN, SEARCH = range(4)  # priorities
ANY_LEVEL, PLAIN_LEVELS = (WATCHED_PLAIN, WATCHED_SEARCH, PLAIN, SEARCH), (WATCHED_PLAIN, PLAIN)


class _Job(NamedTuple):
    request: BotRequest
    done: Done


class BotPool:
    """Workers with one request at a time each; a missed deadline kills a worker."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        log: FilteringBoundLogger,
        module: str = "keltis.server.workers.worker",
    ) -> None:
        self._number, self._seconds, self._log, self._module = processes, seconds, log, module
        self._queue: FairQueue[_Job | None] = FairQueue(len(ANY_LEVEL))  # None: only start the worker
        self._tasks: list[asyncio.Task[None]] = []
        self.compiler = BotCompiler(log)

    def start(self, at_once: bool = False, compiling: bool = False) -> None:
        """Start the supervisors; the worker processes start with the first request, or at once."""
        kinds = [PLAIN_LEVELS] + [ANY_LEVEL] * max(1, self._number)
        self._tasks = [asyncio.create_task(self._supervise(at_once, kind)) for kind in kinds]
        if compiling:
            self._tasks.append(asyncio.create_task(self.compiler.run()))

    def wake(self) -> None:
        """Start an idle worker, so that the first request does not have to wait for that."""
        self._queue.put(None, WATCHED_PLAIN, "")

    async def stop(self) -> None:
        """Kill all workers."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ask(self, request: BotRequest, done: Done, owner: str = "", watched: bool = True) -> None:
        """Queue a request for a table of this owner; `done` is called with the decision."""
        self.prepare(request.game, request.bot)
        search = levels(request.game)[request.bot].compiled
        priority = (WATCHED_SEARCH if search else WATCHED_PLAIN) if watched else SEARCH if search else PLAIN
        self._queue.put(_Job(request, done), priority, owner)

    def prepare(self, game: str, bot: str) -> None:
        """Compile the code of a bot next, if it needs any."""
        if levels(game)[bot].compiled:
            self.compiler.prefer(game)

    def waiting(self) -> int:
        """The number of queued requests."""
        return self._queue.qsize()

    async def _supervise(self, at_once: bool, priorities: tuple[int, ...]) -> None:
        worker: Worker | None = None
        try:
            if at_once:
                worker = await self._started(worker)
            while True:
                job = await self._queue.get(priorities)
                if job is None:
                    worker = await self._started(worker)
                    continue
                try:
                    if worker is None or worker.returncode is not None:
                        worker = await self._start_worker()
                    decision = await asyncio.wait_for(_exchange(worker, job.request), self._seconds)
                except FAILURES as error:
                    decision = BotReply(None, why=type(error).__name__)
                    await _kill(worker)
                    worker = None
                job.done(decision)
        finally:
            await _kill(worker)

    async def _started(self, worker: Worker | None) -> Worker | None:
        """A running worker; if it cannot be started, the first request will report why."""
        if worker is None or worker.returncode is not None:
            with contextlib.suppress(*FAILURES):
                return await self._start_worker()
        return worker

    async def _start_worker(self) -> Worker:
        """Start a worker and wait until it is ready."""
        worker = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        if hasattr(os, "setpriority"):  # from the start, because the first visitor needs the CPU
            with contextlib.suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, worker.pid, NICE)
        try:
            await asyncio.wait_for(_receive(worker), START_TIMEOUT)
        except BaseException:
            await _kill(worker)
            raise
        return worker


async def _exchange(worker: Worker, request: BotRequest) -> BotReply:
    assert worker.stdin is not None
    data = msgspec.msgpack.encode(request)
    worker.stdin.write(LENGTH.pack(len(data)) + data)
    await worker.stdin.drain()
    return msgspec.msgpack.decode(await _receive(worker), type=BotReply)


async def _receive(worker: Worker) -> bytes:
    assert worker.stdout is not None
    (length,) = LENGTH.unpack(await worker.stdout.readexactly(LENGTH.size))
    if length > MAX_MESSAGE_SIZE:
        raise ValueError("message too long")
    return await worker.stdout.readexactly(length)


async def _kill(worker: Worker | None) -> None:
    if worker is not None and worker.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
