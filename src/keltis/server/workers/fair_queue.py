"""A fair queue with priorities: many requests of one owner do not delay the others.

Requests of a higher priority go first. Within a priority the owners of tables take turns (round robin),
however many requests each of them has.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by priority and owner."""

    def __init__(self, priorities: int) -> None:
        self._owners: list[OrderedDict[str, deque[T]]] = [OrderedDict() for _ in range(priorities)]
        self._added = asyncio.Event()

    def put(self, item: T, priority: int, owner: str) -> None:
        """Add an item; priority 0 goes first."""
        self._owners[priority].setdefault(owner, deque()).append(item)
        self._added.set()

    async def get(self, priorities: Iterable[int]) -> T:
        """Wait for the next item that has one of these priorities, and remove it."""
        wanted = sorted(priorities)
        while True:
            for priority in wanted:
                if self._owners[priority]:
                    return self._next(self._owners[priority])
            self._added.clear()
            await self._added.wait()

    def _next(self, owners: OrderedDict[str, deque[T]]) -> T:
        """The first item of the owner whose turn it is."""
        owner, items = owners.popitem(last=False)
        item = items.popleft()
        if items:
            owners[owner] = items  # behind the others
        return item

    def qsize(self) -> int:
        """The number of items."""
        return sum(len(items) for owners in self._owners for items in owners.values())
