"""The table of Keltis as places: five paths side by side, the goal at the top; and what one touches."""

from typing import TYPE_CHECKING

from keltis.cardgame.stage import touch_cards
from keltis.core.stage import START, Lying, Piece, Place, Scene, Stage, Zone, columns
from keltis.games.keltis.view import KeltisTable
from keltis.parts.colours import COLOUR_NAMES, LETTERS

if TYPE_CHECKING:
    from keltis.core.view import View

WIDTH = 1000
STEP = 104  # from stone to stone
MARGIN = 58


def stage(table: KeltisTable) -> Stage:
    """The board: stone 1 at the bottom, the start below it."""
    length = len(table.paths[0].stones)
    middles = columns(len(table.paths), WIDTH)
    height = 2 * MARGIN + length * STEP
    places = [Place(START, WIDTH // 2, height - MARGIN, width=WIDTH - 40)]
    links = []
    for x, path in zip(middles, table.paths, strict=True):
        letter = LETTERS[COLOUR_NAMES.index(path.colour)]
        for n, stone in enumerate(path.stones, 1):
            places.append(Place(f"{letter}{n}", x, height - MARGIN - n * STEP, path.colour, stone.value))
            if n > 1:
                links.append((f"{letter}{n - 1}", f"{letter}{n}"))
    top, bottom = MARGIN, height - MARGIN - table.goal * STEP
    goal = Zone("goal", WIDTH // 2, (top + bottom) // 2, WIDTH - 8, bottom - top + STEP)
    return Stage(WIDTH, height, tuple(places), tuple(links), (goal,))


def scene(table: KeltisTable) -> Scene:
    """The tiles and figures on the stones."""
    lying, pieces = [], []
    for index, path in enumerate(table.paths):
        letter = LETTERS[COLOUR_NAMES.index(path.colour)]
        lying += [Lying(f"{letter}{n}", stone.tile) for n, stone in enumerate(path.stones, 1) if stone.tile]
        for seat, player in enumerate(table.players):
            if player.stones[index]:
                place = f"{letter}{player.stones[index]}"
                pieces.append(Piece(seat, place, player.large_path == path.colour))
    return Scene(tuple(lying), tuple(pieces))


def touch(view: "View", words: str) -> tuple[str, ...]:
    """The things on the table that one touches to do a legal action."""
    table: KeltisTable = view.table
    kind, _, rest = words.partition(" ")
    if kind == "step":
        stone = table.players[view.mover or 0].stones[_path(table, rest)]
        return (f"piece {rest}{stone}", f"place {rest}{stone + 1}")
    if kind in ("small", "large"):
        return (f"figure {kind}", f"place {rest}1")
    return touch_cards(kind, rest)


def _path(table: KeltisTable, letter: str) -> int:
    return [LETTERS[COLOUR_NAMES.index(path.colour)] for path in table.paths].index(letter)
