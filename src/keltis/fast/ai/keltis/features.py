"""The input features of the net of Keltis: what the seat may know, as a list of active inputs.

These are its hand, all open cards, and the cards that it has not seen anywhere; nothing that others hide.
Descending rows are mirrored, since they differ from ascending ones in nothing else.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

from keltis.cardgame.phases import DRAWN
from keltis.core.bits import count, highest, lowest
from keltis.fast.jit.inlining import inner
from keltis.fast.search.outcomes import lead_of
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.rows import FALLING, OPEN

TOP = VALUES - 1  # the highest value
LANE = (1 << VALUES) - 1  # the cards of one colour

# Inputs of one colour, group by group: the own side, then the same for every other seat.
STONES = 10  # with the start; separate inputs for the large figure
ROW = 1 + 2 * VALUES  # empty; open at a value; ascending from a value (descending rows are mirrored)
COPIES = 2 * VALUES  # by value: at least one, and two
JUNK = 5  # held but useless cards
HELD = 8  # held useful cards, combined with the figure's position
UNKNOWN = 12  # unseen useful cards, in steps of two
PILE = 2 + VALUES  # the top card of the pile: none, useful, useless
KINDS = 5  # kinds of tiles: wish stone, clover, points
AHEAD, THEIR_AHEAD = 8, 4  # stones ahead of a figure
GAP = VALUES + 1  # gap between the row and the next card held
KNOWN = 4  # useful cards that another seat took openly
OWN_INPUTS = 2 * STONES + ROW + COPIES + JUNK + COPIES + HELD * STONES + UNKNOWN + PILE + AHEAD * KINDS + GAP
THEIR_INPUTS = 2 * STONES + ROW + UNKNOWN + KNOWN + PILE + THEIR_AHEAD * KINDS

# Inputs of the whole table.
DECK = 45  # cards in the draw pile, in steps of two
LEADS, MOST_LEAD = 49, 24
GOALS, OWN_GOALS = 5, 6  # figures in the goal area
COARSE = 13  # leads, in steps of four
WISHES_LEFT = 10
FULL = 2  # whether the hand is full, or a card will be drawn
USEFUL = 9
IDLE = (1, 5, 10, 20)  # turns without a draw: this many or more
WISHES, BEGUN = 7, 12  # per seat: wish stones; paths begun, and whether the large figure has left the start
SEAT_INPUTS = WISHES + BEGUN
TABLE_INPUTS = DECK + LEADS + GOALS * OWN_GOALS + GOALS * COARSE + WISHES_LEFT + FULL + USEFUL + len(IDLE) + 1

MOST_ACTIVE = 512


class ColourCards(NamedTuple):
    """Cards of one colour that concern the other seats, by value."""

    unknown_once: Any  # not seen anywhere, at least once
    unknown_twice: Any
    top: Any  # the top of the discard pile; below 0 if there is none


def inputs(players: int) -> tuple[int, int]:
    """The numbers of inputs of a colour and of the table."""
    return OWN_INPUTS + (players - 1) * THEIR_INPUTS, TABLE_INPUTS + players * SEAT_INPUTS


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
def list_tiles(board, s, path, stone, reach, base, out, number):
    """Write the inputs for the tiles ahead of a figure."""
    for ahead in range(1, min(reach, board.end - stone) + 1):
        tile = s.tiles.on[board.place[path][stone + ahead]]
        if tile > 0:
            out[number] = base + (ahead - 1) * KINDS + min(tile, KINDS) - 1
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
def colour_features(board, s, seat, colour, unknown, out, at):
    """Write the active inputs of a colour from out[at] on; returns the end."""
    player, shift = s.seats[seat], VALUES * colour
    once, twice = player.hand.held.once >> shift & LANE, player.hand.held.twice >> shift & LANE
    unknown_once, unknown_twice = unknown[0] >> shift & LANE, unknown[1] >> shift & LANE
    fits, stone = player.rows.fits >> shift & LANE, player.figures.stone[colour]
    direction, end = player.rows.direction[colour], row_end(player, colour)
    mirrored = direction == FALLING
    if direction == OPEN:
        mirrored = leans_down(once, twice, end)
    held = count(once & fits) + count(twice & fits)
    pile = s.stock.piles[colour]
    top = pile.cards[pile.size] - 1 - shift  # below 0 if there is none

    number, base = at, 0
    out[number] = stone + (STONES if player.figures.large_path == colour else 0)
    base += 2 * STONES
    out[number + 1] = base + row_input(end, direction, mirrored)
    base += ROW
    number = list_copies(once & fits, twice, mirrored, base, out, number + 2)
    base += COPIES
    out[number] = base + min(count(once) + count(twice) - held, JUNK - 1)
    base += JUNK
    number = list_copies(unknown_once & fits, unknown_twice, mirrored, base, out, number + 1)
    base += COPIES
    out[number] = base + min(held, HELD - 1) * STONES + stone
    base += HELD * STONES
    unknown_fits = count(unknown_once & fits) + count(unknown_twice & fits)
    out[number + 1] = base + min(unknown_fits // 2, UNKNOWN - 1)
    base += UNKNOWN
    shown = 0
    if top >= 0:
        shown = PILE - 1
        if fits >> top & 1:
            shown = 1 + (TOP - top if mirrored else top)
    out[number + 2] = base + shown
    base += PILE
    number = list_tiles(board, s, colour, stone, AHEAD, base, out, number + 3)
    base += AHEAD * KINDS
    if end < 0 and mirrored:
        gap = TOP - highest(once & fits) if once & fits else GAP - 1
    else:
        gap = gap_before(end, once & fits)
    out[number] = base + gap
    number, base = number + 1, base + GAP
    cards = ColourCards(unknown_once, unknown_twice, top)
    for turn in range(1, s.players):
        other = s.seats[(seat + turn) % s.players]
        number = other_features(board, s, other, colour, cards, base, out, number)
        base += THEIR_INPUTS
    return number


@inner
def other_features(board, s, other, colour, cards, base, out, number):
    """Write the active inputs of a colour for another seat; returns the end."""
    shift, top = VALUES * colour, cards.top
    stone, fits = other.figures.stone[colour], other.rows.fits >> shift & LANE
    direction, end = other.rows.direction[colour], row_end(other, colour)
    out[number] = base + stone + (STONES if other.figures.large_path == colour else 0)
    base += 2 * STONES
    mirrored = direction == FALLING or (direction == OPEN and end > TOP // 2)
    out[number + 1] = base + row_input(end, direction, mirrored)
    base += ROW
    chances = count(cards.unknown_once & fits) + count(cards.unknown_twice & fits)
    out[number + 2] = base + min(chances // 2, UNKNOWN - 1)
    base += UNKNOWN
    known = count(other.hand.known.once >> shift & fits) + count(other.hand.known.twice >> shift & fits)
    out[number + 3] = base + min(known, KNOWN - 1)
    base += KNOWN
    shown = 0
    if top >= 0:
        shown = PILE - 1
        if fits >> top & 1:
            shown = 1 + (abs(top - end) if end >= 0 else TOP)
    out[number + 4] = base + shown
    base += PILE
    return list_tiles(board, s, colour, stone, THEIR_AHEAD, base, out, number + 5)


@inner
def table_features(board, s, seat, out):
    """Write the active inputs that belong to no colour; returns how many."""
    player = s.seats[seat]
    own, left, idle = 0, 0, 0
    for colour in range(COLOURS):
        if player.figures.stone[colour] >= board.goal:
            own += 1
    for place in range(board.places):
        if s.tiles.on[place] == 1:
            left += 1
    for number in range(len(IDLE)):
        if s.stock.idle >= IDLE[number]:
            idle = number + 1
    lead, goal = lead_of(board, s, seat), min(s.goal, GOALS - 1)
    useful = count(player.hand.held.once & player.rows.fits) + count(
        player.hand.held.twice & player.rows.fits
    )
    deck = s.stock.deck - (1 if s.phase == DRAWN else 0)

    out[0] = min(deck // 2, DECK - 1)
    base = DECK
    out[1] = base + max(0, min(LEADS - 1, lead + MOST_LEAD))
    base += LEADS
    out[2] = base + goal * OWN_GOALS + own
    base += GOALS * OWN_GOALS
    out[3] = base + goal * COARSE + max(0, min(COARSE - 1, (lead + 2 * COARSE) // 4))
    base += GOALS * COARSE
    out[4] = base + min(left, WISHES_LEFT - 1)
    base += WISHES_LEFT
    out[5] = base + (0 if s.phase == DRAWN else 1)
    base += FULL
    out[6] = base + min(useful, USEFUL - 1)
    base += USEFUL
    out[7] = base + idle
    base += len(IDLE) + 1
    number = 8
    for turn in range(s.players):
        other = s.seats[(seat + turn) % s.players]
        out[number] = base + min(other.wishes, WISHES - 1)
        begun = count(other.figures.walking | other.figures.arrived)
        out[number + 1] = base + WISHES + begun * 2 + other.figures.large
        base += SEAT_INPUTS
        number += 2
    return number
