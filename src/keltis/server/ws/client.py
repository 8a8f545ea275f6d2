"""The client behind a WebSocket: decodes and rate-limits its messages, and passes commands to its room."""

from collections import deque
from math import inf
from typing import Protocol

import msgspec

from keltis.core.seats import SPECTATOR
from keltis.messages.message import message
from keltis.server.security.rate_limit import TokenBucket
from keltis.server.ws.connection import POLICY_VIOLATION, UNSUPPORTED_DATA
from keltis.server.ws.frames import encode_text_frame
from keltis.table import frames
from keltis.table.commands import AnyCommand, AnyMessage, AskHint, Beat, Hello, Quick, Say, Visible
from keltis.table.rejection import Code

BURST = 4.0  # seconds' worth of messages at once
TALK_COST = 4.0  # a chat message or a hint costs as much as so many other messages
BYTES_PER_MESSAGE = 1024  # so many bytes cost as much as a message
MAX_UNREADABLE, UNREADABLE_SECONDS = 5, 60.0  # so many unreadable messages in this time close the connection
MAX_WAITING = 16  # commands held back while the table is being loaded

SESSION_REVOKED = 4401

_decode = msgspec.json.Decoder(AnyMessage).decode


class Connection(Protocol):
    """How a client is reached."""

    def enqueue(self, frame: bytes) -> None:
        """Queue a frame; it is written at the end of this step."""
        ...

    def flush(self) -> None:
        """Write queued frames now."""
        ...

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection."""
        ...


class Room(Protocol):
    """A table at which clients look."""

    id: str

    def enter(self, client: "Client", hello: Hello) -> None:
        """Show the table to a client."""
        ...

    def ask(self, client: "Client", command: AnyCommand) -> None:
        """Execute a command of a client."""
        ...

    def leave(self, client: "Client") -> None:
        """Forget a client."""
        ...


class Tables(Protocol):
    """Finds tables for clients."""

    def enter(self, client: "Client", hello: Hello) -> None:
        """Show a client the table that it asks for, if it may see it."""
        ...


class Client:
    """A person with an open socket, who looks at a table or is about to.

    `rate` is the number of messages per second that the client may send, `tokens` what is left of its burst;
    `address` is the group of addresses that it counts for.
    """

    def __init__(
        self,
        tables: Tables,
        connection: Connection,
        who: str,
        name: str,
        session: str,
        now: float,
        rate: float,
        address: str = "",
        tokens: float = inf,
    ) -> None:
        self._tables = tables
        self.connection = connection
        self.who, self.name, self.session, self.address = who, name, session, address
        self.room: Room | None = None
        self.viewer = SPECTATOR
        self.wanted: int | None = None  # the requested seat
        self.program = False  # whether the client said that no person looks on
        self.loading = ""  # the requested table, while it is being loaded
        self.visible = True  # whether the page is in the foreground
        self.last_received = now  # when the last message came in; the heartbeat looks at it
        self._waiting: deque[AnyCommand] = deque()
        self._bucket = TokenBucket(BURST * rate, rate, now, tokens)
        self._unreadable: deque[float] = deque(maxlen=MAX_UNREADABLE)

    # --- incoming ------------------------------------------------------------------------------

    def received(self, data: bytes, now: float) -> None:
        """Handle a text message."""
        self.last_received = now
        try:
            decoded = _decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            self._reject_unreadable(now)
            return
        cost = TALK_COST if isinstance(decoded, Say | Quick | AskHint) else 1.0
        if not self._bucket.take(now, cost):
            self._close_flood()
        elif isinstance(decoded, Hello):
            self._tables.enter(self, decoded)
        elif isinstance(decoded, Visible):
            self.visible = decoded.yes
        elif not isinstance(decoded, Beat):
            self._command(decoded, now)

    def received_binary(self) -> None:
        """Binary messages are not part of the protocol."""
        self.connection.close(UNSUPPORTED_DATA, "text messages only")

    def charge(self, frames: int, size: int, now: float) -> bool:
        """Charge control frames, fragments and bytes to the rate limit; whether they are within it."""
        return self._bucket.take(now, frames + size / BYTES_PER_MESSAGE)

    @property
    def tokens(self) -> float:
        """What is left in the rate limit."""
        return self._bucket.tokens

    def _close_flood(self) -> None:
        self.connection.close(POLICY_VIOLATION, "rate limit exceeded")

    def _reject_unreadable(self, now: float) -> None:
        self._unreadable.append(now)
        self.error("", "bad", "online-bad")
        if len(self._unreadable) == MAX_UNREADABLE and now - self._unreadable[0] < UNREADABLE_SECONDS:
            self.connection.close(POLICY_VIOLATION, "too many unreadable messages")

    def _command(self, command: AnyCommand, now: float) -> None:
        if self.room is not None:
            self.room.ask(self, command)
        elif not self.loading:
            self._reject_unreadable(now)
        elif len(self._waiting) < MAX_WAITING:
            self._waiting.append(command)
        else:
            self._close_flood()

    # --- outgoing ------------------------------------------------------------------------------

    def send(self, frame: frames.AnyFrame) -> None:
        self.connection.enqueue(encode_text_frame(frames.encoded(frame)))

    def error(self, id: str, code: Code, why: str) -> None:
        """Answer a command with an error before it has reached a table."""
        self.send(frames.Reply(id, error=frames.Error(code, message(why))))

    def entered(self, room: Room) -> None:
        """The client now looks at a room; commands that waited for it are passed on."""
        self.room, self.loading = room, ""
        while self._waiting:
            room.ask(self, self._waiting.popleft())

    def table_not_found(self) -> None:
        """The table does not exist, or the client may not see it."""
        self.loading = ""
        self._waiting.clear()
        self.error("", "unknown", "online-unknown")

    def table_unavailable(self) -> None:
        """The table could not be loaded."""
        self.loading = ""
        self.error("", "unavailable", "online-unavailable")
        while self._waiting:
            self.error(self._waiting.popleft().id, "unavailable", "online-unavailable")

    def leave_room(self) -> None:
        """Stop looking at a table."""
        room, self.room = self.room, None
        if room is not None:
            room.leave(self)

    def disconnected(self) -> None:
        self.loading = ""
        self.leave_room()
