"""Actions of Neue Wege in words."""

from keltis.cardgame.cards import span_words
from keltis.games.neue_wege.board import (
    CLOVER,
    EDGES,
    MOST_POINTS,
    POINTS,
    SHED_TILE,
    WISH,
    Board,
    field_name,
)
from keltis.games.neue_wege.rules import ACTIONS
from keltis.parts.colours import LETTERS

TILE_WORDS = (
    {CLOVER: "clover", SHED_TILE: "shed"}
    | {WISH + colour: f"wish {letter}" for colour, letter in enumerate(LETTERS)}
    | {POINTS + points: f"points {points}" for points in range(1, MOST_POINTS + 1)}
)


def spell(board: Board) -> list[str]:
    """Every action as it stands in a record, by number."""
    words: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "tile":
            words += TILE_WORDS.values()
        else:
            words += span_words(span) or [f"{span.name} {edge}" for edge in edge_words(board)]
    return words


def edge_words(board: Board) -> list[str]:
    """Every edge by its two fields; numbers that this board does not use are only numbers."""
    used = [
        f"{field_name(board, board.origin[edge])}-{field_name(board, board.target[edge])}"
        for edge in range(board.edges)
    ]
    return used + [f"edge{edge}" for edge in range(board.edges, EDGES)]
