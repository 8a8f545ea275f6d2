"""The dice game on boards too large to enumerate single dice: solved turn by turn.

See `keltis.fast.ai.wuerfelspiel.solver`.

Positions are counted between turns. What is between them is worked out when it is asked for, so a policy
cannot be asked about every position: its losses are estimated by games instead (see `losses`).
"""

import os
from typing import Any

from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.seats import NOBODY
from keltis.research.exact.analysis import Analysis, Size, Solution
from keltis.research.exact.policy import Policy, best_action
from keltis.research.exact.progress import Progress, TooLarge, silent, too_large
from keltis.research.exact.share import first_share
from keltis.research.extras import extra

MOST = 40_000_000  # places for pieces and wish stones; each takes two values for every turn until a stall


def places(board: Any) -> int:
    """How many ways there are to place the pieces and to share the wish stones."""
    return int(((board.wish_stock + 1) * (board.end + 1) ** board.rows) ** 2)


class DiceGame(Analysis):
    """Das Würfelspiel on one side of a small board."""

    def __init__(
        self, game: AnyGame, board: NamedBoard[Any], progress: Progress = silent, most: int = MOST
    ) -> None:
        with extra("research"):
            from keltis.fast.ai.wuerfelspiel.solver import Turns
        self.game, self.board = game, board
        if places(board.board) * board.board.stall > most:
            raise too_large(most)
        self._turns = Turns(board.board)
        self._value = self._turns.solve(progress, threads=os.cpu_count() or 1)
        self.size = Size(self._turns.turns, self._turns.turns, 0)

    def solve(self) -> Solution:
        """The value of every turn, from the last ones back to the first."""
        return Solution(
            self.game, self.board, self._value, 0.0, self.size, best_action(self.worth), self.worth
        )

    def worth(self, state: Struct) -> float:
        """The first seat's share from any position on, if both play perfectly."""
        if self.game.rules.mover(state) == NOBODY:
            return first_share(self.game, self.board.board, state)
        return self._turns.worth(state)

    def value_of(self, first: Policy, second: Policy) -> float:
        """Not here: there are too many positions between turns to ask a policy about each."""
        raise TooLarge("too many positions to ask a policy about each; estimate its losses by games")

    def answer(self, policy: Policy, seat: int) -> float:
        """Not here, for the same reason."""
        return self.value_of(policy, policy)
