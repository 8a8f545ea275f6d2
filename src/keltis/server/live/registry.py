"""The tables loaded on this node; loads others on demand."""

import asyncio
import contextlib
import time
from functools import partial

from keltis.server.gc_tuning import GcTuner
from keltis.server.live.node import Node
from keltis.server.live.room import Room
from keltis.server.live.stored_table import load_table
from keltis.server.metrics import Numbers
from keltis.server.ws.connection import WebSocketConnection
from keltis.store import tables
from keltis.store.connection import StoreError
from keltis.store.tables import Access
from keltis.table.match import Broken
from keltis.table.table import Table

IDLE = 60_000  # milliseconds after which a table without viewers is unloaded
TICK = 1.0  # seconds
QUIET = 5_000  # milliseconds without an event at any table
MOST_OVERDUE = 200  # overdue tables loaded per tick


class NotLoaded(Exception):
    """A table could not be loaded; the reason has been logged."""


class TableRegistry:
    """Loads tables when they are opened or a clock runs out, and unloads them when they are idle."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._damage_logged = False
        self._unreadable: set[str] = set()  # their stored events are broken: not retried when overdue

    # --- loading -------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, loaded once for all concurrent callers; None if there is no such table."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.idle_since = self.node.clock.now()  # not unloaded while a client is being admitted
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room | None:
        try:
            load = partial(load_table, table_id=table_id, now=self.node.clock.now())
            stored = await self.node.database.read(load)
        except Exception as error:
            self.node.log.error("table not loaded", table_id=table_id, why=repr(error))
            if isinstance(error, Broken):  # nothing is written: another version of the program may read it
                self._unreadable.add(table_id)
            raise NotLoaded(table_id) from error
        finally:
            del self._loading[table_id]
        if stored is not None and table_id not in self.rooms:
            self.rooms[table_id] = Room(self.node, *stored)
        return self.rooms.get(table_id)

    def created(self, table: Table) -> None:
        """Compile the bots of a new table, and load it if a bot may have to begin."""
        self.prepare_bots(table)
        if table.phase == "running" and table.id not in self.rooms:
            room = Room(self.node, table, Access(table.settings.public, table.host))
            self.rooms[table.id] = room
            room.tick(self.node.clock.now())

    def prepare_bots(self, table: Table) -> None:
        """Compile the bots of a new table next."""
        for chair in table.chairs:
            if chair.bot:
                self.node.bot_pool.prepare(table.settings.game, chair.bot)

    def refresh(self, table_id: str) -> None:
        """Reload a table after a change in the store that is not an event, if it is loaded here."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.refresh()

    async def drain(self, seconds: float) -> None:
        """Stop accepting commands and wait for pending replies."""
        self.node.closing = True
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end and any(room.busy for room in self.rooms.values()):
            await asyncio.sleep(0.01)

    # --- state -----------------------------------------------------------------------------------

    def healthy(self) -> bool:
        """Whether tables can be played and moves can be stored."""
        return self.node.database.healthy()

    def worker_restarts(self) -> int:
        """The number of times a table worker had to be replaced."""
        return 0

    def numbers(self) -> Numbers:
        """Current counters of this process."""
        node, metrics = self.node, self.node.metrics
        return Numbers(
            len(self.rooms),
            len(node.clients),
            node.database.waiting(),
            metrics.events,
            metrics.failed_commits,
            metrics.bots_failed,
            WebSocketConnection.slow_consumers,
            metrics.latency_sum,
            tuple(metrics.latencies),
            dict(metrics.refused),
        )

    # --- time ----------------------------------------------------------------------------------

    async def run(self) -> None:
        """Run the periodic tick until cancelled."""
        seconds = TICK / 4 if self.node.shared else TICK
        await asyncio.gather(self._tick_every(seconds), self._load_overdue_every(seconds))

    async def _tick_every(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        gc_tuner = GcTuner(loop.time())
        while True:
            await asyncio.sleep(seconds)
            self._tick()
            gc_tuner.tick(loop.time(), self._quiet())

    def _tick(self) -> None:
        node = self.node
        if not node.shared:
            node.clock.adjust(time.time_ns() // 1_000_000)
        if node.database.abort_stuck_write():
            node.log.error("database write aborted", why="the database does not answer")
        if node.database.damaged() and not self._damage_logged:
            self._damage_logged = True
            node.log.error("database damaged", why="its integrity check failed; see keltis restore")
        now = node.clock.now()
        for room in list(self.rooms.values()):
            room.tick(now)
            if not room.in_use() and now - room.idle_since > IDLE:
                del self.rooms[room.id]

    def _quiet(self) -> bool:
        """Whether no table has been active recently."""
        return all(self.node.clock.now() - room.table.at > QUIET for room in self.rooms.values())

    async def _load_overdue_every(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.load_overdue()
            except StoreError as error:
                self.node.log.warning("overdue tables not read", why=repr(error))

    async def load_overdue(self) -> None:
        """Load the tables at which a clock or a bot is due."""
        now = self.node.clock.now() - self.node.takeover_delay
        due = await self.node.database.read(
            partial(tables.due, now=now, most=MOST_OVERDUE * max(1, self.node.config.workers))
        )
        known = self.rooms.keys() | self._unreadable
        missing = [table_id for table_id, _ in due if table_id not in known and self.node.owns(table_id)]
        await asyncio.gather(*map(self.load_and_tick, missing))

    async def load_and_tick(self, table_id: str) -> None:
        """Load a table with a clock or a bot that is due, and tick it."""
        with contextlib.suppress(NotLoaded):
            room = await self.room(table_id)
            if room is not None:
                room.tick(self.node.clock.now())
