"""What is worked out once: from a board for all positions on it, or from a few numbers of a position."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from keltis.core.layout import Struct


class Seated(Protocol):
    """A position in which every seat has something."""

    @property
    def seats(self) -> Sequence[Struct]:
        """What each of them has."""


B = TypeVar("B")
S = TypeVar("S", bound=Seated)
T = TypeVar("T")
More = ParamSpec("More")

MOST = 32  # boards at a time
MOST_KNOWN = 4096  # parts of positions
MOST_PLAYERS = 16_384  # at many tables


class Known(dict[Hashable, T]):
    """What follows from a few numbers, by those numbers; when it becomes too much, all is forgotten.

    >>> known: Known[str] = Known()
    >>> known.get((1, 2)) or known.keep((1, 2), "seen")
    'seen'
    """

    def keep(self, key: Hashable, made: T, most: int = MOST_KNOWN) -> T:
        """Remember what was made."""
        if len(self) >= most:
            self.clear()
        self[key] = made
        return made


def once_per_player(
    part: Callable[[Any], Sequence[int]],
) -> Callable[[Callable[Concatenate[B, S, int, More], T]], Callable[Concatenate[B, S, int, More], T]]:
    """The same function of a board, a position, a seat and perhaps more, which remembers what it made of a
    part of what belongs to the seat: it must look at nothing else. After an action most players have what
    they had; then it gives the same object again, and nobody needs to compare it with the one before."""

    def decorate(
        make: Callable[Concatenate[B, S, int, More], T],
    ) -> Callable[Concatenate[B, S, int, More], T]:
        @once_per_board
        def seen(board: B) -> Known[T]:
            return Known()

        def remembered(board: B, s: S, seat: int, /, *more: More.args, **named: More.kwargs) -> T:
            key = (*part(s.seats[seat]), *more)
            known = seen(board)
            found = known.get(key)
            if found is None:
                found = known.keep(key, make(board, s, seat, *more, **named), MOST_PLAYERS)
            return found

        return remembered

    return decorate


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
