"""The heuristic of the game of coins."""

from typing import NamedTuple

from keltis.core.dialect import rule
from tests.games.example.game import TAKE, Board, State


class Weights(NamedTuple):
    coin: int  # the value of a coin that still counts


PLAIN = Weights(coin=100)


@rule
def judge(board: Board, s: State, w: Weights, action: int) -> int:
    """The value of an action for its mover, in 1/100 points."""
    return w.coin if action == TAKE and s.coins[s.seat] < board.most else 0
