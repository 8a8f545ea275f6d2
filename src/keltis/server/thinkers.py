"""Bots think in processes of their own. One that hangs, crashes or talks nonsense stops nobody."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from structlog.typing import FilteringBoundLogger

from keltis.server.thought import LENGTH, Decision, Thought
from keltis.table.settings import Settings
from keltis.table.table import Question

Done = Callable[[Decision], None]

NICE = 5  # people come first
START = 60.0  # seconds in which a new process must be ready to think
LONGEST = 1 << 20


class _Asked(NamedTuple):
    thought: Thought
    done: Done


class Thinkers:
    """Some processes, each with one question at a time; a question that takes too long ends its process."""

    def __init__(
        self, processes: int, seconds: float, log: FilteringBoundLogger, module: str = "keltis.server.thinker"
    ) -> None:
        self._number, self._seconds, self._log, self._module = processes, seconds, log, module
        self._queue: asyncio.Queue[_Asked | None] = asyncio.Queue()  # None: only be ready
        self._tasks: list[asyncio.Task[None]] = []

    def start(self, at_once: bool = False) -> None:
        """Be ready; the processes start when there is something to think about, or at once."""
        number = max(1, self._number)
        self._tasks = [asyncio.create_task(self._supervise(at_once)) for _ in range(number)]

    def wake(self) -> None:
        """Start the processes if nothing else is to be done: the first question then finds them ready."""
        for _ in self._tasks:
            self._queue.put_nowait(None)

    async def stop(self) -> None:
        """End all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ask(self, settings: Settings, question: Question, done: Done) -> None:
        """Let a bot think."""
        thought = Thought(
            settings.game,
            settings.players,
            settings.options,
            question.bot,
            question.seat,
            question.numbers,
            question.legal,
            question.seed,
        )
        self._queue.put_nowait(_Asked(thought, done))

    def waiting(self) -> int:
        """How many questions wait."""
        return self._queue.qsize()

    async def _supervise(self, at_once: bool) -> None:
        process: asyncio.subprocess.Process | None = None
        try:
            if at_once:
                process = await self._ready(process)
            while True:
                asked = await self._queue.get()
                if asked is None:
                    process = await self._ready(process)
                    continue
                try:
                    if process is None or process.returncode is not None:
                        process = await self._begin()
                    decision = await asyncio.wait_for(_talk(process, asked.thought), self._seconds)
                except (TimeoutError, OSError, EOFError, ValueError) as error:
                    decision = Decision(None, why=type(error).__name__)
                    await _end(process)
                    process = None
                asked.done(decision)
        finally:
            await _end(process)

    async def _ready(self, process: asyncio.subprocess.Process | None) -> asyncio.subprocess.Process | None:
        """A process before there is a question; if it cannot be had, the first question will tell why."""
        if process is None or process.returncode is not None:
            with contextlib.suppress(TimeoutError, OSError, EOFError, ValueError):
                return await self._begin()
        return process

    async def _begin(self) -> asyncio.subprocess.Process:
        """A new process that is ready."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        if hasattr(os, "setpriority"):  # from its first moment on: somebody waits for the first cards
            with contextlib.suppress(ProcessLookupError):
                os.setpriority(os.PRIO_PROCESS, process.pid, NICE)
        try:
            await asyncio.wait_for(_receive(process), START)
        except BaseException:
            await _end(process)
            raise
        return process


async def _talk(process: asyncio.subprocess.Process, thought: Thought) -> Decision:
    assert process.stdin is not None
    data = msgspec.msgpack.encode(thought)
    process.stdin.write(LENGTH.pack(len(data)) + data)
    await process.stdin.drain()
    return msgspec.msgpack.decode(await _receive(process), type=Decision)


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    if length > LONGEST:
        raise ValueError("too long")
    return await process.stdout.readexactly(length)


async def _end(process: asyncio.subprocess.Process | None) -> None:
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
