"""Retention: erases idle guests and deletes old games, if the operator has set limits."""

import asyncio
from functools import partial

from keltis.server.jobs.forgetting import forget
from keltis.server.live.registry import TableRegistry
from keltis.store import erasure
from keltis.store.connection import StoreError

PAUSE = 3600.0  # seconds between runs
FIRST = 60.0  # seconds after the start
MOST = 100  # people or games per run
DAY = 24 * 60 * 60 * 1000


class Retention:
    """Periodically erases what is older than the limits."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.node = registry.node

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                while await self.clean_up():
                    await asyncio.sleep(1.0)
            except StoreError as error:
                self.node.log.warning("retention failed", why=repr(error))
            await asyncio.sleep(PAUSE)

    async def clean_up(self) -> int:
        """Erase a batch of expired people and games; returns how many there were."""
        return await self._guests() + await self._games()

    async def _guests(self) -> int:
        days, now = self.node.config.forget_guests, self.node.clock.now()
        if not days:
            return 0
        old = partial(erasure.idle_guests, before=now - days * DAY, most=MOST)
        found = await self.node.database.read(old)
        for person in found:
            await forget(self.registry, person)
        return len(found)

    async def _games(self) -> int:
        days = self.node.config.forget_games
        if not days:
            return 0
        old = partial(erasure.old_games, before=self.node.clock.now() - days * DAY, most=MOST)
        found = [
            table_id for table_id in await self.node.database.read(old) if table_id not in self.registry.rooms
        ]
        for table_id in found:
            await self.node.database.write(partial(erasure.delete_table, table_id=table_id))
        return len(found)
