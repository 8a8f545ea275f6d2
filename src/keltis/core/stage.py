"""Where things lie on the table, for everybody who draws it: the same places in a picture and in a browser.

A stage is the bare board: places with their coordinates. A scene is what stands and lies on it in one view.
Both are made from a view alone, so they show no more than the viewer may see.
"""

from dataclasses import dataclass

PLACE_WIDTH, PLACE_HEIGHT = 168, 92  # of an ordinary stone: room for a tile, a worth and four figures
START = "start"


@dataclass(frozen=True)
class Place:
    """A stone, a field or a slot for a tile, around its middle."""

    id: str
    x: int
    y: int
    colour: str = ""  # a colour's name, "joker", or nothing
    value: int | None = None  # what a figure here is worth
    width: int = PLACE_WIDTH
    height: int = PLACE_HEIGHT
    round: bool = False


@dataclass(frozen=True)
class Zone:
    """An area of the board, e.g. the goal."""

    name: str
    x: int  # of its middle
    y: int
    width: int
    height: int
    round: bool = False


@dataclass(frozen=True)
class Stage:
    """A board: every place lies within its width and height, and no two overlap."""

    width: int
    height: int
    places: tuple[Place, ...]
    links: tuple[tuple[str, str], ...] = ()  # the ways between places
    zones: tuple[Zone, ...] = ()


@dataclass(frozen=True)
class Lying:
    """A tile, or several wish stones, on a place."""

    place: str
    tile: str  # as in the record: "clover", "points 2", "wish R"
    number: int = 1


@dataclass(frozen=True)
class Piece:
    """A player's figure."""

    seat: int
    place: str
    large: bool = False


@dataclass(frozen=True)
class Scene:
    """What is on the board in one view."""

    lying: tuple[Lying, ...] = ()
    pieces: tuple[Piece, ...] = ()
    priestess: str = ""  # her place, where she is in the game


def columns(number: int, width: int) -> list[int]:
    """The middles of so many columns side by side.

    >>> columns(5, 1000)
    [100, 300, 500, 700, 900]
    """
    return [width * (2 * column + 1) // (2 * number) for column in range(number)]
