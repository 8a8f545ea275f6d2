"""Medians with their spread, because machines are noisy."""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Spread:
    """The middle of several rounds, the least and the most of them."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> "Spread":
        """The spread of at least one value."""
        return cls(statistics.median(values), min(values), max(values))

    def percent(self) -> float:
        """The distance of least and most in per cent of the median."""
        return 100 * (self.most - self.least) / self.median


def ratio(ours: Sequence[float], theirs: Sequence[float]) -> Spread:
    """The ratio of ours to theirs, round by round, so that common slowdowns cancel."""
    return Spread.of([mine / other for mine, other in zip(ours, theirs, strict=True)])
