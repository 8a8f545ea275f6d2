"""A table in this process: people at this keyboard, and bots that answer at once."""

import json
import secrets
import time
from collections import deque
from itertools import count
from typing import Any

import msgspec

from keltis.bots import BOTS
from keltis.bots import Question as Asked
from keltis.bots.instead import instead_of
from keltis.core.luck import lucky
from keltis.core.message import message
from keltis.table import frames, telling
from keltis.table.chairs import Chair, bot_chair
from keltis.table.chance import fresh_secret
from keltis.table.commands import AnyCommand
from keltis.table.settings import Settings
from keltis.table.table import Table, opening
from keltis.terminal.remote.line import Json

ME = "me"
SEED_BITS = 62
_read = msgspec.json.Decoder(AnyCommand).decode


class Near:
    """A table that nobody else keeps."""

    def __init__(self, settings: Settings, name: str, bots: list[str], seed: int | None = None) -> None:
        self._luck = lucky(secrets.randbits(SEED_BITS) if seed is None else seed)
        chairs = [Chair("person", name, ME)]
        for bot in bots:
            chairs.append(bot_chair(bot, chairs))
        source = secrets.token_bytes(32) if seed is None else seed.to_bytes(32, "big", signed=True)
        first = opening(settings, ME, fresh_secret(source), _now(), chairs)
        self.table = Table.from_events("near", [first], _now())
        self._ids = count(1)
        self._frames: deque[Json] = deque()
        self.send("start")
        self._frames.clear()
        self._show(telling.snapshot(self.table, self._seat, ME))

    def send(self, kind: str, **fields: Any) -> Json:
        """Do it at once, and let bots answer."""
        said = {"type": kind, "id": f"c{next(self._ids)}", **fields}
        try:
            command = _read(json.dumps(said))
        except msgspec.MsgspecError:
            return _plain(frames.Reply("", error=frames.Error("bad", message("online-bad"))))
        reply: Json = {}
        for viewer, frame in self.table.handle(self._seat, command, _now(), ME):
            if isinstance(frame, frames.Reply):
                reply = _plain(frame)
            elif viewer == self._seat:
                self._show(frame)
        self._answer()
        return reply

    @property
    def _seat(self) -> int:
        return self.table.seat_of(ME)

    def _answer(self) -> None:
        """Bots act until a person has to."""
        while question := self.table.question(self._luck):
            play = self.table.play
            assert play is not None
            state: Any = play.game.setup(play.facts, play.players).fill(question.numbers)
            asked = Asked(play.game, play.facts, state, question.seat, question.legal, lucky(question.seed))
            instead = instead_of(question.bot, play.game.name)
            if self.table.stand_in(instead):
                self._show(telling.around(self.table, self._seat, ME))
            action = BOTS[instead.bot if instead else question.bot](asked)
            told = []
            for entry in self.table.answered(action, _now()):
                told.append(self.table.apply(entry)[self._seat])
            self._show(telling.update(self.table, tuple(told), self._seat, ME))

    def _show(self, frame: frames.AnyFrame) -> None:
        self._frames.append(_plain(frame))

    def next(self, seconds: float) -> Json | None:
        """The next frame; here nothing comes by waiting."""
        return self._frames.popleft() if self._frames else None

    def close(self) -> None:
        """Nothing is left behind."""


def _plain(frame: frames.AnyFrame) -> Json:
    found: Json = msgspec.json.decode(frames.encoded(frame))
    return found


def _now() -> int:
    return time.time_ns() // 1_000_000
