"""WebSocket connection with a write buffer, backpressure and limits on what a client sends.

Writes never block: frames are buffered, and slow consumers are disconnected, so one client cannot delay the
others. Incoming bytes, control frames and fragments are charged to the client's rate limit before the parser
gets much of them; a flooding client is closed with 1008.
"""

import asyncio
import os
import socket
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from keltis.server.ws.connection_limit import ConnectionLimit
from keltis.server.ws.frames import FrameScanner, is_short_text
from keltis.server.ws.held_back import HeldBack
from keltis.server.ws.write_batch import write_batch_of

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it is not compiled
    from websockets.utils import apply_mask

MAX_MESSAGE_SIZE = 8 * 1024  # bytes in one message from a client
MAX_BUFFERED = 1024 * 1024  # bytes that may wait for a client in this process
SEND_BUFFER = 64 * 1024  # bytes that may wait in the kernel, which doubles this number
WRITE_TIMEOUT = 8.0  # seconds within which a full write buffer must drain
FLOOD_TIMEOUT = 1.0  # seconds in which a flooding client may read why it was disconnected
DETACH_POLL = 0.01  # seconds
SLICE = 256  # bytes that are parsed before the rate limit is asked again

UNSUPPORTED_DATA, POLICY_VIOLATION, SLOW_CONSUMER = 1003, 1008, 4408


class Receiver(Protocol):
    """Gets what a client sends."""

    def on_text(self, data: bytes) -> None:
        """Handle a text message; it may not be valid UTF-8."""
        ...

    def on_binary(self) -> None:
        """Handle a binary message."""
        ...

    def charge(self, frames: int, size: int) -> bool:
        """Charge control frames, fragments and bytes to the rate limit; whether they are within it."""
        ...


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket that the application writes frames to; it is in the scope's state as `connection`."""

    slow_consumers = 0  # connections closed because the client read too slowly

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limit: ConnectionLimit = self.app_state["connection_limit"]
        self.app_state = {**self.app_state, "connection": self}
        self.receiver: Receiver | None = None  # set before the handshake is accepted
        self._write_timeout: asyncio.TimerHandle | None = None
        self._write_batch = write_batch_of(self.loop)
        self._frames: list[bytes] = []  # to be written at the next flush
        self._buffered = 0  # bytes in them
        self._overhead = 0  # control frames and fragments in the current slice
        self._request_received = False
        self._only_short_texts = True  # so far, so the parser holds no partial frame
        self._scanner: FrameScanner | None = FrameScanner() if self.app_state.get("hands_over") else None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        found = transport.get_extra_info("socket")
        if found is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_write_timeout()
        self._limit.release(self.client)  # acquired by the HTTP connection that was upgraded
        super().connection_lost(exc)

    # --- reading -------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Handle incoming bytes: the usual short text directly, everything else by the parser."""
        receiver = self.receiver
        if (
            self._only_short_texts
            and receiver is not None
            and is_short_text(data)
            and self.conn.state is OPEN
        ):
            if not self.close_sent:
                receiver.on_text(bytes(apply_mask(data[6:], data[2:6])))
        elif self._request_received:
            self._only_short_texts = False
            self._parse_slices(data)
        else:
            self._request_received = True
            super().data_received(data)

    def _parse_slices(self, data: bytes) -> None:
        """Parse a little at a time, so that a read full of tiny frames stops at the rate limit."""
        if self.receiver is None:  # a client must wait for the handshake
            self.transport.abort()
            return
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            part = data[start : start + SLICE]
            self._overhead = 0
            if self._scanner is not None:
                self._scanner.feed(part)
            super().data_received(part)
            if not self.receiver.charge(self._overhead, len(part)):
                self.close(POLICY_VIOLATION, "rate limit exceeded")
                self._stop_reading()
                return

    def _stop_reading(self) -> None:
        """Leave what a flooding client sends in the kernel's buffers until the connection is aborted."""
        self.transport.pause_reading()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(FLOOD_TIMEOUT, self.transport.abort)
        if self.transport.can_write_eof():
            self.transport.write_eof()

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the receiver at once, as bytes: decoding it also validates the text."""
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if self.receiver is None or self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            self.receiver.on_text(bytes(data))
        else:
            self.receiver.on_binary()

    def handle_cont(self, event: Frame) -> None:
        self._overhead += 1
        super().handle_cont(event)

    def handle_pong(self, event: Frame) -> None:
        self._overhead += 1
        super().handle_pong(event)

    def handle_ping(self) -> None:
        self._overhead += 1
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MAX_BUFFERED:
            self.close(SLOW_CONSUMER, "too slow")

    # --- handing over --------------------------------------------------------------------------

    def detach(self, first: bytes, detached: Callable[[int, bytes], None]) -> None:
        """Hand the socket over: `detached` gets its file descriptor, and what is to be read first.

        That begins with the message `first`. Nothing is handed over if the connection is closed meanwhile.
        """
        held = self.receiver = HeldBack(first)
        self.transport.pause_reading()
        self.loop.call_soon(self._detach, held, detached, self.loop.time() + WRITE_TIMEOUT)

    def _detach(self, held: HeldBack, detached: Callable[[int, bytes], None], until: float) -> None:
        """Wait until everything is written; only the kernel's buffers are handed over."""
        self.flush()
        if self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size():
            if self.loop.time() > until:
                self.close(SLOW_CONSUMER, "too slow")
            else:
                self.loop.call_later(DETACH_POLL, self._detach, held, detached, until)
            return
        assert self._scanner is not None
        descriptor = os.dup(self.transport.get_extra_info("socket").fileno())
        detached(descriptor, held.unread(self._scanner))
        self.transport.abort()  # closes only this process's descriptor

    # --- writing -------------------------------------------------------------------------------

    def enqueue(self, frame: bytes) -> None:
        """Queue a frame made by `encode_text_frame`; it is written with those for other clients."""
        self._frames.append(frame)
        self._buffered += len(frame)
        if len(self._frames) == 1:
            self._write_batch.add(self)  # which may flush at once
        if self._buffered > MAX_BUFFERED:
            self.flush()

    def flush(self) -> None:
        """Write the queued frames, or disconnect a slow consumer."""
        frames, self._frames = self._frames, []
        self._buffered = 0
        if not frames or self.close_sent or self.conn.state is not OPEN or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > MAX_BUFFERED:
            self.close(SLOW_CONSUMER, "too slow")
            return
        self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    def close(self, code: int, reason: str = "") -> None:
        """Send a close frame without waiting for anything; abort if the client does not answer it."""
        self.flush()
        if self.close_sent or self.conn.state is not OPEN:
            return
        WebSocketConnection.slow_consumers += code == SLOW_CONSUMER
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
        if code == POLICY_VIOLATION:
            self._stop_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._write_timeout is None:
            self._write_timeout = self.loop.call_later(WRITE_TIMEOUT, self._write_timed_out)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._cancel_write_timeout()

    def _write_timed_out(self) -> None:
        self._write_timeout = None
        self.close(SLOW_CONSUMER, "too slow")

    def _cancel_write_timeout(self) -> None:
        if self._write_timeout is not None:
            self._write_timeout.cancel()
            self._write_timeout = None
