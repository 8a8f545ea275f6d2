"""A player's figures on straight paths, at most one on a path (K2, K4)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times
from keltis.parts.cardset import COLOURS

NOWHERE = -1


class Figures(Struct):
    """Where the figures stand.

    `stone` counts from 1, 0 is "no figure on this path". `walking` and `arrived` are sets of paths: own
    figures that can still move, and those on the end stone.
    """

    stone: Annotated[list[int], Times("i1", COLOURS)]
    walking: Byte
    arrived: Byte
    small: Byte  # small figures still at the start
    large: Byte  # large figures still at the start
    large_path: Byte  # the path of the large figure; NOWHERE while it is at the start


@rule
def gather(figures: Figures, small: int, large: int) -> None:
    """Put all figures on the start."""
    figures.small = small
    figures.large = large
    figures.large_path = NOWHERE


@rule
def enter(figures: Figures, path: int, large: int) -> None:
    """Move a figure from the start onto stone 1 of a path without an own figure."""
    figures.stone[path] = 1
    figures.walking |= 1 << path
    if large:
        figures.large -= 1
        figures.large_path = path
    else:
        figures.small -= 1


@rule
def step(figures: Figures, path: int, end: int) -> None:
    """Move the figure of a path one stone; on the end stone it has arrived."""
    figures.stone[path] += 1
    if figures.stone[path] == end:
        figures.walking ^= 1 << path
        figures.arrived |= 1 << path
