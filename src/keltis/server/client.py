"""One socket and who is behind it: reads what they send, and keeps them from sending too much."""

from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from keltis.core.message import message
from keltis.core.seats import SPECTATOR
from keltis.server.bucket import Bucket
from keltis.server.rematch import deal_group
from keltis.server.wire import framed
from keltis.store import lists
from keltis.table import frames
from keltis.table.commands import AnyCommand, AnyMessage, Beat, Hello, Quick, Say, Sit
from keltis.table.refused import Code

if TYPE_CHECKING:
    from keltis.server.hall import Hall
    from keltis.server.room import Room

BURST = 4.0  # seconds' worth of messages at once
TALK = 4.0  # so much more does talk cost
BAD, BAD_SECONDS = 5, 60.0  # so many unreadable messages in so many seconds are too many
WAITING = 16  # messages that wait until a table is loaded

FLOOD, BINARY, REVOKED = 1008, 1003, 4401

_read = msgspec.json.Decoder(AnyMessage).decode


class Line(Protocol):
    """What a client is reached by."""

    def push(self, frame: bytes) -> None:
        """Send a frame, in a moment."""
        ...

    def flush(self) -> None:
        """Send it now."""
        ...

    def finish(self, code: int, reason: str = "") -> None:
        """Close it."""
        ...


class Client:
    """Somebody who looks at a table, or is about to."""

    def __init__(self, hall: "Hall", line: Line, who: str, name: str, session: str, now: float) -> None:
        self.hall = hall
        self.line = line
        self.who, self.name, self.session = who, name, session
        self.room: Room | None = None
        self.viewer = SPECTATOR
        self.wanted: int | None = None  # the seat as which they want to look
        self.loading = ""  # the table that they wait for
        self.heard = now  # when they last sent anything
        self._waiting: deque[AnyCommand] = deque()
        rate = hall.config.messages_per_second
        self._bucket = Bucket(BURST * rate, rate, now)
        self._bad: deque[float] = deque(maxlen=BAD)

    # --- what they send ------------------------------------------------------------------------

    def received(self, data: bytes, now: float) -> None:
        """A text came in."""
        self.heard = now
        try:
            said = _read(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self.bad(now)
            return
        cost = TALK if isinstance(said, Say | Quick) else 1.0
        if not self._bucket.take(now, cost):
            self.line.finish(FLOOD, "too much at once")
        elif isinstance(said, Hello):
            self.hall.enter(self, said)
        elif not isinstance(said, Beat):
            self._command(said, now)

    def binary(self) -> None:
        """Something that is no text came in."""
        self.line.finish(BINARY, "texts only")

    def bad(self, now: float) -> None:
        """Something that could not be read came in."""
        self._bad.append(now)
        self.error("", "bad", "online-bad")
        if len(self._bad) == BAD and now - self._bad[0] < BAD_SECONDS:
            self.line.finish(FLOOD, "nothing of this can be read")

    def _command(self, command: AnyCommand, now: float) -> None:
        if self.room is not None and isinstance(command, Sit) and self.room.table.settings.deal:
            self._sit_at_deal(self.room, command)
        elif self.room is not None:
            self.room.ask(self, command)
        elif not self.loading:
            self.bad(now)
        elif len(self._waiting) < WAITING:
            self._waiting.append(command)
        else:
            self.line.finish(FLOOD, "too much at once")

    def _sit_at_deal(self, room: "Room", command: Sit) -> None:
        """They may sit down where there is a deal if they do not know it from another table."""
        group = deal_group(room.table.settings)
        known = partial(lists.knows_deal, deal=group, who=self.who, but=room.id)
        self.hall.read(known, partial(self._sit_or_not, room, command))

    def _sit_or_not(self, room: "Room", command: Sit, known: Any) -> None:
        if known == "":
            room.ask(self, command)
        elif isinstance(known, str):
            self.error(command.id, "refused", "online-deal-known")
        else:
            self.error(command.id, "unavailable", "online-unavailable")

    # --- what they get -------------------------------------------------------------------------

    def send(self, frame: frames.AnyFrame) -> None:
        """Send a frame."""
        self.line.push(framed(frames.encoded(frame)))

    def error(self, id: str, code: Code, why: str) -> None:
        """Refuse something before any table has heard of it."""
        self.send(frames.Reply(id, error=frames.Error(code, message(why))))

    def entered(self, room: "Room") -> None:
        """They look at a table from now on; what they said meanwhile is said to it."""
        self.room, self.loading = room, ""
        while self._waiting:
            room.ask(self, self._waiting.popleft())

    def turned_away(self) -> None:
        """There is no such table for them."""
        self.loading = ""
        self._waiting.clear()
        self.error("", "unknown", "online-unknown")

    def unlucky(self) -> None:
        """The table could not be loaded just now."""
        self.loading = ""
        self.error("", "unavailable", "online-unavailable")
        while self._waiting:
            self.error(self._waiting.popleft().id, "unavailable", "online-unavailable")

    def gone(self) -> None:
        """The socket is closed."""
        self.loading = ""
        self.hall.left(self)
