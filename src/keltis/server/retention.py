"""Forgetting by itself: guests who do not come back, and old games, if the operator wants that."""

import asyncio
from functools import partial

from keltis.server.hall import Hall
from keltis.server.session import fresh_id
from keltis.store import forgetting
from keltis.store.connection import StoreError

PAUSE = 3600.0  # seconds between looks
FIRST = 60.0  # after the start
MOST = 100  # at one look
DAY = 24 * 60 * 60 * 1000


class Retention:
    """Looks now and then what is too old."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def run(self) -> None:
        """Until somebody stops it."""
        await asyncio.sleep(FIRST)
        while True:
            try:
                while await self.look():
                    await asyncio.sleep(1.0)
            except StoreError as error:
                self.hall.log.warning("store", why=repr(error))
            await asyncio.sleep(PAUSE)

    async def look(self) -> int:
        """Forget some of what is too old; how much it was."""
        return await self._guests() + await self._games()

    async def _guests(self) -> int:
        days, now = self.hall.config.forget_guests, self.hall.now()
        if not days:
            return 0
        old = partial(forgetting.idle_guests, before=now - days * DAY, most=MOST)
        found = await self.hall.reading(old)
        for person in found:
            job = partial(forgetting.forget, person=person, instead=fresh_id(), now=now)
            for game in await self.hall.writing(job):
                self.hall.refresh(game)
        return len(found)

    async def _games(self) -> int:
        days = self.hall.config.forget_games
        if not days:
            return 0
        old = partial(forgetting.old_games, before=self.hall.now() - days * DAY, most=MOST)
        found = [game for game in await self.hall.reading(old) if game not in self.hall.rooms]
        for game in found:
            await self.hall.writing(partial(forgetting.throw_away, game=game))
        return len(found)
