"""A server with a database file, killed repeatedly: at random times and at crash points.

With several table workers, also one of them or all are killed, while the rest of the server goes on.
"""

import asyncio
import contextlib
import os
import random
import signal
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from keltis.server.table_workers.messages import owner
from keltis.store import crash_points
from tests.chaos.party import GENEROUS, Party, judge
from tests.chaos.player import Notes
from tests.server.running import Running, begin

LATEST = 1.0  # seconds after which the server is killed if it has not reached the crash point
PATIENCE = 120.0
WORKERS_ONLY = 0.6  # the part of the kills that spare the main process, if there are workers


class Result(NamedTuple):
    """The result of a run."""

    notes: Notes
    events: int
    deaths: dict[str, int]  # kills by crash point
    back: list[float]  # seconds until all clients were in sync again


class Mortal:
    """The server."""

    def __init__(self, folder: Path, seed: int, workers: int) -> None:
        self.random = random.Random(seed)
        self.folder, self.workers = folder, workers
        self.deaths: dict[str, int] = {}
        self.back: list[float] = []
        self.running: Running = self._start("")

    def _start(self, place: str) -> Running:
        port = self.running.port if hasattr(self, "running") else 0
        return begin(self.folder, place, port, workers=self.workers, **GENEROUS)

    async def die(self, times: int, parties: list[Party]) -> None:
        """Die so many times."""
        for _ in range(times):
            if self.workers > 1 and self.random.random() < WORKERS_ONLY:
                await self._kill_workers(parties)
                continue
            place = self.random.choice(["", "", *crash_points.PLACES[:4]])
            await self._restart(self._when(place))
            await self._synced(parties)
            await self._death(place)
            self._migrate_and_die()
        await self._restart("")
        await self._synced(parties)

    async def _kill_workers(self, parties: list[Party]) -> None:
        """Kill one worker or all, without the main process."""
        if self.running.process.poll() is not None:
            await self._restart("")
            await self._synced(parties)
        await asyncio.sleep(LATEST * self.random.random())
        found = await asyncio.to_thread(self.running.workers)
        every = self.random.random() < 0.3
        killed = set(found) if every else {self.random.choice(sorted(found))} if found else set()
        self._died = time.monotonic()
        for number in killed:
            with contextlib.suppress(ProcessLookupError):
                os.kill(found[number], signal.SIGKILL)
        kind = "all workers" if every else "a worker"
        self.deaths[kind] = self.deaths.get(kind, 0) + 1
        await self._synced(parties, killed)

    def _when(self, place: str) -> str:
        """The number of visits after which a crash point kills the process."""
        if place == "during-checkpoint":
            return f"{place}:{self.random.randint(1, 20)}:2"
        return f"{place}:{self.random.randint(2, 12)}" if place else ""

    async def _restart(self, crash_at: str) -> None:
        if self.running.process.poll() is None:
            self.running.kill()
        self._died = time.monotonic()
        try:
            self.running = await asyncio.to_thread(self._start, crash_at)
        except AssertionError:
            if not crash_at:
                raise
            self.deaths["while starting"] = self.deaths.get("while starting", 0) + 1
            self.running = await asyncio.to_thread(self._start, "")

    async def _death(self, place: str) -> None:
        end = time.monotonic() + LATEST * (self.random.random() if not place else 1)
        while time.monotonic() < end and self.running.process.poll() is None:
            await asyncio.sleep(0.005)
        if self.running.process.poll() is None:
            self.running.kill()
            place = ""
        else:
            self.running.died()
        self.deaths[place or "any"] = self.deaths.get(place or "any", 0) + 1

    def _migrate_and_die(self) -> None:
        """A new database survives a crash during its set-up."""
        if self.random.random() < 0.1:
            with tempfile.TemporaryDirectory() as folder:
                with contextlib.suppress(AssertionError):
                    begin(Path(folder), f"during-migration:{self.random.randint(1, 3)}", **GENEROUS)
                begin(Path(folder), **GENEROUS).kill()
            self.deaths["during-migration"] = self.deaths.get("during-migration", 0) + 1

    async def _synced(self, parties: list[Party], workers: set[int] | None = None) -> None:
        """Wait until all clients are in sync again; or those whose tables belong to these workers."""
        players = [
            player
            for party in parties
            for player in party.players
            if not player.over and (workers is None or owner(player.table, self.workers) in workers)
        ]
        end = time.monotonic() + PATIENCE
        while any(player.synced < self._died and not player.over for player in players):
            if self.running.process.poll() is not None:
                return  # it crashed again before that
            missing = [player.table for player in players if player.synced < self._died and not player.over]
            assert time.monotonic() < end, f"somebody does not come back to {missing} ({workers})"
            await asyncio.sleep(0.01)
        self.back.append(time.monotonic() - self._died)


def killed(times: int, parties: int, seed: int, workers: int = 1) -> Result:
    """Let players play on a server that is killed, and check the database."""
    with tempfile.TemporaryDirectory() as folder:
        mortal = Mortal(Path(folder), seed, workers)
        notes = Notes()
        try:
            asyncio.run(_play(mortal, notes, times, parties))
        finally:
            if mortal.running.process.poll() is None:
                mortal.running.kill()
        events, _ = judge(str(Path(folder) / "keltis.db"), notes)
        return Result(notes, events, mortal.deaths, mortal.back)


async def _play(mortal: Mortal, notes: Notes, times: int, parties: int) -> None:
    made = [await asyncio.to_thread(Party, [mortal.running.url], notes, seed) for seed in range(parties)]
    playing = [asyncio.create_task(party.play(float("inf"))) for party in made]
    dying = asyncio.create_task(mortal.die(times, made))
    done, _ = await asyncio.wait([dying, *playing], return_when=asyncio.FIRST_COMPLETED)
    for task in [dying, *playing]:
        task.cancel()
    await asyncio.gather(dying, *playing, return_exceptions=True)
    for task in done:
        task.result()
