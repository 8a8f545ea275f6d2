"""The input features of the net of Der Weg der Steine for two, as a list of active inputs.

The game has perfect information, but moving next is an advantage, so a position is described for the seat
that has just moved (`viewer`). Rows that descend, or are better continued downwards, are mirrored.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.core.bits import count, highest, lowest
from keltis.fast.jit.inlining import inner
from keltis.fast.search.outcomes import lead_of
from keltis.parts.cardset import VALUES
from keltis.parts.rows import FALLING, OPEN

TOP = VALUES - 1  # the highest value
LANE = (1 << VALUES) - 1  # the tiles of one colour

# Inputs of one colour, group by group: the viewer's side, then the same for the other one.
LENGTHS, USABLE = 7, 8  # length of the row, combined with the number of tiles that may follow
ROW = 1 + 2 * VALUES  # empty; open at a value; ascending from a value
OPENS = 5  # open tiles that may follow, combined with the length
PLACES = 3  # by value, what may follow: face down, open, open and useful to both
MARKS = 4  # by value, its mark: wish stone, clover, one point, three points
SIDE = LENGTHS * USABLE + ROW + LENGTHS * OPENS + (PLACES + MARKS) * VALUES

# Inputs of the whole table.
HIDDEN = 28  # tiles face down, in steps of two
LEADS, MOST_LEAD = 49, 24
COARSE, STAGES = 13, 8  # leads in steps of four, combined with tiles face down in steps of seven
WISHES, HOPED = 7, 11  # wish stones, combined with those that may follow
USEFUL, CLOVERS = 9, 4  # open tiles that may follow; clovers among them

COLOUR_INPUTS = 2 * SIDE
TABLE_INPUTS = HIDDEN + LEADS + COARSE * STAGES + 2 * (WISHES * HOPED + USEFUL + CLOVERS)
MOST_ACTIVE = 2 * (3 + 3 * VALUES)  # active inputs of a colour, at most
TABLE_ACTIVE = 9


@inner
def mark_of(board, tile):
    """The mark of a tile as a number; -1 if it has none that counts here."""
    if board.wish >> tile & 1:
        return 0
    if board.clover >> tile & 1:
        return 1
    if board.bonus[1] >> tile & 1:
        return 2
    return 3 if board.bonus[3] >> tile & 1 else -1


@inner
def side_features(board, s, seat, colour, base, out, number):
    """Write the active inputs of one seat's row from out[number] on; returns the end."""
    shift, rows = VALUES * colour, s.seats[seat].rows
    row, direction = rows.laid.once >> shift & LANE, rows.direction[colour]
    fits, theirs = rows.fits >> shift & LANE, s.seats[1 - seat].rows.fits >> shift & LANE
    lying = s.open >> shift & fits
    free = (s.hidden >> shift | s.open >> shift) & fits
    end, usable, mirrored = -1, count(free), direction == FALLING
    if row:
        end = lowest(row) if mirrored else highest(row)
    if direction == OPEN:
        pivot = end if row else TOP // 2
        lower, higher = count(free & (1 << pivot) - 1), count(free >> pivot + 1)
        mirrored = lower > higher if row else higher > lower
        if row:
            usable = max(lower, higher)
    length = min(count(row), LENGTHS - 1)

    out[number] = base + length * USABLE + min(usable, USABLE - 1)
    base += LENGTHS * USABLE
    out[number + 1] = base
    if row:
        seen = TOP - end if mirrored else end
        out[number + 1] += 1 + seen if direction == OPEN else 1 + VALUES + seen
    base += ROW
    out[number + 2] = base + length * OPENS + min(count(lying), OPENS - 1)
    base += LENGTHS * OPENS
    number += 3
    while free:
        value = lowest(free)
        free &= free - 1
        seen = TOP - value if mirrored else value
        is_open = lying >> value & 1
        out[number] = base + is_open * VALUES + seen
        number += 1
        if is_open and theirs >> value & 1:
            out[number] = base + 2 * VALUES + seen
            number += 1
        mark = mark_of(board, value + shift)
        if mark >= 0:
            out[number] = base + (PLACES + mark) * VALUES + seen
            number += 1
    return number


@inner
def colour_features(board, s, viewer, colour, out, at):
    """Write the active inputs of a colour from out[at] on; returns the end."""
    number = side_features(board, s, viewer, colour, 0, out, at)
    return side_features(board, s, 1 - viewer, colour, SIDE, out, number)


@inner
def table_features(board, s, viewer, out):
    """Write the active inputs that belong to no colour; returns how many."""
    lead, hidden = lead_of(board, s, viewer), count(s.hidden)
    out[0] = min(hidden // 2, HIDDEN - 1)
    base = HIDDEN
    out[1] = base + max(0, min(LEADS - 1, lead + MOST_LEAD))
    base += LEADS
    coarse = max(0, min(COARSE - 1, (lead + 2 * COARSE) // 4))
    out[2] = base + coarse * STAGES + min(hidden // 7, STAGES - 1)
    base += COARSE * STAGES
    number = 3
    for turn in range(2):
        rows = s.seats[(viewer + turn) % 2].rows
        wishes, hoped = (
            count(rows.laid.once & board.wish),
            count((s.hidden | s.open) & rows.fits & board.wish),
        )
        out[number] = base + min(wishes, WISHES - 1) * HOPED + min(hoped, HOPED - 1)
        base += WISHES * HOPED
        out[number + 1] = base + min(count(s.open & rows.fits), USEFUL - 1)
        base += USEFUL
        out[number + 2] = base + min(count(s.open & rows.fits & board.clover), CLOVERS - 1)
        base += CLOVERS
        number += 3
    return number
