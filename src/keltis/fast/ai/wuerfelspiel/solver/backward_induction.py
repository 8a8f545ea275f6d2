"""Das Würfelspiel on a small board, solved by backward induction."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.layout import Struct
from keltis.fast.ai.wuerfelspiel.dice_sets import Bags
from keltis.fast.ai.wuerfelspiel.solver.layers import reach, solve_turns
from keltis.fast.ai.wuerfelspiel.solver.numbering import advancement, number_of
from keltis.fast.ai.wuerfelspiel.solver.successors import DEPTH, MOST_ENDS, Ends
from keltis.fast.ai.wuerfelspiel.solver.values import weigh_choice, weigh_turn
from keltis.fast.jit.dispatch import board_carrier, state_carrier
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.state import BONUS, REROLL, SYMBOL

PORTION = 256  # positions between two checks for signals


class Turns:
    """All turns on a small board and, after `solve`, their values for the first seat."""

    def __init__(self, board: Board) -> None:
        if board.sides != 1:
            raise ValueError("a match of two sides is not solved: choose one side")
        boards, self._carrier = board_carrier(WUERFELSPIEL), state_carrier(WUERFELSPIEL)
        self._board = boards.empty(1)
        boards.write(self._board, 0, board)
        self._stall = int(board.stall)
        self._fresh = self._carrier.empty(DEPTH + 1)
        self._carrier.write(self._fresh, 0, WUERFELSPIEL.rules.setup(board, 2))
        self._fresh[:] = self._fresh[0]
        self._bags = Bags(board.rows, board.dice)
        self.configs = ((board.wish_stock + 1) * (board.end + 1) ** board.rows) ** 2
        self.values = np.zeros(0)
        self.turns = 0  # positions that can be reached
        self._bag_cache: tuple[tuple[int, int, int], Any, Any] | None = None

    def solve(self, progress: Callable[[str, float], None], threads: int = 1) -> float:
        """Solve all turns; returns the first seat's share at the start of the game."""
        levels = np.zeros(self.configs, np.int32)
        advancement(self._board, self._fresh.copy(), levels)
        reached = np.zeros(2 * self._stall * self.configs, np.int8)
        self.values = np.full(len(reached), np.nan)
        reached[0] = 1
        order = np.argsort(levels, kind="stable")
        bounds = np.searchsorted(levels[order], np.arange(levels.max() + 2))
        layers = [order[a:b] for a, b in pairwise(bounds)]
        done = 0
        for layer in layers:
            progress("positions", done / len(order))
            done += len(layer)
            self._each(reach, layer, threads, (reached,))
        self.turns = int(reached.sum(dtype=np.int64))
        by_config = reached.reshape(self.configs, -1).max(axis=1) > 0
        done = 0
        for layer in reversed(layers):
            progress("values", done / len(order))
            done += len(layer)
            chosen = layer[by_config[layer]]
            self._each(solve_turns, chosen, threads, (reached, self.values))
        return float(self.values[0])

    def _each(
        self, function: Any, configs: npt.NDArray[np.int64], threads: int, arrays: tuple[Any, ...]
    ) -> None:
        """Apply a compiled function to positions, in portions and in several threads."""
        portions = [configs[i : i + PORTION] for i in range(0, len(configs), PORTION)]

        def work(portion: npt.NDArray[np.int64]) -> bool:
            given = (self._board, self._fresh.copy(), portion, self._bags.tables, _ends())
            return bool(function(*given, *arrays))

        if threads == 1:
            good = all(map(work, portions))
        else:
            with ThreadPoolExecutor(threads) as pool:
                good = all(pool.map(work, portions))
        if not good:
            raise ValueError("a single turn may end in too many ways on this board")

    def worth(self, state: Struct) -> float:
        """The value of any position for the first seat."""
        s: Any = state
        states = self._fresh.copy()
        self._carrier.write(states, 0, state)
        if s.phase in (SYMBOL, BONUS):
            mine = float(weigh_choice(self._board, states, _ends(), self.values))
        else:
            turn = (int(number_of(self._board, states)), s.seat, s.idle)
            kept, rolled = self._weighed(turn, states)
            mine = float((kept if s.phase == REROLL else rolled)[self._bags.number(s.dice.shown)])
        return mine if s.seat == 0 else 1.0 - mine

    def _weighed(self, turn: tuple[int, int, int], states: Any) -> tuple[Any, Any]:
        """The values of the bags of dice in a turn; the last turn is cached."""
        if self._bag_cache is None or self._bag_cache[0] != turn:
            bags = self._bags.tables
            kept, rolled = np.zeros(len(bags.follow)), np.zeros(len(bags.follow))
            weigh_turn(self._board, states, turn, bags, _ends(), self.values, kept, rolled)
            self._bag_cache = (turn, kept, rolled)
        return self._bag_cache[1], self._bag_cache[2]


def _ends() -> Ends:
    """Memory for the ends of one turn; every thread needs its own."""
    return Ends(np.zeros(MOST_ENDS, np.int64), np.zeros(DEPTH, np.int64))
