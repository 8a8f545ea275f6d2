"""The games of the family: the one list of them. A game is loaded when it is first asked for."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from keltis.core.game import AnyGame

# A game's folder bears its name, and holds the Game value under that name in capitals.
NAMES = ("keltis", "neue_wege", "orakel", "weg_der_steine", "wuerfelspiel")
GAMES: "tuple[AnyGame, ...]"  # all of them, in this order


def game_named(name: str) -> "AnyGame":
    """The game with this name."""
    if name not in NAMES:
        raise KeyError(name)
    game: AnyGame = getattr(import_module(f"{__name__}.{name}"), name.upper())
    return game


def __getattr__(name: str) -> Any:
    """The list GAMES, once somebody wants it whole."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    games = tuple(game_named(one) for one in NAMES)
    globals()["GAMES"] = games
    return games
