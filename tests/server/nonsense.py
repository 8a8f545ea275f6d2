"""Fuzzing: invalid frames from strangers and players change and break nothing."""

import asyncio
import json
import random
import resource
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from keltis.server.config import Config
from keltis.server.live.admission import Admission
from keltis.server.live.database import deliver
from keltis.server.live.node import Node
from keltis.server.live.registry import TableRegistry
from keltis.server.live.rematch import new_table
from keltis.server.logs import make_log
from keltis.server.workers.pool import BotPool
from keltis.server.ws.client import Client
from keltis.store import tables
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.table.commands import PHRASES
from keltis.table.table import Table
from tests.table.company import play_on, seated

TABLE = "t1"
PAUSE = 500  # frames between yields to the event loop
TYPES = (
    *("hello", "beat", "move", "undo", "consent", "say", "quick", "sit"),
    *("stand", "fill", "free", "start", "back", "rematch", "answer_rematch", "close"),
    *("offer_end", "answer_end", "resign", "react"),
)
# Valid frames that change nothing while it is another player's turn.
HARMLESS = (
    *("hello", "beat", "move", "consent", "sit", "fill", "free", "start", "back", "close"),
    *("rematch", "answer_rematch", "answer_end"),
)
ODD: tuple[Any, ...] = (
    *(None, True, -1, 0, 3, 4, 2**53, 2**64, 10**40, 1.5, "", "x", "x" * 5000, "\u202e", "\ud800", "\x00"),
    *([], {}, [[]], {"a": {}}, "../etc", "<b>", "play R5", TABLE),
)


@dataclass
class Report:
    """The result of a run."""

    frames: int = 0
    unread: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    grown: int = 0  # kibibytes of memory

    def __str__(self) -> str:
        answers = ", ".join(f"{code} {number}" for code, number in self.codes.most_common())
        closed = ", ".join(f"{code} {number}" for code, number in self.closed.most_common())
        return (
            f"{self.frames} frames: {answers}; sockets closed: {closed}; no exception, nothing changed,"
            f" memory grew by {self.grown // 1024} MiB"
        )


class FakeConnection:
    """A connection that counts frames and discards them."""

    def __init__(self, report: Report) -> None:
        self.report = report
        self.open = True

    def enqueue(self, frame: bytes) -> None:
        data = frame[frame.index(b"{") :]
        if data.startswith(b'{"type":"reply"'):
            found = json.loads(data)
            self.report.codes[found.get("error", {}).get("code", "done")] += 1

    def flush(self) -> None:
        """Nothing to do: frames are sent at once."""

    def close(self, code: int, reason: str = "") -> None:
        self.open = False
        self.report.closed[code] += 1


class Pelting:
    """A registry with one table, and people who send invalid frames to it."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.chance = random.Random(seed)
        self.report = Report()
        self.table = seated(people=2, undo="never", public=True)
        play_on(self.table, 3, most=6)
        self.waiting = next(seat for seat in (0, 1) if seat != self.table.mover)
        self.errors: list[Any] = []
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: self.errors.append(context))
        self.store = Store(Sqlite(folder / "keltis.db"), partial(deliver, loop))
        self.store.start()
        log = make_log("json", "error")
        generous = Config(bot_pause=0.0, messages_per_second=1e12, sockets_per_person=10**9)
        self.node = Node(generous, self.store, BotPool(1, 1.0, log), log)
        self.registry = TableRegistry(self.node)
        self.admission = Admission(self.registry)

    async def run(self, frames: int, told: Callable[[str], None]) -> Report:
        await self.node.load_keys()
        made = new_table(Table.from_events(TABLE, self.table.entries))
        await self.node.database.write(partial(tables.create, new=made))
        clients = {who: self._fresh(who) for who in ("stranger", "player")}
        before = 0
        for number in range(frames):
            who = self.chance.choice(("stranger", "stranger", "player"))
            client, connection = clients[who]
            if not connection.open:
                self.node.clients.remove(client)
                client, connection = clients[who] = self._fresh(who)
            client.received(self._frame(who), float(number))
            if number % PAUSE == 0:
                await self._breathe()
                told(f"{number} frames")
            if number == min(frames // 5, 50_000):
                before = _memory()
        await self._ask_for_no_table()
        await self._breathe()
        self.report.frames = frames
        self.report.grown = _memory() - before
        kept = await self.node.database.read(partial(tables.load, table_id=TABLE))
        assert kept == self.table.entries, "something has changed"
        assert self.errors == [], self.errors[0]
        await asyncio.to_thread(self.store.stop)
        self.node.database.close()
        return self.report

    async def _ask_for_no_table(self) -> None:
        """One client waits for the lookup of a missing table, which the others rarely do."""
        client, _ = self._fresh("stranger")
        client.received(b'{"type":"hello","table_id":"t2"}', 0.0)
        async with asyncio.timeout(60):
            while not self.report.codes["unknown"]:
                await asyncio.sleep(0.001)

    async def _breathe(self) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
        room = self.registry.rooms.get(TABLE)
        while room is None or room.busy:
            await asyncio.sleep(0.001)
            room = self.registry.rooms.get(TABLE)

    def _fresh(self, who: str) -> tuple[Client, FakeConnection]:
        connection = FakeConnection(self.report)
        name = self.table.chairs[self.waiting].who if who == "player" else "who-Eve"
        rate = self.node.config.messages_per_second
        client = Client(self.admission, connection, name, who, "", 0.0, rate)
        self.node.clients.add(client)
        if self.chance.random() < 0.9:
            client.received(b'{"type":"hello","table_id":"t1"}', 0.0)
        return client, connection

    # --- nonsense ------------------------------------------------------------------------------

    def _frame(self, who: str) -> bytes:
        way = self.chance.random()
        if way < 0.1:
            return self.chance.randbytes(self.chance.randrange(60))
        good = json.dumps(self._message(who)).encode()
        if way < 0.4 and who == "stranger":
            return self._spoilt(good)
        if way < 0.5:
            return good[: self.chance.randrange(len(good))]
        return good

    def _message(self, who: str) -> dict[str, Any]:
        chance = self.chance
        made: dict[str, Any] = {"type": chance.choice(TYPES if who == "stranger" else HARMLESS)}
        kind = made["type"]
        if kind not in ("hello", "beat"):
            made["id"] = f"i{chance.randrange(10**9)}"
        if kind == "hello":
            made |= {"table_id": chance.choice((TABLE, TABLE, "t2", "x" * 40)), "since": chance.randrange(20)}
        if kind in ("move", "undo", "consent"):
            made["v"] = chance.choice((self.table.version, self.table.version, 0, 1, 99))
        if kind == "move" and self.table.play is not None:
            made["action"] = chance.choice(self.table.play.named_board.notation)
        if kind == "consent":
            made["yes"] = chance.random() < 0.5
        if kind == "say":
            made["text"] = "nonsense"
        if kind == "quick":
            made["phrase"] = chance.choice(PHRASES)
        if kind in ("sit", "fill", "free"):
            made["seat"] = chance.randrange(4)
        if kind == "fill":
            made["bot"] = chance.choice(("greedy", "nobody"))
        if chance.random() < 0.4:
            made[chance.choice([*made, "more", "seat", "v"])] = chance.choice(ODD)
        return made

    def _spoilt(self, good: bytes) -> bytes:
        data = bytearray(good)
        for _ in range(self.chance.randrange(1, 6)):
            data[self.chance.randrange(len(data))] = self.chance.randrange(256)
        return bytes(data)


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def pelt(folder: Path, frames: int, seed: int, told: Callable[[str], None] = lambda text: None) -> Report:
    """Send so many invalid frames; AssertionError if they have any effect."""

    async def all_of_it() -> Report:
        return await Pelting(folder, seed).run(frames, told)

    return asyncio.run(all_of_it())
