"""What nobody waits for is done while there is nothing else to do, and only once a table has come to rest.

Where one move follows the other at once, nobody could look at what is worked out here before it is out of
date. So every table has at most one thing to be done, the latest, and it is done when the table has rested
for a moment; a little of it at a time, and less if the loop is late already.
"""

import asyncio
from collections.abc import Callable
from typing import NamedTuple

REST = 0.04  # seconds for which nothing has happened at a table
PAUSE, SLICE = 0.01, 0.004  # seconds between turns, and how much is done in one
LATE = 0.004  # so late is a loop that has a lot to do: then one thing a turn


class _Wish(NamedTuple):
    due: float
    job: Callable[[], None]


class Leisure:
    """The things that are done when there is time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._wishes: dict[str, _Wish] = {}  # by table; the first is due first
        self._turn_at: float | None = None

    def wish(self, table: str, job: Callable[[], None]) -> None:
        """Do this once the table has rested; what was wished for it before is forgotten."""
        self._wishes.pop(table, None)
        self._wishes[table] = _Wish(self._loop.time() + REST, job)
        if self._turn_at is None:
            self._come_again(REST)

    def _come_again(self, seconds: float) -> None:
        self._turn_at = self._loop.time() + seconds
        self._loop.call_at(self._turn_at, self._turn)

    def _turn(self) -> None:
        now = self._loop.time()
        late = self._turn_at is not None and now - self._turn_at > LATE
        try:
            self._fulfil(now, now if late else now + SLICE)
        finally:
            self._turn_at = None
            if self._wishes:
                first = next(iter(self._wishes.values()))
                self._come_again(max(PAUSE, first.due - self._loop.time()))

    def _fulfil(self, now: float, end: float) -> None:
        """Do what is due, one thing at least, until it is time to stop."""
        while self._wishes:
            table, wish = next(iter(self._wishes.items()))
            if wish.due > now:
                break
            del self._wishes[table]
            wish.job()
            if self._loop.time() >= end:
                break
