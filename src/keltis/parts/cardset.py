"""Sets of cards as ints.

The 55 different cards (five colours, values 0 to 10; C1) are the bits of one int: card = 11 · colour +
value. 55 bits fit a signed 64-bit word, so the same expressions work on Python ints and compiled.
"""

from keltis.core.dialect import rule

COLOURS = 5
VALUES = 11
CARDS = COLOURS * VALUES
ALL = (1 << CARDS) - 1
OF_COLOUR = tuple(((1 << VALUES) - 1) << (VALUES * colour) for colour in range(COLOURS))


@rule
def colour_of(card: int) -> int:
    """The colour of a card: card // VALUES for these cards, without a division."""
    return card * 47 >> 9


@rule
def upward(card: int) -> int:
    """All cards of the colour with at least this card's value."""
    return OF_COLOUR[colour_of(card)] & -(1 << card)


@rule
def downward(card: int) -> int:
    """All cards of the colour with at most this card's value."""
    return OF_COLOUR[colour_of(card)] & ((2 << card) - 1)
