"""What is sent to many sockets goes out together, after it was made.

To write to a socket wakes up who reads from it, and that costs more than to make the frame. So frames wait
until all that is to be said at this moment has been said: the first write wakes the others up, the rest find
them awake; and what one socket gets goes out in one piece.
"""

import asyncio
from typing import Protocol
from weakref import WeakKeyDictionary

MOST = 12  # sockets that wait at a time: nobody shall wait for too many others


class Sender(Protocol):
    """Something that has frames to be written."""

    def flush(self) -> None:
        """Write them."""
        ...


class Outbox:
    """The sockets of one loop that have something to be written."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._full: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """A socket has got its first frame: it is written soon."""
        self._full.append(sender)
        if len(self._full) == 1:
            self._loop.call_soon(self.empty)
        elif len(self._full) >= MOST:
            self.empty()

    def empty(self) -> None:
        """Write everything, in the order in which it was said."""
        full, self._full = iter(self._full), []
        try:
            for sender in full:
                sender.flush()
        finally:
            if left := list(full):  # one of them failed: that is nothing to the others
                self._full[:0] = left
                self._loop.call_soon(self.empty)


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """The one outbox of a loop."""
    found = _outboxes.get(loop)
    if found is None:
        found = _outboxes[loop] = Outbox(loop)
    return found
