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

    value: str  # "rollouts": games played on by the heuristic; "net": a learned value, and exact turns
    version: int
    engine: str  # "compiled" or "plain"
    worlds: int  # for the final judgement of a decision
    slower: bool = False  # plain Python or a slow game: fewer worlds, so mistakes must be larger to be found


@dataclass(frozen=True)
class Candidate:
    """One way to decide."""

    actions: tuple[str, ...]
    share: float  # of the win that the mover could expect
    error: float  # standard error of its difference to the turn played; 0: exact
    lead: float | None  # points ahead of the best other at the end; None where only wins are valued
    worlds: int
    told: tuple[Message, ...] = ()  # the actions in words; only where the played one lost something
    reasons: tuple[Message, ...] = ()  # counted facts about it


@dataclass(frozen=True)
class Step:
    """One decision and how it is judged, from the mover's knowledge alone."""

    at: int  # the number of its first action in the record
    actions: int  # how many it has
    seat: int
    legal: int  # ways there were
    played: Candidate
    best: tuple[Candidate, ...]  # the best first; those within a point of the best count as best
    gap: float  # the best found less the played one, as measured
    error: float  # its standard error
    loss: float  # 0 unless a fresh series of worlds has confirmed the gap
    band: str  # "fine", "imprecision", "mistake" or "blunder"
    close: bool  # several candidates are within a point of the best
    trivial: bool  # nothing to choose, or nothing to lose
    exact: bool
    before: Shares  # if the best is done
    after: Shares  # what was done


@dataclass(frozen=True)
class Luck:
    """One chance event, valued from the knowledge of the seat whose turn it is."""

    at: int
    actions: int
    seat: int
    shown: tuple[str, ...]  # what turned up; empty for a deal
    before: Shares
    after: Shares
    error: float

    @property
    def luck(self) -> float:
        """What it was worth to the seat."""
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
    """One point of a seat's graph: what it could know then."""

    at: int  # after so many actions
    turn: int
    shares: Shares
    luck: float  # all luck so far, as it changed this seat's chance


@dataclass(frozen=True)
class Sum:
    """Where a result comes from: start + luck − losses + what the others had and lost + rest = result."""

    start: float
    luck: float
    losses: float
    others_luck: float  # how it changed this seat's chance
    others_losses: float
    rest: float  # cards hidden from whoever moved, and sampling
    result: float

    @property
    def adjusted(self) -> float:
        """The result without all luck."""
        return self.result - self.luck - self.others_luck


@dataclass(frozen=True)
class Rating:
    """A level of play, on the scale of the bots."""

    rating: int
    range: int  # the interval of 95 % is the rating ± this


@dataclass(frozen=True)
class SeatSummary:
    """One player's game."""

    seat: int
    name: str
    score: int
    sum: Sum
    turns: int  # with a decision
    nontrivial: int
    mean_loss: float  # per non-trivial turn
    bands: dict[str, int]
    played_like: Rating | None  # none with too few non-trivial turns
    graph: tuple[Point, ...]
    key_turns: tuple[int, ...]  # numbers of turns: the largest swings


@dataclass(frozen=True)
class Report:
    """The analysis of one game."""

    version: int
    game: str
    board: str
    fingerprint: str
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
