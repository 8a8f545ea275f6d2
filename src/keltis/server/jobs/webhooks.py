"""Webhooks: calls a player's own address when it is their turn and they have not acted for a while."""

import asyncio
import json
from collections.abc import Callable
from functools import partial

from keltis.server.live.node import Node
from keltis.server.security import outbound
from keltis.store import accounts, listings
from keltis.store.accounts import Hook
from keltis.store.connection import StoreError
from keltis.store.listings import Listing

PAUSE = 10.0  # seconds between runs
QUIET = 20_000  # milliseconds after which a turn counts as unnoticed
MOST_HOOKS = 500  # per run
MOST_TABLES = 50
AT_ONCE = 4  # parallel calls
MOST_FAILURES = 5


def call(url: str, body: bytes) -> bool:
    """POST to a webhook; returns whether it was accepted. Blocking: never call it in the event loop."""
    return 200 <= outbound.post(url, body, {"content-type": "application/json"}) < 300


def payload(tables: list[Listing]) -> bytes:
    """The body of the call: the waiting tables, with public information only."""
    waiting = [{"table_id": table.line.id, "game": table.line.listed.game} for table in tables]
    text = "Keltis: " + ", ".join(table["game"] for table in waiting)
    return json.dumps({"event": "turn", "tables": waiting, "text": text, "content": text}).encode()


class Webhooks:
    """Periodically calls the webhooks of players who have not noticed their turn."""

    def __init__(self, node: Node, call: Callable[[str, bytes], bool] = call) -> None:
        self.node = node
        self.call = call

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.call_due()
            except StoreError as error:
                self.node.log.warning("webhooks not called", why=repr(error))

    async def call_due(self) -> None:
        """Call every webhook whose owner's turn began since the last call."""
        until = self.node.clock.now() - QUIET
        hooks = await self.node.database.read(partial(accounts.hooks, most=MOST_HOOKS))
        slots = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._call_if_due(hook, until, slots) for hook in hooks))

    async def _call_if_due(self, hook: Hook, until: int, slots: asyncio.Semaphore) -> None:
        waiting = await self.node.database.read(
            partial(listings.unfinished, who=hook.person, most=MOST_TABLES)
        )
        due = [
            one
            for one in waiting
            if one.line.listed.mover in one.seats and hook.told < one.line.changed <= until
        ]
        if not due or not await self.node.database.write(partial(accounts.claim_call, hook=hook, now=until)):
            return
        async with slots:
            succeeded = await asyncio.to_thread(self.call, hook.url, payload(due))
        done = partial(
            accounts.record_result, person=hook.person, succeeded=succeeded, most_failures=MOST_FAILURES
        )
        await self.node.database.write(done)
