"""A discard pile: a stack of cards of which only the top one is visible (C6)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times
from keltis.parts.cardset import VALUES


class Pile(Struct):
    """Cards of one colour, from the bottom up, each as its number + 1; below them lies 0, "no card"."""

    size: Byte
    cards: Annotated[list[int], Times("i1", 1 + 2 * VALUES)]


@rule
def push(pile: Pile, card: int) -> None:
    """Lay a card on top."""
    pile.size += 1
    pile.cards[pile.size] = card + 1


@rule
def pop(pile: Pile) -> int:
    """Take the top card of a pile that is not empty."""
    card = top(pile)
    pile.cards[pile.size] = 0
    pile.size -= 1
    return card


@rule
def top(pile: Pile) -> int:
    """The visible card, -1 if the pile is empty."""
    return pile.cards[pile.size] - 1
