"""The table of Der Weg der Steine as places: a slot for every tile, in order of colour; what one touches."""

from typing import TYPE_CHECKING

from keltis.core.guide import Guide, Step
from keltis.core.once import once_per_object
from keltis.core.stage import WIDTH, Place, Scene, Stage, columns, lying_on, piece_at
from keltis.games.weg_der_steine.view import StonesTable, Tile
from keltis.parts.colours import COLOUR_NAMES, LETTERS

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        Step("turn", ("prompt-stones-begin", "prompt-stones-extra")),
        Step("decide", ("prompt-stones-decide",)),
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

TILE_WIDTH, TILE_HEIGHT = 186, 92
STEP = 99


def stage(table: StonesTable) -> Stage:
    """A column of slots for every colour, the lowest value at its foot."""
    longest = max(len(tiles) for tiles in table.tiles)
    height = longest * STEP
    places = []
    for x, tiles in zip(columns(len(table.tiles), WIDTH), table.tiles, strict=True):
        for n, tile in enumerate(tiles):
            colour = COLOUR_NAMES[LETTERS.index(tile.tile[0])]
            y = height - STEP // 2 - n * STEP
            places.append(Place(tile.tile, x, y, colour, int(tile.tile[1:]), TILE_WIDTH, TILE_HEIGHT))
    return Stage(WIDTH, height, tuple(places))


def scene(table: StonesTable) -> Scene:
    """Where every tile is: face down, open, or with a player; and what it shows."""
    columns = [_column(tiles) for tiles in table.tiles]
    lying = [one for column in columns for one in column.lying]
    return Scene(tuple(lying), tuple([piece for column in columns for piece in column.pieces]))


@once_per_object
def _column(tiles: tuple[Tile, ...]) -> Scene:
    """The same for the tiles of one colour."""
    lying, pieces = [], []
    for tile in tiles:
        if tile.place != "taken":
            lying.append(lying_on(tile.tile, tile.place))
        if tile.mark:
            lying.append(lying_on(tile.tile, f"points {tile.bonus}" if tile.mark == "bonus" else tile.mark))
        if tile.seat is not None:
            pieces.append(piece_at(tile.seat, tile.tile))
    return Scene(tuple(lying), tuple(pieces))


def touch(view: "View", words: str) -> tuple[str, ...]:
    """The things on the table that one touches to do a legal action."""
    kind, _, rest = words.partition(" ")
    if kind == "take":
        return (f"place {rest}",)
    if kind == "turn":
        return ("deck",)
    return (f"button {kind}",)
