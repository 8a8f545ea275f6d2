"""Asks bot workers for decisions at one table, one at a time."""

import asyncio
import secrets
from collections.abc import Callable
from functools import partial

from keltis.core.rng import seeded_rng
from keltis.server.live.node import Node
from keltis.server.workers.messages import BotReply
from keltis.table.table import Table

Decided = Callable[[int, BotReply], None]  # the number of the event that led to the position, and what to do


class BotTurns:
    """The bots of one table. Decisions are delayed a little while somebody is watching."""

    def __init__(self, node: Node, decided: Decided) -> None:
        self.pending = False  # a worker has been asked
        self._node = node
        self._decided = decided

    def ask(self, table: Table, watched: bool) -> None:
        """Ask for a decision, unless one is pending, if it is a bot's turn."""
        if self.pending or not table.asks or self._node.closing:
            return
        request = table.bot_request(seeded_rng(secrets.randbits(62)))
        if request is None:
            return
        self.pending = True
        loop = asyncio.get_running_loop()
        earliest = loop.time() + (self._node.config.bot_pause if watched else 0.0)
        answered = partial(self._answered, table.id, table.changed, earliest)
        self._node.bot_pool.ask(request, answered, table.host, watched)

    def _answered(self, table_id: str, changed: int, earliest: float, decision: BotReply) -> None:
        if decision.why:
            self._node.metrics.bots_failed += 1
            self._node.log.warning("bot failed", table_id=table_id, why=decision.why)
        loop = asyncio.get_running_loop()
        if loop.time() < earliest:
            loop.call_at(earliest, self._deliver, changed, decision)
        else:
            self._deliver(changed, decision)

    def _deliver(self, changed: int, decision: BotReply) -> None:
        self.pending = False
        self._decided(changed, decision)
