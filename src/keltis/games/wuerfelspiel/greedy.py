"""The heuristic of Das Würfelspiel: values every action for its mover; greedy bots take the highest.

Units are hundredths of a final point. The value of rolling dice again is the mean over all outcomes.

The defaults of the weights are the plain heuristic, which never changes; other weights are found by tuning.
"""

from typing import NamedTuple

from keltis.core.bits import count
from keltis.core.dialect import rule
from keltis.games.wuerfelspiel.board import CLOVER, KOBOLD, WISH, Board
from keltis.games.wuerfelspiel.rules import (
    ENTER,
    MOVE,
    PASS,
    STEP,
    WISH_FACE,
    can_move,
    completes_goal,
    landing,
    score,
)
from keltis.games.wuerfelspiel.state import State
from keltis.parts.dice import DICE, FACES

POINT, HALF = 100, 50
WIN = 10000
MOST_LEAD = 20  # points; larger leads count the same
NEVER = -100000
PATIENCE = 20  # turns in which nothing changes
ROLLS: tuple[int, ...] = tuple(FACES**dice for dice in range(DICE + 1))  # of so many dice

# The value of a symbol by number of dice, in one word: ten bits each, in half points, at least 0.
BITS = 10
MOST = (1 << BITS) - 1


class Weights(NamedTuple):
    """The weights, in hundredths of a point unless noted."""

    clover: int = 300
    kobold: int = 350
    wish: int = 100  # on the way to nine
    wish_now: int = 50  # per cent of the immediate points of the next one
    hope: int = 4  # expected further fields of a piece early in the game
    now: int = 50  # per cent of a piece's value that is its field's points
    entry: int = 0  # entering a piece
    finish: int = 0  # per point of lead, for a piece in the goal area


PLAIN = Weights()


@rule
def appraise(board: Board, s: State, action: int) -> int:
    """The value of a legal action for its mover, with the default weights."""
    return judge(board, s, PLAIN, action)


@rule
def judge(board: Board, s: State, w: Weights, action: int) -> int:
    """The value of a legal action for its mover."""
    if action < MOVE:
        return worth_of_roll(board, s, w, action)
    if action < STEP:
        return worth_of_move(board, s, w, action - MOVE, s.dice.shown[action - MOVE])
    if action < ENTER:
        return worth_of_move(board, s, w, action - STEP, 1)
    if action < PASS:
        return worth_of_move(board, s, w, action - ENTER, 1)
    return -WIN if s.idle >= PATIENCE else 0  # before the game stalls (W13)


# --- dice --------------------------------------------------------------------------------------


@rule
def lying(s: State, which: int, face: int) -> int:
    """How many dice that are kept show a face."""
    number = s.dice.shown[face]
    for die in range(DICE):
        if which >> die & 1 and s.dice.face[die] == face:
            number -= 1
    return number


@rule
def promise(board: Board, s: State, w: Weights, which: int, row: int) -> int:
    """The values of a row's symbol by number of rolled dice that show it, in one word."""
    word = 0
    number = lying(s, which, row)
    for rolled in range(count(which) + 1):
        if number + rolled:
            worth = max(0, worth_of_move(board, s, w, row, number + rolled)) // HALF
            word |= min(worth, MOST) << BITS * rolled
    return word


@rule
def worth_of_roll(board: Board, s: State, w: Weights, which: int) -> int:
    """The expected value of the roll when these dice are rolled again; with none, its value as it is."""
    red = promise(board, s, w, which, 0)
    yellow = promise(board, s, w, which, 1)
    pink = promise(board, s, w, which, 2)
    green = promise(board, s, w, which, 3)
    blue = promise(board, s, w, which, 4)
    needed = board.dice_wishes - lying(s, which, WISH_FACE)
    wish = worth_of_wish(board, s, w) // HALF
    dice = count(which)
    total = 0
    ways_r = 1  # number of ways in which r of the dice show red, and so on
    for r in range(dice + 1):
        best_r = red >> BITS * r & MOST
        ways_y = ways_r
        for y in range(dice - r + 1):
            best_y = max(best_r, yellow >> BITS * y & MOST)
            ways_p = ways_y
            left = dice - r - y
            for p in range(left + 1):
                best_p = max(best_y, pink >> BITS * p & MOST)
                total += ways_p * sum_of_rest(left - p, best_p, green, blue, needed, wish)
                ways_p = ways_p * (left - p) // (p + 1)
            ways_y = ways_y * left // (y + 1)
        ways_r = ways_r * (dice - r) // (r + 1)
    return HALF * total // ROLLS[dice]


@rule
def sum_of_rest(dice: int, best: int, green: int, blue: int, needed: int, wish: int) -> int:
    """The summed values of all rolls of dice that show green, blue or wish stones; at least `best` each."""
    total = 0
    ways_g = 1
    for g in range(dice + 1):
        best_g = max(best, green >> BITS * g & MOST)
        ways_b = ways_g
        left = dice - g
        for b in range(left + 1):
            worth = max(best_g, blue >> BITS * b & MOST)
            if left - b >= needed:
                worth += wish
            total += ways_b * worth
            ways_b = ways_b * (left - b) // (b + 1)
        ways_g = ways_g * left // (g + 1)
    return total


# --- pieces ------------------------------------------------------------------------------------


@rule
def worth_of_move(board: Board, s: State, w: Weights, row: int, number: int) -> int:
    """The gain of a piece by moving so many fields; a new piece starts from nothing."""
    if not can_move(board, s, row, number):
        return NEVER
    player = s.seats[s.seat]
    field = landing(board, player, row, number)
    if completes_goal(board, s, row, field):
        return worth_of_end(board, s, board.value[field] - board.value[player.at[row]])
    gain = prospect(board, s, w, field) - prospect(board, s, w, player.at[row])
    if player.at[row] == 0:
        gain += w.entry
    if w.finish and player.at[row] < board.goal and field >= board.goal:
        gain += w.finish * lead(board, s)
    kind = board.field[s.side][row][field]
    if kind == WISH:
        return gain + worth_of_wish(board, s, w)
    if kind == CLOVER:
        return gain + w.clover
    if kind == KOBOLD:
        return gain + w.kobold
    return gain


@rule
def prospect(board: Board, s: State, w: Weights, field: int) -> int:
    """The value of a piece on a field: half its points now, half its potential."""
    if field == 0:
        return 0
    needed = board.goal_pieces[s.players]
    hope = w.hope * (needed - s.goal) // needed
    return w.now * board.value[field] + (100 - w.now) * board.value[min(field + hope, board.end)]


@rule
def worth_of_wish(board: Board, s: State, w: Weights) -> int:
    """The value of the next wish stone."""
    wishes = s.seats[s.seat].wishes
    if s.stock == 0 or wishes >= board.wishes.most:
        return 0
    return w.wish_now * (board.wishes.value[wishes + 1] - board.wishes.value[wishes]) + w.wish


@rule
def lead(board: Board, s: State) -> int:
    """By how many points the mover is ahead of the best other, within limits."""
    best = -WIN
    for seat in range(s.players):
        if seat != s.seat:
            best = max(best, score(board, s, seat))
    return max(-MOST_LEAD, min(MOST_LEAD, score(board, s, s.seat) - best))


@rule
def worth_of_end(board: Board, s: State, gain: int) -> int:
    """The value of ending: of the game, good only for the leader; of a match's first side, by the gain."""
    mine = score(board, s, s.seat) + gain
    lead = WIN
    for seat in range(s.players):
        if seat != s.seat:
            lead = min(lead, mine - score(board, s, seat))
    if s.played + 1 < board.sides:
        return POINT * lead
    return WIN if lead > 0 else -WIN
