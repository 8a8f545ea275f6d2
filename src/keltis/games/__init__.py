"""The games of the family: the one list of them."""

from keltis.core.game import AnyGame
from keltis.games.keltis import KELTIS
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.orakel import ORAKEL
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.wuerfelspiel import WUERFELSPIEL

GAMES: tuple[AnyGame, ...] = (KELTIS, NEUE_WEGE, ORAKEL, WEG_DER_STEINE, WUERFELSPIEL)


def game_named(name: str) -> AnyGame:
    """The game with this name."""
    for game in GAMES:
        if game.name == name:
            return game
    raise KeyError(name)
