"""The Keltis family of games: rules, records, bots and play."""

from keltis.core.play import Play
from keltis.games import GAMES, game_named

__version__ = "0.1.0"
__all__ = ["GAMES", "Play", "game_named"]
