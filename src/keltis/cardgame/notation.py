"""The lines of a card game's record: one for the tiles, one per hand dealt, one per turn."""

from keltis.cardgame.phases import DEAL, TILES
from keltis.cardgame.rules import CardState


def heading(s: CardState) -> str:
    """The heading of the record line of the next action: one line per turn."""
    if s.phase == TILES:
        return "tiles"
    if s.phase == DEAL:
        return f"deal {s.seat}"
    return f"turn {s.turn} seat {s.seat}"
