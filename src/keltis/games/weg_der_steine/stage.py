"""The layout of Der Weg der Steine: a slot on the heath for every tile; touch targets."""

import math
from typing import TYPE_CHECKING

from keltis.core.memoise import once_per_object
from keltis.games.weg_der_steine.view import StonesTable, Tile
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.ui_model.guide import Guide, GuideStep
from keltis.ui_model.stage import WIDTH, Place, Scene, Stage, lying_on, piece_at

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        GuideStep("turn", ("prompt-stones-begin", "prompt-stones-extra")),
        GuideStep("decide", ("prompt-stones-decide",)),
    ),
    {
        "place": ("S2", "S3"),
        "row": ("S3", "S7"),
        "deck": ("S2", "S5"),
        "hidden": ("S1", "S2"),
        "open": ("S2", "S3"),
        "piece": ("S3",),
        "clover": ("S4", "S6"),
        "wish": ("S7",),
        "points": ("S7",),
        "total": ("S7", "A4"),
        "button": ("S2", "S6"),
    },
)

SIZE = 104  # of a stone
COLUMNS, ROWS = 8, 7
STEP_X, STEP_Y = WIDTH // COLUMNS, 132
HEIGHT = ROWS * STEP_Y
STRIDE = 23  # neighbours by colour and value lie far apart on the heath


def stage(table: StonesTable) -> Stage:
    """A slot on the heath for every tile; nobody chooses which tile is turned, so slots reveal nothing."""
    tiles = [tile for column in table.tiles for tile in column]
    places = []
    for number, tile in enumerate(tiles):
        x, y = _slot(number * STRIDE % len(tiles))
        colour = COLOUR_NAMES[LETTERS.index(tile.tile[0])]
        places.append(Place(tile.tile, x, y, colour, int(tile.tile[1:]), SIZE, SIZE, round=True))
    return Stage(WIDTH, max(place.y for place in places) + STEP_Y // 2, tuple(places), scenery="heath")


def _slot(number: int) -> tuple[int, int]:
    """The centre of a slot: rows of stones, each slightly offset."""
    row, column = divmod(number, COLUMNS)
    shift = 10 * (-1) ** row
    x = STEP_X * column + STEP_X // 2 + shift * (0.2 + 0.3 * math.sin(5.1 * number))
    y = STEP_Y * row + STEP_Y // 2 + 13 * math.sin(3.7 * number + row)
    return round(x), round(y)


def scene(table: StonesTable) -> Scene:
    """Every tile: face down, open, or with a player; and its mark."""
    columns = [_column(tiles) for tiles in table.tiles]
    lying = [one for column in columns for one in column.lying]
    return Scene(tuple(lying), tuple([piece for column in columns for piece in column.pieces]))


@once_per_object
def _column(tiles: tuple[Tile, ...]) -> Scene:
    """The tiles of one colour."""
    lying, pieces = [], []
    for tile in tiles:
        if tile.place != "taken":
            lying.append(lying_on(tile.tile, tile.place))
        if tile.mark:
            lying.append(lying_on(tile.tile, f"points {tile.bonus}" if tile.mark == "bonus" else tile.mark))
        if tile.seat is not None:
            pieces.append(piece_at(tile.seat, tile.tile))
    return Scene(tuple(lying), tuple(pieces))


def touch(view: "View", notation: str) -> tuple[str, ...]:
    """The things to touch for a legal action."""
    kind, _, rest = notation.partition(" ")
    if kind == "take":
        return (f"place {rest}",)
    if kind == "turn":
        return ("deck",)
    return (f"button {kind}",)
