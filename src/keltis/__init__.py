"""The Keltis family of games: rules, records, bots and play.

The names in `__all__` are the public interface; other modules may change. Importing the package is cheap: the
names are imported at their first use.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from keltis.bots import BOTS, BotFailure, ask, new_bot
    from keltis.core.game import Game
    from keltis.core.play import Play
    from keltis.core.record import Record, RecordError, record_of
    from keltis.core.record_file import as_jsonl, as_text, read_records
    from keltis.core.refusal import Refusal
    from keltis.core.rng import seeded_rng
    from keltis.core.view import View, view
    from keltis.games import GAMES, game_named
    from keltis.pictures import picture

__version__ = "0.1.0"
__all__ = [
    "BOTS",
    "GAMES",
    "BotFailure",
    "Game",
    "Play",
    "Record",
    "RecordError",
    "Refusal",
    "View",
    "as_jsonl",
    "as_text",
    "ask",
    "game_named",
    "new_bot",
    "picture",
    "read_records",
    "record_of",
    "seeded_rng",
    "view",
]

_NAMES_BY_MODULE = {
    "bots": ("BOTS", "BotFailure", "ask", "new_bot"),
    "core.game": ("Game",),
    "core.play": ("Play",),
    "core.record": ("Record", "RecordError", "record_of"),
    "core.record_file": ("as_jsonl", "as_text", "read_records"),
    "core.refusal": ("Refusal",),
    "core.rng": ("seeded_rng",),
    "core.view": ("View", "view"),
    "games": ("GAMES", "game_named"),
    "pictures": ("picture",),
}
_MODULES = {name: f"keltis.{module}" for module, names in _NAMES_BY_MODULE.items() for name in names}


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_MODULES[name]), name)


def __dir__() -> list[str]:
    """With the public names, which are imported at their first use: for `dir`, `help` and completion."""
    return sorted({*globals(), *__all__})
