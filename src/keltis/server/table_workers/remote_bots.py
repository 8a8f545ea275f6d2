"""The bots of a table worker: the pool of the main process, which all workers share fairly."""

import secrets
from collections.abc import Callable
from itertools import count

from structlog.typing import FilteringBoundLogger

from keltis.bots.question import BotRequest
from keltis.server.table_workers.messages import AskBot, BotDecided, PrepareBot, ToMain
from keltis.server.workers.pool import BotPool, Done


class RemoteBots(BotPool):
    """Sends requests to the main process; starts no processes of its own."""

    def __init__(self, log: FilteringBoundLogger, send: Callable[[ToMain], None]) -> None:
        super().__init__(0, 0.0, log)
        self._send = send
        self._asked: dict[int, Done] = {}
        # Answers to this worker's previous process must not be mistaken for ours.
        self._numbers = count(secrets.randbits(48))

    def ask(self, request: BotRequest, done: Done, owner: str = "", watched: bool = True) -> None:
        number = next(self._numbers)
        self._asked[number] = done
        self._send(AskBot(number, request, owner, watched))

    def prepare(self, game: str, bot: str) -> None:
        self._send(PrepareBot(game, bot))

    def waiting(self) -> int:
        return len(self._asked)

    def decided(self, answer: BotDecided) -> None:
        """Pass an answer on to the table that asked."""
        done = self._asked.pop(answer.request, None)
        if done is not None:
            done(answer.reply)
