"""A player's rows of cards, one per colour (C4).

No order is stored: a row ascends or descends, so its cards and direction determine it.
"""

from typing import Annotated

from keltis.core.bits import highest, lowest, members
from keltis.core.dialect import rule
from keltis.core.layout import Struct, Times, Word
from keltis.parts.cards import Cards, put, remove
from keltis.parts.cardset import ALL, COLOURS, OF_COLOUR, VALUES, colour_of, downward, upward

OPEN, RISING, FALLING = 0, 1, -1


class Rows(Struct):
    """Five rows. `fits` are all cards that may follow in them: the whole colour until two cards differ."""

    laid: Cards
    direction: Annotated[list[int], Times("i1", COLOURS)]
    fits: Word


@rule
def clear(rows: Rows) -> None:
    """Empty all rows; every card fits."""
    rows.fits = ALL


@rule
def last(rows: Rows, colour: int) -> int:
    """The last card of a row, -1 if it is empty."""
    row = rows.laid.once & OF_COLOUR[colour]
    if row == 0:
        return -1
    if rows.direction[colour] == FALLING:
        return lowest(row)
    return highest(row)


@rule
def lay(rows: Rows, card: int) -> None:
    """Lay a card that fits at the end of its row."""
    colour = colour_of(card)
    end = last(rows, colour)
    put(rows.laid, card)
    if end >= 0 and rows.direction[colour] == OPEN:
        if card > end:
            rows.direction[colour] = RISING
        elif card < end:
            rows.direction[colour] = FALLING
    if rows.direction[colour] == RISING:
        rows.fits = rows.fits & ~OF_COLOUR[colour] | upward(card)
    elif rows.direction[colour] == FALLING:
        rows.fits = rows.fits & ~OF_COLOUR[colour] | downward(card)


@rule
def begun(rows: Rows) -> int:
    """The colours whose rows are not empty, as a set."""
    colours = 0
    for colour in range(COLOURS):
        if rows.laid.once & OF_COLOUR[colour]:
            colours |= 1 << colour
    return colours


@rule
def lift(rows: Rows, colour: int) -> int:
    """Remove the last card of a row; the direction is recomputed from the remaining cards (N7, O10)."""
    card = last(rows, colour)
    remove(rows.laid, card)
    left = rows.laid.once & OF_COLOUR[colour]
    if left & (left - 1) == 0:  # only one distinct value is left
        rows.direction[colour] = OPEN
        rows.fits |= OF_COLOUR[colour]
    elif rows.direction[colour] == RISING:
        rows.fits |= upward(highest(left))
    else:
        rows.fits |= downward(lowest(left))
    return card


def row(rows: Rows, colour: int) -> list[int]:
    """The values of a row, in order."""
    first = colour * VALUES
    twice = rows.laid.twice >> first
    row = rows.laid.once >> first & ((1 << VALUES) - 1)
    values = [v for v in members(row) for _ in range(1 + (twice >> v & 1))]
    return values[::-1] if rows.direction[colour] == FALLING else values
