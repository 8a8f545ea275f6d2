"""What follows from a board alone is worked out once for all positions on it."""

from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

B = TypeVar("B")
T = TypeVar("T")

MOST = 32  # boards at a time


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
    kept: OrderedDict[int, tuple[B, T]] = OrderedDict()

    def remembered(board: B) -> T:
        found = kept.get(id(board))
        if found is None:
            found = (board, make(board))  # the board is kept too, so that no other one gets its id
            kept[id(board)] = found
            if len(kept) > MOST:
                kept.popitem(last=False)
        return found[1]

    return remembered
