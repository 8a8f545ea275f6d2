"""Notation of actions in Das Würfelspiel; the lines of a record."""

from keltis.core.bits import members
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.rules import ACTIONS
from keltis.games.wuerfelspiel.state import State
from keltis.parts.colours import LETTERS

FACE_NOTATION = (*LETTERS, "wish")


def action_notation(board: Board) -> list[str]:
    """The notation of every action, by number."""
    notation: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "reroll":
            notation += [f"reroll {dice_notation(which)}" for which in range(1, span.size + 1)]
        elif span.name == "die":
            notation += [f"die {face}" for face in FACE_NOTATION]
        elif span.size == 1:
            notation.append(span.name)
        else:
            notation += [f"{span.name} {letter}" for letter in LETTERS]
    return notation


def dice_notation(which: int) -> str:
    """A set of dice by their places, from 1 on: "1 3 5"."""
    return " ".join(str(die + 1) for die in members(which))


def heading(s: State) -> str:
    """The heading of the record line of the next action: one line per turn (A6)."""
    return f"turn {s.turn} seat {s.seat}"
