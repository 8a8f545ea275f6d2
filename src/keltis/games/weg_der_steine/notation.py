"""Actions of Der Weg der Steine in words; the lines of a record."""

from keltis.cardgame.cards import CARD_WORDS
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.rules import ACTIONS
from keltis.games.weg_der_steine.state import State


def spell(board: Board) -> list[str]:
    """Every action as it stands in a record, by number."""
    words: list[str] = []
    for span in ACTIONS.spans:
        if span.name == "take":
            words += [f"take {tile}" for tile in CARD_WORDS]
        elif span.name == "tile":
            words += CARD_WORDS
        else:
            words.append(span.name)
    return words


def heading(s: State) -> str:
    """The head of the record's line on which the next action stands: one line per turn."""
    return f"turn {s.turn} seat {s.seat}"
