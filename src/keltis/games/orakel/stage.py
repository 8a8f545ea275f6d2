"""The table of Das Orakel as places: the spiral winds inwards to the oracle; what one touches."""

import math
from itertools import pairwise
from typing import TYPE_CHECKING

from keltis.cardgame.stage import touch_cards
from keltis.core.stage import Lying, Piece, Place, Scene, Stage, Zone
from keltis.games.orakel.view import OrakelTable

if TYPE_CHECKING:
    from keltis.core.view import View

SIZE = 1000
SMALL, LARGE = 100, 122
RIM = 436  # how far from the middle the spiral begins
PITCH = 138  # how far inward each round leads
GAP = 8  # between two stones


def stage(table: OrakelTable) -> Stage:
    """The board: the start outside, on the left."""
    sizes = [LARGE, *(LARGE if stone.large else SMALL for stone in table.stones)]
    spots = _spots(sizes)
    places = [Place("0", *spots[0], width=LARGE, height=LARGE, round=True)]
    for n, stone in enumerate(table.stones, 1):
        places.append(Place(str(n), *spots[n], stone.colour, stone.value, sizes[n], sizes[n], round=True))
    links = tuple((str(n), str(n + 1)) for n in range(len(table.stones)))
    reach = max(math.dist(spot, (SIZE / 2, SIZE / 2)) for spot in spots[table.goal :])
    size = round(2 * reach) + LARGE
    goal = Zone("goal", SIZE // 2, SIZE // 2, size, size, round=True)
    return Stage(SIZE, SIZE, tuple(places), links, (goal,))


def _spots(sizes: list[int]) -> list[tuple[int, int]]:
    """Points on a spiral that winds inwards, each as far from the last as their stones need."""
    start = angle = math.radians(190)
    spots = [_at(RIM, angle)]
    for before, size in pairwise(sizes):
        while math.dist(spots[-1], _at(_radius(angle - start), angle)) < (before + size) / 2 + GAP:
            angle += 0.004
        spots.append(_at(_radius(angle - start), angle))
    return spots


def _radius(turned: float) -> float:
    return RIM - PITCH * turned / (2 * math.pi)


def _at(radius: float, angle: float) -> tuple[int, int]:
    return round(SIZE / 2 + radius * math.cos(angle)), round(SIZE / 2 - radius * math.sin(angle))


def scene(table: OrakelTable) -> Scene:
    """Tiles, wish stones and figures on the stones, and the priestess."""
    lying = [Lying(str(n), stone.tile) for n, stone in enumerate(table.stones, 1) if stone.tile]
    lying += [Lying(str(n), "wish", stone.wishes) for n, stone in enumerate(table.stones, 1) if stone.wishes]
    pieces = [Piece(seat, str(stone)) for seat, player in enumerate(table.players) for stone in player.stones]
    return Scene(tuple(lying), tuple(pieces), str(table.priestess))


def touch(view: "View", words: str) -> tuple[str, ...]:
    """The things on the table that one touches to do a legal action."""
    table: OrakelTable = view.table
    kind, _, rest = words.partition(" ")
    if kind == "move":
        return (f"piece {rest}", f"place {_next(table, int(rest))}")
    if kind == "back":
        return (f"place {rest}",)
    if kind == "priestess":
        return ("priestess", f"place {table.priestess + int(rest)}")
    return touch_cards(kind, rest)


def _next(table: OrakelTable, stone: int) -> int:
    """The next stone of the colour that moves now."""
    ahead = range(stone + 1, len(table.stones) + 1)
    return next(n for n in ahead if table.stones[n - 1].colour == table.colour)
