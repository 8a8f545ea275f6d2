"""A discard pile: a stack of cards of which only the top one is visible (C6)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times
from keltis.parts.cardset import VALUES


class Pile(Struct):
    """Cards of one colour, from the bottom up."""

    size: Byte
    cards: Annotated[list[int], Times("i1", 2 * VALUES + 1)]  # one more, for 24 bytes


@rule
def push(pile: Pile, card: int) -> None:
    """Lay a card on top."""
    pile.cards[pile.size] = card
    pile.size += 1


@rule
def pop(pile: Pile) -> int:
    """Take the top card of a pile that is not empty; what is gone leaves no trace."""
    pile.size -= 1
    card = pile.cards[pile.size]
    pile.cards[pile.size] = 0
    return card


@rule
def top(pile: Pile) -> int:
    """The visible card, -1 if the pile is empty."""
    return pile.cards[pile.size - 1] if pile.size else -1
