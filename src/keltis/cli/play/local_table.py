"""A table in this process: one person, and bots that answer at once."""

import json
import secrets
import time
from collections import deque
from itertools import count
from typing import Any

import msgspec

from keltis.bots import BOTS
from keltis.bots.deciding import has_net
from keltis.bots.fallback import fallback_for
from keltis.cli.play.connection import Json
from keltis.core.play import AnyPlay
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from keltis.core.rng import seeded_rng
from keltis.messages.message import message
from keltis.table import frames, render
from keltis.table.chance import fresh_secret
from keltis.table.commands import AnyCommand
from keltis.table.seats import Chair, bot_chair
from keltis.table.settings import Settings
from keltis.table.table import Table, opening

ME = "me"
SEED_BITS = 62
_read = msgspec.json.Decoder(AnyCommand).decode


class LocalTable:
    """A table without a store."""

    def __init__(self, settings: Settings, name: str, bots: list[str], seed: int | None = None) -> None:
        self._rng = seeded_rng(secrets.randbits(SEED_BITS) if seed is None else seed)
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
        self._show(render.snapshot(self.table, self._seat, ME))

    def send(self, kind: str, **fields: Any) -> Json:
        """Carry out a command, and let bots act."""
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
        while request := self.table.bot_request(self._rng):
            play = self.table.play
            assert play is not None
            question = request.question(play.game, play.board)
            instead = fallback_for(request.bot, request.game, has_net(question))
            if self.table.stand_in(instead):
                self._show(render.around(self.table, self._seat, ME))
            action = BOTS[instead.bot if instead else request.bot](question)
            told = []
            for heard in self.table.apply_all(self.table.answered(action, _now())):
                told.append(heard[self._seat])
            self._show(render.update(self.table, tuple(told), self._seat, ME))

    def _show(self, frame: frames.AnyFrame) -> None:
        self._frames.append(_plain(frame))

    def next(self, seconds: float) -> Json | None:
        """The next frame, if there is one; there is nothing to wait for."""
        return self._frames.popleft() if self._frames else None

    def close(self) -> None:
        """Nothing to do."""

    def play(self) -> AnyPlay | None:
        """The game."""
        return self.table.play

    def record(self) -> str | None:
        """The record so far."""
        if self.table.play is None:
            return None
        tags = {f"bot {seat}": chair.bot for seat, chair in enumerate(self.table.chairs) if chair.bot}
        return as_text(record_of(self.table.play, [chair.name for chair in self.table.chairs], tags))


def _plain(frame: frames.AnyFrame) -> Json:
    found: Json = msgspec.json.decode(frames.encoded(frame))
    return found


def _now() -> int:
    return time.time_ns() // 1_000_000
