"""The Keltis family of games: rules, records, bots and play.

Importing this package is cheap: what it offers is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from keltis.core.play import Play
    from keltis.games import GAMES, game_named

__version__ = "0.1.0"
__all__ = ["GAMES", "Play", "game_named"]

_HOMES = {"GAMES": "keltis.games", "Play": "keltis.core.play", "game_named": "keltis.games"}


def __getattr__(name: str) -> Any:
    """What is asked for, from the module where it lives."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
