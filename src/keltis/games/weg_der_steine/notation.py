"""Notation of actions in Der Weg der Steine; the lines of a record."""

from keltis.cardgame.cards import CARD_NOTATION
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.rules import ACTIONS
from keltis.games.weg_der_steine.state import State


def action_notation(board: Board) -> list[str]:
    """The notation of every action, by number."""
    notation: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "take":
            notation += [f"take {tile}" for tile in CARD_NOTATION]
        elif span.name == "tile":
            notation += CARD_NOTATION
        else:
            notation.append(span.name)
    return notation


def heading(s: State) -> str:
    """The heading of the record line of the next action: one line per turn."""
    return f"turn {s.turn} seat {s.seat}"
