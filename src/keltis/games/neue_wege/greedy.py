"""The heuristic of Neue Wege: values every action for its mover; greedy bots take the highest.

Units are hundredths of a final point. Only information of the mover is used: the own hand, what lies openly,
and the wish stones, which everybody saw being taken (N8).

The defaults of the weights are the plain heuristic, which never changes; other weights are found by tuning.
"""

from typing import NamedTuple

from keltis.cardgame.outlook import following, many, somebody_must_draw
from keltis.cardgame.phases import CARD
from keltis.core.bits import highest, lowest
from keltis.core.dialect import rule
from keltis.games.neue_wege.board import CLOVER, NOTHING, POINTS, SHED_TILE, WISH, Board
from keltis.games.neue_wege.rules import DISCARD, DRAW, LARGE, LIFT, PASS, SMALL, TAKE, score
from keltis.games.neue_wege.state import Player, State
from keltis.parts import pile
from keltis.parts.cardset import COLOURS, OF_COLOUR, VALUES, downward, upward
from keltis.parts.rows import RISING, Rows, last

POINT = 100
WIN = 10000
NEVER = -1000000


class Weights(NamedTuple):
    """The weights, in hundredths of a point unless noted."""

    clover: int = 300
    shed: int = 80
    wish: int = 0  # bonus for any wish stone, besides its points
    nearer_set: int = 100  # bonus for a wish stone that does not complete a set
    steps: int = 4  # rows that a figure is expected to advance
    now: int = 50  # per cent of a figure's potential that is its row's points now
    start: int = 50  # per cent of its potential that a figure at the start has
    welcome: int = 40  # for each held card that could move the figure further
    skipped_own: int = 120  # penalty for each held card that a play makes useless
    skipped_unseen: int = 15
    late: int = 0  # with fewer turns left, that penalty is reduced
    large: int = 200  # per cent: potential of the large figure relative to a small one
    discard: int = 20
    discard_find: int = -30
    kept: int = 100  # penalty for discarding a card that fits its row
    kept_move: int = 50  # and that could move a figure
    gift: int = 50  # penalty for a discard that the next player can use
    lift: int = 10
    draw: int = 60
    take: int = 160
    take_later: int = 70  # value of a card that fits but moves no figure now


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
    if action < SMALL:
        return worth_of_discard(s, w, player, action - DISCARD)
    if action < LARGE:
        return worth_of_move(board, s, w, player, action - SMALL, 1)
    if action < PASS:
        return worth_of_move(board, s, w, player, action - LARGE, 2)
    if action == PASS:
        return 0
    if action == DRAW:
        return worth_of_draw(board, s, w)
    if action < LIFT:
        return worth_of_take(s, w, player, action - TAKE)
    return worth_of_lift(s, w, player, action - LIFT)


# --- the value of a move -----------------------------------------------------------------------


@rule
def future(board: Board, s: State, w: Weights, row: int) -> int:
    """The expected final points of a figure in a row, given the turns left in the draw pile."""
    figures = board.small + 1
    steps = min(w.steps, s.stock.deck // (s.players * figures))
    later = board.value[min(row + steps, board.rows)]
    if row == 0:
        return w.start * max(0, later)
    return w.now * board.value[row] + (100 - w.now) * later


@rule
def worth_of_move(board: Board, s: State, w: Weights, player: Player, edge: int, size: int) -> int:
    """The value of moving a figure along an edge; size is 2 for the large one (N11)."""
    target = board.target[edge]
    row = board.row[target]
    if row == board.goal and s.goal + 1 == board.goal_figures:
        return worth_of_end(board, s, size * (board.value[row] - board.value[row - 1]))
    gain = future(board, s, w, row) - future(board, s, w, board.row[board.origin[edge]])
    if size > 1:
        gain = gain * w.large // 100
    welcome = w.welcome * many(player.hand.held, player.rows.fits & board.cards_from[target])
    return gain + welcome + worth_of_find(board, s, w, player, target)


@rule
def worth_of_end(board: Board, s: State, gain: int) -> int:
    """The value of ending the game with this gain in points: good only for a leader, even if tied."""
    mine = score(board, s, s.seat) + gain
    for seat in range(s.players):
        if seat != s.seat and score(board, s, seat) > mine:
            return -WIN
    return WIN


@rule
def worth_of_find(board: Board, s: State, w: Weights, player: Player, field: int) -> int:
    """The value of what lies on a field."""
    stack = board.stack[field]
    if stack != NOTHING:
        return worth_of_wish(board, w, player, stack) if s.stacks[stack] else 0
    if board.place[field] == NOTHING:
        return 0
    tile = s.tiles.on[board.place[field]]
    if tile == CLOVER:
        return w.clover
    if tile == SHED_TILE:
        return w.shed
    if tile > POINTS:
        return POINT * (tile - POINTS)
    return worth_of_wish(board, w, player, tile - WISH) if tile else 0


@rule
def worth_of_wish(board: Board, w: Weights, player: Player, colour: int) -> int:
    """The value of one more wish stone of a colour (N10)."""
    gain = w.wish
    if player.wishes[colour] == 0:
        different = 0
        for other in range(COLOURS):
            different += 1 if player.wishes[other] else 0
        gain += POINT * (board.wish_value[different + 1] - board.wish_value[different])
    missing = board.set_size - player.wishes[colour] - 1
    if missing == 0:
        return gain + POINT * board.set_points
    return gain + w.nearer_set if missing > 0 else gain


# --- actions -----------------------------------------------------------------------------------


@rule
def worth_of_cards(s: State, w: Weights, player: Player, among: int) -> int:
    """The value of being able to lay these cards."""
    worth = w.skipped_own * many(player.hand.held, among) + w.skipped_unseen * many(s.stock.unseen, among)
    if w.late > 0:
        return worth * min(w.late, s.stock.deck // s.players) // w.late
    return worth


@rule
def best_move(board: Board, s: State, w: Weights, player: Player, edges: int, size: int) -> int:
    """The highest value of a move along one of these edges."""
    best = NEVER
    while edges:
        best = max(best, worth_of_move(board, s, w, player, lowest(edges), size))
        edges &= edges - 1
    return best


@rule
def worth_of_play(board: Board, s: State, w: Weights, player: Player, card: int) -> int:
    """The best move that the card allows, less what it makes useless in its row."""
    colour = card // VALUES
    entering = board.entering[colour]
    small = best_move(board, s, w, player, player.figures.small_edges & entering, 1)
    large = best_move(board, s, w, player, player.figures.large_edges & entering, 2)
    lost = player.rows.fits & OF_COLOUR[colour] & ~following(player.rows, player.hand.held, card)
    return max(small, large) - worth_of_cards(s, w, player, lost)


@rule
def worth_of_discard(s: State, w: Weights, player: Player, card: int) -> int:
    """The loss of a card; as a bonus (N7), only a useless card is worth discarding."""
    loss = w.discard if s.phase == CARD else w.discard_find
    if player.rows.fits >> card & 1:
        loss += w.kept
        if player.figures.cards >> card & 1:
            loss += w.kept_move
    neighbour = s.seats[(s.seat + 1) % s.players]
    if neighbour.rows.fits & neighbour.figures.cards & 1 << card:
        loss += w.gift
    return -loss


@rule
def worth_of_lift(s: State, w: Weights, player: Player, colour: int) -> int:
    """The value of what fits again after removing the last card of a row (N7)."""
    return worth_of_cards(s, w, player, open_without_last(player.rows, colour) & ~player.rows.fits) - w.lift


@rule
def open_without_last(rows: Rows, colour: int) -> int:
    """The cards that would fit a row without its last card."""
    row = rows.laid.once & OF_COLOUR[colour]
    end = 1 << last(rows, colour)
    if rows.laid.twice & end == 0:
        row ^= end
    if row & (row - 1) == 0:
        return OF_COLOUR[colour]
    if rows.direction[colour] == RISING:
        return upward(highest(row))
    return downward(lowest(row))


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
    useful = w.take if player.figures.cards >> card & 1 else w.take_later
    lost = player.rows.fits & OF_COLOUR[colour] & ~following(player.rows, player.hand.held, card)
    return useful - w.skipped_unseen * many(s.stock.unseen, lost)
