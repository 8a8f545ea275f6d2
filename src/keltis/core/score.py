"""A score with everything it is made of."""

from dataclasses import dataclass, field

from keltis.core.message import Message


@dataclass(frozen=True)
class ScoreLine:
    """One source of points."""

    source: str  # "figures", "wishes", "tiles": the same for all players, for sums over many games
    message: Message
    points: int


@dataclass(frozen=True)
class Breakdown:
    """All that a seat's total is made of, in the order of the scoring."""

    lines: tuple[ScoreLine, ...]
    total: int = field(init=False)  # the sum of all lines

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", sum(line.points for line in self.lines))
