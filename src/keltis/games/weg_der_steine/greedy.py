"""The heuristic of Der Weg der Steine: values every action for its mover; greedy bots take the highest.

Units are hundredths of a final point, and hundredths of a tile for expectations. All information is public.

The defaults of the weights are the plain heuristic, which never changes; other weights are found by tuning.
"""

from typing import NamedTuple

from keltis.core.bits import count, lowest
from keltis.core.dialect import rule
from keltis.games.weg_der_steine.board import MOST_BONUS, Board
from keltis.games.weg_der_steine.rules import LEAVE, TAKE, TURN, wishes
from keltis.games.weg_der_steine.state import State
from keltis.parts.cardset import OF_COLOUR, VALUES, downward, upward
from keltis.parts.rows import FALLING, RISING, Rows, last
from keltis.parts.worths import Worths

POINT, THING = 100, 100


class Weights(NamedTuple):
    """The weights, in hundredths of a point unless noted."""

    share: int = 160  # share of the tiles that can follow in a row, divided by players + 1, in hundredths
    clover: int = 200
    length: int = 40  # bonus of a tile in a row over an expected one
    wish_hope: int = 100  # expected further wish stones, in hundredths
    wish: int = 0
    envy: int = 50  # per cent of the next player's gain that counts as an own loss
    left: int = 0  # the same for a tile that is left lying
    turn: int = 0  # turning a tile over
    turn_gift: int = 0  # per cent of the mean gain that a turned tile gives the next player


PLAIN = Weights()


@rule
def appraise(board: Board, s: State, action: int) -> int:
    """The value of a legal action for its mover, with the default weights."""
    return judge(board, s, PLAIN, action)


@rule
def judge(board: Board, s: State, w: Weights, action: int) -> int:
    """The value of a legal action for its mover."""
    neighbour = (s.seat + 1) % s.players
    if action < TURN:
        tile = action - TAKE
        return gain(board, s, w, s.seat, tile) + w.envy * max(0, gain(board, s, w, neighbour, tile)) // 100
    if action == TURN:
        return worth_of_turn(board, s, w, neighbour)
    if action == LEAVE and w.left:
        return -w.left * max(0, gain(board, s, w, neighbour, s.tile)) // 100
    return 0  # declines an extra turn


@rule
def worth_of_turn(board: Board, s: State, w: Weights, neighbour: int) -> int:
    """The mean over all tiles that may turn up; useless ones are left to the others."""
    total = 0
    hidden = s.hidden
    while hidden:
        mine = gain(board, s, w, s.seat, lowest(hidden))
        if w.turn_gift and mine <= 0:
            mine = -w.turn_gift * max(0, gain(board, s, w, neighbour, lowest(hidden))) // 100
        else:
            mine = max(0, mine)
        total += mine
        hidden &= hidden - 1
    return w.turn + total // count(s.hidden)


@rule
def gain(board: Board, s: State, w: Weights, seat: int, tile: int) -> int:
    """The change in a seat's expected points by a tile."""
    rows = s.seats[seat].rows
    if rows.fits >> tile & 1 == 0:
        return 0
    colour = tile // VALUES
    number = count(rows.laid.once & OF_COLOUR[colour])
    free = (s.hidden | s.open) & ~(1 << tile)
    after = hope(board, s, w, number + 1, followers(free, tile, direction_with(rows, tile)))
    before = 0
    if number:
        before = hope(board, s, w, number, 1 + followers(free, last(rows, colour), rows.direction[colour]))
    return after - before + w.length + worth_of_mark(board, s, w, seat, tile)


@rule
def direction_with(rows: Rows, tile: int) -> int:
    """The direction of the tile's row with the tile in it."""
    colour = tile // VALUES
    end = last(rows, colour)
    if end < 0 or rows.direction[colour]:
        return rows.direction[colour]
    return RISING if tile > end else FALLING


@rule
def followers(free: int, end: int, direction: int) -> int:
    """How many tiles could still follow `end`, in the better direction if both are open."""
    up = count(free & upward(end))
    down = count(free & downward(end))
    if direction == RISING:
        return up
    if direction == FALLING:
        return down
    return max(up, down)


@rule
def hope(board: Board, s: State, w: Weights, number: int, following: int) -> int:
    """The expected points of a row."""
    return between(board.rows, THING * number + w.share * following // (s.players + 1))


@rule
def worth_of_mark(board: Board, s: State, w: Weights, seat: int, tile: int) -> int:
    """The value of the tile's mark."""
    if board.clover >> tile & 1:
        return w.clover
    if board.wish >> tile & 1:
        hoped = THING * wishes(board, s, seat) + w.wish_hope
        return w.wish + between(board.wishes, hoped + THING) - between(board.wishes, hoped)
    for points in range(1, MOST_BONUS + 1):
        if board.bonus[points] >> tile & 1:
            return POINT * points
    return 0


@rule
def between(worths: Worths, number: int) -> int:
    """The value of so many things, interpolated between two entries of the table."""
    number = min(number, THING * worths.most)
    below = number // THING
    above = min(below + 1, worths.most)
    rise = worths.value[above] - worths.value[below]
    return POINT * worths.value[below] + (number - THING * below) * rise
