"""The layout of Neue Wege: the branching ways from the start up to the goals; touch targets."""

from typing import TYPE_CHECKING

from keltis.cardgame.stage import CARD_HELP, CARD_STEP, REFILL_STEP, touch_cards
from keltis.core.memoise import once_per_board, once_per_object
from keltis.games.neue_wege.board import Board, field_names
from keltis.games.neue_wege.state import State
from keltis.games.neue_wege.view import Field, NeueWegeTable
from keltis.parts.colours import COLOUR_NAMES, LETTERS
from keltis.ui_model.guide import Guide, GuideStep
from keltis.ui_model.stage import (
    WIDTH,
    Lying,
    Place,
    Scene,
    Stage,
    Standing,
    board_height,
    columns,
    goal_zone,
    lying_on,
    piece_at,
    rung,
    start_place,
    uphill,
)

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        CARD_STEP,
        GuideStep("move", ("neue_wege-prompt-figure",)),
        GuideStep("tile", ("neue_wege-prompt-clover", "prompt-shed")),
        REFILL_STEP,
    ),
    {
        **CARD_HELP,
        "place": ("N2", "N1"),
        "piece": ("N2", "N3", "N11"),
        "start": ("N1", "N2"),
        "joker": ("N2",),
        "goal": ("N9", "C9"),
        "clover": ("N6",),
        "shed": ("N7",),
        "wish": ("N5", "N4", "N8", "N10"),
        "points": ("C10", "N4"),
        "total": ("N1", "N10", "N11", "A4"),
        "button": ("N6", "N7", "A2"),
    },
)

STEP = 112  # distance between rows, with room for the branching ways


def stage(table: NeueWegeTable) -> Stage:
    """The board: the start at the bottom, every row centred above it."""
    rows = len(table.values) - 1
    height = board_height(rows, STEP)
    widest = max(len(_row(table, row)) for row in range(1, rows + 1))
    places = [start_place(height)]
    for row in range(1, rows + 1):
        fields = _row(table, row)
        room = WIDTH * len(fields) // widest
        for column, field in zip(columns(len(fields), room), fields, strict=True):
            x, y = uphill((WIDTH - room) // 2 + column, rung(row, height, STEP), row, rows)
            places.append(Place(field.name, x, y, field.colour, table.values[row]))
    links = [(field.name, target) for field in table.fields for target in field.edges]
    goal = goal_zone(table.goal, rows, height, STEP)
    return Stage(WIDTH, height, tuple(places), tuple(links), (goal,))


def _row(table: NeueWegeTable, row: int) -> list[Field]:
    return [field for field in table.fields if field.row == row]


def scene(table: NeueWegeTable) -> Scene:
    """Tiles, stacks and figures on the fields."""
    pieces = []
    for seat, player in enumerate(table.players):
        pieces += [piece_at(seat, place) for place in player.small]
        pieces.append(piece_at(seat, player.large, large=True))
    return Scene(_lying(table.fields), tuple([piece for piece in pieces if piece.place]))


@once_per_object
def _lying(fields: tuple[Field, ...]) -> tuple[Lying, ...]:
    lying = [lying_on(field.name, field.tile) for field in fields if field.tile]
    lying += [
        lying_on(field.name, f"wish {LETTERS[COLOUR_NAMES.index(field.stack)]}", field.stack_left)
        for field in fields
        if field.stack and field.stack_left
    ]
    return tuple(lying)


def standing(board: Board, s: State) -> Standing:
    """The figures on the fields, as in `scene`."""
    names = _names(board)
    found = []
    for seat in range(s.players):
        figures = s.seats[seat].figures
        found += [piece_at(seat, names[field], False) for field in figures.small[: board.small]]
        found.append(piece_at(seat, names[figures.large], True))
    return Standing(tuple(found))


_names = once_per_board(field_names)


def touch(view: "View", notation: str) -> tuple[str, ...]:
    """The things to touch for a legal action."""
    kind, _, rest = notation.partition(" ")
    if kind in ("small", "large"):
        origin, _, target = rest.partition("-")
        return (f"piece {kind} {origin}", f"place {target}")
    return touch_cards(kind, rest)
