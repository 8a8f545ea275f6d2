"""Where figures stand on a place, and how large; the same as in the browser's `geometry.ts`.

Every seat has a fixed spot on a place; the fewer players, the larger the figures.
"""

import json
from importlib.resources import files
from typing import Any, NamedTuple

from keltis.ui_model.stage import START, Piece, Place, Scenery

SPOTS: dict[str, Any] = json.loads(files("keltis.pictures").joinpath("spots.json").read_text("utf-8"))
LARGE = 1.22  # height of a large figure relative to a small one


class FigureSpot(NamedTuple):
    """A figure's feet, and its height."""

    x: float
    y: float
    size: float


def form(place: Place, scenery: Scenery) -> str:
    """The kind of stone that a place is."""
    if place.id == START:
        return "start"
    if scenery == "spiral":
        return "boulder" if place.colour else "hub"
    return "slab" if scenery == "hill" else scenery


def spot(place: Place, kind: str, what: str) -> tuple[float, float]:
    """Where a symbol, a tile or the points lie on a place."""
    right, down = SPOTS[kind][what]
    return place.x + right * place.width, place.y + down * place.height


def standing(place: Place, kind: str, piece: Piece, players: int, beside: bool) -> FigureSpot:
    """Where a figure stands on its place, perhaps beside one of the same seat and the other size."""
    right, down, size = SPOTS[kind]["figures"][str(max(players, 2))][piece.seat]
    apart = SPOTS[kind]["aside"] if piece.large and (beside or kind == "start") else 0
    height = size * LARGE if piece.large else size
    return FigureSpot(place.x + right * place.width + apart, place.y + down * place.height, height)
