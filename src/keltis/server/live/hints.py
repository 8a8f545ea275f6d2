"""Hints at one table: computed by a bot worker, once per position, for the player who is to move."""

from collections.abc import Callable
from functools import partial

from keltis.server.live.node import Node
from keltis.server.workers.messages import BotReply
from keltis.table import frames
from keltis.table.hint_answer import HintAnswer
from keltis.table.table import Table

Send = Callable[[int, frames.Hint], None]  # to the clients of a seat


class Hints:
    """Asks for one hint at a time, and keeps the last one, so that repeated requests cost nothing."""

    def __init__(self, node: Node, send: Send) -> None:
        self.pending = 0  # `changed` of the position that a worker is evaluating
        self._node, self._send = node, send
        self._known: tuple[int, HintAnswer] | None = None

    def ask(self, table: Table, who: str) -> None:
        """Send a hint on the current position to the player who is to move, once it has been computed."""
        request = table.hint_request()
        if request is None or self.pending == table.changed or self._node.closing:
            return
        if self._known is not None and self._known[0] == table.changed and not self._known[1].estimate:
            self._send(request.seat, frames.Hint(table.id, table.changed, self._known[1]))
            return
        self.pending = table.changed
        answered = partial(self._answered, table.id, request.seat, table.changed)
        self._node.bot_pool.ask(request, answered, who)

    def _answered(self, table_id: str, seat: int, changed: int, reply: BotReply) -> None:
        if self.pending == changed:
            self.pending = 0
        if reply.hint is None:
            self._node.log.warning("hint failed", table_id=table_id, why=reply.why)
        else:
            self._known = (changed, reply.hint)
        self._send(seat, frames.Hint(table_id, changed, reply.hint))
