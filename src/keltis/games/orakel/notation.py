"""Notation of actions in Das Orakel."""

from keltis.cardgame.cards import span_notation
from keltis.games.orakel.board import CLOVER, LEPRECHAUN, MIRROR, MOST_POINTS, POINTS, SPIRAL, Board
from keltis.games.orakel.rules import ACTIONS
from keltis.parts.colours import LETTERS

TILE_NOTATION = (
    {POINTS + points: f"points {points}" for points in range(1, MOST_POINTS + 1)}
    | {CLOVER + colour: f"clover {letter}" for colour, letter in enumerate(LETTERS)}
    | {SPIRAL: "spiral", LEPRECHAUN: "leprechaun", MIRROR: "mirror"}
)


def action_notation(board: Board) -> list[str]:
    """The notation of every action, by number."""
    notation: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "tile":
            notation += TILE_NOTATION.values()
        elif span.name == "priestess":
            notation += [f"priestess {steps}" for steps in range(1, span.size + 1)]
        else:
            notation += span_notation(span) or [f"{span.name} {stone}" for stone in range(span.size)]
    return notation
