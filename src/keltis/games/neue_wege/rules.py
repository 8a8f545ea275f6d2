"""The rules of Neue Wege, neue Ziele (rule book 001): legal actions and their effects.

A turn (C3): play a card and move a figure to a field of its colour, or discard a card; then refill the hand.
"""

from keltis.cardgame.phases import CARD, DEAL, DRAWN, GOAL, REFILL, TILES
from keltis.cardgame.rules import (
    deal_card,
    discard_card,
    draw_card,
    finish,
    lay_tile,
    lift_card,
    prepare,
    take_card,
)
from keltis.core.actions import Actions, ActionSet
from keltis.core.dialect import rule
from keltis.games.neue_wege.board import (
    BARE,
    CLOVER,
    EDGES,
    POINTS,
    SHED_TILE,
    TILE_KINDS,
    WISH,
    Board,
)
from keltis.games.neue_wege.state import BONUS, FIGURE, SHED, Player, State
from keltis.parts import cards, hand, rows, stock, tiles, travellers
from keltis.parts.cardset import CARDS, COLOURS, colour_of

ACTIONS = Actions(
    [("play", CARDS)],
    [("discard", CARDS)],
    [("small", EDGES)],  # a small figure moves along an edge
    [("large", EDGES)],  # the large figure moves along an edge
    [
        ("pass", 1),
        ("draw", 1),
        ("take", COLOURS),  # the top card of a discard pile
        ("lift", COLOURS),  # the last card of an own row is discarded
        ("tile", TILE_KINDS - 1),  # chance: the next tile laid out, by kind from CLOVER on
    ],
    [("card", CARDS)],  # chance: the next card dealt or drawn
    chance="tile",
)
PLAY = ACTIONS["play"]
DISCARD = ACTIONS["discard"]
SMALL = ACTIONS["small"]
LARGE = ACTIONS["large"]
PASS = ACTIONS["pass"]
DRAW = ACTIONS["draw"]
TAKE = ACTIONS["take"]
LIFT = ACTIONS["lift"]
TILE = ACTIONS["tile"]
NAMED = ACTIONS["card"]
PASSING = 1

SOURCES = ("figures", "wishes", "sets", "tiles")
FIGURES, WISHES, SETS, TILE_POINTS = range(4)


# --- set-up ------------------------------------------------------------------------------------


def setup(board: Board, players: int) -> State:
    """The empty table; the first actions are chance's: tiles, then hands (N4, C1, C2)."""
    s = State()
    s.players = players
    prepare(board, s)
    s.stacks = [board.stack_size] * COLOURS
    for seat in range(players):
        look_ahead(board, s.seats[seat])
    return s


# --- legal actions -----------------------------------------------------------------------------


@rule
def legal_actions(board: Board, s: State) -> ActionSet:
    """The legal actions; empty when the game is over."""
    phase = s.phase
    player = s.seats[s.seat]
    if phase == CARD:
        # C4, C5: the card fits its row, and a figure can move onto a field of its colour or a joker.
        held = player.hand.held.once
        return (held & player.rows.fits & player.figures.cards, held, 0, 0, 0, 0)
    if phase == REFILL:
        return (0, 0, 0, 0, stock.sources(s.stock) << (DRAW - PASS), 0)
    if phase == DRAWN or phase == DEAL:
        return (0, 0, 0, 0, 0, s.stock.unseen.once)
    if phase == FIGURE:
        entering = board.entering[s.colour]
        return (0, 0, player.figures.small_edges & entering, player.figures.large_edges & entering, 0, 0)
    if phase == BONUS:
        return (0, 0, player.figures.small_edges, player.figures.large_edges, PASSING, 0)
    if phase == SHED:
        return (0, player.hand.held.once, 0, 0, rows.begun(player.rows) << (LIFT - PASS) | PASSING, 0)
    if phase == TILES:
        return (0, 0, 0, 0, tiles.choices(s.tiles) >> CLOVER << (TILE - PASS), 0)
    return (0, 0, 0, 0, 0, 0)


@rule
def look_ahead(board: Board, player: Player) -> None:
    """Precompute the edges along which the player's figures can move, and the cards that move one (N2)."""
    figures = player.figures
    edges = 0
    opened = board.cards_from[figures.large]
    for index in range(board.small):
        field = figures.small[index]
        edges |= board.leaving[field]
        opened |= board.cards_from[field]
    figures.small_edges = edges
    figures.large_edges = board.leaving[figures.large]
    figures.cards = opened


# --- effects -----------------------------------------------------------------------------------


@rule
def apply_action(board: Board, s: State, action: int) -> None:
    """Do a legal action."""
    phase = s.phase
    if phase == CARD:
        if action < DISCARD:
            play_card(s, action - PLAY)
        else:
            discard_card(s, action - DISCARD)
            s.phase = REFILL
    elif phase == REFILL:
        if action == DRAW:
            s.phase = DRAWN
        else:
            take_card(board, s, action - TAKE)
    elif phase == DRAWN:
        draw_card(board, s, action - NAMED)
    elif phase == FIGURE or phase == BONUS:
        if action == PASS:
            s.phase = REFILL
        else:
            move_figure(board, s, action)
    elif phase == SHED:
        shed_card(s, action)
    elif phase == DEAL:
        deal_card(board, s, action - NAMED)
    else:
        lay_tile(board, s, action - TILE + CLOVER)


@rule
def play_card(s: State, card: int) -> None:
    """Lay a card in its row; then its owner chooses the figure to move (C3, N2)."""
    player = s.seats[s.seat]
    hand.give(player.hand, card)
    rows.lay(player.rows, card)
    s.colour = colour_of(card)
    s.phase = FIGURE


@rule
def move_figure(board: Board, s: State, action: int) -> None:
    """Move a figure along an edge (N2, N6)."""
    player = s.seats[s.seat]
    if action < LARGE:
        edge = action - SMALL
        travellers.walk_small(player.figures, board.small, board.origin[edge], board.target[edge])
    else:
        edge = action - LARGE
        player.figures.large = board.target[edge]
    look_ahead(board, player)
    land(board, s, board.target[edge])


@rule
def land(board: Board, s: State, field: int) -> None:
    """A figure has reached a new field: the end of the game first, then what lies there (A3)."""
    player = s.seats[s.seat]
    s.phase = REFILL
    if board.row[field] == board.goal:  # edges lead one row further, so each figure enters the area here
        s.goal += 1
        if s.goal == board.goal_figures:  # C9, N9: tile and stack have no effect
            finish(s, GOAL)
            return
    colour = board.stack[field]
    if colour >= 0 and s.stacks[colour]:  # N5
        s.stacks[colour] -= 1
        player.wishes[colour] += 1
    if board.place[field] >= 0:
        find_tile(s, player, board.place[field])


@rule
def find_tile(s: State, player: Player, place: int) -> None:
    """Use the tile of a place, if one still lies there (N4)."""
    tile = s.tiles.on[place]
    if tile == CLOVER:
        if (
            player.figures.small_edges | player.figures.large_edges
        ):  # A2: without a choice, nothing is offered
            s.phase = BONUS
    elif tile == SHED_TILE:
        s.phase = SHED
    elif tile > POINTS:  # C10
        player.points += tile - POINTS
    elif tile >= WISH:  # the first to land takes it
        player.wishes[tile - WISH] += 1
        s.tiles.on[place] = BARE


@rule
def shed_card(s: State, action: int) -> None:
    """Discard a card from the hand or from the end of a row, or decline (N7)."""
    if action < SMALL:
        discard_card(s, action - DISCARD)
    elif action != PASS:
        lift_card(s, action - LIFT)
    s.phase = REFILL


# --- chance ------------------------------------------------------------------------------------


@rule
def chance_way(board: Board, s: State, k: int) -> int:
    """The action for the k-th of the equally likely outcomes."""
    if s.phase == TILES:
        return TILE + tiles.pick(s.tiles, k) - CLOVER
    return NAMED + cards.pick(s.stock.unseen, k)


# --- scoring -----------------------------------------------------------------------------------


@rule
def field_points(board: Board, field: int, size: int) -> int:
    """The points of a figure on a field; size is 1 for a small one, and 2 for the large one (N1, N11)."""
    return size * board.value[board.row[field]]


@rule
def colour_points(board: Board, player: Player) -> int:
    """The points for the number of different colours among the wish stones (N10)."""
    different = 0
    for colour in range(COLOURS):
        if player.wishes[colour]:
            different += 1
    return board.wish_value[different]


@rule
def sets(board: Board, player: Player) -> int:
    """The number of colours in which the wish stones make a set (N10)."""
    complete = 0
    for colour in range(COLOURS):
        if player.wishes[colour] >= board.set_size:
            complete += 1
    return complete


@rule
def figure_points(board: Board, player: Player) -> int:
    """The points of all figures."""
    total = field_points(board, player.figures.large, 2)
    for index in range(board.small):
        total += field_points(board, player.figures.small[index], 1)
    return total


@rule
def points(board: Board, s: State, seat: int, source: int) -> int:
    """A seat's points from one source if the game ended now."""
    player = s.seats[seat]
    if source == FIGURES:
        return figure_points(board, player)
    if source == WISHES:
        return colour_points(board, player)
    if source == SETS:
        return board.set_points * sets(board, player)
    return player.points


@rule
def score(board: Board, s: State, seat: int) -> int:
    """The total as if the game ended now (A4)."""
    player = s.seats[seat]
    stones = colour_points(board, player) + board.set_points * sets(board, player)
    return figure_points(board, player) + stones + player.points
