"""Tiles that are shuffled onto numbered places, face up, before the game (K6, N4, O6)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times

PLACES = 40  # tiles lie on places 0 to PLACES - 2
NO_PLACE = PLACES - 1  # the place of what carries no tile: nothing ever lies there
KINDS = 24  # of tiles at most; kind 0 is "no tile"


class Tiles(Struct):
    """What lies where, and while the table is prepared, what is still to be laid out."""

    on: Annotated[list[int], Times("i1", PLACES)]  # the kind of tile on each place, 0 for none
    left: Annotated[list[int], Times("i1", KINDS)]  # of each kind, still to be laid out
    laid: Byte


@rule
def choices(tiles: Tiles) -> int:
    """The kinds that are not all laid out yet, as a set."""
    kinds = 0
    for kind in range(KINDS):
        if tiles.left[kind]:
            kinds |= 1 << kind
    return kinds


@rule
def pick(tiles: Tiles, k: int) -> int:
    """The kind of the k-th tile that is still to be laid out."""
    for kind in range(KINDS):
        k -= tiles.left[kind]
        if k < 0:
            return kind
    return 0


@rule
def lay(tiles: Tiles, kind: int) -> None:
    """Lay a tile onto the next place."""
    tiles.left[kind] -= 1
    tiles.on[tiles.laid] = kind
    tiles.laid += 1
