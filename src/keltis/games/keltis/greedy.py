"""The heuristic of Keltis: values every action for its mover; greedy bots take the highest.

Units are hundredths of a final point, and hundredths of a stone for steps. Only information of the mover is
used: the own hand and what lies openly.

The defaults of the weights are the plain heuristic, which never changes; other weights are found by tuning.
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
MOST_LEAD = 20  # points; larger leads count the same


class Weights(NamedTuple):
    """The weights, in hundredths of a point unless noted."""

    clover: int = 250
    wish: int = 250
    wish_now: int = 0  # per cent of the immediate points of one more wish stone
    hope: int = 30  # per cent: the chance of getting an unseen useful card
    rush: int = 0  # per cent of `hope` lost with every figure in the goal area
    skipped_own: int = 160  # penalty for each held card that a play makes useless
    skipped_unseen: int = 25
    late: int = 0  # with fewer turns left, that penalty is reduced
    beside: int = 250  # a card whose own figure has arrived, so that another one moves
    now: int = 50  # per cent of a step's value that comes from the next stone
    begin: int = 0  # penalty on a new path for every path begun before
    finish: int = 0  # per point of lead, for a figure in the goal area
    kept: int = 100  # penalty for discarding a card that fits a begun path
    kept_kin: int = 40  # and for every other useful card of that path
    idle: int = 40  # the same for a path not begun
    idle_kin: int = 16
    gift: int = 80  # penalty for a discard that the next player can use
    draw: int = 60
    take: int = 180
    take_new: int = 20  # playing a card on a path not begun
    take_lost: int = 20  # penalty for every unseen card that it skips


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


# --- the potential of a path -------------------------------------------------------------------


@rule
def expected_steps(s: State, w: Weights, player: Player, colour: int, fitting: int, without: int) -> int:
    """The expected number of further steps on a path, from the cards in hand and by luck."""
    held = many(player.hand.held, fitting) - without
    unseen = many(s.stock.unseen, fitting & OF_COLOUR[colour])
    total = many(s.stock.unseen, OF_COLOUR[colour]) + 1
    hope = w.hope * unseen * (100 - w.rush * s.goal) // 100
    return STONE * held + min(hope, hope * s.stock.deck // (s.players * total))


@rule
def worth_at(board: Board, place: int) -> int:
    """The value of a place on a path, interpolated between two stones."""
    place = min(place, STONE * board.end)
    below = place // STONE
    above = min(below + 1, board.end)
    rise = board.value[above] - board.value[below]
    return POINT * board.value[below] + (place - STONE * below) * rise


@rule
def worth_of_end(board: Board, s: State, gain: int) -> int:
    """The value of ending the game with this gain in points: good only for the leader."""
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
    """The value of a landing besides the stone's own points."""
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
    """The value of one more wish stone, now and as a step to the next."""
    wishes = s.seats[s.seat].wishes
    more = worth(board.wishes, wishes + 1) - worth(board.wishes, wishes)
    return w.wish + w.wish_now * more


# --- actions -----------------------------------------------------------------------------------


@rule
def worth_of_play(board: Board, s: State, w: Weights, player: Player, card: int) -> int:
    """The gain of the figure, less what the card makes useless in its row."""
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
    """The loss of a useful card, and of one that the next player can use."""
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
    """The gain of a figure on its next stone."""
    stone = player.figures.stone[path] + 1
    size = 2 if player.figures.large_path == path else 1
    gain = size * (board.value[stone] - board.value[stone - 1])
    return POINT * gain + worth_of_landing(board, s, w, path, stone, gain)


@rule
def worth_of_entry(board: Board, s: State, w: Weights, player: Player, path: int, size: int) -> int:
    """The potential of a figure that begins a path now."""
    steps = expected_steps(s, w, player, path, player.rows.fits & OF_COLOUR[path], 0)
    return size * worth_at(board, STONE + steps) + worth_of_landing(board, s, w, path, 1, 0)


@rule
def worth_of_draw(board: Board, s: State, w: Weights) -> int:
    """The value of an unknown card; the last one ends the game (C8), where sharing the lead is enough."""
    if s.stock.deck > 1:
        return w.draw
    return worth_of_end(board, s, 1)


@rule
def worth_of_take(s: State, w: Weights, player: Player, colour: int) -> int:
    """The value of a known card, if it fits."""
    card = pile.top(s.stock.piles[colour])
    if player.rows.fits >> card & 1 == 0:
        return -100
    if player.figures.stone[colour] == 0:
        return w.take_new
    lost = player.rows.fits & OF_COLOUR[colour] & ~following(player.rows, player.hand.held, card)
    return w.take - w.take_lost * many(s.stock.unseen, lost)
