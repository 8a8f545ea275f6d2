"""Notation of actions in Keltis."""

from keltis.cardgame.cards import span_notation
from keltis.games.keltis.board import CLOVER, MOST_POINTS, POINTS, WISH, Board
from keltis.games.keltis.rules import ACTIONS
from keltis.parts.colours import LETTERS

TILE_NOTATION = {WISH: "wish", CLOVER: "clover"} | {
    POINTS + points: f"points {points}" for points in range(1, MOST_POINTS + 1)
}


def action_notation(board: Board) -> list[str]:
    """The notation of every action, by number."""
    notation: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "tile":
            notation += TILE_NOTATION.values()
        else:
            notation += span_notation(span) or [f"{span.name} {letter}" for letter in LETTERS]
    return notation
