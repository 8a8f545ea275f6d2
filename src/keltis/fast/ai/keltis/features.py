"""The input features of the net of Keltis: what the seat may know, as a list of active inputs.

These are its hand, all open cards, and the cards that it has not seen anywhere; nothing that others hide.
Descending rows are mirrored, since they differ from ascending ones in nothing else.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.cardgame.phases import DRAWN
from keltis.core.bits import count, highest
from keltis.fast.ai.cardgame.card_inputs import (
    COPIES,
    GAP,
    HELD,
    JUNK,
    KNOWN,
    LANE,
    PILE,
    ROW,
    TOP,
    UNKNOWN,
    ColourCards,
    gap_before,
    leans_down,
    list_copies,
    row_end,
    row_input,
)
from keltis.fast.ai.cardgame.table_inputs import COARSE, DECK, IDLE, LEADS, MOST_LEAD, USEFUL, coarse_lead
from keltis.fast.jit.inlining import inner
from keltis.fast.search.outcomes import lead_of
from keltis.games.keltis.rules import DISCARD, LARGE, PASS, SMALL, STEP, TAKE
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.rows import FALLING, OPEN

CHAIN_WIDTH = 0  # all actions of a turn are considered

# Inputs of one colour, group by group: the own side, then the same for every other seat.
# (HELD is combined with the figure's position.)
STONES = 10  # with the start; separate inputs for the large figure
KINDS = 5  # kinds of tiles: wish stone, clover, points
AHEAD, THEIR_AHEAD = 8, 4  # stones ahead of a figure
OWN_INPUTS = 2 * STONES + ROW + COPIES + JUNK + COPIES + HELD * STONES + UNKNOWN + PILE + AHEAD * KINDS + GAP
THEIR_INPUTS = 2 * STONES + ROW + UNKNOWN + KNOWN + PILE + THEIR_AHEAD * KINDS

# Inputs of the whole table.
GOALS, OWN_GOALS = 5, 6  # figures in the goal area
WISHES_LEFT = 10
FULL = 2  # whether the hand is full, or a card will be drawn
WISHES, BEGUN = 7, 12  # per seat: wish stones; paths begun, and whether the large figure has left the start
SEAT_INPUTS = WISHES + BEGUN
TABLE_INPUTS = DECK + LEADS + GOALS * OWN_GOALS + GOALS * COARSE + WISHES_LEFT + FULL + USEFUL + len(IDLE) + 1

MOST_ACTIVE = 512


def inputs(players: int) -> tuple[int, int]:
    """The numbers of inputs of a colour and of the table."""
    return OWN_INPUTS + (players - 1) * THEIR_INPUTS, TABLE_INPUTS + players * SEAT_INPUTS


@inner
def touched_by(s, action):
    """The colours whose inputs an action changes, as a set: at most one."""
    if action < DISCARD:
        return 1 << action // VALUES
    if action < STEP:
        return 1 << (action - DISCARD) // VALUES
    if action < SMALL:
        return 1 << (action - STEP)
    if action < LARGE:
        return 1 << (action - SMALL)
    if action < PASS:
        return 1 << (action - LARGE)
    return 1 << (action - TAKE) if action >= TAKE else 0


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
    out[3] = base + goal * COARSE + coarse_lead(lead)
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
