"""Several nodes on one database: hints, polling of versions, presence, sessions and the common clock.

Consistency needs none of this: the conditional append decides between nodes. Hints make updates fast, polling
finds changes whose hints were lost, and presence keeps a player at another node from being treated as absent.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial

from keltis.server.live.registry import TableRegistry
from keltis.store import nodes
from keltis.store.connection import StoreError
from keltis.store.hints import Hints

POLL = 0.5  # seconds between polls of the versions of our tables
PRESENCE = 2.0  # seconds between announcements of presence
STAYS = 6_000  # milliseconds for which an announcement is valid
SESSIONS = 5.0  # seconds between checks for ended sessions
CLOCK = 60.0  # seconds between adjustments to the clock of the database


class Cluster:
    """Keeps the tables of this node up to date with the other nodes."""

    def __init__(self, registry: TableRegistry) -> None:
        self.id = secrets.token_hex(8)
        self._registry = registry
        self._node = registry.node
        self._loop = asyncio.get_running_loop()
        config = self._node.config
        self._hints = Hints(config.redis or config.database, self._on_hints) if config.hints else None

    async def start(self) -> None:
        """Join the cluster: adopt the time of the database, and listen for hints."""
        await self._adjust_clock()
        if self._hints is not None:
            self._hints.start()

    async def stop(self) -> None:
        """Leave the cluster: stop listening, and delete this node's presence."""
        if self._hints is not None:
            await asyncio.to_thread(self._hints.stop)
        with contextlib.suppress(StoreError):  # the rows will expire
            await self._node.database.write(partial(nodes.remove_presence, node=self.id))

    def announce(self, table_id: str, version: int) -> None:
        """Announce a table's new version to other nodes."""
        if self._hints is not None:
            self._hints.publish(table_id, version)

    def _on_hints(self, versions: dict[str, int]) -> None:
        """Called in the listener thread."""
        self._loop.call_soon_threadsafe(self._update_rooms, versions)

    def _update_rooms(self, versions: dict[str, int]) -> None:
        for table_id, version in versions.items():
            room = self._registry.rooms.get(table_id)
            if room is not None:
                room.hint(version)

    async def run(self) -> None:
        await asyncio.gather(
            self._every(POLL, self._poll_versions),
            self._every(PRESENCE, self._exchange_presence),
            self._every(SESSIONS, self._close_ended_sessions),
            self._every(CLOCK, self._adjust_clock),
        )

    async def _every(self, seconds: float, check: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await check()
            except StoreError as error:
                name = check.__name__.strip("_")
                self._node.log.warning("cluster check failed", check=name, why=repr(error))

    async def _poll_versions(self) -> None:
        tables = list(self._registry.rooms)
        if tables:
            self._update_rooms(await self._node.database.read(partial(nodes.versions, tables=tables)))

    async def _exchange_presence(self) -> None:
        database, rooms, clock = self._node.database, self._registry.rooms, self._node.clock
        now = clock.now()
        here = {room.id: seats for room in rooms.values() if (seats := room.seats_here())}
        visible = {table_id: rooms[table_id].viewers.visible_seats() for table_id in here}
        announce = partial(nodes.announce_presence, node=self.id, seats=here, visible=visible)
        await database.write(partial(announce, until=now + STAYS, now=now))
        tables = list(rooms)
        elsewhere = await database.read(
            partial(nodes.present_elsewhere, node=self.id, tables=tables, now=clock.now())
        )
        for table_id in tables:
            room = rooms.get(table_id)
            if room is not None:
                room.seen_elsewhere(elsewhere.get(table_id, set()))

    async def _close_ended_sessions(self) -> None:
        tokens = {client.session for client in self._node.clients}
        if tokens:
            known = await self._node.database.read(partial(nodes.known_sessions, tokens=sorted(tokens)))
            for token in tokens - known:
                self._node.clients.revoke(token)

    async def _adjust_clock(self) -> None:
        before = time.monotonic()
        there = await self._node.database.read(nodes.clock)
        half = int(500 * (time.monotonic() - before))  # half of the round trip, in milliseconds
        self._node.clock.adjust(there + half)


async def joined(registry: TableRegistry) -> Cluster:
    """Start to exchange hints and presence with the other nodes."""
    cluster = Cluster(registry)
    await cluster.start()
    return cluster
