"""The cards that belong to no player: draw pile, box and discard piles (C2, C6, C7, C8, C12)."""

from typing import Annotated

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times
from keltis.parts.cards import Cards, remove, size
from keltis.parts.cardset import COLOURS, colour_of
from keltis.parts.pile import Pile, pop, push

DRAWING = 1  # in a set of sources: bit 0 is the draw pile, bit 1 + colour a discard pile


class Stock(Struct):
    """Draw pile and box have no order: unseen cards are only counted."""

    unseen: Cards  # draw pile and box together
    deck: Byte  # cards in the draw pile
    piles: Annotated[list[Pile], Times(Pile, COLOURS)]
    filled: Byte  # the discard piles that are not empty, a set of colours
    closed: Byte  # the discard piles that this turn has closed (C7), a set of colours
    idle: Byte  # turns since a card was drawn (C12); -1 during a turn with a draw


@rule
def fill(stock: Stock, cards: Cards, missing: int) -> None:
    """All cards face down; `missing` of them are not in the draw pile (box, first hands)."""
    stock.unseen.once = cards.once
    stock.unseen.twice = cards.twice
    stock.deck = size(cards) - missing


@rule
def discard(stock: Stock, card: int) -> None:
    """Discard a card onto its colour's pile, which is then closed for the rest of the turn (C6, C7)."""
    colour = colour_of(card)
    push(stock.piles[colour], card)
    stock.filled |= 1 << colour
    stock.closed |= 1 << colour


@rule
def take(stock: Stock, colour: int) -> int:
    """Take the top card of a discard pile (C7)."""
    pile = stock.piles[colour]
    card = pop(pile)
    stock.filled ^= (pile.size == 0) << colour
    return card


@rule
def draw(stock: Stock, card: int) -> None:
    """Remove the top card of the draw pile, which chance has named (C7)."""
    remove(stock.unseen, card)
    stock.deck -= 1
    stock.idle = -1


@rule
def sources(stock: Stock) -> int:
    """Where a hand may be refilled from: the draw pile, and discard piles neither empty nor closed (C7)."""
    return DRAWING | (stock.filled & ~stock.closed) << 1


@rule
def end_turn(stock: Stock) -> None:
    """Open all piles again, and count turns without a draw (C7, C12)."""
    stock.closed = 0
    stock.idle += 1
