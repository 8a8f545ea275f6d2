"""A channel between two processes: messages, some with a file descriptor, over a Unix socket."""

import asyncio
import os
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")

HEAD = struct.Struct(">I?")  # the length of the message, and whether a file descriptor is attached
READ_SIZE = 256 * 1024
MAX_DESCRIPTORS = 64  # in one read
# Received descriptors must not be inherited by child processes, which would keep sockets open.
FLAGS = getattr(socket, "MSG_CMSG_CLOEXEC", 0)

_encode = msgspec.msgpack.Encoder().encode


class Channel(Generic[T]):
    """One end of the channel; `received` is called with messages of type T, `lost` once at the end.

    Nothing blocks: data that the kernel does not accept at once is queued. Messages arrive in the order in
    which they were sent. The channel owns the descriptors to be sent; the receiver owns those received.
    """

    def __init__(
        self,
        end: socket.socket,
        decoder: "msgspec.msgpack.Decoder[T]",
        received: Callable[[T, int | None], None],
        lost: Callable[[], None],
    ) -> None:
        self._socket, self._decoder = end, decoder
        self._received, self._lost = received, lost
        self._loop = asyncio.get_running_loop()
        self._data = bytearray()
        self._descriptors: deque[int] = deque()  # received, in order
        self._queue: deque[tuple[bytes, int | None]] = deque()  # to be sent
        self._open = True
        end.setblocking(False)
        self._loop.add_reader(end.fileno(), self._read)

    def send(self, message: Any, descriptor: int | None = None) -> None:
        """Send a message; it is dropped if the channel is lost."""
        if not self._open:
            _close(descriptor)
            return
        data = _encode(message)
        self._queue.append((HEAD.pack(len(data), descriptor is not None) + data, descriptor))
        if len(self._queue) == 1:
            self._write()

    def close(self) -> None:
        """Close this end without calling `lost`."""
        if not self._open:
            return
        self._open = False
        self._loop.remove_reader(self._socket.fileno())
        self._loop.remove_writer(self._socket.fileno())
        self._socket.close()
        for descriptor in [*self._descriptors, *(one for _, one in self._queue)]:
            _close(descriptor)

    # --- in the event loop ---------------------------------------------------------------------

    def _write(self) -> None:
        try:
            while self._queue:
                data, descriptor = self._queue[0]
                descriptors = [] if descriptor is None else [descriptor]
                sent = socket.send_fds(self._socket, [data], descriptors)
                _close(descriptor)  # it was sent along with the first byte
                if sent < len(data):
                    self._queue[0] = (data[sent:], None)
                else:
                    self._queue.popleft()
        except BlockingIOError:
            self._loop.add_writer(self._socket.fileno(), self._write)
        except OSError:
            self._end()
        else:
            self._loop.remove_writer(self._socket.fileno())

    def _read(self) -> None:
        try:
            data, descriptors, _, _ = socket.recv_fds(self._socket, READ_SIZE, MAX_DESCRIPTORS, FLAGS)
        except BlockingIOError:
            return
        except OSError:
            data, descriptors = b"", []
        self._descriptors.extend(descriptors)
        if not data:
            self._end()
            return
        self._data += data
        while self._open and (frame := self._next()) is not None:
            message, descriptor = frame
            self._received(message, descriptor)

    def _next(self) -> tuple[T, int | None] | None:
        """The next complete message."""
        if len(self._data) < HEAD.size:
            return None
        length, has_descriptor = HEAD.unpack_from(self._data)
        end = HEAD.size + length
        if len(self._data) < end:
            return None
        message = self._decoder.decode(self._data[HEAD.size : end])
        del self._data[:end]
        return message, self._descriptors.popleft() if has_descriptor else None

    def _end(self) -> None:
        if self._open:
            self.close()
            self._lost()


def _close(descriptor: int | None) -> None:
    if descriptor is not None:
        with suppress(OSError):
            os.close(descriptor)
