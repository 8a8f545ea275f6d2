"""Actions of Keltis in words; the lines of a record."""

from keltis.cardgame.cards import span_words
from keltis.cardgame.phases import DEAL, END_WORDS, TILES
from keltis.games.keltis.board import CLOVER, MOST_POINTS, POINTS, WISH, Board
from keltis.games.keltis.rules import ACTIONS
from keltis.games.keltis.state import State
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


def heading(s: State) -> str:
    """The head of the record's line on which the next action stands: one line per turn."""
    if s.phase == TILES:
        return "tiles"
    if s.phase == DEAL:
        return f"deal {s.seat}"
    return f"turn {s.turn} seat {s.seat}"


def end_reason(s: State) -> str:
    """Why the game is over, in one word; empty while it is running."""
    return END_WORDS.get(s.end, "")
