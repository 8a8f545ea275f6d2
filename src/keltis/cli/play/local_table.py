"""A table in this process: people at one keyboard, and bots that answer at once; stored in a file."""

import json
import secrets
import time
from collections import deque
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from keltis.bots import Bot, BotFailure, new_bot
from keltis.bots.deciding import has_net
from keltis.bots.fallback import fallback_for
from keltis.bots.question import question_of
from keltis.cli.play.autosave import Autosave, record_text
from keltis.cli.play.connection import Json
from keltis.cli.seating import Chair, tags
from keltis.core.play import AnyPlay
from keltis.core.record import Record, record_of
from keltis.core.rng import Rng, below, seeded_rng
from keltis.core.seats import SPECTATOR
from keltis.messages.message import message
from keltis.table import events, frames, render, seats
from keltis.table.chance import fresh_secret
from keltis.table.commands import AnyCommand
from keltis.table.recorded import entries_of
from keltis.table.settings import Settings
from keltis.table.table import Asker, Proposal, Table

ME = "me"
CHANCE, BOT_STREAM = 0, 1  # the streams of one seed: random choices of bots do not change the cards
_read = msgspec.json.Decoder(AnyCommand).decode


class LocalTable:
    """A table whose store is a file, or that is not stored."""

    def __init__(
        self, play: AnyPlay, chairs: list[Chair], seed: int, autosave: Autosave | None = None
    ) -> None:
        self._chance: Rng = seeded_rng(seed, CHANCE)
        self._bots: Rng = seeded_rng(seed, BOT_STREAM)
        self._chairs, self._autosave = chairs, autosave
        self.file: Path | None = autosave.path if autosave else None
        play.settle(self._chance)
        own = [seat for seat, chair in enumerate(chairs) if not chair.bot]
        self._viewer = own[0] if len(own) == 1 else SPECTATOR
        self._known = dict.fromkeys((SPECTATOR, *range(len(chairs))), 0)  # by viewer: the last event it got
        opened = events.Opened(
            Settings(
                game=play.game.name,
                players=play.players,
                options=play.named_board.options,
                undo="turn" if len(own) > 1 else "consent",
                first="seat",
            ),
            ME,
            fresh_secret(secrets.token_bytes(32)),  # unused: chance is drawn from the seed
            play.named_board.fingerprint,
            tuple(_seated(chair) for chair in chairs),
        )
        entries = entries_of(play, opened, _now())
        self.table = Table.from_events("local", entries, _now(), recent=None, board=play.named_board)
        self._seated: dict[tuple[int, str], Bot] = {}
        self._ids = count(1)
        self._frames: deque[Json] = deque()
        self._update()

    # --- the connection of the client ----------------------------------------------------------

    def send(self, kind: str, **fields: Any) -> Json:
        said = {"type": kind, "id": f"c{next(self._ids)}", **fields}
        try:
            command = _read(json.dumps(said))
        except msgspec.MsgspecError:
            return _plain(frames.Reply("", error=frames.Error("bad", message("online-bad"))))
        proposed = self.table.propose(Asker(self._viewer, ME), command, _now(), self._draw)
        if isinstance(proposed, frames.Reply):
            return _plain(proposed)
        self._commit(proposed)
        return _plain(frames.Reply(command.id, proposed[0].seq))

    def next(self, seconds: float) -> Json | None:
        """The next frame; bots act when there is none. There is nothing to wait for."""
        if not self._frames and self.table.asks:
            self._let_bot_act()
        return self._frames.popleft() if self._frames else None

    def look(self, seat: int | None) -> None:
        """See the table from another seat, or as a spectator."""
        self._viewer = SPECTATOR if seat is None else seat
        self._update()

    def close(self) -> None: ...

    def play(self) -> AnyPlay | None:
        return self.table.play

    def record(self, file: Path) -> str | None:
        return record_text(self._record(), file)

    def save(self) -> None:
        """Write the record so far to the file."""
        if self._autosave is not None:
            self._autosave.save(self._record())

    def _record(self) -> Record:
        play = self.table.play
        assert play is not None
        return record_of(play, [chair.name for chair in self._chairs], tags(self._chairs))

    # --- events --------------------------------------------------------------------------------

    def _draw(self, number: int, ways: int) -> int:
        """Draw from the seed's generator, so that the same seed gives the same game."""
        return below(self._chance, ways)

    def _let_bot_act(self) -> None:
        play, bot = self.table.play, self.table.asks
        assert play is not None
        before, question = self._bots.x, question_of(play, self._bots)
        instead = fallback_for(bot, play.game.name, has_net(question))
        if self.table.stand_in(instead):
            self._show(render.around(self.table, self._viewer, ME))
        seated = (play.mover, instead.bot if instead else bot)
        if seated not in self._seated:
            self._seated[seated] = new_bot(seated[1])
        try:
            action = self._seated[seated](question)
        except BotFailure as failure:
            raise failure.at(play, before) from None
        self._commit(self.table.answered(action, _now(), self._draw))

    def _commit(self, proposal: Proposal) -> None:
        """Apply events and queue frames; save the game after a turn or an undo."""
        before = self.table.heading
        self.table.apply_all(proposal)
        self._update()
        undone = any(isinstance(entry.event, events.Undone) for entry in proposal)
        if undone:
            self._seated.clear()  # what own bots remember may not have happened
        if undone or self.table.phase == "over" or before != self.table.heading:
            self._save()

    def _save(self) -> None:
        """Save the game; report a failure to the client and continue."""
        try:
            self.save()
        except OSError as error:
            self._frames.append(
                {"type": "unsaved", "path": str(self.file), "why": error.strerror or str(error)}
            )

    def _update(self) -> None:
        """The events that the viewer has not seen yet, as a frame."""
        self._show(self.table.since(self._known[self._viewer], self._viewer, ME))
        self._known[self._viewer] = self.table.version

    def _show(self, frame: frames.AnyFrame) -> None:
        self._frames.append(_plain(frame))


def _seated(chair: Chair) -> seats.Chair:
    if chair.bot:
        return seats.Chair("bot", name=chair.name, bot=chair.bot)
    return seats.Chair("person", name=chair.name, who=ME)


def _plain(frame: frames.AnyFrame) -> Json:
    found: Json = msgspec.json.decode(frames.encoded(frame))
    return found


def _now() -> int:
    return time.time_ns() // 1_000_000
