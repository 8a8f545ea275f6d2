"""A rough worth of every action of Keltis for the one who does it: the greedy bot takes the largest.

Counted in final points. Only what the mover may know is looked at: the own hand and what lies openly.
"""

from keltis.core.bits import count
from keltis.games.keltis.board import CLOVER, POINTS, WISH, Board
from keltis.games.keltis.rules import DISCARD, DRAW, LARGE, PASS, SMALL, STEP, TAKE, score
from keltis.games.keltis.state import Player, State
from keltis.parts import pile
from keltis.parts.cards import Cards
from keltis.parts.cardset import OF_COLOUR, VALUES, downward, upward
from keltis.parts.rows import FALLING, RISING, last

CLOVER_WORTH = 2.5
WISH_WORTH = 2.5
DRAW_HOPE = 0.3  # the chance that an unseen card of use comes into the own hand
SKIPPED_OWN = 1.6  # what a held card is worth that a play makes useless
SKIPPED_UNSEEN = 0.25


def appraise(board: Board, s: State, action: int) -> float:
    """A rough worth of a legal action of the seat that acts now."""
    player = s.seats[s.seat]
    if action < DISCARD:
        return _play(board, s, player, action)
    if action < STEP:
        return _discard(board, s, player, action - DISCARD)
    if action < SMALL:
        return _step(board, s, player, action - STEP)
    if action < LARGE:
        return _enter(board, s, player, action - SMALL, 1)
    if action < PASS:
        return _enter(board, s, player, action - LARGE, 2)
    if action == PASS:
        return 0.0
    if action == DRAW:
        return _draw(board, s)
    return _take(s, player, action - TAKE)


# --- what a row still promises -----------------------------------------------------------------


def _many(cards: Cards, among: int) -> int:
    return count(cards.once & among) + count(cards.twice & among)


def _following(player: Player, colour: int, card: int) -> int:
    """The cards that may still be laid after `card`, in the better direction where that is open."""
    direction = player.rows.direction[colour]
    end = last(player.rows, colour)
    up, down = upward(card), downward(card)
    if direction == RISING or 0 <= end < card:
        return up
    if direction == FALLING or card < end:
        return down
    held = player.hand.held
    return up if _many(held, up) >= _many(held, down) else down


def _expected_steps(s: State, player: Player, colour: int, following: int, without: int) -> float:
    """How many more steps the cards in hand, and some luck, give on a path."""
    held = _many(player.hand.held, following) - without
    unseen = _many(s.stock.unseen, following & OF_COLOUR[colour])
    draws = s.stock.deck / s.players
    total = _many(s.stock.unseen, OF_COLOUR[colour]) + 1
    return held + min(unseen * DRAW_HOPE, draws * DRAW_HOPE * unseen / total)


def _worth_at(board: Board, stone: float) -> float:
    """The worth of a stone, between two stones in proportion."""
    stone = min(stone, board.end)
    below = int(stone)
    above = min(below + 1, board.end)
    return board.value[below] + (stone - below) * (board.value[above] - board.value[below])


# --- actions -----------------------------------------------------------------------------------


def _landing(board: Board, s: State, player: Player, path: int, stone: int, gain: float) -> float:
    """What a landing gives besides the stone's own worth; ending the game is good only for the leader."""
    if stone == board.goal and s.goal + 1 == board.goal_figures:
        totals = [score(board, s, seat) for seat in range(s.players)]
        mine = totals.pop(s.seat) + gain
        return 100.0 if mine > max(totals) else -100.0
    tile = s.tiles.on[board.place[path][stone]]
    if tile == WISH:
        return WISH_WORTH
    if tile == CLOVER:
        return CLOVER_WORTH
    return float(max(tile - POINTS, 0))


def _play(board: Board, s: State, player: Player, card: int) -> float:
    colour = card // VALUES
    following = _following(player, colour, card)
    lost = player.rows.fits & OF_COLOUR[colour] & ~following
    cost = SKIPPED_OWN * _many(player.hand.held, lost) + SKIPPED_UNSEEN * _many(s.stock.unseen, lost)
    figures = player.figures
    if figures.arrived >> colour & 1:
        return 2.5 - cost / 4
    stone = figures.stone[colour] + 1
    size = 2 if figures.large_path == colour else 1
    steps = _expected_steps(s, player, colour, following, 1)
    if figures.stone[colour] == 0:
        gain = _worth_at(board, stone + steps)
    else:
        now = board.value[stone] - board.value[stone - 1]
        later = (_worth_at(board, stone + steps) - board.value[stone]) / (steps + 1)
        gain = size * max(now, (now + later) / 2)
    return gain - cost + _landing(board, s, player, colour, stone, size * board.value[stone])


def _discard(board: Board, s: State, player: Player, card: int) -> float:
    colour = card // VALUES
    fitting = player.rows.fits >> card & 1
    loss = 0.0
    if fitting:
        begun = 1.0 if player.figures.stone[colour] else 0.4
        loss = begun * (1.0 + 0.4 * _many(player.hand.held, player.rows.fits & OF_COLOUR[colour]))
    following_seat = s.seats[(s.seat + 1) % s.players]
    if following_seat.rows.fits >> card & 1 and following_seat.figures.stone[colour]:
        loss += 0.8
    return -loss


def _step(board: Board, s: State, player: Player, path: int) -> float:
    stone = player.figures.stone[path] + 1
    size = 2 if player.figures.large_path == path else 1
    gain = float(size * (board.value[stone] - board.value[stone - 1]))
    return gain + _landing(board, s, player, path, stone, gain)


def _enter(board: Board, s: State, player: Player, path: int, size: int) -> float:
    fits = player.rows.fits & OF_COLOUR[path]
    steps = _expected_steps(s, player, path, fits, 0)
    return size * _worth_at(board, 1 + steps) + _landing(board, s, player, path, 1, 0.0)


def _draw(board: Board, s: State) -> float:
    if s.stock.deck > 1:
        return 0.6
    totals = [score(board, s, seat) for seat in range(s.players)]  # C8: the last card ends the game
    mine = totals.pop(s.seat)
    return 100.0 if mine >= max(totals) else -100.0


def _take(s: State, player: Player, colour: int) -> float:
    card = colour * VALUES + pile.top(s.stock.piles[colour])
    if not player.rows.fits >> card & 1:
        return -1.0
    if player.figures.stone[colour] == 0:
        return 0.2
    lost = player.rows.fits & OF_COLOUR[colour] & ~_following(player, colour, card)
    return 1.8 - 0.2 * _many(s.stock.unseen, lost)
