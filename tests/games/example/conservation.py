"""Nothing can get lost in a game of coins."""

from tests.games.example.game import Board, State


def everything_once(board: Board, state: State) -> None:
    assert sum(state.coins) < state.turn
