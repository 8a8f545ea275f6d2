"""The rules of Das Orakel (rule book 003): legal actions and their effects.

A turn (C3): play a card and move a figure or the priestess, or discard a card; then refill the hand. Every
landing of a figure may offer another action, so chains are possible, until nothing is offered or the offer is
declined.
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
from keltis.core.bits import count
from keltis.core.dialect import rule
from keltis.games.orakel import board as kinds
from keltis.games.orakel.board import (
    COUNTED,
    LEPRECHAUN,
    MIRROR,
    MOST_POINTS,
    MOST_STEPS,
    STONES,
    TILE_KINDS,
    Board,
)
from keltis.games.orakel.state import CLAIM, CLOVER, MOVE, SHED, SPIRAL, Player, State
from keltis.parts import cards, hand, pilgrims, rows, stock, tiles
from keltis.parts.cardset import CARDS, COLOURS, VALUES, colour_of
from keltis.parts.worths import worth

ACTIONS = Actions(
    [("play", CARDS)],
    [("discard", CARDS)],
    [("move", STONES + 1)],  # the own figure on this stone goes to the next one of the colour asked for
    [("back", STONES + 1)],  # the spiral's figure goes back to this stone
    [
        ("priestess", MOST_STEPS),  # the priestess moves 1 + index stones
        ("claim", 1),  # the leprechaun bonus
        ("pass", 1),
        ("draw", 1),
        ("take", COLOURS),  # the top card of a discard pile
        ("lift", COLOURS),  # discard the last card of an own row
        ("tile", TILE_KINDS - 1),  # chance: the next tile laid out, by kind from 1 on
    ],
    [("card", CARDS)],  # chance: the next card dealt or drawn
    chance="tile",
)
PLAY = ACTIONS["play"]
DISCARD = ACTIONS["discard"]
MOVING = ACTIONS["move"]
BACK = ACTIONS["back"]
PRIESTESS = ACTIONS["priestess"]
CLAIMING = ACTIONS["claim"]
PASS = ACTIONS["pass"]
DRAW = ACTIONS["draw"]
TAKE = ACTIONS["take"]
LIFT = ACTIONS["lift"]
TILE = ACTIONS["tile"]
NAMED = ACTIONS["card"]
PASS_BIT = 1 << (PASS - PRIESTESS)
CLAIM_BIT = 1 << (CLAIMING - PRIESTESS)

SOURCES = ("figures", "wishes", "tiles", "oracle", "leprechauns")
FIGURES, WISHES, TILE_POINTS, ORACLE, LEPRECHAUNS = range(5)


# --- set-up ------------------------------------------------------------------------------------


def setup(board: Board, players: int) -> State:
    """The empty table; the first actions are chance's: tiles, then hands (O6, C1, C2)."""
    s = State()
    s.players = players
    prepare(board, s)
    s.wishes = board.wishes[:]
    for seat in range(players):
        pilgrims.gather(s.seats[seat].figures, board.figures)
    return s


# --- legal actions -----------------------------------------------------------------------------


@rule
def legal_actions(board: Board, s: State) -> ActionSet:
    """The legal actions; empty when the game is over."""
    phase = s.phase
    player = s.seats[s.seat]
    if phase == CARD:
        held = player.hand.held.once
        return (held & player.rows.fits & movable_cards(board, s, player), held, 0, 0, 0, 0)
    if phase == REFILL:
        return (0, 0, 0, 0, stock.sources(s.stock) << (DRAW - PRIESTESS), 0)
    if phase == DRAWN or phase == DEAL:
        return (0, 0, 0, 0, 0, s.stock.unseen.once)
    if phase == MOVE:
        return (0, 0, figure_choices(board, player, s.colour), 0, priestess_choices(board, s), 0)
    if phase == CLOVER:
        return (0, 0, clover_choices(board, s, player), 0, PASS_BIT, 0)
    if phase == SPIRAL:
        return (0, 0, 0, spiral_choices(s), PASS_BIT, 0)
    if phase == SHED:
        lifts = rows.begun(player.rows) << (LIFT - PRIESTESS)
        return (0, player.hand.held.once, 0, 0, lifts | PASS_BIT, 0)
    if phase == CLAIM:
        return (0, 0, 0, 0, CLAIM_BIT | PASS_BIT, 0)
    if phase == TILES:
        return (0, 0, 0, 0, tiles.choices(s.tiles) >> 1 << (TILE - PRIESTESS), 0)
    return (0, 0, 0, 0, 0, 0)


@rule
def movable_cards(board: Board, s: State, player: Player) -> int:
    """All cards whose move is possible (C5): by the priestess, or by the hindmost figure if by any."""
    if s.priestess < board.end:
        return board.cards.once
    return board.cards_ahead[player.figures.stone[0]]


@rule
def figure_choices(board: Board, player: Player, colour: int) -> int:
    """The stones with an own figure from which another stone of the colour lies ahead (O3)."""
    choices = 0
    for i in range(player.figures.number):
        stone = player.figures.stone[i]
        if board.next[colour][stone]:
            choices |= 1 << stone
    return choices


@rule
def priestess_choices(board: Board, s: State) -> int:
    """How far the priestess may move: up to the card's green number, never past the end (O3)."""
    return (1 << min(s.steps, board.end - s.priestess)) - 1


@rule
def clover_choices(board: Board, s: State, player: Player) -> int:
    """Which figure a clover may move on: the one that landed; in the variant any own one (O7)."""
    if board.any_clover:
        return figure_choices(board, player, s.colour)
    if board.next[s.colour][s.landed]:
        return 1 << s.landed
    return 0


@rule
def spiral_choices(s: State) -> int:
    """The stones behind the figure, including the start, except the one that the card's figure left (O8)."""
    return ((1 << s.landed) - 1) & ~(1 << s.left)


@rule
def bonus(board: Board, s: State, player: Player) -> int:
    """The leprechaun bonus for the own figures where they stand, 0 for none (O11)."""
    for i in range(player.figures.number):
        if tile_on(board, s, player.figures.stone[i]) != LEPRECHAUN:
            return 0
    return board.leprechauns[count(pilgrims.standing(player.figures))]


@rule
def tile_on(board: Board, s: State, stone: int) -> int:
    """The kind of tile that lies on a stone, 0 for none."""
    return s.tiles.on[board.place[stone]]


# --- effects -----------------------------------------------------------------------------------


@rule
def apply_action(board: Board, s: State, action: int) -> None:
    """Do a legal action."""
    phase = s.phase
    if phase == CARD:
        if action < DISCARD:
            play_card(board, s, action - PLAY)
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
    elif phase == MOVE:
        if action < BACK:
            s.left = action - MOVING
            move_figure(board, s, s.left, board.next[s.colour][s.left])
        else:
            move_priestess(board, s, action - PRIESTESS + 1)
    elif phase == CLAIM:
        if action == CLAIMING:
            s.seats[s.seat].leprechauns = bonus(board, s, s.seats[s.seat])
        offer(board, s)
    elif phase == DEAL:
        deal_card(board, s, action - NAMED)
    elif phase == TILES:
        lay_tile(board, s, action - TILE + 1)
    else:
        use_tile(board, s, action)


@rule
def play_card(board: Board, s: State, card: int) -> None:
    """Lay a card in its row; then its player moves a figure or the priestess (C3, O3)."""
    player = s.seats[s.seat]
    hand.give(player.hand, card)
    rows.lay(player.rows, card)
    s.colour = colour_of(card)
    s.steps = board.steps[card % VALUES]
    s.acted = 0
    s.phase = MOVE


@rule
def move_priestess(board: Board, s: State, steps: int) -> None:
    """Move the priestess; only her mover gets points, once, for own figures where she stops (O4)."""
    player = s.seats[s.seat]
    s.priestess += steps
    if pilgrims.standing(player.figures) >> s.priestess & 1:
        player.oracle += board.oracle
    s.phase = REFILL


@rule
def use_tile(board: Board, s: State, action: int) -> None:
    """Accept or decline the offer of the tile under the figure (O7, O8, O10)."""
    if action < MOVING:
        discard_card(s, action - DISCARD)
        s.phase = REFILL
    elif action < BACK:
        stone = action - MOVING
        move_figure(board, s, stone, board.next[s.colour][stone])
    elif action < PRIESTESS:
        move_figure(board, s, s.landed, action - BACK)
    else:
        if action != PASS:
            lift_card(s, action - LIFT)
        s.phase = REFILL


@rule
def move_figure(board: Board, s: State, origin: int, target: int) -> None:
    """Move an own figure to another stone, and land there."""
    pilgrims.walk(s.seats[s.seat].figures, origin, target)
    if origin < board.goal and target >= board.goal:
        s.goal += 1
    elif origin >= board.goal and target < board.goal:
        s.goal -= 1
    land(board, s, target)


@rule
def land(board: Board, s: State, stone: int) -> None:
    """A figure has reached a stone: first the game's end, then what is taken, then what is offered (A3)."""
    player = s.seats[s.seat]
    s.landed = stone
    s.phase = REFILL
    if stone >= board.goal and goal_complete(board, s, player):  # C9: nothing has an effect
        finish(s, GOAL)
        return
    collect(board, s, player, stone)
    if player.leprechauns == 0 and bonus(board, s, player):
        s.phase = CLAIM
    else:
        offer(board, s)


@rule
def goal_complete(board: Board, s: State, player: Player) -> bool:
    """Whether one player's or all players' figures in the goal area end the game (O13)."""
    first = player.figures.stone[board.figures - board.goal_own]  # the hindmost of those that must be in
    return s.goal == board.goal_all or first >= board.goal


@rule
def collect(board: Board, s: State, player: Player, stone: int) -> None:
    """Take a wish stone, a mirror, or the points of a tile (O5, O12, C10)."""
    tile = tile_on(board, s, stone)
    if s.wishes[stone]:
        s.wishes[stone] -= 1
        player.wishes += 1
    elif tile == MIRROR:
        s.tiles.on[board.place[stone]] = 0
        player.mirrors += 1
    elif tile <= MOST_POINTS:
        player.points += tile


@rule
def offer(board: Board, s: State) -> None:
    """Offer what the tile under the figure allows, unless there is nothing to choose (A2, O7, O8, O10).

    A clover or spiral acts only so often in a turn (O9). An offer counts even if it is declined: that ends
    the chain, so nothing could land there again anyway.
    """
    tile = tile_on(board, s, s.landed)
    s.phase = REFILL
    if tile == LEPRECHAUN:
        s.phase = SHED
    elif tile_acted(board, s, s.landed) >= board.tile_uses:
        return
    elif tile == kinds.SPIRAL:
        if spiral_choices(s):
            s.phase = SPIRAL
    elif tile >= kinds.CLOVER and tile < kinds.SPIRAL:
        s.colour = tile - kinds.CLOVER
        if clover_choices(board, s, s.seats[s.seat]):
            s.phase = CLOVER
    note_landing(board, s, tile)


@rule
def tile_acted(board: Board, s: State, stone: int) -> int:
    """How often the clover or spiral on a stone has acted this turn (O9).

    If tiles act once, `acted` is a set of stones. If they act up to three times, it has two bits for each of
    the first places; tiles on further places do not act.
    """
    if board.tile_uses == 1:
        return s.acted >> stone & 1
    place = board.place[stone]
    if place < COUNTED:
        return s.acted >> 2 * place & 3
    return board.tile_uses


@rule
def stones_used(board: Board, s: State, least: int) -> int:
    """The stones whose clover or spiral has acted at least so often this turn (O9)."""
    if board.tile_uses == 1:
        return s.acted if least == 1 else 0
    used = 0
    for place in range(min(board.places, COUNTED)):
        if s.acted >> 2 * place & 3 >= least:
            used |= 1 << board.stone[place]
    return used


@rule
def note_landing(board: Board, s: State, tile: int) -> None:
    """Count that the tile under the figure has acted (O9)."""
    if board.tile_uses == 1:
        s.acted |= 1 << s.landed
    elif tile >= kinds.CLOVER and tile <= kinds.SPIRAL:
        s.acted += 1 << 2 * board.place[s.landed]


# --- chance ------------------------------------------------------------------------------------


@rule
def chance_way(board: Board, s: State, k: int) -> int:
    """The action for the k-th of the equally likely outcomes."""
    if s.phase == TILES:
        return TILE + tiles.pick(s.tiles, k) - 1
    return NAMED + cards.pick(s.stock.unseen, k)


# --- scoring -----------------------------------------------------------------------------------


@rule
def wish_points(board: Board, s: State, seat: int) -> int:
    """The points for wish stones, counted once more for every mirror, also below zero (O14)."""
    player = s.seats[seat]
    return worth(board.wish_worths, player.wishes) * (1 + player.mirrors)


@rule
def figure_points(board: Board, s: State, seat: int) -> int:
    """The points of all figures (O1)."""
    figures = s.seats[seat].figures
    total = 0
    for i in range(figures.number):
        total += board.value[figures.stone[i]]
    return total


@rule
def points(board: Board, s: State, seat: int, source: int) -> int:
    """A seat's points from one source if the game ended now."""
    if source == FIGURES:
        return figure_points(board, s, seat)
    if source == WISHES:
        return wish_points(board, s, seat)
    if source == TILE_POINTS:
        return s.seats[seat].points
    if source == ORACLE:
        return s.seats[seat].oracle
    return s.seats[seat].leprechauns


@rule
def score(board: Board, s: State, seat: int) -> int:
    """The total as if the game ended now (A4)."""
    player = s.seats[seat]
    found = player.points + player.oracle + player.leprechauns
    return figure_points(board, s, seat) + wish_points(board, s, seat) + found
