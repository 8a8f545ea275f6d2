"""The heuristic of Das Orakel: values every action for its mover; greedy bots take the highest.

Units are hundredths of a final point. Only information of the mover is used: the own hand and what lies
openly.

The defaults of the weights are the plain heuristic, which never changes; other weights are found by tuning.
"""

from typing import NamedTuple

from keltis.cardgame.outlook import following, many, somebody_must_draw
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
    tile_acted,
    tile_on,
    wish_points,
)
from keltis.games.orakel.state import SHED, Player, State
from keltis.parts import pile
from keltis.parts.cardset import OF_COLOUR, VALUES
from keltis.parts.pilgrims import standing
from keltis.parts.worths import worth

POINT = 100
WIN = 10000
NEVER = -1000000
REACH = 3  # stones that the priestess may reach soon


class Weights(NamedTuple):
    """The weights, in hundredths of a point unless noted."""

    stride: int = 45  # one stone of progress, whatever the stone's points
    steep: int = 50  # per cent of a stone's points that count before the end
    clover: int = 120
    spiral: int = 80
    shed: int = 70
    mirror: int = 300
    wish: int = 250
    wish_more: int = 0  # bonus for any wish stone, besides its points
    gather: int = 0  # standing on a leprechaun, per other own figure that does (O11)
    meet: int = 0  # standing where the priestess may come soon
    skipped_own: int = 100  # penalty for each held card that a play makes useless
    skipped_unseen: int = 12
    fading: int = 0  # with fewer turns left, that penalty is reduced
    late: int = 6  # with so few turns left, only real points count
    priestess: int = 30
    priestess_step: int = 5  # per stone that she moves
    priestess_passed: int = 50  # penalty for every own figure that she passes
    useless: int = -30  # discarding a card that does not fit
    useless_find: int = 40
    kept: int = 100  # penalty for discarding a card that fits
    kept_kin: int = 30
    draw: int = 60
    take: int = 130


PLAIN = Weights()


@rule
def appraise(board: Board, s: State, action: int) -> int:
    """The value of a legal action for its mover, with the default weights."""
    return judge(board, s, PLAIN, action)


@rule
def judge(board: Board, s: State, w: Weights, action: int) -> int:
    """The value of a legal action for its mover."""
    player = s.seats[s.seat]
    if action < DISCARD:
        return worth_of_play(board, s, w, player, action)
    if action < MOVING:
        return worth_of_discard(s, w, player, action - DISCARD)
    if action < BACK:
        stone = action - MOVING
        return worth_of_move(board, s, w, player, stone, board.next[s.colour][stone])
    if action < PRIESTESS:
        return worth_of_move(board, s, w, player, s.landed, action - BACK)
    if action < CLAIMING:
        return worth_of_priestess(board, s, w, player, action - PRIESTESS + 1)
    if action == CLAIMING:  # a higher bonus would need all figures to meet on leprechauns again
        return POINT * bonus(board, s, player)
    if action == PASS:
        return 0
    if action == DRAW:
        return worth_of_draw(board, s, w)
    if action < LIFT:
        return worth_of_take(s, w, player, action - TAKE)
    return worth_of_lift(player, action - LIFT)


# --- figures -----------------------------------------------------------------------------------


@rule
def late(s: State, w: Weights) -> bool:
    """Whether the game may end soon."""
    return s.stock.deck < w.late * s.players


@rule
def worth_of_standing(board: Board, s: State, w: Weights, stone: int) -> int:
    """The value of a figure on a stone: late in the game its points, earlier also its progress."""
    if late(s, w):
        return POINT * board.value[stone]
    return w.steep * board.value[stone] + w.stride * stone


@rule
def worth_of_move(board: Board, s: State, w: Weights, player: Player, origin: int, target: int) -> int:
    """The gain of a figure by moving from one stone to another."""
    if target >= board.goal and origin < board.goal and ends(board, s, player):
        return worth_of_end(board, s, board.value[target] - board.value[origin])
    gain = worth_of_standing(board, s, w, target) - worth_of_standing(board, s, w, origin)
    gain += worth_of_landing(board, s, w, player, target)
    if w.gather and player.leprechauns == 0:
        gain += gathering(board, s, w, player, origin, target)
    if w.meet and s.priestess < target and target <= s.priestess + REACH:
        gain += w.meet
    return gain


@rule
def gathering(board: Board, s: State, w: Weights, player: Player, origin: int, target: int) -> int:
    """The effect of a move on the leprechaun bonus (O11): more or fewer own figures on leprechauns."""
    others = -1 if tile_on(board, s, origin) == LEPRECHAUN else 0
    for i in range(player.figures.number):
        others += 1 if tile_on(board, s, player.figures.stone[i]) == LEPRECHAUN else 0
    if tile_on(board, s, target) == LEPRECHAUN:
        return w.gather * (others + 1)
    return -w.gather * (others + 1) if tile_on(board, s, origin) == LEPRECHAUN else 0


@rule
def ends(board: Board, s: State, player: Player) -> bool:
    """Whether one more figure in the goal area ends the game."""
    inside = 1
    for i in range(player.figures.number):
        inside += 1 if player.figures.stone[i] >= board.goal else 0
    return s.goal + 1 == board.goal_all or inside == board.goal_own


@rule
def worth_of_end(board: Board, s: State, gain: int) -> int:
    """The value of ending the game with this gain in points: good only for the leader."""
    mine = score(board, s, s.seat) + gain
    for seat in range(s.players):
        if seat != s.seat and score(board, s, seat) >= mine:
            return -WIN
    return WIN


@rule
def worth_of_landing(board: Board, s: State, w: Weights, player: Player, stone: int) -> int:
    """The value of a landing besides the stone's own points."""
    tile = tile_on(board, s, stone)
    if s.wishes[stone]:
        more = worth(board.wish_worths, player.wishes + 1) - worth(board.wish_worths, player.wishes)
        return w.wish_more + max(w.wish, POINT * more * (1 + player.mirrors))
    if tile <= MOST_POINTS:
        return POINT * tile
    if tile == MIRROR:
        return worth_of_mirror(board, s, w, player)
    if tile == LEPRECHAUN:
        return w.shed
    if tile_acted(board, s, stone) >= board.tile_uses:
        return 0
    return w.spiral if tile == kinds.SPIRAL else w.clover


@rule
def worth_of_mirror(board: Board, s: State, w: Weights, player: Player) -> int:
    """A mirror counts the wish stones once more; with few of them it costs points, but only at the end."""
    if player.wishes > 1:
        return w.mirror
    return POINT * wish_points(board, s, s.seat) if late(s, w) else 0


@rule
def worth_of_priestess(board: Board, s: State, w: Weights, player: Player, steps: int) -> int:
    """Her points; without any, she should pass as few reachable own figures as possible."""
    stone = s.priestess + steps
    here = standing(player.figures)
    if here >> stone & 1:
        return POINT * board.oracle
    passed = here & ((1 << stone) - 1) & ~((1 << s.priestess) - 1)
    return w.priestess - w.priestess_step * steps - w.priestess_passed * count(passed)


# --- cards -------------------------------------------------------------------------------------


@rule
def skipped(s: State, w: Weights, player: Player, card: int) -> int:
    """The value of the cards that could not follow any more after this one."""
    after = following(player.rows, player.hand.held, card)
    lost = player.rows.fits & OF_COLOUR[card // VALUES] & ~after
    cost = w.skipped_own * many(player.hand.held, lost) + w.skipped_unseen * many(s.stock.unseen, lost)
    if w.fading > 0:
        return cost * min(w.fading, s.stock.deck // s.players) // w.fading
    return cost


@rule
def worth_of_play(board: Board, s: State, w: Weights, player: Player, card: int) -> int:
    """The best move that the card allows, less what it makes useless in its row."""
    colour = card // VALUES
    best = NEVER
    stones = figure_choices(board, player, colour)
    while stones:
        stone = lowest(stones)
        best = max(best, worth_of_move(board, s, w, player, stone, board.next[colour][stone]))
        stones &= stones - 1
    for steps in range(1, min(board.steps[card % VALUES], board.end - s.priestess) + 1):
        best = max(best, worth_of_priestess(board, s, w, player, steps))
    return best - skipped(s, w, player, card)


@rule
def worth_of_discard(s: State, w: Weights, player: Player, card: int) -> int:
    """A useless card is the best one to discard as a bonus (O10)."""
    if player.rows.fits >> card & 1 == 0:
        return w.useless_find if s.phase == SHED else w.useless
    return -w.kept - w.kept_kin * many(player.hand.held, player.rows.fits & OF_COLOUR[card // VALUES])


@rule
def worth_of_lift(player: Player, colour: int) -> int:
    """Removing the last card of a row reopens what it had closed."""
    row = player.rows.laid.once & OF_COLOUR[colour]
    if row & (row - 1):
        return -100
    closed = player.rows.fits & OF_COLOUR[colour]
    return 20 * many(player.hand.held, OF_COLOUR[colour] & ~closed) - 20


@rule
def worth_of_draw(board: Board, s: State, w: Weights) -> int:
    """The value of an unknown card; the last one ends the game (C8), where sharing the lead is enough."""
    if somebody_must_draw(s.stock):
        return WIN
    if s.stock.deck > 1:
        return w.draw
    return worth_of_end(board, s, 1)


@rule
def worth_of_take(s: State, w: Weights, player: Player, colour: int) -> int:
    """The value of a known card, if it fits."""
    card = pile.top(s.stock.piles[colour])
    if player.rows.fits >> card & 1 == 0:
        return -100
    return w.take - skipped(s, w, player, card)
