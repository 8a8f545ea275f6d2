"""Games with hidden information, solved by linear programming in sequence form."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE
from keltis.research.exact.analysis import Analysis, Size, Solution
from keltis.research.exact.equilibrium import equilibrium
from keltis.research.exact.hearing import NOTHING, SEATS, heard
from keltis.research.exact.matrix import Vector, matrix_of
from keltis.research.exact.policy import Policy, spread, uniform
from keltis.research.exact.progress import Progress, silent
from keltis.research.exact.tree import MOST, Tree


class HiddenGame(Analysis):
    """A two-player game with hidden information."""

    def __init__(
        self, game: AnyGame, board: NamedBoard[Any], progress: Progress = silent, most: int = MOST
    ) -> None:
        self.game, self.board = game, board
        self._progress = progress
        self.tree = Tree(game, board.board, progress, most)
        self.matrix = matrix_of(self.tree)
        choices = self.tree.choices
        self.size = Size(
            self.tree.nodes,
            sum(len(own.memory) for own in choices),
            sum(own.sequences - 1 for own in choices),
        )

    def solve(self) -> Solution:
        """Compute an equilibrium. Its gap is verified by best responses, independently of the solver."""
        self._progress("equilibrium", np.nan)
        found = equilibrium(self.matrix)
        first, second = found.chances
        gap = self._best(0, second) + self._best(1, first) - 1.0
        policy = _Remembering(self.tree, found.chances)
        return Solution(self.game, self.board, found.value, gap, self.size, policy)

    def value_of(self, first: Policy, second: Policy) -> float:
        """The first seat's share if the seats play by these policies."""
        return self.matrix.value(self._chances(first, 0), self._chances(second, 1))

    def answer(self, policy: Policy, seat: int) -> float:
        """The share of the best response at `seat` to the policy of the other seat."""
        return self._best(seat, self._chances(policy, 1 - seat))

    def _best(self, seat: int, chances: Vector) -> float:
        """The share of a best response at a seat to the other seat's policy."""
        if seat == 0:
            return self.matrix.best(chances)
        return 1.0 + self.matrix.swapped().best(chances)

    def _chances(self, policy: Policy, seat: int) -> Vector:
        """A policy's probabilities in every information set of a seat."""
        own = self.tree.choices[seat]
        chances = np.ones(own.sequences)
        for index, actions in enumerate(own.actions):
            if index % 1000 == 0:
                self._progress("policy", index / len(own.actions))
            first = own.first[index]
            chances[first : first + len(actions)] = spread(policy, self.world(seat, index), actions)
        return chances

    def world(self, seat: int, index: int) -> AnyPlay:
        """One of the worlds of an information set."""
        play: AnyPlay = Play(self.game, len(SEATS), self.board)
        for action in self.tree.choices[seat].world[index]:
            self.game.rules.apply_action(play.board, play.state, action)
            play.actions.append(action)
        return play


class _Remembering:
    """A policy indexed by the observation history of its seat."""

    def __init__(self, tree: Tree, chances: tuple[Vector, Vector]) -> None:
        self._tree = tree
        self._chances = chances

    def __call__(self, play: AnyPlay) -> Mapping[int, float]:
        seat = play.mover
        own = self._tree.choices[seat]
        index = own.at.get(self._memory(play, seat), -1)
        if index < 0:  # no action changes the outcome here
            return uniform(play)
        first, actions = own.first[index], own.actions[index]
        chances = self._chances[seat][first : first + len(actions)].tolist()
        return dict(zip(actions, chances, strict=True))

    def _memory(self, play: AnyPlay, seat: int) -> int:
        """The memory of a seat in a game; the order within a run of chance actions is ignored."""
        game = play.game
        state = game.rules.setup(play.board, play.players)
        memory = NOTHING
        run: list[int] = []
        for action in play.actions:
            told = heard(game, play.board, state, action)[seat]
            game_mover = game.rules.mover(state)
            game.rules.apply_action(play.board, state, action)
            if game_mover == CHANCE:
                run.append(told)
                if game.rules.mover(state) == CHANCE:
                    continue
                for something in sorted(run):
                    memory = self._tree.memory.find(memory, something)
                run = []
            else:
                memory = self._tree.memory.find(memory, told)
        return memory
