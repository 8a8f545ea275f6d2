"""Actions of Das Orakel in words."""

from keltis.cardgame.cards import span_words
from keltis.games.orakel.board import CLOVER, LEPRECHAUN, MIRROR, MOST_POINTS, POINTS, SPIRAL, Board
from keltis.games.orakel.rules import ACTIONS
from keltis.parts.colours import LETTERS

TILE_WORDS = (
    {POINTS + points: f"points {points}" for points in range(1, MOST_POINTS + 1)}
    | {CLOVER + colour: f"clover {letter}" for colour, letter in enumerate(LETTERS)}
    | {SPIRAL: "spiral", LEPRECHAUN: "leprechaun", MIRROR: "mirror"}
)


def spell(board: Board) -> list[str]:
    """Every action as it stands in a record, by number."""
    words: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "tile":
            words += TILE_WORDS.values()
        elif span.name == "priestess":
            words += [f"priestess {steps}" for steps in range(1, span.size + 1)]
        else:
            words += span_words(span) or [f"{span.name} {stone}" for stone in range(span.size)]
    return words
