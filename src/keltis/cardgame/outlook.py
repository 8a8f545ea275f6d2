"""Which cards can still be played: shared by the heuristics of the card games."""

from keltis.core.bits import count
from keltis.core.dialect import rule
from keltis.parts.cards import Cards
from keltis.parts.cardset import VALUES, downward, upward
from keltis.parts.rows import FALLING, RISING, Rows, last
from keltis.parts.stock import Stock

PATIENCE = 20  # turns


@rule
def many(cards: Cards, among: int) -> int:
    """The number of cards that belong to a set."""
    return count(cards.once & among) + count(cards.twice & among)


@rule
def following(rows: Rows, held: Cards, card: int) -> int:
    """The cards that may still follow `card`; while both directions are open, the better one for the hand.

    Ascending if both are equally good.
    """
    colour = card // VALUES
    direction = rows.direction[colour]
    end = last(rows, colour)
    up = upward(card)
    down = downward(card)
    if direction == RISING or (end >= 0 and end < card):
        return up
    if direction == FALLING or card < end:
        return down
    if many(held, up) >= many(held, down):
        return up
    return down


@rule
def somebody_must_draw(stock: Stock) -> bool:
    """Whether the game will stall unless somebody draws (C12)."""
    return stock.idle >= PATIENCE
