"""The games of the family: the one list of them."""

from keltis.core.game import AnyGame
from keltis.games.keltis import KELTIS

GAMES: tuple[AnyGame, ...] = (KELTIS,)


def game_named(name: str) -> AnyGame:
    """The game with this name."""
    for game in GAMES:
        if game.name == name:
            return game
    raise KeyError(name)
