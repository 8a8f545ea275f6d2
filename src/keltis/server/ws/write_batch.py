"""Write batching: frames for many connections are written together at the end of the current step.

A write wakes up the process that reads from the socket, which costs more than encoding the frame. Frames are
therefore held back until everything for this step is encoded, and all frames for one connection go out in one
write.
"""

import asyncio
from typing import Protocol
from weakref import WeakKeyDictionary

MAX_PENDING = 12  # connections held back at a time, which bounds how long the first one waits


class Flushable(Protocol):
    """A connection with frames to be written."""

    def flush(self) -> None:
        """Write them."""
        ...


class WriteBatch:
    """The connections of one event loop that have frames to be written."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._pending: list[Flushable] = []

    def add(self, connection: Flushable) -> None:
        """Flush a connection soon; call this when its first frame is queued."""
        self._pending.append(connection)
        if len(self._pending) == 1:
            self._loop.call_soon(self.flush)
        elif len(self._pending) >= MAX_PENDING:
            self.flush()

    def flush(self) -> None:
        """Flush all pending connections in the order in which they were added."""
        pending, self._pending = iter(self._pending), []
        try:
            for connection in pending:
                connection.flush()
        finally:
            if left := list(pending):  # one failed: the others are flushed all the same
                self._pending[:0] = left
                self._loop.call_soon(self.flush)


_batches: WeakKeyDictionary[asyncio.AbstractEventLoop, WriteBatch] = WeakKeyDictionary()


def write_batch_of(loop: asyncio.AbstractEventLoop) -> WriteBatch:
    """The write batch of an event loop."""
    found = _batches.get(loop)
    if found is None:
        found = _batches[loop] = WriteBatch(loop)
    return found
