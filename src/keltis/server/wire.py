"""The socket itself. Writing to it never waits: who does not read is cut off, and nobody else notices."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from keltis.server.outbox import outbox_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

MOST_FRAME = 8 * 1024  # that a client may send
MOST_WAITING = 1024 * 1024  # bytes that wait for a client here
MOST_SENT = 64 * 1024  # and with the system; it takes twice as many
PATIENCE = 8.0  # seconds in which a full socket must empty itself
HANDSHAKE = 5.0  # seconds for the first request
LAGGING = 4408


Heard = Callable[[bytes | None], None]  # gets a text; None: something that is no text


def framed(data: bytes) -> bytes:
    """A text as the frame that is sent: made once, however many get it."""
    size = len(data)
    if size < 126:
        return b"\x81%c%b" % (size, data)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), data)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), data)


def is_short_text(data: bytes) -> bool:
    r"""Whether this is one whole text of less than 126 bytes, masked, and nothing more.

    >>> is_short_text(b"\x81\x82mask..")
    True
    >>> is_short_text(b"\x81\x82mask."), is_short_text(b"\x82\x82mask.."), is_short_text(b"\x81\x02..")
    (False, False, False)
    """
    return len(data) > 6 and data[0] == 0x81 and 0x80 < data[1] < 0xFE and len(data) == data[1] - 0x80 + 6


class Door(H11Protocol):
    """HTTP, with a limit on how long the first request may take."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        self._timer = self.loop.call_later(HANDSHAKE, self._too_slow)

    def _too_slow(self) -> None:
        if self.scope is None and not self.transport.is_closing():
            self.transport.abort()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a socket."""
        self._timer.cancel()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._timer.cancel()
        super().connection_lost(exc)


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket to which frames can be written at once; the application finds it in the scope's state."""

    cut_off = 0  # so many did not read

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.app_state = {**self.app_state, "wire": self}
        self.heard: Heard | None = None
        self._impatience: asyncio.TimerHandle | None = None
        self._outbox = outbox_of(self.loop)
        self._frames: list[bytes] = []  # that are written in a moment
        self._waiting = 0  # bytes of them
        self._plain = True  # so far, nothing came but the request and short texts, each as a whole
        self._asked = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket is there; the system shall not keep too much for who does not read."""
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_SENT)

    def data_received(self, data: bytes) -> None:
        """Something came in. Nearly all of it is short texts in a frame each, which are read at once; who
        sends anything else is read with all care from then on."""
        if self._plain and self.heard is not None and is_short_text(data) and self.conn.state is OPEN:
            if not self.close_sent:
                self.heard(bytes(apply_mask(data[6:], data[2:6])))
            return
        if self._asked:
            self._plain = False
        self._asked = True
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand on what a client sent, at once and as bytes: whether it is good text is for the reader to find
        out. Before anybody listens, nothing can be sent: the handshake is not over."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.heard is not None and not self.close_sent:
            self.heard(bytes(data) if self.curr_msg_data_type == "text" else None)

    # --- writing -------------------------------------------------------------------------------

    def push(self, frame: bytes) -> None:
        """Send a frame as `framed` makes it, with all that is sent to others at this moment."""
        self._frames.append(frame)
        self._waiting += len(frame)
        if len(self._frames) == 1:
            self._outbox.add(self)  # which may write at once
        if self._waiting > MOST_WAITING:
            self.flush()

    def flush(self) -> None:
        """Write what was sent, or cut the client off if too much is waiting for it."""
        frames, self._frames = self._frames, []
        self._waiting = 0
        if not frames or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.finish(LAGGING, "too slow")
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def finish(self, code: int, reason: str = "") -> None:
        """Close the socket, without waiting for anything."""
        self.flush()
        if self.close_sent or self.conn.state is not OPEN:
            return
        Wire.cut_off += code == LAGGING
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_writing(self) -> None:
        """The client reads too slowly."""
        super().pause_writing()
        if self._impatience is None:
            self._impatience = self.loop.call_later(PATIENCE, self._give_up)

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._calm_down()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._calm_down()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        self._impatience = None
        self.finish(LAGGING, "too slow")

    def _calm_down(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None
