"""A set of cards in which each card may occur twice (C1): two bit sets, "at least once" and "twice"."""

from keltis.core.bits import count, members, nth
from keltis.core.dialect import rule
from keltis.core.layout import Struct, Word


class Cards(Struct):
    """Cards without an order."""

    once: Word
    twice: Word


@rule
def put(cards: Cards, card: int) -> None:
    """Add one card."""
    bit = 1 << card
    cards.twice |= cards.once & bit
    cards.once |= bit


@rule
def remove(cards: Cards, card: int) -> None:
    """Remove one card, if it is there."""
    others = ~(1 << card)
    cards.once &= cards.twice | others
    cards.twice &= others


@rule
def copies(cards: Cards, card: int) -> int:
    """How many copies of the card there are: 0, 1 or 2."""
    return (cards.once >> card & 1) + (cards.twice >> card & 1)


@rule
def size(cards: Cards) -> int:
    """The number of cards."""
    return count(cards.once) + count(cards.twice)


@rule
def pick(cards: Cards, k: int) -> int:
    """The k-th card, for k below the size; every copy has its own k."""
    singles = count(cards.once)
    if k < singles:
        return nth(cards.once, k)
    return nth(cards.twice, k - singles)


def listed(cards: Cards) -> list[int]:
    """All cards, ascending."""
    twice = cards.twice
    return [card for card in members(cards.once) for _ in range(1 + (twice >> card & 1))]
