"""The table of Das Würfelspiel as places: five rows side by side, the goal at the top; what one touches."""

from typing import TYPE_CHECKING

from keltis.core.guide import Guide, Step
from keltis.core.once import once_per_object
from keltis.core.stage import START, Lying, Scene, Stage, Standing, ladder, lying_on, piece_at
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.state import State
from keltis.games.wuerfelspiel.view import DiceTable, Row
from keltis.parts.colours import LETTERS

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        Step("roll", ("prompt-dice-keep",)),
        Step("symbol", ("prompt-dice-symbol",)),
        Step("tile", ("prompt-dice-clover",)),
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


def stage(table: DiceTable) -> Stage:
    """The side that is being played on: field 1 at the bottom, the pieces not yet on it below."""
    rows = zip(LETTERS, table.rows, strict=False)
    paths = [(letter, row.colour, [field.value for field in row.fields]) for letter, row in rows]
    return ladder(paths, table.goal)


def scene(table: DiceTable) -> Scene:
    """What the fields show, the pieces on them, and those that wait."""
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


def touch(view: "View", words: str) -> tuple[str, ...]:
    """The things on the table that one touches to do a legal action."""
    table: DiceTable = view.table
    kind, _, rest = words.partition(" ")
    if kind == "reroll":
        return (*(f"die {die}" for die in rest.split()), "button reroll")
    if kind in ("move", "step", "enter"):
        at = table.players[view.mover or 0].fields[LETTERS.index(rest)]
        count = table.dice.count(rest) if kind == "move" else 1
        field = min(at + count, len(table.rows[0].fields))
        return (f"piece {rest}{at}" if at else f"piece {START}", f"place {rest}{field}")
    return (f"button {kind}",)
