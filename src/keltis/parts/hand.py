"""A hand: the cards a player holds, and those among them that everybody saw being taken.

A card taken from the top of a discard pile was seen by all, so it stays known while it is held. When
one of two equal cards leaves the hand, nobody can tell which: the known one counts as gone.
"""

from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct
from keltis.core.rng import Rng, below
from keltis.parts.cards import Cards, pick, put, remove, size


class Hand(Struct):
    """The cards held; `known` is the part that everybody knows, `size` their public number."""

    held: Cards
    known: Cards
    size: Byte


@rule
def take_hidden(hand: Hand, card: int) -> None:
    """Take a card that nobody else sees."""
    put(hand.held, card)
    hand.size += 1


@rule
def take_openly(hand: Hand, card: int) -> None:
    """Take a card that everybody sees."""
    put(hand.held, card)
    put(hand.known, card)
    hand.size += 1


@rule
def give(hand: Hand, card: int) -> None:
    """Remove a card that is held."""
    remove(hand.held, card)
    remove(hand.known, card)
    hand.size -= 1


@rule
def hide(hand: Hand, unseen: Cards) -> None:
    """Put the cards that only the holder knows back among the unseen ones; `size` keeps their number."""
    held = hand.held
    known = hand.known
    once = held.once & ~known.once | held.twice & ~known.twice
    twice = held.twice & ~known.once
    unseen.twice |= twice | unseen.once & once
    unseen.once |= once
    held.once = known.once
    held.twice = known.twice


@rule
def deal_due(hand: Hand, unseen: Cards, rng: Rng) -> None:
    """Fill the hand up to its size with random unseen cards."""
    for _ in range(hand.size - size(hand.held)):
        card = pick(unseen, below(rng, size(unseen)))
        remove(unseen, card)
        put(hand.held, card)
