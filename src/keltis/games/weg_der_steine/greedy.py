"""A rough worth of every action of Der Weg der Steine: the greedy bot takes the largest.

Counted in hundredths of a final point, hopes in hundredths of a tile. All that matters lies openly on the
table.
"""

from keltis.core.bits import count, lowest
from keltis.core.dialect import rule
from keltis.games.weg_der_steine.board import MOST_BONUS, Board
from keltis.games.weg_der_steine.rules import TAKE, TURN, wishes
from keltis.games.weg_der_steine.state import State
from keltis.parts.cardset import OF_COLOUR, VALUES, downward, upward
from keltis.parts.rows import FALLING, RISING, Rows, last
from keltis.parts.worths import Worths

POINT, THING = 100, 100
SHARE = 160  # a seat gets this part of the tiles that can follow in its row, divided by the players and one
CLOVER_WORTH = 200
LENGTH = 40  # a tile that lies in a row is worth so much more than one that is only hoped for
WISH_HOPE = 1  # so many more wish stones may be hoped for
ENVY = 2  # so many points of the next player's gain are one point of the own loss


@rule
def appraise(board: Board, s: State, action: int) -> int:
    """A rough worth of a legal action of the seat that acts now."""
    if action < TURN:
        tile = action - TAKE
        neighbour = (s.seat + 1) % s.players
        return gain(board, s, s.seat, tile) + max(0, gain(board, s, neighbour, tile)) // ENVY
    if action == TURN:
        return worth_of_turn(board, s)
    return 0  # a tile left lying, an extra turn waived


@rule
def worth_of_turn(board: Board, s: State) -> int:
    """The mean over all tiles that may turn up; those of no use are left."""
    total = 0
    hidden = s.hidden
    while hidden:
        total += max(0, gain(board, s, s.seat, lowest(hidden)))
        hidden &= hidden - 1
    return total // count(s.hidden)


@rule
def gain(board: Board, s: State, seat: int, tile: int) -> int:
    """What a tile changes in the points that a seat may hope for."""
    rows = s.seats[seat].rows
    if rows.fits >> tile & 1 == 0:
        return 0
    colour = tile // VALUES
    number = count(rows.laid.once & OF_COLOUR[colour])
    free = (s.hidden | s.open) & ~(1 << tile)
    after = hope(board, s, number + 1, followers(free, tile, direction_with(rows, tile)))
    before = 0
    if number:
        before = hope(board, s, number, 1 + followers(free, last(rows, colour), rows.direction[colour]))
    return after - before + LENGTH + worth_of_mark(board, s, seat, tile)


@rule
def direction_with(rows: Rows, tile: int) -> int:
    """The direction of the tile's row once it lies there."""
    colour = tile // VALUES
    end = last(rows, colour)
    if end < 0 or rows.direction[colour]:
        return rows.direction[colour]
    return RISING if tile > end else FALLING


@rule
def followers(free: int, end: int, direction: int) -> int:
    """How many tiles could still be laid behind `end`, in the better direction where that is open."""
    up = count(free & upward(end))
    down = count(free & downward(end))
    if direction == RISING:
        return up
    if direction == FALLING:
        return down
    return max(up, down)


@rule
def hope(board: Board, s: State, number: int, following: int) -> int:
    """What a row may come to be worth."""
    return between(board.rows, THING * number + SHARE * following // (s.players + 1))


@rule
def worth_of_mark(board: Board, s: State, seat: int, tile: int) -> int:
    """What the tile's mark is worth."""
    if board.clover >> tile & 1:
        return CLOVER_WORTH
    if board.wish >> tile & 1:
        hoped = THING * (wishes(board, s, seat) + WISH_HOPE)
        return between(board.wishes, hoped + THING) - between(board.wishes, hoped)
    for points in range(1, MOST_BONUS + 1):
        if board.bonus[points] >> tile & 1:
            return POINT * points
    return 0


@rule
def between(worths: Worths, number: int) -> int:
    """The worth of so many things, between two entries of the table in proportion."""
    number = min(number, THING * worths.most)
    below = number // THING
    above = min(below + 1, worths.most)
    rise = worths.value[above] - worths.value[below]
    return POINT * worths.value[below] + (number - THING * below) * rise
