"""The dice game on boards too large to enumerate single dice: solved turn by turn.

See `keltis.fast.ai.wuerfelspiel.solver`.

Only positions between turns are stored; those within turns are computed on demand. They are too many to query
a policy for each, so its losses are estimated from games instead (see `losses`).
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

MOST = 40_000_000  # states of pieces and wish stones; each has two values per turn until a stall


def places(board: Any) -> int:
    """The number of ways to place the pieces and to distribute the wish stones."""
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
        """The value of every turn, by backward induction."""
        return Solution(
            self.game, self.board, self._value, 0.0, self.size, best_action(self.worth), self.worth
        )

    def worth(self, state: Struct) -> float:
        """The first seat's share from any position on, if both play perfectly."""
        if self.game.rules.mover(state) == NOBODY:
            return first_share(self.game, self.board.board, state)
        return self._turns.worth(state)

    def value_of(self, first: Policy, second: Policy) -> float:
        """Not supported: there are too many positions within turns to query a policy for each."""
        raise TooLarge("too many positions to query a policy for each; use `losses` instead")

    def answer(self, policy: Policy, seat: int) -> float:
        """Not supported, for the same reason."""
        return self.value_of(policy, policy)
