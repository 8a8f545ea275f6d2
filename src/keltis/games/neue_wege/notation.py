"""Notation of actions in Neue Wege."""

from keltis.cardgame.cards import span_notation
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

TILE_NOTATION = (
    {CLOVER: "clover", SHED_TILE: "shed"}
    | {WISH + colour: f"wish {letter}" for colour, letter in enumerate(LETTERS)}
    | {POINTS + points: f"points {points}" for points in range(1, MOST_POINTS + 1)}
)


def action_notation(board: Board) -> list[str]:
    """The notation of every action, by number."""
    notation: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "tile":
            notation += TILE_NOTATION.values()
        else:
            notation += span_notation(span) or [f"{span.name} {edge}" for edge in edge_notation(board)]
    return notation


def edge_notation(board: Board) -> list[str]:
    """Every edge as its two fields; edge numbers that this board does not use are written as numbers."""
    used = [
        f"{field_name(board, board.origin[edge])}-{field_name(board, board.target[edge])}"
        for edge in range(board.edges)
    ]
    return used + [f"edge{edge}" for edge in range(board.edges, EDGES)]
