"""Memoising for views: by board, by object, by value, or by the part of a position on which a result depends.

A view differs from the one before in a few parts only; the other parts are the same objects, which are
neither built nor compared nor encoded again. Measured on consecutive positions of a random game: views and
offers for two seats and a spectator take 0.2 to 0.3 ms with all caches, 0.4 to 4.5 ms without (26 ms in Neue
Wege, where much is precomputed per board).

Caches by value pay for little. Of 18 in views and stages, nine are left: the rows, hands and piles of cards,
figures and tiles on their places, the tiles of Der Weg der Steine, the waiting prompt, and the spiral of Das
Orakel. Without the rows a position that a table sends takes 3 to 29 µs more (of 80 to 130), without each of
the others 1 to 6, and without all of them a tenth more. The other nine made no difference to be measured
(`python -m benchmarks.memoising`).
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from keltis.core.layout import Struct


class Seated(Protocol):
    """A position with a struct per seat."""

    @property
    def seats(self) -> Sequence[Struct]:
        """The structs of the seats."""


B = TypeVar("B")
S = TypeVar("S", bound=Seated)
T = TypeVar("T")
More = ParamSpec("More")

MOST = 32  # boards per cache
MOST_KNOWN = 4096  # entries
MOST_VALUES = 8192  # entries
MOST_PLAYERS = 16_384  # entries; enough for players at many tables


class Known(dict[Hashable, T]):
    """A cache that is cleared when it is full.

    >>> known: Known[str] = Known()
    >>> known.get((1, 2)) or known.keep((1, 2), "seen")
    'seen'
    """

    def keep(self, key: Hashable, made: T, most: int = MOST_KNOWN) -> T:
        if len(self) >= most:
            self.clear()
        self[key] = made
        return made


def once_per_player(
    part: Callable[[Any], Sequence[int]],
) -> Callable[[Callable[Concatenate[B, S, int, More], T]], Callable[Concatenate[B, S, int, More], T]]:
    """Memoise a function of a board, a position, a seat and more by a part of the seat's struct.

    The result must depend on nothing else. Most players are unchanged by an action, so their results are
    reused.
    """

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
    """Memoise a function of a board; a board never changes.

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
    """Memoise a function of any object that never changes, by identity."""
    return _once(make, MOST_KNOWN)


def once_per_value(make: Callable[More, T]) -> Callable[More, T]:
    """Memoise a function of plain values: numbers, strings, and tuples of them."""
    return lru_cache(maxsize=MOST_VALUES)(make)  # type: ignore[return-value]


def _once(make: Callable[[B], T], most: int) -> Callable[[B], T]:
    kept: OrderedDict[int, tuple[B, T]] = OrderedDict()

    def remembered(board: B) -> T:
        found = kept.get(id(board))
        if found is None:
            found = (board, make(board))  # the object is kept, too, so that its id is not reused
            kept[id(board)] = found
            if len(kept) > most:
                kept.popitem(last=False)
        return found[1]

    return remembered
