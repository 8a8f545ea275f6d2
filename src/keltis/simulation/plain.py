"""Simulations: many games between bots, and their statistics. No input or output.

Every game has its own generators, derived from the seed and its number. So a series does not depend on the
number of processes, and any game of it can be played again.
"""

import math
import signal
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from fractions import Fraction
from functools import partial
from multiprocessing import get_context
from typing import Any

from keltis.bots import Bot, ask
from keltis.bots.loading import bots_to_send, new_bots, receive_bots
from keltis.core.game import NamedBoard
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, seed_bots, seeded_rng
from keltis.engine import obstacle
from keltis.games import game_named

CONFIDENCE = 1.96  # standard errors of a 95 % interval
CHUNK = 8  # games that a process takes at a time
FEW = 20  # games that are faster in plain Python than loading compiled code
MANY = 1000  # games; from here on it pays to compile the rules first


@dataclass(frozen=True)
class Plan:
    """The set-up of a simulation: a game by name, a board, and a bot per seat."""

    game: str
    board: NamedBoard[Any]
    bots: tuple[str, ...]
    seed: int = 0


@dataclass(frozen=True)
class GameResult:
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
    play: AnyPlay = Play(game_named(plan.game), len(plan.bots), plan.board)
    chance = seeded_rng(plan.seed, index)
    thoughts = Rng()
    seed_bots(thoughts, plan.seed, index)
    bots = new_bots(plan.bots)
    play.settle(chance)
    while not play.over:
        play.do(ask(bots[play.mover], play, thoughts))
        play.settle(chance)
    return play


def outcome(plan: Plan, index: int) -> GameResult:
    """The result of the game number `index`."""
    play = played(plan, index)
    return GameResult(
        index=index,
        actions=tuple(play.actions),
        turns=play.state.turn,
        end=play.game.end_reason(play.state),
        scores=tuple(play.scores()),
        winners=tuple(play.winners()),
        points=tuple(_points(play, seat) for seat in range(play.players)),
    )


def _points(play: AnyPlay, seat: int) -> dict[str, int]:
    return {
        name: play.game.rules.points(play.board, play.state, seat, source)
        for source, name in enumerate(play.game.sources)
    }


# --- a series of games -------------------------------------------------------------------------


@dataclass(frozen=True)
class Portion:
    """Consecutive games: their sums and, if wanted, the games themselves."""

    tally: "SimulationTally"
    outcomes: tuple[GameResult, ...] = ()


def pays_to_compile(plan: Plan, games: int) -> bool:
    """Whether compiled rules are faster for so many games of a plan, compiling included."""
    if games < FEW or obstacle(plan.bots):
        return False
    if games >= MANY:
        return True
    from keltis.fast.jit.cache import is_warm

    return is_warm(plan.game)


def portions(
    plan: Plan, games: int, jobs: int = 1, keep: bool = True, compiled: bool | None = None
) -> Iterator[Portion]:
    """The games of a plan in their order, played by so many threads or processes.

    Without `keep` only their sums are computed. `compiled` selects the engine; None: the faster one.
    """
    if pays_to_compile(plan, games) if compiled is None else compiled:
        from keltis.simulation.compiled import compiled_portions

        yield from compiled_portions(plan, games, jobs, keep)
        return
    for game in _plain_outcomes(plan, games, jobs):
        tally = SimulationTally(plan)
        tally.add(game)
        yield Portion(tally, (game,))


def outcomes(plan: Plan, games: int, jobs: int = 1, compiled: bool | None = None) -> Iterator[GameResult]:
    """The games of a plan in their order, one by one."""
    for portion in portions(plan, games, jobs, compiled=compiled):
        yield from portion.outcomes


def _plain_outcomes(plan: Plan, games: int, jobs: int) -> Iterator[GameResult]:
    one = partial(outcome, plan)
    if jobs == 1:
        yield from map(one, range(games))
        return
    context = get_context("spawn")
    with context.Pool(min(jobs, games), start_worker, (bots_to_send(plan.bots),)) as pool:
        yield from pool.imap(one, range(games), CHUNK)


def leave_interrupts_to_the_parent() -> None:
    """Ignore Ctrl-C in a process of a pool: the parent handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def start_worker(bots: Mapping[str, Bot]) -> None:
    """Set up a process of a pool: it gets the bots that were added to its parent's."""
    leave_interrupts_to_the_parent()
    receive_bots(bots)


# --- adding up ---------------------------------------------------------------------------------


@dataclass
class SeatSum:
    """The sums of one seat over all games: integers, so the order does not matter."""

    bot: str
    total: int = 0
    squares: int = 0
    wins: Fraction = Fraction(0)  # in parts, because a win can be shared
    points: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True)
class SeatResults:
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
    seats: tuple[SeatResults, ...]
    turns: float
    actions: float
    ends: dict[str, int]

    def json(self) -> dict[str, Any]:
        """The summary as plain data."""
        return asdict(self)


class SimulationTally:
    """Adds up games one by one."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.games = 0
        self.turns = 0
        self.actions = 0
        self.ends: Counter[str] = Counter()
        self.seats = [SeatSum(bot) for bot in plan.bots]

    def add(self, game: GameResult) -> None:
        """Add a game."""
        self.games += 1
        self.turns += game.turns
        self.actions += len(game.actions)
        self.ends[game.end] += 1
        for seat, sums in enumerate(self.seats):
            sums.total += game.scores[seat]
            sums.squares += game.scores[seat] ** 2
            if seat in game.winners:
                sums.wins += Fraction(1, len(game.winners))
            sums.points.update(game.points[seat])

    def merge(self, other: "SimulationTally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.turns += other.turns
        self.actions += other.actions
        self.ends.update(other.ends)
        for mine, more in zip(self.seats, other.seats, strict=True):
            mine.total += more.total
            mine.squares += more.squares
            mine.wins += more.wins
            mine.points.update(more.points)

    def summary(self) -> Summary:
        """The statistics of the games so far, at least one."""
        return Summary(
            game=self.plan.game,
            board=self.plan.board.name,
            seed=self.plan.seed,
            games=self.games,
            seats=tuple(self._seat(seat, sums) for seat, sums in enumerate(self.seats)),
            turns=self.turns / self.games,
            actions=self.actions / self.games,
            ends=dict(sorted(self.ends.items())),
        )

    def _seat(self, seat: int, sums: SeatSum) -> SeatResults:
        low, high = interval(float(sums.wins) / self.games, self.games)
        spread = self.games * sums.squares - sums.total**2
        freedom = self.games * (self.games - 1)
        return SeatResults(
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
