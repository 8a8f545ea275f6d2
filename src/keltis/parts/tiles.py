"""Tiles that are laid out face up on numbered places in random order before the game (K6, N4, O6)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times

PLACES = 40  # tiles lie on places 0 to PLACES - 2
NO_PLACE = PLACES - 1  # stands for "no place for a tile": always empty
KINDS = 24  # kinds of tiles at most; kind 0 is "no tile"


class Tiles(Struct):
    """What lies where, and during the set-up, what is still to be laid out."""

    on: Annotated[list[int], Times("i1", PLACES)]  # the kind of tile on each place, 0 for none
    left: Annotated[list[int], Times("i1", KINDS)]  # number of each kind still to be laid out
    laid: Byte


@rule
def choices(tiles: Tiles) -> int:
    """The kinds with tiles left to lay out, as a set."""
    kinds = 0
    for kind in range(KINDS):
        if tiles.left[kind]:
            kinds |= 1 << kind
    return kinds


@rule
def pick(tiles: Tiles, k: int) -> int:
    """The kind of the k-th tile that is left to lay out."""
    for kind in range(KINDS):
        k -= tiles.left[kind]
        if k < 0:
            return kind
    return 0


@rule
def lay(tiles: Tiles, kind: int) -> None:
    """Lay a tile on the next place."""
    tiles.left[kind] -= 1
    tiles.on[tiles.laid] = kind
    tiles.laid += 1
