"""The table of Das Würfelspiel as places: five rows side by side, the goal at the top; what one touches."""

from typing import TYPE_CHECKING

from keltis.core.stage import START, Lying, Piece, Place, Scene, Stage, Zone, columns
from keltis.games.wuerfelspiel.view import DiceTable
from keltis.parts.colours import LETTERS

if TYPE_CHECKING:
    from keltis.core.view import View

WIDTH = 1000
STEP = 104  # from field to field
MARGIN = 58


def stage(table: DiceTable) -> Stage:
    """The side that is being played on: field 1 at the bottom, the pieces not yet on it below."""
    length = len(table.rows[0].fields)
    height = 2 * MARGIN + length * STEP
    places = [Place(START, WIDTH // 2, height - MARGIN, width=WIDTH - 40)]
    for letter, x, row in zip(LETTERS, columns(len(table.rows), WIDTH), table.rows, strict=False):
        places += [
            Place(f"{letter}{n}", x, height - MARGIN - n * STEP, row.colour, field.value)
            for n, field in enumerate(row.fields, 1)
        ]
    links = tuple(
        (f"{letter}{n}", f"{letter}{n + 1}")
        for letter, _ in zip(LETTERS, table.rows, strict=False)
        for n in range(1, length)
    )
    top, bottom = MARGIN, height - MARGIN - table.goal * STEP
    goal = Zone("goal", WIDTH // 2, (top + bottom) // 2, WIDTH - 8, bottom - top + STEP)
    return Stage(WIDTH, height, tuple(places), links, (goal,))


def scene(table: DiceTable) -> Scene:
    """What the fields show, and the pieces on them."""
    lying = [
        Lying(f"{letter}{n}", field.kind)
        for letter, row in zip(LETTERS, table.rows, strict=False)
        for n, field in enumerate(row.fields, 1)
        if field.kind
    ]
    pieces = [
        Piece(seat, f"{letter}{field}")
        for seat, player in enumerate(table.players)
        for letter, field in zip(LETTERS, player.fields, strict=True)
        if field
    ]
    return Scene(tuple(lying), tuple(pieces))


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
