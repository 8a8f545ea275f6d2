"""Stores the results of finished games for statistics and ratings: each once, shortly after its end.

The store remembers which games are done, so any node can do it, even for games that ended while no node was
running.
"""

import asyncio
from functools import partial

from keltis.server.live.node import Node
from keltis.store import results
from keltis.store.connection import StoreError

PAUSE = 1.0  # seconds between runs
MOST = 20  # games per run


class Results:
    """Stores the results of finished games."""

    def __init__(self, node: Node) -> None:
        self.node = node

    async def run(self) -> None:
        while True:
            try:
                while await self.store_finished():
                    await asyncio.sleep(0)
            except StoreError as error:
                self.node.log.warning("results not stored", why=repr(error))
            await asyncio.sleep(PAUSE)

    async def store_finished(self) -> int:
        """Store the results of some finished games; returns how many there were."""
        database = self.node.database
        found = await database.read(partial(results.unscored, most=MOST))
        for table_id in found:
            unscored = await database.read(partial(results.read, table_id=table_id))
            await database.write(partial(results.keep, found=unscored))
        return len(found)
