"""Judging decisions whose actions have known values: dice turns by the net, solved endgames of tiles.

Nothing is sampled within a turn. A turn is judged action by action, so chance in between counts as luck.
"""

from typing import TYPE_CHECKING, Any, Protocol

from keltis.coach.bands import CLOSE, SETTLED, band_of
from keltis.coach.report import Candidate, Shares, Step
from keltis.coach.timeline import ChanceEvent, Decision
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.seats import NOBODY
from keltis.games.weg_der_steine.state import REVEAL
from keltis.games.wuerfelspiel.state import ROLL

if TYPE_CHECKING:
    from keltis.fast.ai.wuerfelspiel.player import DiceNetPlayer
    from keltis.fast.search.matches import Searcher

MOST_STEPS = 200_000  # of an exact ending
MOST_HIDDEN = 8
SHOWN = 3  # candidates besides the one played


class Oracle(Protocol):
    """Gives the value of actions and positions under best play."""

    def actions(self, state: Struct) -> dict[int, Shares] | None:
        """The shares of all seats after every legal action; None if unknown."""

    def before_chance(self, state: Struct) -> Shares | None:
        """The shares of all seats before chance begins a turn; None if unknown."""


class ExactJudge:
    """Judges by an oracle; returns None where the oracle has no value."""

    def __init__(self, game: AnyGame, board: NamedBoard[Any], oracle: Oracle) -> None:
        self._game, self._board, self._oracle = game, board, oracle

    def value(self, state: Any) -> Shares | None:
        """The value of a position for all seats."""
        mover = self._game.rules.mover(state)
        if mover == NOBODY:
            scores = [self._game.rules.score(self._board.board, state, seat) for seat in range(state.players)]
            best = max(scores)
            return tuple((score == best) / scores.count(best) for score in scores)
        if mover < 0:
            return self._oracle.before_chance(state)
        worths = self._oracle.actions(state)
        return None if worths is None else max(worths.values(), key=lambda shares: shares[mover])

    def shares(self, state: Struct) -> dict[int, Shares] | None:
        """The shares of all seats after every legal action."""
        return self._oracle.actions(state)

    def judge(self, decision: Decision) -> tuple[Step, ...] | None:
        """Judge the actions of a decision one by one."""
        state, steps = decision.state.copy(), []
        for number, action in enumerate(decision.actions):
            worths = self._oracle.actions(state)
            if worths is None:
                return None
            steps.append(self._step(decision.at + number, decision.seat, action, worths))
            self._game.rules.apply_action(self._board.board, state, action)
        return tuple(steps)

    def chance(self, event: ChanceEvent, follows: bool) -> tuple[Shares | None, Shares] | None:
        """Values before and after a chance event; before is None after a decision of the same turn."""
        before = None if follows else self.value(event.before)
        after = self.value(event.state)
        if after is None or (before is None and not follows):
            return None
        return before, after

    def _step(self, at: int, seat: int, action: int, worths: dict[int, Shares]) -> Step:
        after = worths[action]
        distinct = {shares: one for one, shares in reversed(worths.items())} | {after: action}
        ranked = sorted(distinct, key=lambda shares: -shares[seat])
        before = ranked[0]
        loss = before[seat] - after[seat]
        shown = ranked[:SHOWN]
        close = len(ranked) > 1 and before[seat] - ranked[1][seat] < CLOSE
        mean = sum(shares[seat] for shares in worths.values()) / len(worths)
        settled = not SETTLED < before[seat] < 1 - SETTLED
        return Step(
            at=at,
            actions=1,
            seat=seat,
            legal=len(distinct),
            played=self._candidate(action, after[seat]),
            best=tuple(self._candidate(distinct[shares], shares[seat]) for shares in shown),
            gap=loss,
            error=0.0,
            loss=loss,
            band=band_of(loss),
            close=close,
            trivial=settled or before[seat] - mean < CLOSE,
            exact=True,
            before=before,
            after=after,
        )

    def _candidate(self, action: int, share: float) -> Candidate:
        return Candidate((self._board.notation[action],), share, 0.0, None, 0)


class DiceOracle:
    """Das Würfelspiel on its last or only side: exact within a turn, the net's value after it."""

    def __init__(self, mind: "DiceNetPlayer", sides: int) -> None:
        self._mind, self._last = mind, sides - 1

    def actions(self, state: Any) -> dict[int, Shares] | None:
        if state.played != self._last:  # the net estimates the result of one side, not of the match
            return None
        return {action: _by_seat(state.seat, shares) for action, shares in self._mind.evaluate_shares(state)}

    def before_chance(self, state: Any) -> Shares | None:
        if state.played != self._last or state.phase != ROLL:
            return None
        return _by_seat(state.seat, self._mind.evaluate_turn(state))


class TileOracle:
    """Solved endgames of Der Weg der Steine for two players."""

    def __init__(self, searcher: "Searcher") -> None:
        self._searcher = searcher

    def actions(self, state: Any) -> dict[int, Shares] | None:
        if state.hidden.bit_count() > MOST_HIDDEN or state.phase == REVEAL:
            return None
        worths = self._searcher.solve(state, MOST_STEPS)
        if worths is None:
            return None
        return {action: _of_two(state.seat, worth) for action, worth in worths.items()}

    def before_chance(self, state: Any) -> Shares | None:
        return None  # turning a tile over is always the consequence of a decision


def _by_seat(mover: int, shares: list[float]) -> Shares:
    """Reorder values that start with the mover, so that they start with seat 0."""
    players = len(shares)
    return tuple(shares[(seat - mover) % players] for seat in range(players))


def _of_two(mover: int, share: float) -> Shares:
    return (share, 1 - share) if mover == 0 else (1 - share, share)
