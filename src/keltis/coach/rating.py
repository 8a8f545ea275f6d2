"""A player's level on the scale of the bots: a monotone fit of the mean loss per non-trivial turn.

`ratings.toml` has, by game, how much the rated bots lose per non-trivial turn, as the same judge measures it.
"""

import tomllib
from functools import cache
from itertools import pairwise
from math import sqrt
from pathlib import Path

from keltis.coach.report import Rating

LEAST_TURNS = 12  # with fewer non-trivial turns there is no estimate
FILE = Path(__file__).parent / "ratings.toml"
ROUND = 10


def played_like(game: str, players: int, mean_loss: float, turns: int) -> Rating | None:
    """The rating of bots with the same mean loss; None with too few turns or without measurements."""
    curve = _curve(game)
    if turns < LEAST_TURNS or len(curve) < 2 or players != 2:
        return None
    spread = _table().get(game, {}).get("spread", 0.0)
    error = 1.96 * spread / sqrt(turns)
    best, worst = _rating(curve, max(mean_loss - error, 0.0)), _rating(curve, mean_loss + error)
    middle = _rating(curve, mean_loss)
    return Rating(_rounded(middle), _rounded(max(best - middle, middle - worst, ROUND)))


def _rating(curve: list[tuple[float, float]], loss: float) -> float:
    """Interpolated between two measured levels; beyond them, the rating of the nearest."""
    if loss <= curve[0][0]:
        return curve[0][1]
    for (low, better), (high, worse) in pairwise(curve):
        if loss <= high:
            return better + (worse - better) * (loss - low) / (high - low)
    return curve[-1][1]


def _rounded(number: float) -> int:
    return round(number / ROUND) * ROUND


@cache
def _curve(game: str) -> list[tuple[float, float]]:
    """Mean losses and ratings, the strongest first; levels that break monotonicity are dropped."""
    found: list[tuple[float, float]] = []
    levels = _table().get(game, {}).get("levels", {})
    for loss, rating in sorted(((loss, rating) for rating, loss in levels.values()), key=lambda one: -one[1]):
        if not found or loss > found[-1][0]:
            found.append((loss, rating))
    return found


@cache
def _table() -> dict[str, dict]:  # type: ignore[type-arg]
    return tomllib.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else {}
