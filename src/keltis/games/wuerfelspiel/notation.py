"""Actions of Das Würfelspiel in words; the lines of a record."""

from keltis.core.bits import members
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.rules import ACTIONS
from keltis.games.wuerfelspiel.state import State
from keltis.parts.colours import LETTERS

FACE_WORDS = (*LETTERS, "wish")


def spell(board: Board) -> list[str]:
    """Every action as it stands in a record, by number."""
    words: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "reroll":
            words += [f"reroll {dice_words(which)}" for which in range(1, span.size + 1)]
        elif span.name == "die":
            words += [f"die {face}" for face in FACE_WORDS]
        elif span.size == 1:
            words.append(span.name)
        else:
            words += [f"{span.name} {letter}" for letter in LETTERS]
    return words


def dice_words(which: int) -> str:
    """A set of dice by their places, from 1 on: "1 3 5"."""
    return " ".join(str(die + 1) for die in members(which))


def heading(s: State) -> str:
    """The head of the record's line on which the next action stands: one line per turn (A6)."""
    return f"turn {s.turn} seat {s.seat}"
