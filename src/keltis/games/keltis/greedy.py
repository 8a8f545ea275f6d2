"""The heuristic of Keltis: the value of every action for its mover; greedy bots take the largest.

Counted in hundredths of a final point, steps in hundredths of a stone. Only what the mover may know is looked
at: the own hand and what lies openly.

The weights are data: the defaults are the plain heuristic, which never changes; others are found by tuning.
"""

from typing import NamedTuple

from keltis.cardgame.outlook import following, many
from keltis.core.bits import count
from keltis.core.dialect import rule
from keltis.games.keltis.board import CLOVER, POINTS, WISH, Board
from keltis.games.keltis.rules import DISCARD, DRAW, LARGE, PASS, SMALL, STEP, TAKE, score
from keltis.games.keltis.state import Player, State
from keltis.parts import pile
from keltis.parts.cardset import OF_COLOUR, VALUES
from keltis.parts.worths import worth

POINT, STONE = 100, 100
WIN = 10000
MOST_LEAD = 20  # points; a larger lead counts no more


class Weights(NamedTuple):
    """The weights, in hundredths of a point unless noted."""

    clover: int = 250
    wish: int = 250
    wish_now: int = 0  # per cent of what one more wish stone is worth at once
    hope: int = 30  # per cent: the chance that an unseen card of use comes into the own hand
    rush: int = 0  # per cent of hope lost with every figure in the goal area
    skipped_own: int = 160  # a held card that a play makes useless
    skipped_unseen: int = 25
    late: int = 0  # with fewer turns to go, what a play makes useless weighs less
    beside: int = 250  # a card whose own figure has arrived, so that it moves another one
    now: int = 50  # per cent of a step's worth that is what the next stone pays
    begin: int = 0  # what every path begun before takes from a new one
    finish: int = 0  # for every point of lead, a figure in the goal area
    kept: int = 100  # a card that fits a path begun, when it is discarded
    kept_kin: int = 40  # and for every card of use beside it
    idle: int = 40  # the same on a path not begun
    idle_kin: int = 16
    gift: int = 80  # a discard that the next player can use
    draw: int = 60
    take: int = 180
    take_new: int = 20  # a card for a path not begun
    take_lost: int = 20  # every unseen card that it would skip


PLAIN = Weights()


@rule
def appraise(board: Board, s: State, action: int) -> int:
    """The value of a legal action for its mover, by the plain weights."""
    return judge(board, s, PLAIN, action)


@rule
def judge(board: Board, s: State, w: Weights, action: int) -> int:
    """The value of a legal action for its mover."""
    player = s.seats[s.seat]
    if action < DISCARD:
        return worth_of_play(board, s, w, player, action)
    if action < STEP:
        return worth_of_discard(s, w, player, action - DISCARD)
    if action < SMALL:
        return worth_of_step(board, s, w, player, action - STEP)
    if action < LARGE:
        return worth_of_entry(board, s, w, player, action - SMALL, 1)
    if action < PASS:
        return worth_of_entry(board, s, w, player, action - LARGE, 2)
    if action == PASS:
        return 0
    if action == DRAW:
        return worth_of_draw(board, s, w)
    return worth_of_take(s, w, player, action - TAKE)


# --- what a path still promises ----------------------------------------------------------------


@rule
def expected_steps(s: State, w: Weights, player: Player, colour: int, fitting: int, without: int) -> int:
    """How many more steps the cards in hand, and some luck, give on a path."""
    held = many(player.hand.held, fitting) - without
    unseen = many(s.stock.unseen, fitting & OF_COLOUR[colour])
    total = many(s.stock.unseen, OF_COLOUR[colour]) + 1
    hope = w.hope * unseen * (100 - w.rush * s.goal) // 100
    return STONE * held + min(hope, hope * s.stock.deck // (s.players * total))


@rule
def worth_at(board: Board, place: int) -> int:
    """The worth of a place on a path, between two stones in proportion."""
    place = min(place, STONE * board.end)
    below = place // STONE
    above = min(below + 1, board.end)
    rise = board.value[above] - board.value[below]
    return POINT * board.value[below] + (place - STONE * below) * rise


@rule
def worth_of_end(board: Board, s: State, gain: int) -> int:
    """Ending the game with this gain, in points, is good only for the leader."""
    mine = score(board, s, s.seat) + gain
    for seat in range(s.players):
        if seat != s.seat and score(board, s, seat) >= mine:
            return -WIN
    return WIN


@rule
def lead(board: Board, s: State) -> int:
    """By how many points the mover is ahead of the best other, within limits."""
    best = -WIN
    for seat in range(s.players):
        if seat != s.seat:
            best = max(best, score(board, s, seat))
    return max(-MOST_LEAD, min(MOST_LEAD, score(board, s, s.seat) - best))


@rule
def worth_of_landing(board: Board, s: State, w: Weights, path: int, stone: int, gain: int) -> int:
    """What a landing gives besides the stone's own worth."""
    extra = 0
    if stone == board.goal:
        if s.goal + 1 == board.goal_figures:
            return worth_of_end(board, s, gain)
        if w.finish:
            extra = w.finish * lead(board, s)
    tile = s.tiles.on[board.place[path][stone]]
    if tile == WISH:
        return extra + worth_of_wish(board, s, w)
    if tile == CLOVER:
        return extra + w.clover
    return extra + POINT * max(tile - POINTS, 0)


@rule
def worth_of_wish(board: Board, s: State, w: Weights) -> int:
    """What one more wish stone is worth, now and as a step to the next."""
    wishes = s.seats[s.seat].wishes
    more = worth(board.wishes, wishes + 1) - worth(board.wishes, wishes)
    return w.wish + w.wish_now * more


# --- actions -----------------------------------------------------------------------------------


@rule
def worth_of_play(board: Board, s: State, w: Weights, player: Player, card: int) -> int:
    """What the figure gains, less what the card makes useless in its row."""
    colour = card // VALUES
    after = following(player.rows, player.hand.held, card)
    lost = player.rows.fits & OF_COLOUR[colour] & ~after
    cost = w.skipped_own * many(player.hand.held, lost) + w.skipped_unseen * many(s.stock.unseen, lost)
    if w.late > 0:
        cost = cost * min(w.late, s.stock.deck // s.players) // w.late
    figures = player.figures
    if figures.arrived >> colour & 1:
        return w.beside - cost // 4
    stone = figures.stone[colour] + 1
    size = 2 if figures.large_path == colour else 1
    steps = expected_steps(s, w, player, colour, after, 1)
    hoped = worth_at(board, STONE * stone + steps)
    if stone == 1:
        gain = hoped - w.begin * count(figures.walking | figures.arrived)
    else:
        now = POINT * (board.value[stone] - board.value[stone - 1])
        later = STONE * (hoped - POINT * board.value[stone]) // (steps + STONE)
        gain = size * max(now, (w.now * now + (100 - w.now) * later) // 100)
    return gain - cost + worth_of_landing(board, s, w, colour, stone, size * board.value[stone])


@rule
def worth_of_discard(s: State, w: Weights, player: Player, card: int) -> int:
    """A card of use is missed, and one that the next player can use is a gift."""
    colour = card // VALUES
    loss = 0
    if player.rows.fits >> card & 1:
        kin = many(player.hand.held, player.rows.fits & OF_COLOUR[colour])
        loss = w.kept + w.kept_kin * kin if player.figures.stone[colour] else w.idle + w.idle_kin * kin
    neighbour = s.seats[(s.seat + 1) % s.players]
    if neighbour.rows.fits >> card & 1 and neighbour.figures.stone[colour]:
        loss += w.gift
    return -loss


@rule
def worth_of_step(board: Board, s: State, w: Weights, player: Player, path: int) -> int:
    """What a figure gains on its next stone."""
    stone = player.figures.stone[path] + 1
    size = 2 if player.figures.large_path == path else 1
    gain = size * (board.value[stone] - board.value[stone - 1])
    return POINT * gain + worth_of_landing(board, s, w, path, stone, gain)


@rule
def worth_of_entry(board: Board, s: State, w: Weights, player: Player, path: int, size: int) -> int:
    """What a figure may come to be worth on a path that it begins now."""
    steps = expected_steps(s, w, player, path, player.rows.fits & OF_COLOUR[path], 0)
    return size * worth_at(board, STONE + steps) + worth_of_landing(board, s, w, path, 1, 0)


@rule
def worth_of_draw(board: Board, s: State, w: Weights) -> int:
    """A card that may be anything; the last one ends the game (C8), and then to share the lead is enough."""
    if s.stock.deck > 1:
        return w.draw
    return worth_of_end(board, s, 1)


@rule
def worth_of_take(s: State, w: Weights, player: Player, colour: int) -> int:
    """A card that is known, if it fits."""
    card = pile.top(s.stock.piles[colour])
    if player.rows.fits >> card & 1 == 0:
        return -100
    if player.figures.stone[colour] == 0:
        return w.take_new
    lost = player.rows.fits & OF_COLOUR[colour] & ~following(player.rows, player.hand.held, card)
    return w.take - w.take_lost * many(s.stock.unseen, lost)
