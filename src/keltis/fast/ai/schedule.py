"""Which games of self-play a net learns from, and how."""

from typing import Any, NamedTuple


class Schedule(NamedTuple):
    """The games first, first + 1, … of a series; what the rates are depends on the training."""

    series: int  # the random seed
    first: int
    games: int
    rates: Any  # an array
