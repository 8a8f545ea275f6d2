"""Thresholds of the judgement, in shares of a win."""

IMPRECISION, MISTAKE, BLUNDER = 0.02, 0.04, 0.08
CLOSE = 0.01  # candidates no further behind the best count as best
DOUBTFUL = 0.015  # a gap that may be this large is investigated
SETTLED = 0.02  # a share below this, or above 1 less this: the game is decided
CONFIDENCE = 2.0  # standard errors
SHRINK = 1.0  # the part of a measured gap that is shown: see docs/coach.md
BANDS = ("fine", "imprecision", "mistake", "blunder")


def band_of(loss: float) -> str:
    """The band of a loss.

    >>> band_of(0.05)
    'mistake'
    """
    return BANDS[(loss >= IMPRECISION) + (loss >= MISTAKE) + (loss >= BLUNDER)]
