"""Glicko-2: ratings with a deviation and a volatility (Mark Glickman, "Example of the Glicko-2 system").

Results are rated game by game. A deviation grows with the time since the last game, in fractions of a rating
period. Results may have weights: if those of one game against several people add up to 1, it counts as one.
"""

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178  # points per unit of Glickman's internal scale
START_DEVIATION = 350.0  # of a person without games; no deviation is larger
START_VOLATILITY = 0.06
TAU = 0.5  # how much volatilities may change
TOLERANCE = 1e-6


class Rating(NamedTuple):
    """A rating; its 95 % interval is `value` ± 1.96 × `deviation`."""

    value: float
    deviation: float = START_DEVIATION
    volatility: float = START_VOLATILITY

    def after(self, periods: float) -> "Rating":
        """The rating after some rating periods without games."""
        grown = sqrt(self.deviation**2 + periods * (SCALE * self.volatility) ** 2)
        return self._replace(deviation=min(grown, START_DEVIATION))


class Result(NamedTuple):
    """The result against one opponent: 1 won, 0.5 drawn, 0 lost."""

    opponent: Rating
    score: float
    weight: float = 1.0


def rated(player: Rating, results: Sequence[Result], periods: float = 1.0) -> Rating:
    """The rating after these results, which end a time of so many rating periods.

    >>> opponents = [Rating(1400, 30), Rating(1550, 100), Rating(1700, 300)]
    >>> results = [Result(opponent, score) for opponent, score in zip(opponents, (1, 0, 0))]
    >>> [round(number, 4) for number in rated(Rating(1500, 200), results)]
    [1464.0507, 151.5165, 0.06]
    """
    if not results:
        return player.after(periods)
    deviation = player.deviation / SCALE
    information = surprise = 0.0
    for opponent, score, weight in results:
        factor = 1 / sqrt(1 + 3 * (opponent.deviation / SCALE / pi) ** 2)
        expected = 1 / (1 + exp(-factor * (player.value - opponent.value) / SCALE))
        information += weight * factor**2 * expected * (1 - expected)
        surprise += weight * factor * (score - expected)
    volatility = _volatility(deviation, player.volatility, 1 / information, surprise / information)
    grown = deviation**2 + periods * volatility**2
    made = 1 / sqrt(1 / min(grown, (START_DEVIATION / SCALE) ** 2) + information)
    return Rating(player.value + SCALE * made**2 * surprise, SCALE * made, volatility)


def _volatility(deviation: float, volatility: float, variance: float, delta: float) -> float:
    """The new volatility: the root of f, by the Illinois variant of regula falsi (step 5 of the paper)."""
    start = log(volatility**2)

    def f(x: float) -> float:
        spread = deviation**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low, high = start, log(max(delta**2 - deviation**2 - variance, 0.0) or 1e-300)
    if delta**2 <= deviation**2 + variance:
        high = start - TAU
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > TOLERANCE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
