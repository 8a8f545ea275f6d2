"""Three nodes on one PostgreSQL; one at a time is killed or frozen, half of the time without hints."""

import asyncio
import contextlib
import random
import signal
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tests.chaos.party import GENEROUS, Party, judge
from tests.chaos.player import Notes
from tests.server.running import Running, begin
from tests.store.postgres import cluster, new_database

FROZEN = 2.5  # seconds
DOWN = 0.5  # seconds until a node that was killed is started again


class Result(NamedTuple):
    """The result of a run."""

    notes: Notes
    events: int
    disturbances: int
    longest_bot: float  # seconds in which a bot did not move


class Nodes:
    """The nodes, and the injection of faults."""

    def __init__(self, folder: Path, url: str, seed: int) -> None:
        self.random = random.Random(seed)
        self.url = url
        self.folders = [folder / f"node{number}" for number in range(3)]
        for place in self.folders:
            place.mkdir()
        self.running = [self._start(number) for number in range(3)]
        self.disturbances = 0

    def _start(self, number: int, port: int = 0) -> Running:
        hints = self.random.random() < 0.5
        return begin(self.folders[number], port=port, database=self.url, hints=hints, **GENEROUS)

    @property
    def urls(self) -> list[str]:
        return [node.url for node in self.running]

    async def disturb(self, every: float, until: float) -> None:
        """Kill or freeze one node after another."""
        while time.monotonic() + every < until:
            await asyncio.sleep(every * self.random.uniform(0.7, 1.3))
            number = self.random.randrange(3)
            node = self.running[number]
            self.disturbances += 1
            if self.random.random() < 0.5:
                node.kill()
                await asyncio.sleep(DOWN)
                self.running[number] = await asyncio.to_thread(self._start, number, node.port)
            else:
                node.process.send_signal(signal.SIGSTOP)
                await asyncio.sleep(FROZEN)
                node.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        for node in self.running:
            if node.process.poll() is None:
                node.process.send_signal(signal.SIGCONT)
                node.kill()


def disturbed(seconds: float, parties: int, every: float, seed: int) -> Result:
    """Let players play on three nodes with faults, and check the database."""
    with cluster() as address, tempfile.TemporaryDirectory() as folder:
        url = new_database(address, "chaos")
        nodes = Nodes(Path(folder), url, seed)
        notes = Notes()
        try:
            asyncio.run(_play(nodes, notes, seconds, parties, every))
        finally:
            nodes.stop()
        events, longest = judge(url, notes)
        return Result(notes, events, nodes.disturbances, longest)


async def _play(nodes: Nodes, notes: Notes, seconds: float, parties: int, every: float) -> None:
    made = [await asyncio.to_thread(Party, nodes.urls, notes, seed) for seed in range(parties)]
    until = time.monotonic() + seconds
    disturbing = asyncio.create_task(nodes.disturb(every, until))
    try:
        await asyncio.gather(*(party.play(until) for party in made))
    finally:
        disturbing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await disturbing
