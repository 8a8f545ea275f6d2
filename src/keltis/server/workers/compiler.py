"""A background job that compiles the code of the strong bots in a child process, one game after another.

Until a game is compiled, its strong levels are replaced by the fallback level; the lobby says so. Games that
people choose come first. The result is kept in the user's cache, so a restarted server finds it there.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Sequence

from structlog.typing import FilteringBoundLogger

from keltis.bots.readiness import (
    COMPILE_SECONDS,
    NET_MARK,
    claim_compiling,
    compile_command,
    is_compiled,
    possible,
    release_compiling,
)
from keltis.engine import installing
from keltis.games import NAMES

DELAY = 2.0  # seconds after the start, so that the first page comes first
POLL = 1.0  # seconds between checks whether another process has finished
INSTALL_SECONDS = 40  # a rough estimate for the installation of Numba

Command = Callable[[str], Sequence[str]]


class BotCompiler:
    """Compiles games in the order in which they are chosen."""

    def __init__(self, log: FilteringBoundLogger, command: Command = compile_command) -> None:
        self._log, self._command = log, command
        self._queue = list(NAMES)
        self._began: dict[str, float] = {}  # when compiling a game began
        self._failed: set[str] = set()
        self._compiled: set[str] = set()

    def prefer(self, game: str) -> None:
        """Compile this game next."""
        if game in self._queue:
            self._queue.remove(game)
            self._queue.insert(0, game)

    def is_ready(self, game: str) -> bool:
        """Whether the strong bots of a game need no fallback, at least on its own board."""
        if game not in self._compiled and (is_compiled(game) or is_compiled(game, NET_MARK)):
            self._compiled.add(game)
        return game in self._compiled

    def seconds(self, game: str) -> int | None:
        """The estimated time until a game is compiled; 0 if it is, None if it cannot be compiled here."""
        if self.is_ready(game):
            return 0
        if not possible() or game in self._failed:
            return None
        left = INSTALL_SECONDS if installing() else 0
        for other in [*self._began, *self._queue]:
            began = self._began.get(other)
            passed = time.monotonic() - began if began is not None else 0
            left += max(1, COMPILE_SECONDS - int(passed))
            if other == game:
                break
        return left

    async def run(self) -> None:
        """Compile everything that is not in the cache yet."""
        await asyncio.sleep(DELAY)
        while self._queue:
            while installing():
                await asyncio.sleep(POLL)
            if not possible():
                return
            await self._compile(self._queue.pop(0))

    async def _compile(self, game: str) -> None:
        self._began[game] = time.monotonic()
        try:
            while not await asyncio.to_thread(is_compiled, game):
                if await asyncio.to_thread(claim_compiling, game):
                    await self._run_process(game)
                    break
                await asyncio.sleep(POLL)  # another server compiles it
        finally:
            del self._began[game]

    async def _run_process(self, game: str) -> None:
        quiet = asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            *self._command(game), stdin=quiet, stdout=quiet, stderr=quiet
        )
        try:
            if await process.wait():
                self._failed.add(game)
                self._log.warning("bots could not be compiled", game=game, code=process.returncode)
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
                release_compiling(game)
