"""Estimates with intervals of 95 %, from sums; and the differences between two variants.

A statistic is a weighted sum of measures, perhaps divided by another one. Games are independent of each
other, so its mean is nearly normal; the two variants of a difference share their games' chance, so their
covariance counts. Everything is computed in fractions and rounded at the end.
"""

import math
from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from keltis.comparison.sums import Sums
from keltis.simulation.plain import CONFIDENCE, interval

Weights = dict[int, Fraction]  # by column
Products = list[list[int]]
NOTHING = Fraction(0)


@dataclass(frozen=True)
class Statistic:
    """Something to estimate: the mean of a weighted sum of measures."""

    key: str
    weights: Weights
    per: Weights = field(default_factory=dict)  # if not empty, the statistic is a ratio of two means
    share: bool = False  # a share of games, between 0 and 1
    fair: Fraction = NOTHING  # subtracted from a share: the difference is the advantage


@dataclass(frozen=True)
class Estimate:
    """A value with its interval of 95 %."""

    value: float
    low: float
    high: float

    @property
    def reach(self) -> float:
        """The longer half of the interval."""
        return max(self.value - self.low, self.high - self.value)

    def json(self) -> dict[str, float]:
        """The estimate as plain data."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class DetailedEstimate:
    """An estimate with the data needed to compare it."""

    estimate: Estimate
    weights: Weights  # of the sum whose mean it is, or nearly is
    variance: Fraction  # of a single game


def _mean(products: Products, weights: Weights) -> Fraction:
    return sum((weight * products[0][i] for i, weight in weights.items()), NOTHING) / products[0][0]


def _covariance(
    products: Products, one: Weights, other: Weights, mean: Fraction, other_mean: Fraction
) -> Fraction:
    """The covariance of two weighted sums, given the products of their columns."""
    games = products[0][0]
    both = sum((a * b * products[i][j] for i, a in one.items() for j, b in other.items()), NOTHING)
    return (both / games - mean * other_mean) * games / max(games - 1, 1)


def estimated(statistic: Statistic, sums: Sums) -> DetailedEstimate | None:
    """A statistic of a variant; None for a ratio whose denominator is 0."""
    weights, value = statistic.weights, _mean(sums.products, statistic.weights)
    if statistic.per:
        whole = _mean(sums.products, statistic.per)
        if not whole:
            return None
        value /= whole
        weights = _residue(weights, statistic.per, value, whole)
    mean = _mean(sums.products, weights)
    variance = _covariance(sums.products, weights, weights, mean, mean)
    if statistic.share:
        low, high = interval(float(value), sums.games)
        fair = float(statistic.fair)
        return DetailedEstimate(
            Estimate(float(value - statistic.fair), low - fair, high - fair), weights, variance
        )
    reach = CONFIDENCE * math.sqrt(variance / sums.games)
    return DetailedEstimate(
        Estimate(float(value), float(value) - reach, float(value) + reach), weights, variance
    )


def _residue(weights: Weights, per: Weights, ratio: Fraction, whole: Fraction) -> Weights:
    """The weights whose mean approximates the error of a ratio: (a - ratio · b) / mean of b."""
    columns = {*weights, *per}
    return {i: (weights.get(i, NOTHING) - ratio * per.get(i, NOTHING)) / whole for i in columns}


def difference(first: DetailedEstimate, other: DetailedEstimate, firsts: Sums, others: Sums) -> Estimate:
    """The difference of another variant from the first, over the same games."""
    correlation = 0.0
    if first.variance and other.variance:
        mean = _mean(firsts.products, first.weights)
        other_mean = _mean(others.products, other.weights)
        covariance = _covariance(others.shared, first.weights, other.weights, mean, other_mean)
        correlation = float(covariance) / math.sqrt(first.variance * other.variance)
    return apart(first.estimate, other.estimate, correlation)


def apart(first: Estimate, other: Estimate, correlation: float = 0.0) -> Estimate:
    """The difference of two estimates, with an interval from theirs (Newcombe's square-and-add).

    >>> apart(Estimate(1, 0, 2), Estimate(5, 5, 5))
    Estimate(value=4, low=3.0, high=5.0)
    """
    below = _joined(first.high - first.value, other.value - other.low, correlation)
    above = _joined(first.value - first.low, other.high - other.value, correlation)
    value = other.value - first.value
    return Estimate(value, value - below, value + above)


def _joined(one: float, other: float, correlation: float) -> float:
    return math.sqrt(max(one * one + other * other - 2 * correlation * one * other, 0.0))


# --- distributions -----------------------------------------------------------------------------


def quantile(counts: Counter[int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed.

    >>> quantile(Counter({1: 5, 2: 4, 9: 1}), 0.5), quantile(Counter({1: 5, 2: 4, 9: 1}), 0.9)
    (1, 2)
    """
    wanted = share * counts.total()
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if below >= wanted:
            break
    return value


def quantile_of(counts: Counter[int], share: float, games: int) -> Estimate:
    """A quantile of scores. The seats of a game are not independent, so only games count."""
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / games)
    low, high = max(share - reach, 0.0), min(share + reach, 1.0)
    return Estimate(quantile(counts, share), quantile(counts, low), quantile(counts, high))


def deviation_of(counts: Counter[int], games: int) -> Estimate:
    """The standard deviation of single scores; again only games count as independent."""
    number = counts.total()
    mean = Fraction(sum(value * count for value, count in counts.items()), number)
    second, fourth = (
        sum((count * (value - mean) ** power for value, count in counts.items()), NOTHING) / number
        for power in (2, 4)
    )
    value = math.sqrt(second * number / max(number - 1, 1))
    reach = CONFIDENCE * math.sqrt((fourth - second**2) / games) / (2 * value) if value else 0.0
    return Estimate(value, max(value - reach, 0.0), value + reach)
