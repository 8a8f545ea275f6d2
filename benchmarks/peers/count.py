"""What a worker counted in one round of one series."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Count:
    """So much was done in so many seconds of one core.

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
    """So many steps of a peer that settles chance inside of them."""
    return Count(number, number)
