"""A warning before the stall guard (C12, W13) ends the game."""

from typing import Any

from msgspec import Struct

from keltis.core.play import AnyPlay

WARNING = 10  # turns before the guard ends the game


class Stall(Struct, frozen=True):
    """The game ends after so many more turns without progress."""

    turns: int
    rule: str


def stall_ahead(play: AnyPlay) -> Stall | None:
    """The warning for all viewers; None while the end is far, or if the game has no stall guard."""
    limit = getattr(play.board, "stall", 0)
    if not limit or play.over:
        return None
    turns = limit - _idle_turns(play.state)
    rule = next(rule for rule in ("C12", "W13") if rule in play.game.rule_numbers)
    return Stall(turns, rule) if turns <= WARNING else None


def _idle_turns(state: Any) -> int:
    """The number of consecutive turns without progress; card games count them in their stock."""
    counter = state if hasattr(state, "idle") else state.stock
    return int(counter.idle)
