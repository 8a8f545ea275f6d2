"""The share of the win in a game for two: 1, 0 or one half (A4)."""

from keltis.core.game import AnyGame
from keltis.core.layout import Struct


def first_share(game: AnyGame, board: Struct, state: Struct) -> float:
    """The first seat's share of the win at the end of a game for two; the second seat has the rest."""
    first, second = game.rules.score(board, state, 0), game.rules.score(board, state, 1)
    return 1.0 if first > second else 0.5 if first == second else 0.0
