"""The list of games. A game is imported at its first use."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from keltis.core.game import AnyGame

# A game's package has the game's name, and contains the Game value under that name in capitals.
NAMES = ("keltis", "neue_wege", "orakel", "weg_der_steine", "wuerfelspiel")
GAMES: "tuple[AnyGame, ...]"  # all of them, in this order


def game_named(name: str, version: int | None = None) -> "AnyGame":
    """The game with this name, with the latest rules version or an older one."""
    if name not in NAMES:
        raise KeyError(name)
    game: AnyGame = getattr(import_module(f"{__name__}.{name}"), name.upper())
    return game if version is None else game.at_version(version)


def __getattr__(name: str) -> Any:
    """GAMES, created at its first use: it imports all games."""
    if name != "GAMES":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    games = tuple(game_named(one) for one in NAMES)
    globals()["GAMES"] = games
    return games
