"""Many games between bots, and what they add up to. No input or output: callers print, store or draw it.

Every game has generators of its own, made from the seed and the game's number, so a series is the same
whatever the number of processes, and any single game of it can be played again.
"""

import math
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from functools import partial
from multiprocessing import get_context
from typing import Any

from keltis.bots import BOTS, ask
from keltis.core.game import NamedBoard
from keltis.core.luck import lucky, mixed
from keltis.core.play import AnyPlay, Play
from keltis.games import game_named

THOUGHTS = 1  # sets the bots' generators apart from chance's: what they think does not change the cards
CONFIDENCE = 1.96  # standard errors in an interval of 95 %
CHUNK = 8  # games that a process takes at a time


@dataclass(frozen=True)
class Plan:
    """What is played: a game by name, on a board, with a bot per seat."""

    game: str
    board: NamedBoard[Any]
    bots: tuple[str, ...]
    seed: int = 0


@dataclass(frozen=True)
class Outcome:
    """One finished game."""

    index: int
    actions: tuple[int, ...]
    turns: int
    end: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    points: tuple[dict[str, int], ...]  # by seat: the points from every source


def played(plan: Plan, index: int) -> AnyPlay:
    """The game number `index` of a plan, played to its end."""
    return _played(plan, index)[0]


def _played(plan: Plan, index: int) -> tuple[AnyPlay, int]:
    """A game of the plan, and how many turns it took."""
    play: AnyPlay = Play(game_named(plan.game), len(plan.bots), plan.board)
    chance = lucky(plan.seed, index)
    thoughts = lucky(mixed(plan.seed + THOUGHTS), index)
    turns, last = 0, ""
    play.settle(chance)
    while not play.over:
        heading = play.game.heading(play.state)
        turns += heading != last
        last = heading
        play.do(ask(BOTS[plan.bots[play.mover]], play, thoughts))
        play.settle(chance)
    return play, turns


def outcome(plan: Plan, index: int) -> Outcome:
    """What became of the game number `index`."""
    play, turns = _played(plan, index)
    return Outcome(
        index=index,
        actions=tuple(play.actions),
        turns=turns,
        end=play.game.end_reason(play.state),
        scores=tuple(play.scores()),
        winners=tuple(play.winners()),
        points=tuple(_points(play, seat) for seat in range(play.players)),
    )


def _points(play: AnyPlay, seat: int) -> dict[str, int]:
    found: Counter[str] = Counter()
    for line in play.game.breakdown(play.facts, play.state, seat, seat).lines:
        found[line.source] += line.points
    return dict(found)


def outcomes(plan: Plan, games: int, jobs: int = 1) -> Iterator[Outcome]:
    """The games of a plan in their order, played by one process or by several."""
    one = partial(outcome, plan)
    if jobs == 1:
        yield from map(one, range(games))
        return
    context = get_context("spawn")
    with context.Pool(min(jobs, games), _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(one, range(games), CHUNK)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- adding up ---------------------------------------------------------------------------------


@dataclass
class SeatSum:
    """What one seat has collected over all games; whole numbers, so the order does not matter."""

    bot: str
    total: int = 0
    squares: int = 0
    wins: Fraction = Fraction(0)  # a shared win counts in parts
    points: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class SeatSummary:
    """One seat's results."""

    seat: int
    bot: str
    mean: float
    deviation: float  # of a single score
    win_share: float
    win_low: float  # the interval of 95 % (Wilson)
    win_high: float
    points: dict[str, float]  # mean points from every source


@dataclass(frozen=True)
class Summary:
    """The results of a series."""

    game: str
    board: str
    seed: int
    games: int
    seats: tuple[SeatSummary, ...]
    turns: float
    actions: float
    ends: dict[str, int]

    def json(self) -> dict[str, Any]:
        """The summary as plain data."""
        return asdict(self)


class Tally:
    """Adds up games one by one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self._turns = 0
        self._actions = 0
        self._ends: Counter[str] = Counter()
        self._seats = [SeatSum(bot) for bot in plan.bots]

    def add(self, game: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self._turns += game.turns
        self._actions += len(game.actions)
        self._ends[game.end] += 1
        for seat, sums in enumerate(self._seats):
            sums.total += game.scores[seat]
            sums.squares += game.scores[seat] ** 2
            if seat in game.winners:
                sums.wins += Fraction(1, len(game.winners))
            for source, points in game.points[seat].items():
                sums.points[source] += points

    def summary(self) -> Summary:
        """What the games counted so far add up to; at least one is needed."""
        return Summary(
            game=self.plan.game,
            board=self.plan.board.name,
            seed=self.plan.seed,
            games=self.games,
            seats=tuple(self._seat(seat, sums) for seat, sums in enumerate(self._seats)),
            turns=self._turns / self.games,
            actions=self._actions / self.games,
            ends=dict(sorted(self._ends.items())),
        )

    def _seat(self, seat: int, sums: SeatSum) -> SeatSummary:
        low, high = interval(float(sums.wins) / self.games, self.games)
        spread = self.games * sums.squares - sums.total**2
        freedom = self.games * (self.games - 1)
        return SeatSummary(
            seat=seat,
            bot=sums.bot,
            mean=sums.total / self.games,
            deviation=math.sqrt(spread / freedom) if freedom else 0.0,
            win_share=float(sums.wins) / self.games,
            win_low=low,
            win_high=high,
            points={source: points / self.games for source, points in sorted(sums.points.items())},
        )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share observed in so many games.

    >>> [round(bound, 3) for bound in interval(0.5, 100)]
    [0.404, 0.596]
    """
    square = CONFIDENCE**2
    middle = share + square / (2 * games)
    reach = CONFIDENCE * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)
