"""Where figures stand on a place, and how large: the browser's `places.ts` does the same.

A place leaves an area free of tile, sign and worth. Whoever plays has a spot of their own in it, always the
same, so that nobody covers anybody; the fewer play, the larger the figures.
"""

from math import sqrt
from typing import NamedTuple

SMALL, LARGE = 1.05, 1.25  # of the room of one seat: a shape does not fill its square
HALF = 0.6  # of the room, if a large and a small figure of a seat share it
AT_START_SMALL, AT_START_LARGE = 0.62, 0.8  # of the height of the start
COUNT = 58  # so wide is the number of those who wait there
GAP = 8
CROWD = 38  # the room of one of three or four who stand on the rim of a round stone


Spot = tuple[float, float]


class Area(NamedTuple):
    """A rectangle around a middle."""

    x: float
    y: float
    width: float
    height: float


class Stand(NamedTuple):
    """A figure's middle, and the size of its shape."""

    x: float
    y: float
    size: float


def stand(area: Area, spots: list[Spot], seat: int, players: int, large: bool, beside: bool) -> Stand:
    """A seat's figure on a stone, perhaps beside one of the other size; the spots are for three and more."""
    side, factor = (1 if large else -1), (LARGE if large else SMALL)
    x, y, room = (*spots[seat], CROWD) if spots and players > 2 else _spot(area, seat, players)
    if not beside:
        return Stand(x, y, room * factor)
    if players > 2:
        return Stand(x + side * room * 0.27, y, room * HALF * factor)
    across, down = area.width / 4, area.height / 4
    size = min(across, down) * 2 * factor
    return Stand(area.x + side * across, area.y + (down if seat else -down), size)


def _spot(area: Area, seat: int, players: int) -> Stand:
    """The middle of a seat's room, and how wide it is: two or three stand askew, which leaves most room."""
    wide, high = area.width, area.height
    short, long = min(wide, high), max(wide, high)
    rooms = {
        2: (min(short, wide + high - sqrt(2 * wide * high)), ((-1, -1), (1, 1))),
        3: (4 * short + long - sqrt(12 * short**2 + 8 * short * long), ((-1, -1), (1, 0), (-1, 1))),
        4: (short / 2, ((-1, -1), (1, -1), (-1, 1), (1, 1))),
    }
    room, corners = rooms[max(players, 2)]
    room = min(room, long / 2)
    right, down = corners[seat]
    if players == 3 and wide > high:
        right, down = down, right
    apart = 0.6 * room  # nobody stands farther off than needed
    x = right * min((wide - room) / 2, apart)
    y = down * min((high - room) / 2, apart)
    return Stand(area.x + x, area.y + y, room)


def stand_at_start(area: Area, height: float, seat: int, players: int, large: bool) -> Stand:
    """Those who have not set out: small figures with their number, then the large one."""
    small, big = AT_START_SMALL * height, AT_START_LARGE * height
    left = area.x - area.width / 2 + seat * area.width / max(players, 2)
    x = left + small / 2
    if not large:
        return Stand(x, area.y, small)
    return Stand(x + 0.42 * small + GAP + COUNT + 0.45 * big, area.y, big)


def count_beside(at: Stand) -> float:
    """Where the number of those who wait begins."""
    return at.x + 0.42 * at.size + GAP
