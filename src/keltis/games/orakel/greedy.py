"""A rough worth of every action of Das Orakel for the one who does it: the greedy bot takes the largest.

Counted in hundredths of a final point. Only what the mover may know is looked at: the own hand and what lies
openly.
"""

from keltis.cardgame.outlook import following, many
from keltis.core.bits import count, lowest
from keltis.core.dialect import rule
from keltis.games.orakel import board as kinds
from keltis.games.orakel.board import LEPRECHAUN, MIRROR, MOST_POINTS, Board
from keltis.games.orakel.rules import (
    BACK,
    CLAIMING,
    DISCARD,
    DRAW,
    LIFT,
    MOVING,
    PASS,
    PRIESTESS,
    TAKE,
    bonus,
    figure_choices,
    score,
    tile_on,
    wish_points,
)
from keltis.games.orakel.state import SHED, Player, State
from keltis.parts import pile
from keltis.parts.cardset import OF_COLOUR, VALUES
from keltis.parts.pilgrims import standing
from keltis.parts.worths import worth

POINT = 100
STRIDE = 45  # what it is worth to be one stone further on, whatever the stone pays
STEEP = 50  # how much of a stone's own worth counts before the end
CLOVER_WORTH = 120
SPIRAL_WORTH = 80
SHED_WORTH = 70
MIRROR_WORTH = 300
WISH_WORTH = 250
SKIPPED_OWN = 100  # what a held card is worth that a play makes useless
SKIPPED_UNSEEN = 12
LAST_TURNS = 6  # with so few cards left for each player, only real points count
WIN = 10000
NEVER = -1000000


@rule
def appraise(board: Board, s: State, action: int) -> int:
    """A rough worth of a legal action of the seat that acts now."""
    player = s.seats[s.seat]
    if action < DISCARD:
        return worth_of_play(board, s, player, action)
    if action < MOVING:
        return worth_of_discard(s, player, action - DISCARD)
    if action < BACK:
        stone = action - MOVING
        return worth_of_move(board, s, player, stone, board.next[s.colour][stone])
    if action < PRIESTESS:
        return worth_of_move(board, s, player, s.landed, action - BACK)
    if action < CLAIMING:
        return worth_of_priestess(board, s, player, action - PRIESTESS + 1)
    if action == CLAIMING:  # more would need all figures to meet on leprechauns again
        return POINT * bonus(board, s, player)
    if action == PASS:
        return 0
    if action == DRAW:
        return worth_of_draw(board, s)
    if action < LIFT:
        return worth_of_take(s, player, action - TAKE)
    return worth_of_lift(player, action - LIFT)


# --- figures -----------------------------------------------------------------------------------


@rule
def late(s: State) -> bool:
    """Whether the game may soon be over."""
    return s.stock.deck < LAST_TURNS * s.players


@rule
def worth_of_standing(board: Board, s: State, stone: int) -> int:
    """What a figure there is worth: late in the game what its stone pays, before that also its lead."""
    if late(s):
        return POINT * board.value[stone]
    return STEEP * board.value[stone] + STRIDE * stone


@rule
def worth_of_move(board: Board, s: State, player: Player, origin: int, target: int) -> int:
    """What a figure gains by going from one stone to another."""
    if target >= board.goal and origin < board.goal and ends(board, s, player):
        return worth_of_end(board, s, board.value[target] - board.value[origin])
    gain = worth_of_standing(board, s, target) - worth_of_standing(board, s, origin)
    return gain + worth_of_landing(board, s, player, target)


@rule
def ends(board: Board, s: State, player: Player) -> bool:
    """Whether one more figure in the goal area ends the game."""
    inside = 1
    for i in range(player.figures.number):
        inside += 1 if player.figures.stone[i] >= board.goal else 0
    return s.goal + 1 == board.goal_all or inside == board.goal_own


@rule
def worth_of_end(board: Board, s: State, gain: int) -> int:
    """Ending the game with this gain, in points, is good only for the leader."""
    mine = score(board, s, s.seat) + gain
    for seat in range(s.players):
        if seat != s.seat and score(board, s, seat) >= mine:
            return -WIN
    return WIN


@rule
def worth_of_landing(board: Board, s: State, player: Player, stone: int) -> int:
    """What a landing gives besides the stone's own worth."""
    tile = tile_on(board, s, stone)
    if s.wishes[stone]:
        more = worth(board.wish_worths, player.wishes + 1) - worth(board.wish_worths, player.wishes)
        return max(WISH_WORTH, POINT * more * (1 + player.mirrors))
    if tile <= MOST_POINTS:
        return POINT * tile
    if tile == MIRROR:
        return worth_of_mirror(board, s, player)
    if tile == LEPRECHAUN:
        return SHED_WORTH
    if s.acted >> stone & 1:
        return 0
    return SPIRAL_WORTH if tile == kinds.SPIRAL else CLOVER_WORTH


@rule
def worth_of_mirror(board: Board, s: State, player: Player) -> int:
    """It counts the wish stones once more; with few of them it is only a bad thing at the end."""
    if player.wishes > 1:
        return MIRROR_WORTH
    return POINT * wish_points(board, s, s.seat) if late(s) else 0


@rule
def worth_of_priestess(board: Board, s: State, player: Player, steps: int) -> int:
    """Her points, or else as few steps as possible away from the own figures that she may still reach."""
    stone = s.priestess + steps
    here = standing(player.figures)
    if here >> stone & 1:
        return POINT * board.oracle
    passed = here & ((1 << stone) - 1) & ~((1 << s.priestess) - 1)
    return 30 - 5 * steps - 50 * count(passed)


# --- cards -------------------------------------------------------------------------------------


@rule
def skipped(s: State, player: Player, card: int) -> int:
    """What the cards are worth that could follow no more once this one lies."""
    after = following(player.rows, player.hand.held, card)
    lost = player.rows.fits & OF_COLOUR[card // VALUES] & ~after
    return SKIPPED_OWN * many(player.hand.held, lost) + SKIPPED_UNSEEN * many(s.stock.unseen, lost)


@rule
def worth_of_play(board: Board, s: State, player: Player, card: int) -> int:
    """The best move that the card allows, less what it spoils in its row."""
    colour = card // VALUES
    best = NEVER
    stones = figure_choices(board, player, colour)
    while stones:
        stone = lowest(stones)
        best = max(best, worth_of_move(board, s, player, stone, board.next[colour][stone]))
        stones &= stones - 1
    for steps in range(1, min(board.steps[card % VALUES], board.end - s.priestess) + 1):
        best = max(best, worth_of_priestess(board, s, player, steps))
    return best - skipped(s, player, card)


@rule
def worth_of_discard(s: State, player: Player, card: int) -> int:
    """A card of no use is best discarded as a find (O10)."""
    if player.rows.fits >> card & 1 == 0:
        return 40 if s.phase == SHED else -30
    return -100 - 30 * many(player.hand.held, player.rows.fits & OF_COLOUR[card // VALUES])


@rule
def worth_of_lift(player: Player, colour: int) -> int:
    """Taking a card off a row reopens what it had closed."""
    row = player.rows.laid.once & OF_COLOUR[colour]
    if row & (row - 1):
        return -100
    closed = player.rows.fits & OF_COLOUR[colour]
    return 20 * many(player.hand.held, OF_COLOUR[colour] & ~closed) - 20


@rule
def worth_of_draw(board: Board, s: State) -> int:
    """A card that may be anything; the last one ends the game (C8)."""
    if s.stock.deck > 1:
        return 60
    return worth_of_end(board, s, 0)


@rule
def worth_of_take(s: State, player: Player, colour: int) -> int:
    """A card that is known, if it fits."""
    card = pile.top(s.stock.piles[colour])
    if player.rows.fits >> card & 1 == 0:
        return -100
    return 130 - skipped(s, player, card)
