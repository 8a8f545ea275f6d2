"""Detaching an open WebSocket from this process, so that another one can go on with it.

What the client has sent but nobody has handled is kept as frames, and the other process reads it first.
"""

from keltis.server.ws.frames import FrameScanner, client_frame

MAX_HELD = 64 * 1024  # bytes that a client may send while its socket is handed over

TEXT, BINARY = 1, 2


class HeldBack:
    """The receiver of a connection that is being detached: keeps all messages."""

    def __init__(self, first: bytes) -> None:
        self._frames = [client_frame(TEXT, first)]
        self._size = 0

    def on_text(self, data: bytes) -> None:
        self._size += len(data)
        self._frames.append(client_frame(TEXT, data))

    def on_binary(self) -> None:
        self._frames.append(client_frame(BINARY, b""))

    def charge(self, frames: int, size: int) -> bool:
        return self._size + size * (1 + frames) < MAX_HELD

    def unread(self, scanner: FrameScanner) -> bytes:
        """All messages as frames, and the beginning of the one that has not arrived completely."""
        return b"".join(self._frames) + scanner.unfinished
