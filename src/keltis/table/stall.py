"""The stall guard (C12, W13) comes into sight: a warning before it ends the game."""

from typing import Any

from msgspec import Struct

from keltis.core.play import AnyPlay

WARNING = 10  # turns before the guard ends the game


class Stall(Struct, frozen=True):
    """The game ends if nothing moves on for so many more turns."""

    turns: int
    rule: str


def stall_ahead(play: AnyPlay) -> Stall | None:
    """The warning that everybody sees; None while the end is far, or where the game has no guard."""
    limit = getattr(play.board, "stall", 0)
    if not limit or play.over:
        return None
    turns = limit - _idle_turns(play.state)
    rule = next(rule for rule in ("C12", "W13") if rule in play.game.rule_numbers)
    return Stall(turns, rule) if turns <= WARNING else None


def _idle_turns(state: Any) -> int:
    """The turns in a row that brought the game no further; card games count them with their stock."""
    counter = state if hasattr(state, "idle") else state.stock
    return int(counter.idle)
