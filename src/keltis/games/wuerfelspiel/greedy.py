"""A rough worth of every action of Das Würfelspiel for its doer: the greedy bot takes the largest.

Counted in final points. For dice to be rolled again it is the mean over everything they may show.
"""

from functools import cache
from itertools import combinations_with_replacement
from math import factorial

from keltis.core.bits import members
from keltis.games.wuerfelspiel.board import CLOVER, KOBOLD, ROWS, WISH, Board
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

CLOVER_WORTH = 3.0
KOBOLD_WORTH = 3.5
WISH_WORTH = 2.0  # on the way to nine; the next one's own worth counts for the other half
HOPE = 4  # fields that a piece may still go when the game is young
NEVER = -1000.0

Roll = tuple[int, ...]  # by face, on how many dice it is up


def appraise(board: Board, s: State, action: int) -> float:
    """A rough worth of a legal action of the seat that acts now."""
    if action < MOVE:
        return _roll_again(board, s, action)
    if action < STEP:
        return _move(board, s, action - MOVE, s.dice.shown[action - MOVE])
    if action < ENTER:
        return _move(board, s, action - STEP, 1)
    if action < PASS:
        return _move(board, s, action - ENTER, 1)
    return 0.0


# --- dice --------------------------------------------------------------------------------------


@cache
def rolls(dice: int) -> tuple[tuple[Roll, float], ...]:
    """All rolls of so many dice, each with its probability; the order of the dice does not matter.

    >>> len(rolls(5)), round(sum(likely for _, likely in rolls(5)), 9)
    (252, 1.0)
    """
    found = []
    for faces in combinations_with_replacement(range(FACES), dice):
        roll = tuple(faces.count(face) for face in range(FACES))
        ways = factorial(dice)
        for number in roll:
            ways //= factorial(number)
        found.append((roll, ways / FACES**dice))
    return tuple(found)


def _roll_again(board: Board, s: State, which: int) -> float:
    """The mean worth of the roll when these dice are rolled again; with none, its worth as it lies."""
    lying = s.dice.shown[:]
    for die in members(which):
        lying[s.dice.face[die]] -= 1
    moves = [[0.0] + [_move(board, s, row, number) for number in range(1, DICE + 1)] for row in range(ROWS)]
    wish = _wish(board, s)
    total = 0.0
    for roll, likely in rolls(which.bit_count()):
        best = max(0.0, *(moves[row][lying[row] + roll[row]] for row in range(ROWS)))
        if lying[WISH_FACE] + roll[WISH_FACE] >= board.dice_wishes:
            best += wish
        total += likely * best
    return total


# --- pieces ------------------------------------------------------------------------------------


def _move(board: Board, s: State, row: int, number: int) -> float:
    """What a piece gains by going so many fields; entering counts from nothing."""
    if not can_move(board, s, row, number):
        return NEVER
    player = s.seats[s.seat]
    field = landing(board, player, row, number)
    if completes_goal(board, s, row, field):
        return _ending(board, s, board.value[field] - board.value[player.at[row]])
    gain = _prospect(board, s, field) - _prospect(board, s, player.at[row])
    kind = board.field[s.side][row][field]
    if kind == WISH:
        return gain + _wish(board, s)
    return gain + {CLOVER: CLOVER_WORTH, KOBOLD: KOBOLD_WORTH}.get(kind, 0.0)


def _prospect(board: Board, s: State, field: int) -> float:
    """What a piece on a field is worth: half what it is now, half what it may become."""
    if field == 0:
        return 0.0
    needed = board.goal_pieces[s.players]
    hope = HOPE * (needed - s.goal) // needed
    return (board.value[field] + board.value[min(field + hope, board.end)]) / 2


def _wish(board: Board, s: State) -> float:
    """What the next wish stone is worth."""
    wishes = s.seats[s.seat].wishes
    if s.stock == 0 or wishes >= board.wishes.most:
        return 0.0
    return (board.wishes.value[wishes + 1] - board.wishes.value[wishes] + WISH_WORTH) / 2


def _ending(board: Board, s: State, gain: int) -> float:
    """Ending the game is good only for the leader; ending the first side of a match, for who gains by it."""
    totals = [score(board, s, seat) for seat in range(s.players)]
    lead = totals.pop(s.seat) + gain - max(totals)
    if s.played + 1 < board.sides:
        return float(lead)
    return 100.0 if lead > 0 else -100.0
