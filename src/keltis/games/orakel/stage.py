"""The table of Das Orakel as places: the spiral winds inwards to the oracle; what one touches."""

import math
from typing import TYPE_CHECKING

from keltis.cardgame.stage import CARD_HELP, CARD_STEP, REFILL_STEP, touch_cards
from keltis.core.guide import Guide, Step
from keltis.core.once import once_per_object
from keltis.core.stage import Lying, Place, Scene, Stage, Standing, Zone, lying_on, piece_at
from keltis.games.orakel.board import Board
from keltis.games.orakel.state import State
from keltis.games.orakel.view import OrakelTable, Stone

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        CARD_STEP,
        Step("move", ("prompt-orakel-move",)),
        Step("tile", ("prompt-orakel-claim", "prompt-orakel-clover", "prompt-orakel-spiral", "prompt-shed")),
        REFILL_STEP,
    ),
    {
        **CARD_HELP,
        "place": ("O3", "O1"),
        "piece": ("O3", "O2"),
        "start": ("O1", "O2"),
        "priestess": ("O4", "O3"),
        "goal": ("O13", "C9"),
        "clover": ("O7", "O9"),
        "spiral": ("O8", "O9"),
        "leprechaun": ("O10", "O11"),
        "mirror": ("O12", "O14"),
        "wish": ("O5", "O12", "O14"),
        "points": ("C10", "O6"),
        "total": ("O1", "O14", "O11", "O4", "A4"),
        "button": ("O7", "O8", "O10", "O11"),
    },
)

CELL = 166  # from stone to stone
SMALL, LARGE = 148, 162


def stage(table: OrakelTable) -> Stage:
    """The board: a spiral with corners, as the Celts carved them, from the start at the lower left."""
    cells = _spiral(len(table.stones) + 1)
    wide = (1 + max(x for x, _ in cells)) * CELL
    high = (1 + max(y for _, y in cells)) * CELL
    spots = [(x * CELL + CELL // 2, high - y * CELL - CELL // 2) for x, y in cells]
    places = [Place("0", *spots[0], width=LARGE, height=LARGE, round=True)]
    for n, stone in enumerate(table.stones, 1):
        size = LARGE if stone.large else SMALL
        places.append(Place(str(n), *spots[n], stone.colour, stone.value, size, size, round=True))
    links = tuple((str(n), str(n + 1)) for n in range(len(table.stones)))
    return Stage(wide, high, tuple(places), links, _goal(spots[table.goal :]))


def _spiral(number: int) -> list[tuple[int, int]]:
    """So many cells of a square, wound inwards from its corner; the last is in the middle or near it.

    >>> _spiral(4)
    [(0, 0), (1, 0), (1, 1), (0, 1)]
    """
    side = math.ceil(math.sqrt(number))
    left = {(x, y) for x in range(side) for y in range(side)}
    x, y, right, up = 0, 0, 1, 0
    cells = []
    for _ in range(number):
        cells.append((x, y))
        left.discard((x, y))
        if (x + right, y + up) not in left:
            right, up = -up, right
        x, y = x + right, y + up
    return cells


def _goal(spots: list[tuple[int, int]]) -> tuple[Zone, ...]:
    """The goal area has corners too: a square around each of its stones."""
    return tuple(Zone("goal", x, y, CELL, CELL) for x, y in spots)


def scene(table: OrakelTable) -> Scene:
    """Tiles, wish stones and figures on the stones, and the priestess."""
    pieces = [
        piece_at(seat, str(stone)) for seat, player in enumerate(table.players) for stone in player.stones
    ]
    return Scene(_lying(table.stones), tuple(pieces), str(table.priestess))


@once_per_object
def _lying(stones: tuple[Stone, ...]) -> tuple[Lying, ...]:
    lying = [lying_on(str(n), stone.tile) for n, stone in enumerate(stones, 1) if stone.tile]
    lying += [lying_on(str(n), "wish", stone.wishes) for n, stone in enumerate(stones, 1) if stone.wishes]
    return tuple(lying)


def standing(board: Board, s: State) -> Standing:
    """The figures on the stones and the priestess, as in `scene`."""
    found = []
    for seat in range(s.players):
        figures = s.seats[seat].figures
        found += [piece_at(seat, str(stone), False) for stone in figures.stone[: figures.number]]
    return Standing(tuple(found), str(s.priestess))


def touch(view: "View", words: str) -> tuple[str, ...]:
    """The things on the table that one touches to do a legal action."""
    table: OrakelTable = view.table
    kind, _, rest = words.partition(" ")
    if kind == "move":
        target = _next(table, int(rest))
        return (f"piece {rest}", f"place {target}") if target else (f"piece {rest}",)
    if kind == "back":
        return (f"place {rest}",)
    if kind == "priestess":
        return ("priestess", f"place {table.priestess + int(rest)}")
    return touch_cards(kind, rest)


def _next(table: OrakelTable, stone: int) -> int:
    """The next stone of the colour that moves now; 0 if there is none."""
    ahead = range(stone + 1, len(table.stones) + 1)
    return next((n for n in ahead if table.stones[n - 1].colour == table.colour), 0)
