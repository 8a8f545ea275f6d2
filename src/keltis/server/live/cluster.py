"""Several nodes on one database: what this one does because there may be others.

Safety needs none of this: the conditional append decides which of two nodes was faster. It is for speed
(hints), for what hints have missed (a look at the versions twice a second), and so that nobody is taken for
absent who sits at another node.
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

LOOK = 0.5  # seconds between looks at the versions of our tables
PRESENCE = 2.0  # between words about who is here
STAYS = 6_000  # milliseconds for which such a word is good
SESSIONS = 5.0  # seconds between looks whether sessions are over
CLOCK = 60.0  # seconds between looks at the clock of the database


class Cluster:
    """The other nodes, as far as this one knows of them."""

    def __init__(self, registry: "TableRegistry", url: str) -> None:
        self.node = secrets.token_hex(8)
        self._registry = registry
        self._loop = asyncio.get_running_loop()
        self._hints = Hints(registry.config.redis or url, self._heard) if registry.config.hints else None

    async def start(self) -> None:
        """Agree on the time, and listen."""
        await self._set_clock()
        if self._hints is not None:
            self._hints.start()

    async def stop(self) -> None:
        """Say goodbye."""
        if self._hints is not None:
            await asyncio.to_thread(self._hints.stop)
        with contextlib.suppress(StoreError):  # they will notice
            await self._registry.writing(partial(nodes.say_gone, node=self.node))

    def tell(self, table_id: str, version: int) -> None:
        """A table has come further here."""
        if self._hints is not None:
            self._hints.tell(table_id, version)

    def _heard(self, news: dict[str, int]) -> None:
        """In the listening thread."""
        self._loop.call_soon_threadsafe(self._take, news)

    def _take(self, news: dict[str, int]) -> None:
        for table_id, version in news.items():
            room = self._registry.rooms.get(table_id)
            if room is not None:
                room.hint(version)

    async def run(self) -> None:
        """Look around until somebody stops it."""
        await asyncio.gather(
            self._every(LOOK, self._look),
            self._every(PRESENCE, self._presence),
            self._every(SESSIONS, self._sessions),
            self._every(CLOCK, self._set_clock),
        )

    async def _every(self, seconds: float, look: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await look()
            except StoreError as error:
                self._registry.log.warning("cluster", why=repr(error))

    async def _look(self) -> None:
        tables = list(self._registry.rooms)
        if tables:
            self._take(await self._registry.reading(partial(nodes.versions, tables=tables)))

    async def _presence(self) -> None:
        registry, now = self._registry, self._registry.now()
        here = {room.id: seats for room in registry.rooms.values() if (seats := room.seats_here())}
        await registry.writing(
            partial(nodes.say_present, node=self.node, seats=here, until=now + STAYS, now=now)
        )
        tables = list(registry.rooms)
        found = await registry.reading(
            partial(nodes.present_elsewhere, node=self.node, tables=tables, now=registry.now())
        )
        for table in tables:
            room = registry.rooms.get(table)
            if room is not None:
                room.seen_elsewhere(found.get(table, set()))

    async def _sessions(self) -> None:
        tokens = {client.session for client in self._registry.clients}
        if tokens:
            known = await self._registry.reading(partial(nodes.known_sessions, tokens=sorted(tokens)))
            for token in tokens - known:
                self._registry.revoke(token)

    async def _set_clock(self) -> None:
        before = time.monotonic()
        there = await self._registry.reading(nodes.clock)
        half = int(500 * (time.monotonic() - before))  # milliseconds that the answer took to come back
        self._registry.clock_of_tables.adjust(there + half)
