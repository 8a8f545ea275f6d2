"""A score and its parts."""

from dataclasses import dataclass, field

from keltis.messages.message import Message


@dataclass(frozen=True)
class ScoreLine:
    """One source of points."""

    source: str  # "figures", "wishes", "tiles": the same for all players, for sums over many games
    message: Message
    points: int


@dataclass(frozen=True)
class Breakdown:
    """The parts of a seat's total, in the order of the scoring."""

    lines: tuple[ScoreLine, ...]
    total: int = field(init=False)  # the sum of all lines

    def __post_init__(self) -> None:
        object.__setattr__(self, "total", sum(line.points for line in self.lines))
