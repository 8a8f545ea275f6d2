"""Actions of Keltis in words."""

from keltis.cardgame.cards import span_words
from keltis.games.keltis.board import CLOVER, MOST_POINTS, POINTS, WISH, Board
from keltis.games.keltis.rules import ACTIONS
from keltis.parts.colours import LETTERS

TILE_WORDS = {WISH: "wish", CLOVER: "clover"} | {
    POINTS + points: f"points {points}" for points in range(1, MOST_POINTS + 1)
}


def spell(board: Board) -> list[str]:
    """Every action as it stands in a record, by number."""
    words: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "tile":
            words += TILE_WORDS.values()
        else:
            words += span_words(span) or [f"{span.name} {letter}" for letter in LETTERS]
    return words
