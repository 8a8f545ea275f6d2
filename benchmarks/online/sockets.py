"""A minimal WebSocket client, so that the load generator does not dominate the measurement."""

import asyncio
import json
import struct
from collections.abc import Callable

SYNCED = b'{"type":"sync"'


class Socket(asyncio.Protocol):
    """A client that sends hello and passes every text to a callback."""

    def __init__(self, port: int, cookie: str, game: str, heard: "Heard") -> None:
        self._port, self._cookie, self._game, self._heard = port, cookie, game, heard
        self._data = bytearray()
        self._open = False
        self.transport: asyncio.Transport | None = None
        self.synced = asyncio.get_running_loop().create_future()
        self.closed = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            (
                f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nOrigin: http://127.0.0.1:{self._port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: keltis={self._cookie}\r\n\r\n"
            ).encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        self.closed = True
        if not self.synced.done():
            self.synced.set_exception(ConnectionError("refused"))

    def send(self, message: bytes) -> None:
        """Send a text of less than 64 KiB; its mask is zero."""
        assert self.transport is not None
        size = len(message)
        head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + struct.pack(">H", size)
        self.transport.write(head + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        """Take in what came."""
        self._data += data
        if not self._open:
            end = self._data.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._data.startswith(b"HTTP/1.1 101"):
                assert self.transport is not None
                self.transport.close()
                return
            del self._data[: end + 4]
            self._open = True
            self.send(json.dumps({"type": "hello", "table_id": self._game}).encode())
        self._read()

    def _read(self) -> None:
        data, start = self._data, 0
        while len(data) - start >= 2:
            size, head = data[start + 1], 2
            if size == 126:
                if len(data) - start < 4:
                    break
                size, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
            elif size == 127:
                if len(data) - start < 10:
                    break
                size, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
            if len(data) - start < head + size:
                break
            if data[start] == 0x81:
                self._take(bytes(data[start + head : start + head + size]))
            start += head + size
        del data[:start]

    def _take(self, text: bytes) -> None:
        if text.startswith(b'{"type":"beat"'):
            self.send(b'{"type":"beat"}')
            return
        if text.startswith(SYNCED) and not self.synced.done():
            self.synced.set_result(None)
        self._heard(self, text)


Heard = Callable[[Socket, bytes], None]
