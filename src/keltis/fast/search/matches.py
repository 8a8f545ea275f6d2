"""Whole games between levels, and single decisions of levels, by compiled search."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.bits import LOW
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.rng import Rng
from keltis.fast.batch.board import RNG, CompiledBoard
from keltis.fast.jit.dispatch import board_carrier
from keltis.fast.search import decisions, endgame, rollouts
from keltis.fast.search.outcomes import WHOLE

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Played:
    """Finished games, one row each."""

    scores: npt.NDArray[np.int16]  # by seat
    ends: npt.NDArray[np.int8]  # indices into the game's `endings`
    asked: Ints  # by level: decisions with at least two legal actions

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """The shares of the win by game and seat (A4)."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        shares: npt.NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares


class Searcher:
    """A game on a board, with working memory for search. Levels are rows of numbers (see `Level.row`)."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any] | None = None) -> None:
        self.table = CompiledBoard(game, players, board)
        self._states = self.table.positions(rollouts.STATES)
        self._rngs = RNG.empty(3)
        self._plan_table = rollouts.new_plan_table()
        self._memo = endgame.memory(game.name)
        self._board: Struct | None = None

    def use_board(self, board: Struct) -> None:
        """Use this board from now on."""
        if board is not self._board:
            board_carrier(self.table.game).write(self.table.board, 0, board)
            self._board = board
            self._memo = endgame.memory(self.table.game.name)

    def decide(self, state: Struct, level: Sequence[int], weights: Any, rng: Rng) -> int:
        """The decision of a level in a determinised position; draws from `rng`."""
        action = int(decisions.decide(*self._asked(state, level, weights, rng), self._memo, False))
        rng.x = int(self._rngs[rollouts.BOT_STREAM]["x"])
        return action

    def plans(self, state: Struct, level: Sequence[int], weights: Any, rng: Rng) -> list["TurnPlan"]:
        """All plans for the rest of the turn with their statistics, best first."""
        number = int(decisions.decide(*self._asked(state, level, weights, rng), self._memo, True))
        first, prior, tries, shares, leads, order = self._plan_table.tolist()
        return [
            TurnPlan(
                action=first[at],
                prior=prior[at],
                tries=tries[at],
                share=shares[at] * rollouts.UNIT / WHOLE / max(tries[at], 1),
                lead=leads[at] / max(tries[at], 1),
            )
            for at in order[:number]
        ]

    def solve(self, state: Struct, most: int) -> dict[int, float] | None:
        """The exact value of every action for the mover; None if that takes more than `most` steps."""
        self.table.carrier.write(self._states, rollouts.IMAGINED, state)
        worths = np.full(rollouts.ACTIONS, -1.0)
        best = int(decisions.solve_one(self.table.board, self._states, most, self._memo, worths))
        if best < 0:
            return None
        return {action: worth for action, worth in enumerate(worths.tolist()) if worth >= 0}

    def _asked(self, state: Struct, level: Sequence[int], weights: Any, rng: Rng) -> tuple[Any, ...]:
        self.table.carrier.write(self._states, rollouts.IMAGINED, state)
        RNG.write(self._rngs, rollouts.BOT_STREAM, rng)
        row = np.array(level, np.int64)
        heuristic = rollouts.weight_records([weights])
        return self.table.board, self._states, self._rngs, row, heuristic, self._plan_table

    def play(
        self,
        levels: Sequence[Sequence[int]],
        weights: Sequence[Any],
        seating: npt.NDArray[np.int8],
        games: Ints,
        seed: int,
    ) -> Played:
        """Play games by number; `seating` contains the level by game and seat."""
        scores = np.zeros((len(games), self.table.players), np.int16)
        ends = np.zeros(len(games), np.int8)
        asked = np.zeros(len(levels), np.int64)
        setup = decisions.MatchSetup(
            levels=np.array(levels, np.int64),
            weights=rollouts.weight_records(list(weights)),
            seating=seating,
            series=seed & LOW,
            games=games,
        )
        work = (self.table.board, self.table.fresh, self._states, self._rngs)
        results = decisions.MatchResults(scores, ends, asked)
        decisions.play_matches(*work, setup, self._plan_table, self._memo, results)
        return Played(scores, ends, asked)


@dataclass(frozen=True)
class TurnPlan:
    """The statistics of one way to complete the turn."""

    action: int  # its first action
    prior: int  # distance from the best by the heuristic, in hundredths of a point
    tries: int
    share: float  # mean share of the win
    lead: float  # mean lead over the best other, in points
