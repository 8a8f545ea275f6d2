"""The rules of Keltis (rule book 004): legal actions and their effects.

A turn (C3): play a card and move a figure, or discard a card; then refill the hand.
"""

from keltis.cardgame.phases import CARD, DEAL, DRAWN, GOAL, REFILL, TILES
from keltis.cardgame.rules import deal_card, discard_card, draw_card, finish, lay_tile, prepare, take_card
from keltis.core.actions import Actions, ActionSet
from keltis.core.dialect import rule
from keltis.games.keltis.board import BARE, CLOVER, POINTS, TILE_KINDS, WISH, Board
from keltis.games.keltis.state import BONUS, FIGURE, Player, State
from keltis.parts import cards, figures, hand, rows, stock, tiles
from keltis.parts.cardset import CARDS, COLOURS, colour_of
from keltis.parts.worths import worth

ACTIONS = Actions(
    [("play", CARDS)],
    [("discard", CARDS)],
    [
        ("step", COLOURS),  # a path's own figure moves one stone
        ("small", COLOURS),  # a small figure enters a path
        ("large", COLOURS),  # the large figure enters a path
        ("pass", 1),
        ("draw", 1),
        ("take", COLOURS),  # the top card of a discard pile
        ("tile", TILE_KINDS - 1),  # chance: the next tile laid out, by kind from WISH on
    ],
    [("card", CARDS)],  # chance: the next card dealt or drawn
    chance="tile",
)
PLAY = ACTIONS["play"]
DISCARD = ACTIONS["discard"]
STEP = ACTIONS["step"]
SMALL = ACTIONS["small"]
LARGE = ACTIONS["large"]
PASS = ACTIONS["pass"]
DRAW = ACTIONS["draw"]
TAKE = ACTIONS["take"]
TILE = ACTIONS["tile"]
NAMED = ACTIONS["card"]
PASSING = 1 << (PASS - STEP)

SOURCES = ("figures", "wishes", "tiles")
FIGURES, WISHES, TILE_POINTS = range(3)


# --- set-up ------------------------------------------------------------------------------------


def setup(board: Board, players: int) -> State:
    """The empty table; the first actions are chance's: tiles, then hands (K6, C1, C2)."""
    s = State()
    s.players = players
    prepare(board, s)
    for seat in range(players):
        figures.gather(s.seats[seat].figures, board.small, board.large)
    return s


# --- legal actions -----------------------------------------------------------------------------


@rule
def legal_actions(board: Board, s: State) -> ActionSet:
    """The legal actions; empty when the game is over."""
    phase = s.phase
    player = s.seats[s.seat]
    if phase == CARD:
        # C5: a card that fits its row can always make its move (K3, K5), so C4 alone decides.
        held = player.hand.held.once
        return (held & player.rows.fits, held, 0, 0)
    if phase == REFILL:
        return (0, 0, stock.sources(s.stock) << (DRAW - STEP), 0)
    if phase == DRAWN or phase == DEAL:
        return (0, 0, 0, s.stock.unseen.once)
    if phase == BONUS:
        return (0, 0, figure_choices(board, player) | PASSING, 0)
    if phase == FIGURE:
        return (0, 0, card_choices(board, player, s.colour), 0)
    if phase == TILES:
        return (0, 0, tiles.choices(s.tiles) >> WISH << (TILE - STEP), 0)
    return (0, 0, 0, 0)


@rule
def entries(player: Player, paths: int) -> int:
    """The ways to move a figure from the start onto one of these paths: small or large (K3)."""
    choices = 0
    if player.figures.small:
        choices = paths << (SMALL - STEP)
    if player.figures.large:
        choices |= paths << (LARGE - STEP)
    return choices


@rule
def figure_choices(board: Board, player: Player) -> int:
    """Any own figure that can move one stone, or an entry on a path without one (K5, K7)."""
    walking = player.figures.walking
    free = ((1 << board.paths) - 1) & ~walking & ~player.figures.arrived
    return walking | entries(player, free)


@rule
def card_choices(board: Board, player: Player, colour: int) -> int:
    """What the card just played can move: a figure on its own path (K3), or any other one (K5)."""
    if player.figures.arrived >> colour & 1:
        return figure_choices(board, player)
    return entries(player, 1 << colour)


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
    elif phase == BONUS or phase == FIGURE:
        if action == PASS:
            s.phase = REFILL
        else:
            move_figure(board, s, action)
    elif phase == DEAL:
        deal_card(board, s, action - NAMED)
    else:
        lay_tile(board, s, action - TILE + WISH)


@rule
def play_card(board: Board, s: State, card: int) -> None:
    """Lay a card in its row and move the figure on its path; if there is a choice, ask (C3, K3)."""
    player = s.seats[s.seat]
    colour = colour_of(card)
    hand.give(player.hand, card)
    rows.lay(player.rows, card)
    s.colour = colour
    if player.figures.walking >> colour & 1:
        figures.step(player.figures, colour, board.end)
        land(board, s, colour)
    else:
        s.phase = FIGURE


@rule
def move_figure(board: Board, s: State, action: int) -> None:
    """Move the chosen figure one stone, or enter it from the start (K3, K5, K7)."""
    figures_ = s.seats[s.seat].figures
    if action < SMALL:
        path = action - STEP
        figures.step(figures_, path, board.end)
    elif action < LARGE:
        path = action - SMALL
        figures.enter(figures_, path, 0)
    else:
        path = action - LARGE
        figures.enter(figures_, path, 1)
    land(board, s, path)


@rule
def land(board: Board, s: State, path: int) -> None:
    """A figure has reached a new stone: the end of the game first, then the tile (A3)."""
    player = s.seats[s.seat]
    stone = player.figures.stone[path]
    s.phase = REFILL
    if stone == board.goal:
        s.goal += 1
        if s.goal == board.goal_figures:  # C9, K9: the tile has no effect
            finish(s, GOAL)
            return
    place = board.place[path][stone]
    tile = s.tiles.on[place]
    if tile == WISH:  # K8
        player.wishes += 1
        s.tiles.on[place] = BARE
    elif tile == CLOVER:
        if figure_choices(board, player):  # A2: an offer without a choice is not made
            s.phase = BONUS
    elif tile > POINTS:  # C10
        player.points += tile - POINTS


# --- chance ------------------------------------------------------------------------------------


@rule
def chance_way(board: Board, s: State, k: int) -> int:
    """The action for the k-th of the equally likely outcomes."""
    if s.phase == TILES:
        return TILE + tiles.pick(s.tiles, k) - WISH
    return NAMED + cards.pick(s.stock.unseen, k)


# --- scoring -----------------------------------------------------------------------------------


@rule
def path_points(board: Board, s: State, seat: int, path: int) -> int:
    """The points of the figure on a path; the large one counts twice, also below zero (K1, K2)."""
    figures_ = s.seats[seat].figures
    value = board.value[figures_.stone[path]]
    if figures_.large_path == path:
        return 2 * value
    return value


@rule
def wish_points(board: Board, s: State, seat: int) -> int:
    """The points for wish stones (K10)."""
    return worth(board.wishes, s.seats[seat].wishes)


@rule
def figure_points(board: Board, s: State, seat: int) -> int:
    """The points of all figures."""
    total = 0
    for path in range(COLOURS):
        total += path_points(board, s, seat, path)
    return total


@rule
def points(board: Board, s: State, seat: int, source: int) -> int:
    """A seat's points from one source if the game ended now."""
    if source == FIGURES:
        return figure_points(board, s, seat)
    if source == WISHES:
        return wish_points(board, s, seat)
    return s.seats[seat].points


@rule
def score(board: Board, s: State, seat: int) -> int:
    """The total as if the game ended now (A4)."""
    return figure_points(board, s, seat) + wish_points(board, s, seat) + s.seats[seat].points
