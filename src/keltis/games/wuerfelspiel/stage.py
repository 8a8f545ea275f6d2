"""The layout of Das Würfelspiel: rows from left to right to the goal; touch targets."""

from typing import TYPE_CHECKING

from keltis.core.memoise import once_per_object
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.state import State
from keltis.games.wuerfelspiel.view import DiceTable, Row
from keltis.parts.colours import LETTERS
from keltis.ui_model.guide import Guide, GuideStep
from keltis.ui_model.stage import (
    GAP,
    START,
    START_HEIGHT,
    WIDTH,
    Lying,
    Place,
    Scene,
    Stage,
    Standing,
    Zone,
    lying_on,
    piece_at,
    start_place,
)

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        GuideStep("roll", ("prompt-dice-keep",)),
        GuideStep("symbol", ("prompt-dice-symbol",)),
        GuideStep("tile", ("prompt-dice-clover",)),
    ),
    {
        "place": ("W4", "W1"),
        "piece": ("W4", "W5"),
        "start": ("W1", "W4"),
        "die": ("W2", "W3"),
        "goal": ("W10",),
        "clover": ("W6",),
        "wish": ("W7", "W3", "W11"),
        "kobold": ("W8",),
        "forbidden": ("W9",),
        "total": ("W1", "W11", "A4"),
        "button": ("W2", "W4"),
    },
)


LEFT, TOP = 86, 44  # room for the symbols of the rows, and for the points above
STEP_X, STEP_Y = 101, 142
FIELD = 96


def stage(table: DiceTable) -> Stage:
    """The side that is being played: rows from left to right, the goal on the right, the start below."""
    length = len(table.rows[0].fields)
    height = TOP + len(table.rows) * STEP_Y + START_HEIGHT + 2 * GAP
    places, links = [start_place(height)], []
    for row, (letter, fields) in enumerate(zip(LETTERS, table.rows, strict=False)):
        for n, field in enumerate(fields.fields, 1):
            x, y = LEFT + STEP_X * (n - 1) + STEP_X // 2, TOP + STEP_Y * row + STEP_Y // 2
            places.append(Place(f"{letter}{n}", x, y, fields.colour, field.value, FIELD, FIELD))
            links.append((f"{letter}{n - 1}" if n > 1 else START, f"{letter}{n}"))
    goal = (length - table.goal + 1) * STEP_X
    zone = Zone(
        "goal",
        LEFT + length * STEP_X - goal // 2,
        TOP + len(table.rows) * STEP_Y // 2,
        goal,
        len(table.rows) * STEP_Y,
    )
    return Stage(WIDTH, height, tuple(places), tuple(links), (zone,), "field")


def scene(table: DiceTable) -> Scene:
    """The kinds of fields, the pieces on them, and those that wait."""
    pieces = [
        piece_at(seat, f"{letter}{field}")
        for seat, player in enumerate(table.players)
        for letter, field in zip(LETTERS, player.fields, strict=True)
        if field
    ]
    for seat, player in enumerate(table.players):
        pieces += [piece_at(seat, START)] * player.left
    return Scene(_lying(table.rows), tuple(pieces))


@once_per_object
def _lying(rows: tuple[Row, ...]) -> tuple[Lying, ...]:
    return tuple(
        lying_on(f"{letter}{n}", field.kind)
        for letter, row in zip(LETTERS, rows, strict=False)
        for n, field in enumerate(row.fields, 1)
        if field.kind
    )


def standing(board: Board, s: State) -> Standing:
    """The pieces on the fields and those that wait, as in `scene`."""
    found, waiting = [], []
    for seat in range(s.players):
        player = s.seats[seat]
        for letter, field in zip(LETTERS, player.at[: board.rows], strict=True):
            if field:
                found.append(piece_at(seat, f"{letter}{field}", False))
        waiting += [piece_at(seat, START, False)] * player.left
    return Standing((*found, *waiting))


def touch(view: "View", notation: str) -> tuple[str, ...]:
    """The things to touch for a legal action."""
    table: DiceTable = view.table
    kind, _, rest = notation.partition(" ")
    if kind == "reroll":
        return (*(f"die {die}" for die in rest.split()), "button reroll")
    if kind in ("move", "step", "enter"):
        at = table.players[view.mover or 0].fields[LETTERS.index(rest)]
        count = table.dice.count(rest) if kind == "move" else 1
        field = min(at + count, len(table.rows[0].fields))
        return (f"piece {rest}{at}" if at else f"piece {START}", f"place {rest}{field}")
    return (f"button {kind}",)
