"""The table of Neue Wege as places: the branching ways from the start up to the goals; what one touches."""

from typing import TYPE_CHECKING

from keltis.cardgame.stage import touch_cards
from keltis.core.stage import Lying, Piece, Place, Scene, Stage, Zone, columns
from keltis.games.neue_wege.board import START_NAME
from keltis.games.neue_wege.view import Field, NeueWegeTable
from keltis.parts.colours import COLOUR_NAMES, LETTERS

if TYPE_CHECKING:
    from keltis.core.view import View

WIDTH = 1000
STEP = 112  # from row to row
MARGIN = 58


def stage(table: NeueWegeTable) -> Stage:
    """The board: the start at the bottom, every row in the middle above it."""
    height = 2 * MARGIN + (len(table.values) - 1) * STEP
    widest = max(len(_row(table, row)) for row in range(len(table.values)))
    places = []
    for row, value in enumerate(table.values):
        fields = _row(table, row)
        room = WIDTH * len(fields) // widest
        for x, field in zip(columns(len(fields), room), fields, strict=True):
            start = field.name == START_NAME
            y = height - MARGIN - row * STEP
            middle = (WIDTH - room) // 2 + x
            if start:
                places.append(Place(field.name, middle, y, width=WIDTH - 40))
            else:
                places.append(Place(field.name, middle, y, field.colour, value))
    links = [(field.name, target) for field in table.fields for target in field.edges]
    top, bottom = MARGIN, height - MARGIN - table.goal * STEP
    goal = Zone("goal", WIDTH // 2, (top + bottom) // 2, WIDTH - 8, bottom - top + STEP)
    return Stage(WIDTH, height, tuple(places), tuple(links), (goal,))


def _row(table: NeueWegeTable, row: int) -> list[Field]:
    return [field for field in table.fields if field.row == row]


def scene(table: NeueWegeTable) -> Scene:
    """Tiles, stacks and figures on the fields."""
    lying = [Lying(field.name, field.tile) for field in table.fields if field.tile]
    lying += [
        Lying(field.name, f"wish {LETTERS[COLOUR_NAMES.index(field.stack)]}", field.stack_left)
        for field in table.fields
        if field.stack and field.stack_left
    ]
    pieces = []
    for seat, player in enumerate(table.players):
        pieces += [Piece(seat, place) for place in player.small]
        pieces.append(Piece(seat, player.large, large=True))
    return Scene(tuple(lying), tuple(piece for piece in pieces if piece.place))


def touch(view: "View", words: str) -> tuple[str, ...]:
    """The things on the table that one touches to do a legal action."""
    kind, _, rest = words.partition(" ")
    if kind in ("small", "large"):
        origin, _, target = rest.partition("-")
        return (f"piece {kind} {origin}", f"place {target}")
    return touch_cards(kind, rest)
