"""Judging a decision by rollouts: all legal turns on common random worlds, dealt from a seat's knowledge.

A cheap first pass screens all candidates (successive halving, by quarters). The few that are left are
compared with the turn played in more and more worlds, until it is clear that the gap is small, or the budget
is used. A large gap counts only if a fresh series of worlds confirms it.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Any

from keltis.coach.bands import CLOSE, CONFIDENCE, DOUBTFUL, SETTLED, SHRINK, band_of
from keltis.coach.budget import Budget
from keltis.coach.candidates import Leaf, leaves_of
from keltis.coach.report import Candidate, Shares, Step
from keltis.coach.rollouts import Rows, Worlds
from keltis.coach.timeline import ChanceEvent, Decision
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.rng import mix64, seeded_rng
from keltis.games.heuristics import HEURISTICS

SEED = 20081  # the seed of all worlds; another one changes values within their errors
SERIES = 8  # for each event of a record
VALUE, SCREEN, COMPARE, CONFIRM, DEAL = range(5)
PRIOR = 8000  # weight of a hundredth of a point of heuristic value, in 12-millionths of a win
FINALISTS = 3
TWELVE = 12


@dataclass(frozen=True)
class Value:
    """The value of a position for all seats."""

    shares: Shares
    error: float  # standard error for the seat from whose knowledge it was valued


@dataclass
class Tally:
    """The sums of a leaf over the worlds of a series played so far."""

    leaf: Leaf
    shares: list[int]
    totals: list[int]
    worlds: int = 0

    def add(self, shares: list[int], totals: list[int], worlds: int) -> None:
        self.shares = [a + b for a, b in zip(self.shares, shares, strict=True)]
        self.totals = [a + b for a, b in zip(self.totals, totals, strict=True)]
        self.worlds += worlds

    @property
    def vector(self) -> Shares:
        return tuple(share / (TWELVE * self.worlds) for share in self.shares)

    @property
    def lead(self) -> float:
        return self.totals[0] / self.worlds

    @property
    def merit(self) -> float:
        """The score for screening: share of the win, lead (small weight) and the heuristic's prior."""
        return self.totals[1] / self.worlds + PRIOR * self.leaf.prior

    @property
    def gap(self) -> float:
        """The mean advantage over the first leaf in the same worlds."""
        return self.totals[2] / (TWELVE * self.worlds)

    @property
    def error(self) -> float:
        """The standard error of the gap."""
        mean = self.totals[2] / self.worlds
        variance = max(self.totals[3] / self.worlds - mean * mean, 0.0)
        return sqrt(variance / self.worlds) / TWELVE


class RolloutJudge:
    """Judges decisions of one game on one board."""

    def __init__(
        self,
        game: AnyGame,
        players: int,
        board: NamedBoard[Any],
        weights: Any,
        worlds: Worlds,
        budget: Budget,
    ) -> None:
        self.game, self.players, self.board, self.budget = game, players, board, budget
        self._worlds, self._weights, self._judge = worlds, weights, HEURISTICS[game.name].judge

    def start(self, state: Struct) -> Value:
        """The value of the empty table for all seats."""
        return self._value(state, 0, series_of(0, DEAL), self.budget.start)

    def value(self, state: Struct, seat: int, at: int) -> Value:
        """The value of a position for all seats, as far as one seat knows it, if the heuristic plays on."""
        return self._value(self._imagined(state, seat, at), seat, series_of(at, VALUE), self.budget.graph)

    def chance(self, event: ChanceEvent, follows: bool) -> tuple[Shares | None, Shares, float]:
        """The values before and after a chance event, and the standard error of the difference.

        If it follows a decision of the same turn, the value before is known already.
        """
        after = self.value(event.state, event.seat, event.at)
        before = None if follows else self.value(event.before, event.seat, event.at).shares
        return before, after.shares, sqrt(2) * after.error

    def glance(self, decision: Decision) -> tuple[Step, ...]:
        """A decision without alternatives: the turn played and its value."""
        played = Leaf(decision.actions, self._after(decision), 0)
        return (self._step(decision, [self._valued(decision, played)], [], 1),)

    def judge(self, decision: Decision) -> tuple[Step, ...]:
        """A decision compared with all alternatives."""
        leaves = self.leaves(decision)
        played = self._valued(decision, leaves[0])
        if len(leaves) == 1:
            return (self._step(decision, [played], [], 1),)
        screened = self.screened(decision, leaves)
        finalists = self._compare(decision, screened)
        return (self._step(decision, [played, *finalists], screened, len(leaves)),)

    # --- candidates ------------------------------------------------------------------------------

    def leaves(self, decision: Decision) -> list[Leaf]:
        """All candidates of a decision, the one played first."""
        start = self._imagined(decision.state, decision.seat, decision.at)
        return leaves_of(self.game, self.board.board, start, decision.actions, self._appraise)

    def screened(self, decision: Decision, leaves: list[Leaf]) -> list[Tally]:
        """Successive halving by quarters: few worlds for all candidates.

        The first leaf stays first, then come the finalists, then the rest.
        """
        everything = [self._tally(leaf) for leaf in leaves]
        alive = everything
        for worlds in self.budget.screen:
            self._play(decision, SCREEN, alive, worlds)
            kept = max(FINALISTS, -(-len(alive) // 4))
            others = sorted(alive[1:], key=lambda tally: -tally.merit)[:kept]
            alive = [alive[0], *others]
        reached = {id(tally) for tally in alive[: FINALISTS + 1]}
        return [*alive[: FINALISTS + 1], *(tally for tally in everything if id(tally) not in reached)]

    def compared(self, decision: Decision, leaves: list[Leaf], stream: int, worlds: int) -> list[Tally]:
        """Candidates in the same worlds of a stream; gaps are those to the first one."""
        tallies = [self._tally(leaf) for leaf in leaves]
        self._play(decision, stream, tallies, worlds)
        return tallies

    # --- values ----------------------------------------------------------------------------------

    def _appraise(self, state: Struct, action: int) -> int:
        return self._judge(self.board.board, state, self._weights, action)

    def _imagined(self, state: Struct, seat: int, at: int) -> Struct:
        """A determinisation of the position: no result depends on what the seat cannot know."""
        base = state.copy()
        self.game.rules.redeal(self.board.board, base, seat, seeded_rng(SEED, at))
        return base

    def _after(self, decision: Decision) -> Struct:
        state = self._imagined(decision.state, decision.seat, decision.at)
        for action in decision.actions:
            self.game.rules.apply_action(self.board.board, state, action)
        return state

    def _value(self, state: Struct, seat: int, series: int, worlds: int) -> Value:
        shares, _ = self._worlds.play([state], seat, series, 0, worlds)
        vector = tuple(share / (TWELVE * worlds) for share in shares[0])
        return Value(vector, sqrt(max(vector[seat] * (1 - vector[seat]), 0.25 / worlds) / worlds))

    def _valued(self, decision: Decision, leaf: Leaf) -> Tally:
        tally = self._tally(leaf)
        self._play(decision, VALUE, [tally], self.budget.graph)
        return tally

    def _tally(self, leaf: Leaf) -> Tally:
        return Tally(leaf, [0] * self.players, [0] * 4)

    def _play(self, decision: Decision, stream: int, tallies: list[Tally], worlds: int) -> None:
        """Continue a series until every leaf has been played in so many worlds."""
        begin = tallies[0].worlds
        rows: tuple[Rows, Rows] = self._worlds.play(
            [tally.leaf.state for tally in tallies],
            decision.seat,
            series_of(decision.at, stream),
            begin,
            worlds,
        )
        for tally, shares, totals in zip(tallies, *rows, strict=True):
            tally.add(shares, totals, worlds - begin)

    # --- passes ----------------------------------------------------------------------------------

    def _compare(self, decision: Decision, screened: list[Tally]) -> list[Tally]:
        """Compare the finalists in a new series, the best of them until it is clear whether it is better."""
        tallies = [self._tally(tally.leaf) for tally in screened[: FINALISTS + 1]]
        worlds = self.budget.compare
        self._play(decision, COMPARE, tallies, worlds)
        played, *others = tallies
        others.sort(key=lambda tally: (-tally.gap, -tally.lead))
        pair = [played, others[0]]
        while worlds < self.budget.deep and _open(pair[1]):
            worlds = min(2 * worlds, self.budget.deep)
            self._play(decision, COMPARE, pair, worlds)
        return [played, *others]

    def _confirmed(self, decision: Decision, played: Tally, best: Tally) -> tuple[Tally, Tally] | None:
        """Play both leaves in a fresh series of worlds; None if that does not confirm the gap."""
        pair = [self._tally(played.leaf), self._tally(best.leaf)]
        self._play(decision, CONFIRM, pair, self.budget.deep)
        return (pair[0], pair[1]) if pair[1].gap > CONFIDENCE * pair[1].error else None

    # --- the step --------------------------------------------------------------------------------

    def _step(self, decision: Decision, tallies: list[Tally], screened: list[Tally], legal: int) -> Step:
        """`tallies`: the played leaf alone; then, in the same worlds, the played leaf and the finalists."""
        valued, rest = tallies[0], tallies[1:]
        after = valued.vector
        before, gap, error, loss = after, 0.0, 0.0, 0.0
        if rest:
            played, best = rest[0], rest[1]
            after = _pooled([valued, played])
            before, gap, error = after, best.gap, best.error
            if gap >= DOUBTFUL:
                confirmed = self._confirmed(decision, played, best)
                if confirmed:
                    gap, error = confirmed[1].gap, confirmed[1].error
                    after = _pooled([valued, played, confirmed[0]])
                    before = _towards(after, confirmed)
                    loss = before[decision.seat] - after[decision.seat]
        seat = decision.seat
        mine = Candidate(self._spelled(valued.leaf), after[seat], 0.0, valued.lead, valued.worlds)
        others = [self._candidate(tally, after[seat]) for tally in rest[1:]]
        ranked = sorted([mine, *others], key=lambda candidate: -candidate.share)
        top = before[seat] if loss else after[seat]
        if loss:
            ranked = [_with_share(others[0], top), *(one for one in ranked if one is not others[0])]
        elif gap < DOUBTFUL:
            ranked = [mine, *(one for one in ranked if one is not mine)]
        close = any(abs(tally.gap) < CLOSE for tally in rest[1:]) and not loss
        return Step(
            at=decision.at,
            actions=len(decision.actions),
            seat=seat,
            legal=legal,
            played=mine,
            best=tuple(ranked),
            gap=gap,
            error=error,
            loss=loss,
            band=band_of(loss),
            close=close,
            trivial=_trivial(top, screened, seat),
            exact=False,
            before=before,
            after=after,
        )

    def _candidate(self, tally: Tally, played: float) -> Candidate:
        share = min(max(played + SHRINK * tally.gap, 0.0), 1.0)
        return Candidate(self._spelled(tally.leaf), share, tally.error, tally.lead, tally.worlds)

    def _spelled(self, leaf: Leaf) -> tuple[str, ...]:
        return tuple(self.board.notation[action] for action in leaf.actions)


def series_of(at: int, stream: int) -> int:
    """The number of the series of worlds for an event and a purpose."""
    return mix64(mix64(SEED) + at * SERIES + stream)


def _open(tally: Tally) -> bool:
    """Whether a gap seems large enough to matter but is not certain yet."""
    return -tally.error < tally.gap - DOUBTFUL < CONFIDENCE * tally.error


def _pooled(tallies: list[Tally]) -> Shares:
    """The mean over all worlds of several series."""
    worlds = sum(tally.worlds for tally in tallies)
    seats = range(len(tallies[0].shares))
    return tuple(sum(tally.shares[seat] for tally in tallies) / (TWELVE * worlds) for seat in seats)


def _towards(after: Shares, pair: tuple[Tally, Tally]) -> Shares:
    """The values of the better turn for all seats, if the played one has the values `after`."""
    changes = (better - worse for worse, better in zip(pair[0].vector, pair[1].vector, strict=True))
    return tuple(share + SHRINK * change for share, change in zip(after, changes, strict=True))


def _with_share(candidate: Candidate, share: float) -> Candidate:
    return Candidate(candidate.actions, share, candidate.error, candidate.lead, candidate.worlds)


def _trivial(top: float, screened: list[Tally], seat: int) -> bool:
    """Whether nothing could be lost: the mean candidate is about as good as the best one."""
    if not screened or not SETTLED < top < 1 - SETTLED:
        return True
    mean = sum(tally.vector[seat] for tally in screened) / len(screened)
    return top - mean < CLOSE
