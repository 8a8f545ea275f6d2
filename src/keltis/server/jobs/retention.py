"""Forgetting by itself: guests who do not come back, and old games, if the operator wants that."""

import asyncio
from functools import partial

from keltis.server.jobs.forgetting import forget
from keltis.server.live.registry import TableRegistry
from keltis.store import erasure
from keltis.store.connection import StoreError

PAUSE = 3600.0  # seconds between looks
FIRST = 60.0  # after the start
MOST = 100  # at one look
DAY = 24 * 60 * 60 * 1000


class Retention:
    """Looks now and then what is too old."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def run(self) -> None:
        """Until somebody stops it."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                while await self.look():
                    await asyncio.sleep(1.0)
            except StoreError as error:
                self.registry.log.warning("store", why=repr(error))
            await asyncio.sleep(PAUSE)

    async def look(self) -> int:
        """Forget some of what is too old; how much it was."""
        return await self._guests() + await self._games()

    async def _guests(self) -> int:
        days, now = self.registry.config.forget_guests, self.registry.now()
        if not days:
            return 0
        old = partial(erasure.idle_guests, before=now - days * DAY, most=MOST)
        found = await self.registry.reading(old)
        for person in found:
            await forget(self.registry, person)
        return len(found)

    async def _games(self) -> int:
        days = self.registry.config.forget_games
        if not days:
            return 0
        old = partial(erasure.old_games, before=self.registry.now() - days * DAY, most=MOST)
        found = [
            table_id for table_id in await self.registry.reading(old) if table_id not in self.registry.rooms
        ]
        for table_id in found:
            await self.registry.writing(partial(erasure.throw_away, table_id=table_id))
        return len(found)
