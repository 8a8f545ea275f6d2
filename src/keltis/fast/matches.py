"""Games between levels, and single decisions of theirs, by compiled search: numbers in, numbers out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.bits import LOW
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.luck import Luck
from keltis.fast import endgame, search
from keltis.fast.batch import LUCK, Table
from keltis.fast.dispatch import board_carrier
from keltis.fast.endings import WHOLE

Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Played:
    """Finished games, a row each."""

    scores: npt.NDArray[np.int16]  # by seat
    ends: npt.NDArray[np.int8]  # numbers in the game's `endings`
    asked: Ints  # by level: decisions between two things or more

    @property
    def shares(self) -> npt.NDArray[np.float64]:
        """By game and seat, the part of the win (A4)."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        shares: npt.NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
        return shares


class Searcher:
    """A game on a board, with room to search in. Levels are rows of numbers (see `search`)."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any] | None = None) -> None:
        self.table = Table(game, players, board)
        self._states = self.table.positions(search.STATES)
        self._lucks = LUCK.empty(3)
        self._room = search.room_for_plans()
        self._memo = endgame.memory(game.name)
        self._facts: Struct | None = None

    def use_board(self, facts: Struct) -> None:
        """Decide on this board from now on."""
        if facts is not self._facts:
            board_carrier(self.table.game).write(self.table.board, 0, facts)
            self._facts = facts
            self._memo = endgame.memory(self.table.game.name)

    def decide(self, state: Struct, level: Sequence[int], weights: Any, luck: Luck) -> int:
        """What a level does in a position as its seat may imagine it; draws from `luck`."""
        action = int(search.decide(*self._asked(state, level, weights, luck), self._memo))
        luck.x = int(self._lucks[search.THOUGHTS]["x"])
        return action

    def plans(self, state: Struct, level: Sequence[int], weights: Any, luck: Luck) -> list["Plan"]:
        """All plans for the rest of the turn, best first, with what was seen of them."""
        number = int(search.weigh_one(*self._asked(state, level, weights, luck)))
        first, prior, tries, shares, leads, order = self._room.tolist()
        return [
            Plan(
                action=first[at],
                prior=prior[at],
                tries=tries[at],
                share=shares[at] * search.UNIT / WHOLE / max(tries[at], 1),
                lead=leads[at] / max(tries[at], 1),
            )
            for at in order[:number]
        ]

    def solve(self, state: Struct, most: int) -> dict[int, float] | None:
        """What every action is worth to the mover, exactly; None if that takes more than so many steps."""
        self.table.carrier.write(self._states, search.IMAGINED, state)
        worths = np.full(search.ACTIONS, -1.0)
        best = int(search.solve_one(self.table.board, self._states, most, self._memo, worths))
        if best < 0:
            return None
        return {action: worth for action, worth in enumerate(worths.tolist()) if worth >= 0}

    def _asked(self, state: Struct, level: Sequence[int], weights: Any, luck: Luck) -> tuple[Any, ...]:
        self.table.carrier.write(self._states, search.IMAGINED, state)
        LUCK.write(self._lucks, search.THOUGHTS, luck)
        row = np.array(level, np.int64)
        return self.table.board, self._states, self._lucks, row, search.weight_records([weights]), self._room

    def play(
        self,
        levels: Sequence[Sequence[int]],
        weights: Sequence[Any],
        seating: npt.NDArray[np.int8],
        games: Ints,
        seed: int,
    ) -> Played:
        """Play games by number; `seating` says by game and seat which of the levels sits there."""
        scores = np.zeros((len(games), self.table.players), np.int16)
        ends = np.zeros(len(games), np.int8)
        asked = np.zeros(len(levels), np.int64)
        search.play_matches(
            self.table.board,
            self.table.fresh,
            self._states,
            self._lucks,
            np.array(levels, np.int64),
            seating,
            search.weight_records(list(weights)),
            self._room,
            self._memo,
            seed & LOW,
            games,
            scores,
            asked,
            ends,
        )
        return Played(scores, ends, asked)


@dataclass(frozen=True)
class Plan:
    """What a search has seen of one way to go on with a turn."""

    action: int  # its first one
    prior: int  # how far it is behind the best in the heuristic's eyes, in hundredths of a point
    tries: int
    share: float  # of the win
    lead: float  # points ahead of the best other at the end
