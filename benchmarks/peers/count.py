"""The counts of one round of a series."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Count:
    """Decisions and actions in so many CPU seconds of one core.

    A decision is a player's; an action is a player's or chance's. Where a peer settles chance inside of a
    step, both are the same number.
    """

    decisions: float
    actions: float
    seconds: float = 0.0

    def __add__(self, other: "Count") -> "Count":
        return Count(
            self.decisions + other.decisions, self.actions + other.actions, self.seconds + other.seconds
        )

    def rate(self, unit: str) -> float:
        """Decisions or actions per second."""
        return float(asdict(self)[unit]) / self.seconds


def steps(number: int) -> Count:
    """Steps of a peer that settles chance within steps."""
    return Count(number, number)
