"""The layout of the table, shared by pictures and the browser.

A stage is the bare board: places with coordinates. A scene is what stands and lies on it in one view. Both
are computed from a view alone, so they show no more than the viewer may see.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import sin
from typing import Literal

from keltis.util.frozen import frozen

WIDTH = 1000  # width of most boards
PLACE_WIDTH, PLACE_HEIGHT = 178, 98  # an ordinary stone: room for a tile, its points and four figures
START_HEIGHT = 72  # size of the long stone on which figures start
START = "start"


@frozen
class Place:
    """A stone, a field or a slot for a tile, given by its centre."""

    id: str
    x: int
    y: int
    colour: str = ""  # a colour's name, "joker", or ""
    value: int | None = None  # points of a figure on this place
    width: int = PLACE_WIDTH
    height: int = PLACE_HEIGHT
    round: bool = False


@frozen
class Zone:
    """An area of the board, e.g. the goal."""

    name: str
    x: int  # of its centre
    y: int
    width: int
    height: int
    round: bool = False


# The landscape of a board: paths up a hill, a spiral track, stones on a heath, or lanes of a field.
Scenery = Literal["hill", "spiral", "heath", "field"]


@frozen
class Stage:
    """A board: every place lies within its width and height, and no two overlap."""

    width: int
    height: int
    places: tuple[Place, ...]
    links: tuple[tuple[str, str], ...] = ()  # connections between places
    zones: tuple[Zone, ...] = ()
    scenery: Scenery = "hill"


@frozen
class Lying:
    """A tile, or several wish stones, on a place."""

    place: str
    tile: str  # in the notation of records: "clover", "points 2", "wish R"
    number: int = 1


@frozen
class Piece:
    """A player's figure."""

    seat: int
    place: str
    large: bool = False


@frozen
class Scene:
    """What is on the board in one view."""

    lying: tuple[Lying, ...] = ()
    pieces: tuple[Piece, ...] = ()
    priestess: str = ""  # her place, in the game that has a priestess


@frozen
class Standing:
    """The figures of a position and where they stand; compared to find what has moved."""

    pieces: tuple[Piece, ...] = ()
    priestess: str = ""


# The same things lie and stand in most positions; what this saves is stated in `keltis.core.memoise`.


@lru_cache(maxsize=4096)
def piece_at(seat: int, place: str, large: bool = False) -> Piece:
    """A figure on a place."""
    return Piece(seat, place, large)


@lru_cache(maxsize=8192)
def lying_on(place: str, tile: str, number: int = 1) -> Lying:
    """A tile on a place."""
    return Lying(place, tile, number)


def columns(number: int, width: int) -> list[int]:
    """The centres of so many equal columns.

    >>> columns(5, 1000)
    [100, 300, 500, 700, 900]
    """
    return [width * (2 * column + 1) // (2 * number) for column in range(number)]


STEP = 107  # from stone to stone on a straight path
GAP = 9
ARCH = 13  # how much higher the middle path ends than the outer ones
CONVERGE = 14  # how far the outer paths converge towards the middle
SWAY = 5  # maximum sideways offset of a stone from its path


def start_place(height: int) -> Place:
    """The long stone at the foot of a board of this height, where figures wait."""
    return Place(START, WIDTH // 2, height - START_HEIGHT // 2 - GAP, width=WIDTH - 20, height=START_HEIGHT)


def rung(number: int, height: int, step: int = STEP) -> int:
    """The height of a row of stones, counted from the first one above the start."""
    return height - START_HEIGHT - 2 * GAP - PLACE_HEIGHT // 2 - (number - 1) * step


def board_height(rows: int, step: int = STEP) -> int:
    """The height of a board with so many rows of stones above the start."""
    return START_HEIGHT + 3 * GAP + (rows - 1) * step + PLACE_HEIGHT + ARCH


def uphill(x: int, y: int, row: int, rows: int) -> tuple[int, int]:
    """The position of a stone in a row: paths converge and rise towards the middle, slightly irregularly."""
    climbed, aside = (row - 1) / max(rows - 1, 1), (x - WIDTH / 2) / (WIDTH / 2)
    sway = SWAY * sin(2.4 * row + x)
    return round(x - CONVERGE * climbed * aside + sway), round(y - ARCH * climbed * (1 - aside * aside))


def goal_zone(first: int, rows: int, height: int, step: int = STEP) -> Zone:
    """The goal area, from its first row to the last row."""
    top, bottom = rung(rows, height, step), rung(first, height, step)
    return Zone("goal", WIDTH // 2, (top + bottom) // 2, WIDTH, bottom - top + PLACE_HEIGHT + GAP)


def ladder(paths: Sequence[tuple[str, str, Sequence[int]]], goal: int) -> Stage:
    """Paths side by side up a hill, given by letter, colour and the points of every stone."""
    length = len(paths[0][2])
    height = board_height(length)
    places, links = [start_place(height)], []
    for middle, (letter, colour, values) in zip(columns(len(paths), WIDTH), paths, strict=True):
        for n, value in enumerate(values, 1):
            x, y = uphill(middle, rung(n, height), n, length)
            places.append(Place(f"{letter}{n}", x, y, colour, value))
            links.append((f"{letter}{n - 1}" if n > 1 else START, f"{letter}{n}"))
    return Stage(WIDTH, height, tuple(places), tuple(links), (goal_zone(goal, length, height),))
