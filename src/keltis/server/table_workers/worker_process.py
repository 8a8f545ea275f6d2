"""Runs one worker process: starts it, receives its messages, and replaces it when it dies or hangs."""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from keltis.server.config import Config
from keltis.server.live.node import Node
from keltis.server.table_workers.channel import Channel
from keltis.server.table_workers.messages import Begin, Drain, Report, ToMain

MODULE = "keltis.server.table_workers.worker"
HANG_TIMEOUT = 10.0  # seconds without a report until a worker is killed: it may be blocking other writers
START_TIMEOUT = 60.0  # seconds until the first report
REPORT_MAX_AGE = 5.0  # seconds for which a report is valid
RESTART_BACKOFF, MAX_BACKOFF = 0.1, 5.0  # seconds until a dead worker is restarted; doubled each time
BACKOFF_RESET_AFTER = 2.0  # seconds of work after which the backoff starts over
EXIT_TIMEOUT = 3.0  # seconds beyond those for draining
MAX_PENDING = 10_000  # messages queued for a worker that is being started

_decoder = msgspec.msgpack.Decoder(ToMain)

Received = Callable[[int, ToMain, int | None], None]  # worker, message, file descriptor


class _Pending(NamedTuple):
    message: Any
    descriptor: int | None


class WorkerProcess:
    """Supervises one worker slot: starts its process and restarts it when it dies or hangs.

    `ended` is called when a process has ended.
    """

    def __init__(
        self,
        number: int,
        config: Config,
        node: Node,
        received: Received,
        ended: Callable[[int], None],
    ) -> None:
        self.number = number
        self.report: Report | None = None  # the latest of the current process
        self.last_report: Report | None = None  # the same, or the last one of the process that ended
        self.restarts = 0
        self.ready = asyncio.Event()
        self._config, self._node = config, node
        self._received, self._ended = received, ended
        self._channel: Channel[ToMain] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self._pending: list[_Pending] = []
        self._reported = 0.0  # when the last report arrived
        self._ready_at: float | None = None  # when the current or last process became ready
        self._draining = False
        self._loop = asyncio.get_running_loop()

    def healthy(self) -> bool:
        """Whether the process is responsive and can write."""
        fresh = self._loop.time() - self._reported < REPORT_MAX_AGE
        return self.report is not None and self.report.healthy and fresh

    def send(self, message: Any, descriptor: int | None = None) -> None:
        """Send a message now, or once the process is ready."""
        if self._channel is not None and self.ready.is_set():
            self._channel.send(message, descriptor)
        elif len(self._pending) < MAX_PENDING and not self._draining:
            self._pending.append(_Pending(message, descriptor))
        elif descriptor is not None:
            os.close(descriptor)

    async def run(self) -> None:
        """Keep a process running until cancelled."""
        pause = RESTART_BACKOFF
        try:
            while not self._draining:
                code = await self._run_once()
                if self._draining:
                    return
                self._drop_pending()
                self._ended(self.number)
                stable = (
                    self._ready_at is not None and self._loop.time() - self._ready_at > BACKOFF_RESET_AFTER
                )
                pause = RESTART_BACKOFF if stable else min(MAX_BACKOFF, 2 * pause)
                self._node.log.error("table worker died", worker=self.number, code=code, restart_in=pause)
                self.restarts += 1
                await asyncio.sleep(pause)
        finally:
            await self._kill()

    async def drain(self, seconds: float) -> None:
        """Drain the process: it answers pending requests and exits."""
        self._draining = True
        if not self.ready.is_set():
            await self._kill()
        elif self._process is not None:
            self.send(Drain(seconds))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), seconds + EXIT_TIMEOUT)

    # --- the process ---------------------------------------------------------------------------

    async def _run_once(self) -> int:
        """Start a process, and wait until it ends; returns its exit code."""
        ours, theirs = socket.socketpair()
        self._reported, self._ready_at = self._loop.time(), None
        try:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", MODULE, str(self.number), str(theirs.fileno())),
                stdin=asyncio.subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )
        except OSError:
            ours.close()
            return -1
        finally:
            theirs.close()
        self._channel = Channel(ours, _decoder, self._take, self._lost)
        self._channel.send(Begin(self.number, self._config))
        try:
            return await self._watched(self._process)
        finally:
            self.ready.clear()
            self.report, self.last_report = None, self.report
            self._channel.close()
            self._channel = None

    async def _watched(self, process: asyncio.subprocess.Process) -> int:
        """The exit code; a process that hangs is killed."""
        while True:
            try:
                return await asyncio.wait_for(process.wait(), 1.0)
            except TimeoutError:
                limit = HANG_TIMEOUT if self.ready.is_set() else START_TIMEOUT
                if self._loop.time() - self._reported > limit and not self._draining:
                    self._node.log.error("table worker hangs", worker=self.number)
                    await self._kill()

    def _take(self, message: ToMain, descriptor: int | None) -> None:
        if isinstance(message, Report):
            self.report, self._reported = message, self._loop.time()
            if not self.ready.is_set():
                self._send_pending()
        else:
            self._received(self.number, message, descriptor)

    def _send_pending(self) -> None:
        self.ready.set()
        self._ready_at = self._loop.time()
        pending, self._pending = self._pending, []
        for message, descriptor in pending:
            self.send(message, descriptor)

    def _drop_pending(self) -> None:
        """The process ended before it was ready: close the sockets, so that their clients reconnect."""
        pending, self._pending = self._pending, []
        for _, descriptor in pending:
            if descriptor is not None:
                os.close(descriptor)

    def _lost(self) -> None:
        """The process has closed the channel: it is exiting, or has to be killed."""
        if not self._draining and self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()

    async def _kill(self) -> None:
        process = self._process
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
