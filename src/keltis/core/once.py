"""What is worked out once: from a board for all positions on it, or from a few numbers of a position."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import TypeVar

B = TypeVar("B")
T = TypeVar("T")

MOST = 32  # boards at a time
MOST_KNOWN = 4096  # parts of positions


class Known(dict[Hashable, T]):
    """What follows from a few numbers, by those numbers; when it becomes too much, all is forgotten.

    >>> known: Known[str] = Known()
    >>> known.get((1, 2)) or known.keep((1, 2), "seen")
    'seen'
    """

    def keep(self, key: Hashable, made: T) -> T:
        """Remember what was made."""
        if len(self) >= MOST_KNOWN:
            self.clear()
        self[key] = made
        return made


def once_per_board(make: Callable[[B], T]) -> Callable[[B], T]:
    """The same function, which remembers what it made of a board; a board never changes.

    >>> calls = []
    >>> @once_per_board
    ... def doubled(board: list[int]) -> list[int]:
    ...     calls.append(board)
    ...     return board * 2
    >>> board = [1, 2]
    >>> doubled(board) is doubled(board), len(calls)
    (True, 1)
    """
    return _once(make, MOST)


def once_per_object(make: Callable[[B], T]) -> Callable[[B], T]:
    """The same for any object that never changes and is met again and again."""
    return _once(make, MOST_KNOWN)


def _once(make: Callable[[B], T], most: int) -> Callable[[B], T]:
    kept: OrderedDict[int, tuple[B, T]] = OrderedDict()

    def remembered(board: B) -> T:
        found = kept.get(id(board))
        if found is None:
            found = (board, make(board))  # the object is kept too, so that no other one gets its id
            kept[id(board)] = found
            if len(kept) > most:
                kept.popitem(last=False)
        return found[1]

    return remembered
