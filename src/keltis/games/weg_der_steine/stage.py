"""The table of Der Weg der Steine as places: a slot for every tile, in order of colour; what one touches."""

from typing import TYPE_CHECKING

from keltis.core.stage import Lying, Piece, Place, Scene, Stage, columns
from keltis.games.weg_der_steine.view import StonesTable
from keltis.parts.colours import COLOUR_NAMES, LETTERS

if TYPE_CHECKING:
    from keltis.core.view import View

WIDTH = 1000
TILE = 84
STEP = 96


def stage(table: StonesTable) -> Stage:
    """A line of slots for every colour, the lowest value first."""
    places = []
    for line, tiles in enumerate(table.tiles):
        for x, tile in zip(columns(len(tiles), WIDTH), tiles, strict=True):
            colour = COLOUR_NAMES[LETTERS.index(tile.tile[0])]
            y = STEP // 2 + line * STEP
            places.append(Place(tile.tile, x, y, colour, int(tile.tile[1:]), TILE, TILE))
    return Stage(WIDTH, len(table.tiles) * STEP, tuple(places))


def scene(table: StonesTable) -> Scene:
    """Where every tile is: face down, open, or with a player; and what it shows."""
    lying, pieces = [], []
    for tile in (tile for tiles in table.tiles for tile in tiles):
        if tile.place != "taken":
            lying.append(Lying(tile.tile, tile.place))
        if tile.mark:
            lying.append(Lying(tile.tile, f"points {tile.bonus}" if tile.mark == "bonus" else tile.mark))
        if tile.seat is not None:
            pieces.append(Piece(tile.seat, tile.tile))
    return Scene(tuple(lying), tuple(pieces))


def touch(view: "View", words: str) -> tuple[str, ...]:
    """The things on the table that one touches to do a legal action."""
    kind, _, rest = words.partition(" ")
    if kind == "take":
        return (f"place {rest}",)
    if kind == "turn":
        return ("deck",)
    return (f"button {kind}",)
