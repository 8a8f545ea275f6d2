"""The layout of Das Orakel: a spiral track that winds inwards to the oracle; touch targets."""

import math
from bisect import bisect_left
from itertools import accumulate, pairwise
from typing import TYPE_CHECKING

from keltis.cardgame.stage import CARD_HELP, CARD_STEP, REFILL_STEP, touch_cards
from keltis.core.memoise import once_per_object, once_per_value
from keltis.games.orakel.board import Board
from keltis.games.orakel.state import State
from keltis.games.orakel.view import OrakelTable, Stone
from keltis.ui_model.guide import Guide, GuideStep
from keltis.ui_model.stage import Lying, Place, Scene, Stage, Standing, Zone, lying_on, piece_at

if TYPE_CHECKING:
    from keltis.core.view import View

GUIDE = Guide(
    (
        CARD_STEP,
        GuideStep("move", ("prompt-orakel-move",)),
        GuideStep(
            "tile", ("prompt-orakel-claim", "prompt-orakel-clover", "prompt-orakel-spiral", "prompt-shed")
        ),
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

WIDTH, HEIGHT = 1000, 1090
START_ANGLE = math.radians(226)  # at the lower left; the spiral winds counter-clockwise, inwards
TURNS = 2.65
INNERMOST = 0.2  # of the outer radius: where the last stone lies
SMALL, LARGE, LAST = 128, 136, 176  # diameters of stones: ordinary ones, those with wish stones, the oracle
SAMPLES = 4000  # points on the spiral, to measure its length


def stage(table: OrakelTable) -> Stage:
    """The board: one spiral track from the start at the lower left to the oracle in the centre."""
    spots = spiral(len(table.stones) + 1)
    places = [Place("0", *spots[0], width=LARGE, height=LARGE, round=True)]
    for n, stone in enumerate(table.stones, 1):
        size = LAST if n == len(table.stones) else LARGE if stone.large else SMALL
        places.append(Place(str(n), *spots[n], stone.colour, stone.value, size, size, round=True))
    links = tuple((str(n), str(n + 1)) for n in range(len(table.stones)))
    goal = tuple(Zone("goal", x, y, LARGE, LARGE, round=True) for x, y in spots[table.goal :])
    return Stage(WIDTH, HEIGHT, tuple(places), links, goal, "spiral")


@once_per_value
def spiral(number: int) -> tuple[tuple[int, int], ...]:
    """So many equidistant points on an Archimedean spiral that fills the board."""
    points = _fitted([_on_spiral(sample / SAMPLES) for sample in range(SAMPLES + 1)])
    way = list(accumulate((math.dist(*pair) for pair in pairwise(points)), initial=0.0))
    step = (way[-1] - (LAST - SMALL) / 2) / (number - 1)  # the last stone needs more room
    wanted = [n * step for n in range(number - 1)] + [way[-1]]
    return tuple((round(x), round(y)) for x, y in (points[bisect_left(way, at)] for at in wanted))


def _on_spiral(part: float) -> tuple[float, float]:
    """A point of the spiral around 0, 0: 0 is its outer end, 1 its inner end."""
    angle, radius = START_ANGLE + part * TURNS * math.tau, 1 - part * (1 - INNERMOST)
    return radius * math.cos(angle), -radius * math.sin(angle)


def _fitted(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points scaled to the board, with room for the stones at its edges."""
    lefts, tops = sorted(x for x, _ in points), sorted(y for _, y in points)
    wide, high = lefts[-1] - lefts[0], tops[-1] - tops[0]
    room = LARGE / 2 + 4
    return [
        (
            room + (x - lefts[0]) / wide * (WIDTH - 2 * room),
            room + (y - tops[0]) / high * (HEIGHT - 2 * room),
        )
        for x, y in points
    ]


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


def touch(view: "View", notation: str) -> tuple[str, ...]:
    """The things to touch for a legal action."""
    table: OrakelTable = view.table
    kind, _, rest = notation.partition(" ")
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
