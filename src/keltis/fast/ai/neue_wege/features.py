"""The input features of the net of Neue Wege: what the seat may know, as a list of active inputs.

A colour's inputs are its cards and what its cards can move: where the figures get, and what they find there.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.core.bits import count, lowest
from keltis.fast.ai.cardgame.card_inputs import (
    HELD,
    OTHER_CARDS,
    OWN_CARDS,
    colour_cards,
    list_members,
    other_cards,
    own_cards,
    useful_cards,
)
from keltis.fast.ai.cardgame.table_inputs import COARSE, STOCK_INPUTS, coarse_lead, stock_features
from keltis.fast.jit.inlining import inner
from keltis.games.neue_wege.board import CLOVER, FIELDS, NOTHING, POINTS, SHED_TILE, WISH
from keltis.games.neue_wege.rules import DISCARD, DRAW, PASS, SMALL, TAKE
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.travellers import SMALL_FIGURES

CHAIN_WIDTH = 5

# Inputs of one colour.
WAYS = (
    6  # small figures that a card of the colour moves (none, one, more), and whether it moves the large one
)
FINDS = 9  # nothing, clover, shed, few points, many points, wish stones by what they are worth
ROWS = 10
WISHES, STACK = 5, 6
OWN_INPUTS = OWN_CARDS + WAYS * HELD + 2 * (FINDS + ROWS) + 2 * FINDS + WISHES + STACK
THEIR_INPUTS = OTHER_CARDS + WAYS + WISHES

# Inputs of the whole table.
GOALS, OWN_GOALS = 5, 6  # figures in the goal area
DIFFERENT, SETS = COLOURS + 1, 4
PLAYABLE = 6  # colours of which a held card moves a figure
SEAT_INPUTS = (
    FIELDS + 2 * FIELDS + DIFFERENT + SETS
)  # large figure; small figures, first and second on a field
TABLE_INPUTS = STOCK_INPUTS + GOALS * OWN_GOALS + GOALS * COARSE + PLAYABLE

MOST_ACTIVE = 768
ALL_COLOURS = (1 << COLOURS) - 1


def inputs(players: int) -> tuple[int, int]:
    """The numbers of inputs of a colour and of the table."""
    return OWN_INPUTS + (players - 1) * THEIR_INPUTS, TABLE_INPUTS + players * SEAT_INPUTS


@inner
def touched_by(s, action):
    """The colours whose inputs an action changes, as a set: all if a figure moves."""
    if action < DISCARD:
        return 1 << action // VALUES
    if action < SMALL:
        return 1 << (action - DISCARD) // VALUES
    if action < PASS:
        return ALL_COLOURS
    return 1 << (action - TAKE) % COLOURS if action > DRAW else 0  # take or lift


@inner
def find_kind(board, s, player, field):
    """What a seat finds on a field, one of FINDS."""
    wish = board.stack[field]
    if wish != NOTHING:
        if s.stacks[wish] == 0:
            return 0
    elif board.place[field] == NOTHING:
        return 0
    else:
        tile = s.tiles.on[board.place[field]]
        if tile == CLOVER:
            return 1
        if tile == SHED_TILE:
            return 2
        if tile > POINTS:
            return 3 if tile <= POINTS + 2 else 4
        if tile < WISH:
            return 0
        wish = tile - WISH
    own = player.wishes[wish]
    if own == 0:
        return 5
    if own + 1 == board.set_size:
        return 7
    return 6 if own + 1 < board.set_size else 8


@inner
def ways(player, entering):
    """Which figures can move along these edges, one of WAYS."""
    small = min(count(player.figures.small_edges & entering), 2)
    return small + (WAYS // 2 if player.figures.large_edges & entering else 0)


@inner
def options(board, s, player, edges, large):
    """What lies on the targets of edges, and their rows, as a set."""
    found = 0
    while edges:
        target = board.target[lowest(edges)]
        edges &= edges - 1
        found |= 1 << (find_kind(board, s, player, target) + FINDS * large)
        found |= 1 << (2 * FINDS + min(board.row[target], ROWS - 1) + ROWS * large)
    return found


@inner
def later_options(board, s, player, edges, entering, large):
    """What lies on fields that a second move reaches, with a card of the colour, as a set."""
    found = 0
    while edges:
        second = board.leaving[board.target[lowest(edges)]] & entering
        edges &= edges - 1
        while second:
            target = board.target[lowest(second)]
            second &= second - 1
            found |= 1 << (find_kind(board, s, player, target) + FINDS * large)
    return found


@inner
def colour_features(board, s, seat, colour, unknown, out, at):
    """Write the active inputs of a colour from out[at] on; returns the end."""
    player, entering, cards = s.seats[seat], board.entering[colour], colour_cards(s, colour, unknown)
    number, base = own_cards(player, colour, cards, out, at), OWN_CARDS
    out[number] = base + ways(player, entering) * HELD + min(useful_cards(player, colour), HELD - 1)
    base += WAYS * HELD
    small, large = player.figures.small_edges, player.figures.large_edges
    found = options(board, s, player, small & entering, 0) | options(board, s, player, large & entering, 1)
    number = list_members(found, base, out, number + 1)
    base += 2 * (FINDS + ROWS)
    found = later_options(board, s, player, small, entering, 0)
    found |= later_options(board, s, player, large, entering, 1)
    number = list_members(found, base, out, number)
    base += 2 * FINDS
    out[number] = base + min(player.wishes[colour], WISHES - 1)
    base += WISHES
    out[number + 1] = base + min(s.stacks[colour], STACK - 1)
    base += STACK
    number += 2
    for turn in range(1, s.players):
        other = s.seats[(seat + turn) % s.players]
        number = other_cards(other, colour, cards, base, out, number)
        out[number] = base + OTHER_CARDS + ways(other, entering)
        out[number + 1] = base + OTHER_CARDS + WAYS + min(other.wishes[colour], WISHES - 1)
        base += THEIR_INPUTS
        number += 2
    return number


@inner
def table_features(board, s, seat, out):
    """Write the active inputs that belong to no colour; returns how many."""
    player, useful, playable, own = s.seats[seat], 0, 0, 0
    for colour in range(COLOURS):
        held = useful_cards(player, colour)
        useful += held
        edges = player.figures.small_edges | player.figures.large_edges
        playable += 1 if held and edges & board.entering[colour] else 0
    for index in range(board.small):
        own += 1 if board.row[player.figures.small[index]] >= board.goal else 0
    own += 1 if board.row[player.figures.large] >= board.goal else 0
    number, lead = stock_features(board, s, seat, useful, out)
    base, goal = STOCK_INPUTS, min(s.goal, GOALS - 1)
    out[number] = base + goal * OWN_GOALS + own
    base += GOALS * OWN_GOALS
    out[number + 1] = base + goal * COARSE + coarse_lead(lead)
    base += GOALS * COARSE
    out[number + 2] = base + playable
    base += PLAYABLE
    number += 3
    for turn in range(s.players):
        number = seat_features(board, s.seats[(seat + turn) % s.players], base, out, number)
        base += SEAT_INPUTS
    return number


@inner
def seat_features(board, player, base, out, number):
    """Write the inputs for the figures and wish stones of a seat."""
    out[number] = base + player.figures.large
    number += 1
    before = -1
    for index in range(min(board.small, SMALL_FIGURES)):
        field = player.figures.small[index]
        out[number] = base + FIELDS + field + (FIELDS if field == before else 0)
        if index < 2 or field != before or player.figures.small[index - 2] != field:
            number += 1  # a third figure on a field has no input of its own
        before = field
    different, sets = 0, 0
    for colour in range(COLOURS):
        different += 1 if player.wishes[colour] else 0
        sets += 1 if player.wishes[colour] >= board.set_size else 0
    out[number] = base + 3 * FIELDS + different
    out[number + 1] = base + 3 * FIELDS + DIFFERENT + min(sets, SETS - 1)
    return number + 2
