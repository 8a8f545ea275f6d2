"""Games of perfect information with chance, solved by backward induction."""

from copy import copy
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE, NOBODY
from keltis.research.exact.analysis import Analysis, Size, Solution
from keltis.research.exact.exploring import MOST as MOST_POSITIONS
from keltis.research.exact.exploring import Explored, explore
from keltis.research.exact.graph import LEAST, MEAN, MOST, Values, ranges, values
from keltis.research.exact.hearing import SEATS
from keltis.research.exact.policy import Policy, best_action, spread, uniform
from keltis.research.exact.progress import Progress, silent
from keltis.research.exact.share import first_share

REPORT = 1_000  # positions between two reports of progress


class OpenGame(Analysis):
    """A game of perfect information, from the start or from a given position."""

    def __init__(
        self,
        game: AnyGame,
        board: NamedBoard[Any],
        progress: Progress = silent,
        most: int = MOST_POSITIONS,
        start: Struct | None = None,
    ) -> None:
        self.game, self.board = game, board
        self._progress = progress
        self._table: AnyPlay = Play(game, len(SEATS), board)
        begin = start or game.rules.setup(board.board, len(SEATS))
        self.explored: Explored = explore(game, board.board, begin, progress, most)
        graph = self.explored.graph
        self._layers = graph.layers()
        degrees = np.diff(graph.first)
        self._real = (graph.mover != CHANCE) & (degrees > 1)
        decided = int(degrees[self._real].sum())
        self.size = Size(graph.positions, int(self._real.sum()), decided)

    def solve(self) -> Solution:
        """The value of every position, by backward induction."""
        value = self._values({})

        def worth(state: Struct) -> float:
            if self.game.rules.mover(state) == NOBODY:
                return first_share(self.game, self.board.board, state)
            number = self.explored.number(state)
            if number is None:
                raise ValueError("this position cannot be reached from the start of the solution")
            return float(value[number])

        return Solution(self.game, self.board, float(value[0]), 0.0, self.size, best_action(worth), worth)

    def value_of(self, first: Policy, second: Policy) -> float:
        """The first seat's share if the seats play by these policies."""
        return float(self._values({0: first, 1: second})[0])

    def answer(self, policy: Policy, seat: int) -> float:
        """The share of the best response at `seat` to the policy of the other seat."""
        share = float(self._values({1 - seat: policy})[0])
        return share if seat == 0 else 1.0 - share

    def _values(self, policies: dict[int, Policy]) -> Values:
        """The values of all positions if some seats play a policy and the others perfectly."""
        graph = self.explored.graph
        kind = np.choose(graph.mover + 1, [MEAN, MOST, LEAST])
        chance = graph.chance.copy()
        for seat, policy in policies.items():
            kind[graph.mover == seat] = MEAN
            self._ask(policy, np.flatnonzero((graph.mover == seat) & self._real), chance)
        return values(graph, self._layers, chance, kind)

    def _ask(self, policy: Policy, positions: npt.NDArray[np.int64], chance: Values) -> None:
        """Write the policy's probabilities for these positions."""
        graph = self.explored.graph
        if policy is uniform:  # needs no query per position
            edges = ranges(graph.first[positions], graph.first[positions + 1])
            degrees = graph.first[positions + 1] - graph.first[positions]
            chance[edges] = np.repeat(1.0 / degrees, degrees)
            return
        for number, index in enumerate(positions.tolist()):
            if number % REPORT == 0:
                self._progress("policy", number / len(positions))
            own = slice(graph.first[index], graph.first[index + 1])
            chance[own] = spread(policy, self.world(index), tuple(graph.action[own].tolist()))

    def world(self, index: int) -> AnyPlay:
        """A position as a game without a history."""
        play = copy(self._table)
        play.state = self.explored.state(index)
        return play
