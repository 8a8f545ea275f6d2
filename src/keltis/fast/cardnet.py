"""The learned worth of a position of Keltis at the end of one's turn: a small net, compiled.

It sees what the seat may know: its hand, what lies openly, and which cards nobody has shown yet. All colours
are read by the same weights, since they differ in nothing but their tiles; what they come to is added up and
weighed together with the rest of the table. Only sums, products and square roots, and no sum is reordered:
the same decisions on every machine.

Inner loops run over the length of a row: with a number known in advance they would be unrolled, not
vectorised.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from keltis.cardgame.phases import DRAWN
from keltis.core.bits import count, highest, lowest
from keltis.fast.calls import points_of
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.rows import FALLING, OPEN

Floats = npt.NDArray[np.float32]

COLOUR_UNITS, UNITS = 48, 32
ZERO, ONE, HALF = np.float32(0), np.float32(1), np.float32(0.5)
TOP = VALUES - 1  # the highest value
LANE = (1 << VALUES) - 1  # the cards of one colour

# Inputs of one colour, group by group: the own side, then the same for every other seat.
STONES = 10  # with the start; twice, for the large figure
ROW = 1 + 2 * VALUES  # no card; open at a value; rising from a value (falling rows are read in a mirror)
COPIES = 2 * VALUES  # by value: at least one, two
JUNK = 5  # held and of no use
HELD = 8  # held and of use, together with where the figure stands
UNKNOWN = 12  # cards of use that nobody has shown, by twos
PILE = 2 + VALUES  # the visible card of the pile: none, of use, of none
KINDS = 5  # of tiles: wish stone, clover, points
AHEAD, THEIR_AHEAD = 8, 4  # stones before a figure
GAP = VALUES + 1  # between the row and the next card held
KNOWN = 4  # cards of use that somebody was seen to take
OWN_INPUTS = 2 * STONES + ROW + COPIES + JUNK + COPIES + HELD * STONES + UNKNOWN + PILE + AHEAD * KINDS + GAP
THEIR_INPUTS = 2 * STONES + ROW + UNKNOWN + KNOWN + PILE + THEIR_AHEAD * KINDS

# Inputs of the whole table.
DECK = 45  # cards in the draw pile, by twos
LEADS, MOST_LEAD = 49, 24
GOALS, OWN_GOALS = 5, 6  # figures in the goal area
COARSE = 13  # leads, by fours
WISHES_LEFT = 10
FULL = 2  # whether the hand is full, or a card will be drawn
USEFUL = 9
IDLE = (1, 5, 10, 20)  # turns without a card from the draw pile: so many and more
WISHES, BEGUN = 7, 12  # of a seat: wish stones; paths begun and whether the large figure has left
SEAT_INPUTS = WISHES + BEGUN
TABLE_INPUTS = DECK + LEADS + GOALS * OWN_GOALS + GOALS * COARSE + WISHES_LEFT + FULL + USEFUL + len(IDLE) + 1

MOST_ACTIVE = 512


@dataclass(frozen=True)
class CardNet:
    """Weights for one number of players; the last row of `colour` and `table`, and `out[-1]`, are biases."""

    colour: Floats  # input of a colour, unit
    joined: Floats  # unit of the colours, unit
    table: Floats  # input of the table, unit
    out: Floats

    @staticmethod
    def fresh(players: int, seed: int) -> "CardNet":
        """A net that knows nothing."""
        rng = np.random.default_rng(seed)
        colour, table = inputs(players)
        shapes = ((colour + 1, COLOUR_UNITS), (COLOUR_UNITS, UNITS), (table + 1, UNITS), (UNITS + 1,))
        spreads = (0.05, 0.1, 0.05, 0.1)
        drawn = zip(spreads, shapes, strict=True)
        return CardNet(*(rng.normal(0, spread, shape).astype(np.float32) for spread, shape in drawn))

    @staticmethod
    def read(path: Path) -> "CardNet":
        """The net in a file."""
        with np.load(path) as file:
            return CardNet(*(file[name].astype(np.float32) for name in ("colour", "joined", "table", "out")))

    def write(self, path: Path) -> None:
        """Put it into a file, with half the digits."""
        colour, joined, table, out = (layer.astype(np.float16) for layer in self.layers)
        np.savez_compressed(path, colour=colour, joined=joined, table=table, out=out)

    @property
    def layers(self) -> tuple[Floats, Floats, Floats, Floats]:
        """As compiled code takes it."""
        return self.colour, self.joined, self.table, self.out


def inputs(players: int) -> tuple[int, int]:
    """How many inputs a colour has, and the table."""
    return OWN_INPUTS + (players - 1) * THEIR_INPUTS, TABLE_INPUTS + players * SEAT_INPUTS


# --- what a seat sees ----------------------------------------------------------------------------


@register_jitable
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


@register_jitable
def row_end(player, colour):
    """The value laid last in a row, -1 if there is none."""
    row = player.rows.laid.once >> (VALUES * colour) & LANE
    if row == 0:
        return -1
    return lowest(row) if player.rows.direction[colour] == FALLING else highest(row)


@register_jitable
def row_input(end, direction, mirrored):
    """A row as one of ROW inputs."""
    if end < 0:
        return 0
    seen = TOP - end if mirrored else end
    return 1 + seen if direction == OPEN else 1 + VALUES + seen


@register_jitable
def leans_down(once, twice, end):
    """Whether the cards held make rather a falling row of one that is open."""
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


@register_jitable
def list_copies(once, twice, mirrored, base, out, number):
    """Note which values there are once and twice."""
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


@register_jitable
def list_tiles(board, s, path, stone, reach, base, out, number):
    """Note the tiles before a figure."""
    for ahead in range(1, min(reach, board.end - stone) + 1):
        tile = s.tiles.on[board.place[path][stone + ahead]]
        if tile > 0:
            out[number] = base + (ahead - 1) * KINDS + min(tile, KINDS) - 1
            number += 1
    return number


@register_jitable
def gap_before(end, cards):
    """How far the nearest of some cards is from the end of a row (from the lowest value if there is none)."""
    gap = GAP - 1
    start = max(end, 0)
    while cards:
        gap = min(gap, abs(lowest(cards) - start))
        cards &= cards - 1
    return gap


@register_jitable
def describe_colour(board, s, seat, colour, unknown, out, at):
    """Write the inputs of a colour that are on from out[at] on; where they end."""
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
    for turn in range(1, s.players):
        other = s.seats[(seat + turn) % s.players]
        number = describe_other(board, s, other, colour, unknown_once, unknown_twice, top, base, out, number)
        base += THEIR_INPUTS
    return number


@register_jitable
def describe_other(board, s, other, colour, unknown_once, unknown_twice, top, base, out, number):
    """Write the inputs of a colour that tell how far another seat is in it."""
    shift = VALUES * colour
    stone, fits = other.figures.stone[colour], other.rows.fits >> shift & LANE
    direction, end = other.rows.direction[colour], row_end(other, colour)
    out[number] = base + stone + (STONES if other.figures.large_path == colour else 0)
    base += 2 * STONES
    mirrored = direction == FALLING or (direction == OPEN and end > TOP // 2)
    out[number + 1] = base + row_input(end, direction, mirrored)
    base += ROW
    chances = count(unknown_once & fits) + count(unknown_twice & fits)
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


@register_jitable
def lead_of(board, s, seat):
    """By how many points a seat is ahead of the best other."""
    best = -1000
    for other in range(s.players):
        if other != seat:
            best = max(best, points_of(board, s, other))
    return points_of(board, s, seat) - best


@register_jitable
def describe_table(board, s, seat, out):
    """Write the inputs that belong to no colour; how many."""
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


# --- thinking ------------------------------------------------------------------------------------


@register_jitable
def add_rows(weights, active, begin, end, out):
    """Add the rows of the inputs that are on, four at a time."""
    units, at = weights.shape[1], begin
    while at + 3 < end:
        first, second = weights[active[at]], weights[active[at + 1]]
        third, fourth = weights[active[at + 2]], weights[active[at + 3]]
        for unit in range(units):
            out[unit] += (first[unit] + second[unit]) + (third[unit] + fourth[unit])
        at += 4
    while at < end:
        row = weights[active[at]]
        for unit in range(units):
            out[unit] += row[unit]
        at += 1


@register_jitable
def cut(values):
    """What is below 0 becomes 0."""
    for unit in range(len(values)):
        value = values[unit]
        values[unit] = value if value > ZERO else ZERO


@register_jitable
def read_colour(weights, active, begin, end, out):
    """What a colour comes to."""
    bias = weights[weights.shape[0] - 1]
    for unit in range(len(bias)):
        out[unit] = bias[unit]
    add_rows(weights, active, begin, end, out)
    cut(out)


@register_jitable
def think(net, total, active, number, hidden):
    """The worth of a position, 0 to 1: what all colours come to, and the table."""
    _, joined, table, out = net
    bias = table[table.shape[0] - 1]
    for unit in range(len(bias)):
        hidden[unit] = bias[unit]
    add_rows(table, active, 0, number, hidden)
    for at in range(0, joined.shape[0], 4):
        a, b, c, d = total[at], total[at + 1], total[at + 2], total[at + 3]
        first, second, third, fourth = joined[at], joined[at + 1], joined[at + 2], joined[at + 3]
        for unit in range(len(first)):
            hidden[unit] += (a * first[unit] + b * second[unit]) + (c * third[unit] + d * fourth[unit])
    cut(hidden)
    z = out[len(hidden)]
    for unit in range(len(hidden)):
        z += hidden[unit] * out[unit]
    return HALF * (ONE + z / np.sqrt(ONE + z * z))


# --- learning ------------------------------------------------------------------------------------

FADE, FRESH, TINY = np.float32(0.999), np.float32(0.001), np.float32(1e-8)


@register_jitable(error_model="numpy")
def adjust(weights, usual, change, factor, rate):
    """Move a row of weights, each in steps of its usual size, which is noted in `usual`."""
    for unit in range(len(weights)):
        step = factor * change[unit]
        square = usual[unit] * FADE + FRESH * step * step
        usual[unit] = square
        weights[unit] += rate * step / np.sqrt(square + TINY)


@register_jitable
def learn(net, usual, active, bounds, table_active, number, room, target, rate):
    """Move the worth of a position that was described before a little towards the target."""
    colour, joined, table, out = net
    usual_colour, usual_joined, usual_table, usual_out = usual
    read, total, hidden, back, back_colour, ones = room
    for unit in range(len(total)):
        total[unit] = ZERO
    for lane in range(COLOURS):
        read_colour(colour, active, bounds[lane], bounds[lane + 1], read[lane])
        for unit in range(len(total)):
            total[unit] += read[lane, unit]
    error = target - think(net, total, table_active, number, hidden)
    for unit in range(len(hidden)):
        back[unit] = error * out[unit] if hidden[unit] > ZERO else ZERO
    adjust(out[: len(hidden)], usual_out[: len(hidden)], hidden, error, rate)
    adjust(out[len(hidden) :], usual_out[len(hidden) :], ones, error, rate)
    for unit in range(len(total)):
        summed, row = ZERO, joined[unit]
        for at in range(len(row)):
            summed += row[at] * back[at]
        back_colour[unit] = summed
        adjust(row, usual_joined[unit], back, total[unit], rate)
    for at in range(number):
        adjust(table[table_active[at]], usual_table[table_active[at]], back, ONE, rate)
    adjust(table[table.shape[0] - 1], usual_table[table.shape[0] - 1], back, ONE, rate)
    for lane in range(COLOURS):
        for unit in range(len(total)):
            read[lane, unit] = back_colour[unit] if read[lane, unit] > ZERO else ZERO
        for at in range(bounds[lane], bounds[lane + 1]):
            adjust(colour[active[at]], usual_colour[active[at]], read[lane], ONE, rate)
        adjust(colour[colour.shape[0] - 1], usual_colour[colour.shape[0] - 1], read[lane], ONE, rate)
