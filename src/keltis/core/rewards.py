"""Rewards of a finished game per seat: two zero-sum measures."""

from collections.abc import Sequence

REWARDS = ("win", "margin")
ILLEGAL = {"win": -1.0, "margin": -1000.0}  # for an illegal action: lower than any legal result


def rewards(kind: str, scores: Sequence[int]) -> list[float]:
    """The rewards of all seats for the scores they ended with.

    "win" is the share of the win, stretched so that winning alone is worth 1 and the seats sum to zero:
    with n seats, a loser gets -1/(n - 1), and seats that share the win share its worth.

    >>> rewards("win", [12, 30]), rewards("win", [7, 7]), rewards("win", [30, 12, 30])
    ([-1.0, 1.0], [0.0, 0.0], [0.25, -0.5, 0.25])

    "margin" is the score less the mean score of the others: between two, the difference.

    >>> rewards("margin", [12, 30]), rewards("margin", [30, 12, 24])
    ([-18.0, 18.0], [12.0, -15.0, 3.0])
    """
    others = len(scores) - 1
    if kind == "margin":
        return [score - (sum(scores) - score) / others for score in scores]
    best = max(scores)
    share = len(scores) / scores.count(best)
    return [((share if score == best else 0) - 1) / others for score in scores]


def known(kind: str) -> str:
    """Return the name if it is a measure; otherwise raise an error."""
    if kind not in REWARDS:
        raise ValueError(f"rewards: {kind!r} is not one of {', '.join(REWARDS)}")
    return kind
