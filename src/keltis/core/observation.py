"""What a seat may know, as a row of small numbers for learning.

A game lists the blocks of its observation: first those of the table, then those of one seat, which follow
once for every seat, the observer's own first, then clockwise. So the row of a game for two is the beginning
of the row of a game for four, and a learner need not know the seating order. All numbers fit an int8.

A row can also be packed into about a third of the memory: the same blocks in the same order, but a block of
zeros and ones is one bit set, and a block of numbers up to 2 is two sets: "at least once", then "twice".
Bit i of a set stands for number i. A set takes 1, 2, 4 or 8 bytes, the lowest first; any other number
takes one. See `keltis.stepping.packing`.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

MOST, LEAST = 127, -127  # larger numbers are clipped; the description of their block says so

WORD = 64  # members of a set, at most
TWICE = 2  # the highest count that two sets can express


def word_bytes(members: int) -> int:
    """The number of bytes for a set of up to so many members: 1, 2, 4 or 8."""
    return 1 << (max(members - 1, 7).bit_length() - 3)


@dataclass(frozen=True)
class Block:
    """Consecutive numbers of one meaning, e.g. "hand" with one number per card."""

    name: str
    size: int
    low: int
    high: int
    meaning: str

    @property
    def sets(self) -> int:
        """The number of sets it is packed into; 0 if number by number."""
        return self.high if 1 < self.size <= WORD and self.low == 0 and self.high <= TWICE else 0

    @property
    def packed_size(self) -> int:
        """Its number of bytes in packed form."""
        return self.sets * word_bytes(self.size) or self.size


def one_of(name: str, things: tuple[str, ...]) -> Block:
    """A one-hot block: exactly one number is 1."""
    return Block(name, len(things), 0, 1, f"exactly one of: {', '.join(things)}")


@dataclass(frozen=True)
class Placed:
    """A block of one row: where it begins, and whose it is (0: the observer's, None: the table's)."""

    block: Block
    start: int
    seat: int | None


def starts(blocks: tuple[Block, ...], first: int = 0) -> tuple[int, ...]:
    """The offsets of blocks that follow one another."""
    return tuple(first + sum(block.size for block in blocks[:index]) for index in range(len(blocks)))


Names = Callable[[Any], list[str]]  # names of things on a board, by number


class Observation:
    """The blocks of a game's observation, and the version of their order and meaning.

    `names` gives the meaning of numbers that differ between boards, e.g. of "place".

    >>> hand, stones = Block("hand", 55, 0, 2, "cards held"), Block("stones", 5, 0, 9, "where figures stand")
    >>> layout = Observation(1, table=(hand,), seat=(stones,))
    >>> layout["hand"], layout["stones"], layout.first, layout.stride, layout.size(2)
    (0, 55, 55, 5, 65)
    """

    def __init__(
        self,
        version: int,
        table: tuple[Block, ...],
        seat: tuple[Block, ...],
        names: Mapping[str, Names] | None = None,
    ) -> None:
        self.version = version
        self.names = names or {}
        self.table = table
        self.seat = seat
        self.first = sum(block.size for block in table)  # offset of the observer's own seat
        self.stride = sum(block.size for block in seat)  # distance from one seat to the next
        self._starts: dict[str, int] = {}
        for block, start in zip((*table, *seat), starts((*table, *seat)), strict=True):
            if block.name in self._starts:
                raise ValueError(f"two blocks are called {block.name!r}")
            if not LEAST <= block.low <= block.high <= MOST:
                raise ValueError(f"{block.name}: {block.low} to {block.high} does not fit an int8")
            self._starts[block.name] = start

    def __getitem__(self, name: str) -> int:
        """The offset of a block; for blocks of seats, that of the observer's own."""
        return self._starts[name]

    def size(self, players: int) -> int:
        """The length of a row with so many players."""
        return self.first + players * self.stride

    def packed_size(self, players: int) -> int:
        """The bytes of a packed row with so many players."""
        table, seat = (sum(block.packed_size for block in blocks) for blocks in (self.table, self.seat))
        return table + players * seat

    def placed(self, players: int) -> Iterator[Placed]:
        """All blocks of a row with so many players, in order."""
        for block, start in zip(self.table, starts(self.table), strict=True):
            yield Placed(block, start, None)
        for seat in range(players):
            for block, start in zip(self.seat, starts(self.seat, self.size(seat)), strict=True):
                yield Placed(block, start, seat)

    def bounds(self, players: int) -> tuple[list[int], list[int]]:
        """The lowest and the highest value of every number of a row."""
        lows = [placed.block.low for placed in self.placed(players) for _ in range(placed.block.size)]
        highs = [placed.block.high for placed in self.placed(players) for _ in range(placed.block.size)]
        return lows, highs
