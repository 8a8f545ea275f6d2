"""A rough worth of every action of Der Weg der Steine: the greedy bot takes the largest.

Counted in final points. All that matters lies openly on the table.
"""

from keltis.core.bits import count, members
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.rules import TAKE, TURN, wishes
from keltis.games.weg_der_steine.state import State
from keltis.parts.cardset import OF_COLOUR, VALUES, downward, upward
from keltis.parts.rows import FALLING, RISING, Rows, last
from keltis.parts.worths import Worths

SHARE = 1.6  # a seat gets this part of the tiles that can follow in its row, divided by the players and one
CLOVER_WORTH = 2.0
LENGTH = 0.4  # a tile that lies in a row is worth so much more than one that is only hoped for
WISH_HOPE = 1.0  # so many more wish stones may be hoped for
ENVY = 0.5  # how much of the next player's gain is one's own loss


def appraise(board: Board, s: State, action: int) -> float:
    """A rough worth of a legal action of the seat that acts now."""
    if action < TURN:
        tile = action - TAKE
        neighbour = (s.seat + 1) % s.players
        return _gain(board, s, s.seat, tile) + ENVY * max(0.0, _gain(board, s, neighbour, tile))
    if action == TURN:
        gains = [max(0.0, _gain(board, s, s.seat, tile)) for tile in members(s.hidden)]
        return sum(gains) / len(gains)
    return 0.0  # a tile left lying, an extra turn waived


def _gain(board: Board, s: State, seat: int, tile: int) -> float:
    """What a tile changes in the points that a seat may hope for."""
    rows = s.seats[seat].rows
    if not rows.fits >> tile & 1:
        return 0.0
    colour = tile // VALUES
    number = count(rows.laid.once & OF_COLOUR[colour])
    free = (s.hidden | s.open) & ~(1 << tile)
    end = last(rows, colour)
    before = _hope(board, s, number, 1 + _followers(free, end, rows.direction[colour])) if number else 0.0
    after = _hope(board, s, number + 1, _followers(free, tile, _direction(rows, tile)))
    return after - before + LENGTH + _mark(board, s, seat, tile)


def _direction(rows: Rows, tile: int) -> int:
    """The direction of the tile's row once it lies there."""
    colour = tile // VALUES
    end = last(rows, colour)
    if end < 0 or rows.direction[colour]:
        return rows.direction[colour]
    return RISING if tile > end else FALLING


def _followers(free: int, end: int, direction: int) -> int:
    """How many tiles could still be laid behind `end`, in the better direction where that is open."""
    up, down = count(free & upward(end)), count(free & downward(end))
    if direction == RISING:
        return up
    if direction == FALLING:
        return down
    return max(up, down)


def _hope(board: Board, s: State, number: int, followers: int) -> float:
    """What a row may come to be worth."""
    return _between(board.rows, number + SHARE * followers / (s.players + 1))


def _mark(board: Board, s: State, seat: int, tile: int) -> float:
    """What the tile's mark is worth."""
    if board.clover >> tile & 1:
        return CLOVER_WORTH
    if board.wish >> tile & 1:
        hoped = wishes(board, s, seat) + WISH_HOPE
        return _between(board.wishes, hoped + 1) - _between(board.wishes, hoped)
    return float(sum(points for points, tiles in enumerate(board.bonus) if tiles >> tile & 1))


def _between(worths: Worths, number: float) -> float:
    """The worth of so many things, between two entries of the table in proportion."""
    number = min(number, worths.most)
    below = int(number)
    above = min(below + 1, worths.most)
    return worths.value[below] + (number - below) * (worths.value[above] - worths.value[below])
