"""A player's equal figures on one long path, forward and back; any number may share a stone (O2)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times

MOST_PILGRIMS = 3


class Pilgrims(Struct):
    """Where the figures stand, the hindmost first: equal positions compare equal. 0 is the start."""

    number: Byte
    stone: Annotated[list[int], Times("i1", MOST_PILGRIMS)]


@rule
def gather(pilgrims: Pilgrims, number: int) -> None:
    """Put all figures on the start."""
    pilgrims.number = number


@rule
def walk(pilgrims: Pilgrims, origin: int, target: int) -> None:
    """Move a figure from `origin` to `target`, forward or back; the order stays ascending."""
    stone = pilgrims.stone
    i = 0
    while stone[i] != origin:
        i += 1
    while i + 1 < pilgrims.number and stone[i + 1] < target:
        stone[i] = stone[i + 1]
        i += 1
    while i > 0 and stone[i - 1] > target:
        stone[i] = stone[i - 1]
        i -= 1
    stone[i] = target


@rule
def standing(pilgrims: Pilgrims) -> int:
    """The stones on which at least one figure stands, as a set."""
    stones = 0
    for i in range(pilgrims.number):
        stones |= 1 << pilgrims.stone[i]
    return stones
