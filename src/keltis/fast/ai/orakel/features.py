"""The input features of the net of Das Orakel: what the seat may know, as a list of active inputs.

A colour's inputs are its cards, and where they bring each figure: the stone, what lies there, and what lies
on the next stone of the same colour.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.core.bits import lowest
from keltis.fast.ai.cardgame.card_inputs import (
    HELD,
    OTHER_CARDS,
    OWN_CARDS,
    colour_cards,
    other_cards,
    own_cards,
    useful_cards,
)
from keltis.fast.ai.cardgame.table_inputs import COARSE, STOCK_INPUTS, coarse_lead, stock_features
from keltis.fast.jit.inlining import inner
from keltis.games.orakel.board import CLOVER, LEPRECHAUN, MOST_POINTS, SPIRAL, STONES
from keltis.games.orakel.rules import DISCARD, MOVING, PRIESTESS, TAKE
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.pilgrims import MOST_PILGRIMS

CHAIN_WIDTH = 5

SPOTS = STONES + 1  # with the start
FINDS = 9  # no stone, nothing, few points, many points, clover, spiral, leprechaun, mirror, wish stone
NEAR = 9  # stones that a figure moves

# Inputs of one colour.
WAYS = MOST_PILGRIMS + 1  # figures that a card of the colour moves
FIGURE_INPUTS = SPOTS + NEAR + FINDS + FINDS + FINDS  # where it gets; what is there, then, and by a clover
OWN_INPUTS = OWN_CARDS + WAYS * HELD + MOST_PILGRIMS * FIGURE_INPUTS
THEIR_INPUTS = OTHER_CARDS + MOST_PILGRIMS * FINDS

# Inputs of the whole table.
GOALS, OWN_GOALS = 6, MOST_PILGRIMS + 1  # figures in the goal area
AHEAD = 12  # stones from the priestess to a figure, 0 if it is behind her
REACH = 6  # how far held cards move her
WISHES, MIRRORS = 7, 4
BONUS = 4  # the leprechaun bonus, in steps of five
GATHERED = MOST_PILGRIMS + 1  # figures on leprechauns
SEAT_INPUTS = MOST_PILGRIMS * (SPOTS + AHEAD) + WISHES * MIRRORS + BONUS * GATHERED
TABLE_INPUTS = STOCK_INPUTS + GOALS * OWN_GOALS + GOALS * COARSE + SPOTS + REACH + MOST_PILGRIMS * AHEAD * 2

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
    if action < MOVING:
        return 1 << (action - DISCARD) // VALUES
    if action < PRIESTESS:
        return ALL_COLOURS
    return 1 << (action - TAKE) % COLOURS if action >= TAKE else 0  # take or lift


@inner
def find_kind(board, s, stone):
    """What a figure finds on a stone, one of FINDS; stone 0 stands for none."""
    if stone == 0:
        return 0
    if s.wishes[stone]:
        return 8
    tile = s.tiles.on[board.place[stone]]
    if tile == 0:
        return 1
    if tile <= MOST_POINTS:
        return 2 if tile <= 2 else 3
    if tile < SPIRAL:
        return 4
    if tile == SPIRAL:
        return 5
    return 6 if tile == LEPRECHAUN else 7


@inner
def figure_features(board, s, stone, colour, base, out, number):
    """Write the inputs for a figure that a card of the colour would move."""
    target = board.next[colour][stone]
    if target == 0:
        return number
    out[number] = base + target
    base += SPOTS
    out[number + 1] = base + min(target - stone, NEAR) - 1
    base += NEAR
    kind = find_kind(board, s, target)
    out[number + 2] = base + kind
    base += FINDS
    out[number + 3] = base + find_kind(board, s, board.next[colour][target])
    base += FINDS
    if kind != 4:
        return number + 4
    led = board.next[s.tiles.on[board.place[target]] - CLOVER][target]
    out[number + 4] = base + find_kind(board, s, led)
    return number + 5


@inner
def colour_features(board, s, seat, colour, unknown, out, at):
    """Write the active inputs of a colour from out[at] on; returns the end."""
    player, cards = s.seats[seat], colour_cards(s, colour, unknown)
    number, base, ways = own_cards(player, colour, cards, out, at), OWN_CARDS, 0
    for index in range(player.figures.number):
        ways += 1 if board.next[colour][player.figures.stone[index]] else 0
    out[number] = base + ways * HELD + min(useful_cards(player, colour), HELD - 1)
    base += WAYS * HELD
    number += 1
    for index in range(player.figures.number):
        stone = player.figures.stone[index]
        number = figure_features(board, s, stone, colour, base + index * FIGURE_INPUTS, out, number)
    base += MOST_PILGRIMS * FIGURE_INPUTS
    for turn in range(1, s.players):
        other = s.seats[(seat + turn) % s.players]
        number = other_cards(other, colour, cards, base, out, number)
        for index in range(other.figures.number):
            target = board.next[colour][other.figures.stone[index]]
            out[number] = base + OTHER_CARDS + index * FINDS + find_kind(board, s, target)
            number += 1
        base += THEIR_INPUTS
    return number


@inner
def priestess_reach(board, s, player):
    """How far held cards that fit can move the priestess."""
    reach, cards = 0, player.hand.held.once & player.rows.fits
    while cards:
        reach = max(reach, board.steps[lowest(cards) % VALUES])
        cards &= cards - 1
    return min(reach, REACH - 1, board.end - s.priestess)


@inner
def steps_ahead(s, stone):
    """The stones from the priestess to a figure, 0 if it is behind her."""
    return max(0, min(stone - s.priestess, AHEAD - 1))


@inner
def table_features(board, s, seat, out):
    """Write the active inputs that belong to no colour; returns how many."""
    player, useful, own = s.seats[seat], 0, 0
    for colour in range(COLOURS):
        useful += useful_cards(player, colour)
    for index in range(player.figures.number):
        own += 1 if player.figures.stone[index] >= board.goal else 0
    number, lead = stock_features(board, s, seat, useful, out)
    base, goal, reach = STOCK_INPUTS, min(s.goal, GOALS - 1), priestess_reach(board, s, player)
    out[number] = base + goal * OWN_GOALS + own
    base += GOALS * OWN_GOALS
    out[number + 1] = base + goal * COARSE + coarse_lead(lead)
    base += GOALS * COARSE
    out[number + 2] = base + s.priestess
    base += SPOTS
    out[number + 3] = base + reach
    base += REACH
    number += 4
    for index in range(player.figures.number):
        ahead = steps_ahead(s, player.figures.stone[index])
        out[number] = base + (index * AHEAD + ahead) * 2 + (1 if 0 < ahead <= reach else 0)
        number += 1
    base += MOST_PILGRIMS * AHEAD * 2
    for turn in range(s.players):
        number = seat_features(board, s, s.seats[(seat + turn) % s.players], base, out, number)
        base += SEAT_INPUTS
    return number


@inner
def seat_features(board, s, player, base, out, number):
    """Write the inputs for the figures and the finds of a seat."""
    gathered = 0
    for index in range(player.figures.number):
        stone = player.figures.stone[index]
        out[number] = base + index * SPOTS + stone
        out[number + 1] = base + MOST_PILGRIMS * SPOTS + index * AHEAD + steps_ahead(s, stone)
        gathered += 1 if s.tiles.on[board.place[stone]] == LEPRECHAUN else 0
        number += 2
    base += MOST_PILGRIMS * (SPOTS + AHEAD)
    out[number] = base + min(player.wishes, WISHES - 1) * MIRRORS + min(player.mirrors, MIRRORS - 1)
    base += WISHES * MIRRORS
    out[number + 1] = base + min(player.leprechauns // 5, BONUS - 1) * GATHERED + gathered
    return number + 2
