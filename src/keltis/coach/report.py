"""An analysis as data: frozen dataclasses of plain values, and the same as JSON.

Shares of the win lie between 0 and 1. A list of shares has one number per seat.
"""

from dataclasses import asdict, dataclass
from typing import Any

from keltis.messages.message import Message

VERSION = 1
Shares = tuple[float, ...]


@dataclass(frozen=True)
class Method:
    """How positions were valued. Reports with the same method can be compared."""

    value: str  # "rollouts": games completed by the heuristic; "net": learned values, and exact turns
    version: int
    engine: str  # "compiled" or "plain"
    worlds: int  # for the final judgement of a decision
    slower: bool = False  # plain Python or a slow game: fewer worlds, so only larger mistakes are found


@dataclass(frozen=True)
class Candidate:
    """A legal alternative in a decision."""

    actions: tuple[str, ...]
    share: float  # expected share of the win of the mover
    error: float  # standard error of its difference to the turn played; 0: exact
    lead: float | None  # points ahead of the best other at the end; None where only wins are valued
    worlds: int
    told: tuple[Message, ...] = ()  # the actions as text; only if the played one lost something
    reasons: tuple[Message, ...] = ()  # reasons, as counted facts


@dataclass(frozen=True)
class Step:
    """A decision and its judgement, from the mover's knowledge only."""

    at: int  # the number of its first action in the record
    actions: int  # number of its actions
    seat: int
    legal: int  # number of candidates
    played: Candidate
    best: tuple[Candidate, ...]  # the best first; those within a point of the best count as best
    gap: float  # best candidate less the played one, as measured
    error: float  # its standard error
    loss: float  # 0 unless a fresh series of worlds confirmed the gap
    band: str  # "fine", "imprecision", "mistake" or "blunder"
    close: bool  # several candidates are within a point of the best
    trivial: bool  # no choice, or nothing to lose
    exact: bool
    before: Shares  # after the best candidate
    after: Shares  # after the played one


@dataclass(frozen=True)
class Luck:
    """A chance event, valued from the knowledge of the seat whose turn it is."""

    at: int
    actions: int
    seat: int
    shown: tuple[str, ...]  # what turned up; empty for a deal
    before: Shares
    after: Shares
    error: float

    @property
    def luck(self) -> float:
        """The change of the seat's chance."""
        return self.after[self.seat] - self.before[self.seat]


@dataclass(frozen=True)
class Turn:
    """A whole turn (A6)."""

    number: int
    seat: int
    at: int  # the number of its first action in the record
    actions: int
    steps: tuple[Step, ...]
    luck: tuple[Luck, ...]
    loss: float
    band: str


@dataclass(frozen=True)
class Point:
    """A point of a seat's graph, from what the seat could know at that time."""

    at: int  # after so many actions
    turn: int
    shares: Shares
    luck: float  # the sum of all luck so far, as changes of this seat's chance


@dataclass(frozen=True)
class Sum:
    """The parts of a result: start + own luck − own losses + others' luck and losses + rest = result."""

    start: float
    luck: float
    losses: float
    others_luck: float  # as changes of this seat's chance
    others_losses: float
    rest: float  # cards hidden from the movers, and sampling
    result: float

    @property
    def adjusted(self) -> float:
        """The result without luck."""
        return self.result - self.luck - self.others_luck


@dataclass(frozen=True)
class Rating:
    """An estimated rating on the scale of the bots."""

    rating: int
    range: int  # the interval of 95 % is the rating ± this


@dataclass(frozen=True)
class SeatSummary:
    """The summary for one player."""

    seat: int
    name: str
    score: int
    sum: Sum
    turns: int  # with a decision
    nontrivial: int
    mean_loss: float  # per non-trivial turn
    bands: dict[str, int]
    played_like: Rating | None  # None with too few non-trivial turns
    graph: tuple[Point, ...]
    key_turns: tuple[int, ...]  # numbers of turns: the largest swings


@dataclass(frozen=True)
class Report:
    """The analysis of one game."""

    version: int
    game: str
    board: str
    fingerprint: str
    own: bool  # the board does not come with the game
    options: dict[str, str]
    players: int
    over: bool
    stage: str  # "graph": no candidates yet; "complete"
    method: Method
    turns: tuple[Turn, ...]
    seats: tuple[SeatSummary, ...]

    def json(self) -> dict[str, Any]:
        """The report as plain data."""
        return asdict(self)
