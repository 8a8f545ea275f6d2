"""Input features of the nets of card games about the cards of one colour: rows, hands, piles, unseen cards.

Descending rows are mirrored, since they differ from ascending ones in nothing else.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

from keltis.core.bits import count, highest, lowest
from keltis.fast.jit.inlining import inner
from keltis.parts.cardset import VALUES
from keltis.parts.rows import FALLING, OPEN

TOP = VALUES - 1  # the highest value
LANE = (1 << VALUES) - 1  # the cards of one colour

ROW = 1 + 2 * VALUES  # empty; open at a value; ascending from a value (descending rows are mirrored)
COPIES = 2 * VALUES  # by value: at least one, and two
JUNK = 5  # held but useless cards
HELD = 8  # held useful cards
UNKNOWN = 12  # unseen useful cards, in steps of two
PILE = 2 + VALUES  # the top card of the pile: none, useful, useless
GAP = VALUES + 1  # gap between the row and the next card held
KNOWN = 4  # useful cards that another seat took openly

OWN_CARDS = ROW + COPIES + JUNK + COPIES + UNKNOWN + PILE + GAP
OTHER_CARDS = ROW + UNKNOWN + KNOWN + PILE


class ColourCards(NamedTuple):
    """Cards of one colour that concern the other seats, by value."""

    unknown_once: Any  # not seen anywhere, at least once
    unknown_twice: Any
    top: Any  # the top of the discard pile; below 0 if there is none


@inner
def unknown_cards(s, seat):
    """The cards that a seat has not seen, as two sets: at least once, and twice."""
    once, twice = s.stock.unseen.once, s.stock.unseen.twice
    for other in range(s.players):
        if other != seat:
            hand = s.seats[other].hand
            bits = hand.held.once
            while bits:
                card = lowest(bits)
                bits &= bits - 1
                known = (hand.known.once >> card & 1) + (hand.known.twice >> card & 1)
                for _ in range(1 + (hand.held.twice >> card & 1) - known):
                    twice |= once & (1 << card)
                    once |= 1 << card
    return once, twice


@inner
def useful_cards(player, colour):
    """The number of held cards of a colour that fit its row."""
    fits = player.rows.fits >> (VALUES * colour) & LANE
    held = player.hand.held
    return count(held.once >> (VALUES * colour) & fits) + count(held.twice >> (VALUES * colour) & fits)


@inner
def row_end(player, colour):
    """The last value of a row, -1 if it is empty."""
    row = player.rows.laid.once >> (VALUES * colour) & LANE
    if row == 0:
        return -1
    return lowest(row) if player.rows.direction[colour] == FALLING else highest(row)


@inner
def row_input(end, direction, mirrored):
    """The input for a row, one of ROW."""
    if end < 0:
        return 0
    seen = TOP - end if mirrored else end
    return 1 + seen if direction == OPEN else 1 + VALUES + seen


@inner
def leans_down(once, twice, end):
    """Whether the cards held suit a descending row better, if the row is still open."""
    pivot = TOP // 2 if end < 0 else end
    lean = 0
    while once:
        value = lowest(once)
        once &= once - 1
        copies = 1 + (twice >> value & 1)
        if value > pivot:
            lean += copies
        elif value < pivot:
            lean -= copies
    return lean > 0 if end < 0 else lean < 0


@inner
def list_copies(once, twice, mirrored, base, out, number):
    """Write the inputs for values held at least once and twice."""
    while once:
        value = lowest(once)
        once &= once - 1
        seen = TOP - value if mirrored else value
        out[number] = base + seen
        number += 1
        if twice >> value & 1:
            out[number] = base + VALUES + seen
            number += 1
    return number


@inner
def list_members(members, base, out, number):
    """Write an input for every member of a set."""
    while members:
        out[number] = base + lowest(members)
        members &= members - 1
        number += 1
    return number


@inner
def gap_before(end, cards):
    """The distance of the nearest of these cards from the end of a row, or from the lowest value."""
    gap = GAP - 1
    start = max(end, 0)
    while cards:
        gap = min(gap, abs(lowest(cards) - start))
        cards &= cards - 1
    return gap


@inner
def colour_cards(s, colour, unknown):
    """The unknown cards of a colour, and the top of its pile."""
    shift, pile = VALUES * colour, s.stock.piles[colour]
    top = pile.cards[pile.size] - 1 - shift
    return ColourCards(unknown[0] >> shift & LANE, unknown[1] >> shift & LANE, top)


@inner
def own_cards(player, colour, cards, out, number):
    """Write the inputs for the cards of a colour that concern the seat itself, from out[number] on."""
    shift, top = VALUES * colour, cards.top
    once, twice = player.hand.held.once >> shift & LANE, player.hand.held.twice >> shift & LANE
    fits = player.rows.fits >> shift & LANE
    direction, end = player.rows.direction[colour], row_end(player, colour)
    mirrored = direction == FALLING
    if direction == OPEN:
        mirrored = leans_down(once, twice, end)
    held = count(once & fits) + count(twice & fits)
    out[number] = row_input(end, direction, mirrored)
    base = ROW
    number = list_copies(once & fits, twice, mirrored, base, out, number + 1)
    base += COPIES
    out[number] = base + min(count(once) + count(twice) - held, JUNK - 1)
    base += JUNK
    number = list_copies(cards.unknown_once & fits, cards.unknown_twice, mirrored, base, out, number + 1)
    base += COPIES
    chances = count(cards.unknown_once & fits) + count(cards.unknown_twice & fits)
    out[number] = base + min(chances // 2, UNKNOWN - 1)
    base += UNKNOWN
    shown = 0
    if top >= 0:
        shown = PILE - 1
        if fits >> top & 1:
            shown = 1 + (TOP - top if mirrored else top)
    out[number + 1] = base + shown
    base += PILE
    if end < 0 and mirrored:
        gap = TOP - highest(once & fits) if once & fits else GAP - 1
    else:
        gap = gap_before(end, once & fits)
    out[number + 2] = base + gap
    return number + 3


@inner
def other_cards(other, colour, cards, base, out, number):
    """Write the inputs for the cards of a colour that concern another seat."""
    shift, top = VALUES * colour, cards.top
    fits = other.rows.fits >> shift & LANE
    direction, end = other.rows.direction[colour], row_end(other, colour)
    mirrored = direction == FALLING or (direction == OPEN and end > TOP // 2)
    out[number] = base + row_input(end, direction, mirrored)
    base += ROW
    chances = count(cards.unknown_once & fits) + count(cards.unknown_twice & fits)
    out[number + 1] = base + min(chances // 2, UNKNOWN - 1)
    base += UNKNOWN
    known = count(other.hand.known.once >> shift & fits) + count(other.hand.known.twice >> shift & fits)
    out[number + 2] = base + min(known, KNOWN - 1)
    base += KNOWN
    shown = 0
    if top >= 0:
        shown = PILE - 1
        if fits >> top & 1:
            shown = 1 + (abs(top - end) if end >= 0 else TOP)
    out[number + 3] = base + shown
    return number + 4
