"""Several nodes on one database: hints, polling of versions, presence, sessions and the common clock.

Consistency needs none of this: the conditional append decides between nodes. Hints make updates fast, polling
finds what hints have missed, and presence keeps a player at another node from being treated as absent.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from keltis.store import nodes
from keltis.store.connection import StoreError
from keltis.store.hints import Hints

if TYPE_CHECKING:
    from keltis.server.live.registry import TableRegistry

LOOK = 0.5  # seconds between polls of the versions of our tables
PRESENCE = 2.0  # seconds between announcements of presence
STAYS = 6_000  # milliseconds for which an announcement is valid
SESSIONS = 5.0  # seconds between checks for ended sessions
CLOCK = 60.0  # seconds between adjustments to the clock of the database


class Cluster:
    """What this node knows of the other nodes, and tells them."""

    def __init__(self, registry: "TableRegistry", url: str) -> None:
        self.node = secrets.token_hex(8)
        self._registry = registry
        self._loop = asyncio.get_running_loop()
        self._hints = Hints(registry.config.redis or url, self._on_hints) if registry.config.hints else None

    async def start(self) -> None:
        """Adopt the time of the database, and listen for hints."""
        await self._set_clock()
        if self._hints is not None:
            self._hints.start()

    async def stop(self) -> None:
        """Stop listening, and delete this node's presence."""
        if self._hints is not None:
            await asyncio.to_thread(self._hints.stop)
        with contextlib.suppress(StoreError):  # the rows will expire
            await self._registry.writing(partial(nodes.remove_presence, node=self.node))

    def tell(self, table_id: str, version: int) -> None:
        """Announce to the other nodes that a table has reached this version."""
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
            self._every(LOOK, self._poll_versions),
            self._every(PRESENCE, self._presence),
            self._every(SESSIONS, self._sessions),
            self._every(CLOCK, self._set_clock),
        )

    async def _every(self, seconds: float, check: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await check()
            except StoreError as error:
                self._registry.log.warning("cluster", why=repr(error))

    async def _poll_versions(self) -> None:
        tables = list(self._registry.rooms)
        if tables:
            self._update_rooms(await self._registry.reading(partial(nodes.versions, tables=tables)))

    async def _presence(self) -> None:
        registry, now = self._registry, self._registry.now()
        here = {room.id: seats for room in registry.rooms.values() if (seats := room.seats_here())}
        await registry.writing(
            partial(nodes.announce_presence, node=self.node, seats=here, until=now + STAYS, now=now)
        )
        tables = list(registry.rooms)
        elsewhere = await registry.reading(
            partial(nodes.present_elsewhere, node=self.node, tables=tables, now=registry.now())
        )
        for table in tables:
            room = registry.rooms.get(table)
            if room is not None:
                room.seen_elsewhere(elsewhere.get(table, set()))

    async def _sessions(self) -> None:
        tokens = {client.session for client in self._registry.clients}
        if tokens:
            known = await self._registry.reading(partial(nodes.known_sessions, tokens=sorted(tokens)))
            for token in tokens - known:
                self._registry.revoke(token)

    async def _set_clock(self) -> None:
        before = time.monotonic()
        there = await self._registry.reading(nodes.clock)
        half = int(500 * (time.monotonic() - before))  # half of the round trip, in milliseconds
        self._registry.clock_of_tables.adjust(there + half)
