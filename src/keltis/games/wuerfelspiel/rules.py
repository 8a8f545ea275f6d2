"""The rules of Das Würfelspiel (rule book 000): legal actions and their effects.

A turn: roll all dice (W2), once roll some of them again (W2), take a wish stone (W3), choose a symbol and
move the piece in its row (W4), use the field where it lands (W6, W7, W8).

The dice to roll again are named by their positions in the row of dice. Two dice with the same face are
interchangeable, yet every set of positions is an action of its own: it names the dice to pick up.
"""

from keltis.core.actions import Actions, ActionSet
from keltis.core.dialect import rule
from keltis.core.rng import Rng
from keltis.core.seats import CHANCE, NOBODY
from keltis.games.wuerfelspiel.board import CLOVER, FORBIDDEN, KOBOLD, ROWS, WISH, Board
from keltis.games.wuerfelspiel.state import (
    BONUS,
    DICE,
    GOAL,
    OVER,
    REROLL,
    ROLL,
    STALL,
    SYMBOL,
    Player,
    State,
)
from keltis.parts import dice
from keltis.parts.dice import FACES
from keltis.parts.worths import worth

ACTIONS = Actions(
    [
        ("keep", 1),  # no die is rolled again
        ("reroll", (1 << dice.DICE) - 1),  # the number in the span + 1 is the set of dice
        ("move", ROWS),  # choose a symbol: the piece in its row moves, or a new one enters
        ("step", ROWS),  # clover: a row's own piece moves one field
        ("enter", ROWS),  # clover: a new piece enters a row on its first field
        ("pass", 1),
        ("die", FACES),  # chance: the face of the next die; by row, then the wish stone
    ],
    chance="die",
)
KEEP = ACTIONS["keep"]
MOVE = ACTIONS["move"]
STEP = ACTIONS["step"]
ENTER = ACTIONS["enter"]
PASS = ACTIONS["pass"]
DIE = ACTIONS["die"]
PASSING = 1 << PASS
FALLING = ((1 << FACES) - 1) << DIE
WISH_FACE = FACES - 1

SOURCES = ("pieces", "wishes")
PIECES, WISHES = range(2)


# --- set-up ------------------------------------------------------------------------------------


def setup(board: Board, players: int) -> State:
    """The first side with all pieces beside it, and the dice in the first seat's hand (W1, W2, W7)."""
    s = State()
    s.players = players
    begin_side(board, s)
    return s


@rule
def begin_side(board: Board, s: State) -> None:
    """Lay out the next side: no piece on it, all wish stones in the stock; the first seat starts (W12)."""
    s.side = board.order[s.played]
    s.goal = 0
    s.stock = board.wish_stock
    s.idle = 0
    for seat in range(s.players):
        player = s.seats[seat]
        for row in range(ROWS):
            player.at[row] = 0
        player.left = board.pieces
        player.goal = 0
        player.wishes = 0
    begin_turn(board, s, 0)


@rule
def begin_turn(board: Board, s: State, seat: int) -> None:
    """A seat picks up all dice (W2)."""
    s.seat = seat
    s.turn += 1
    s.stirred = 0
    s.phase = ROLL
    dice.roll_all(s.dice, board.dice)


# --- legal actions -----------------------------------------------------------------------------


@rule
def mover(s: State) -> int:
    """Who acts now: a seat, CHANCE, or NOBODY."""
    if s.phase == OVER:
        return NOBODY
    if s.phase == ROLL or s.phase == REROLL:
        return CHANCE
    return s.seat


@rule
def ending(s: State) -> int:
    """Why the game is over: a number in ENDINGS, 0 while it is running."""
    return s.end


@rule
def legal_actions(board: Board, s: State) -> ActionSet:
    """The legal actions; empty when the game is over."""
    phase = s.phase
    if phase == ROLL or phase == REROLL:
        return (FALLING,)
    if phase == DICE:
        return (board.rerolls,)
    if phase == SYMBOL:
        return (symbol_choices(board, s) | PASSING,)
    if phase == BONUS:
        return (clover_choices(board, s) | PASSING,)
    return (0,)


@rule
def landing(board: Board, player: Player, row: int, count: int) -> int:
    """The field so many fields ahead; a new piece starts before the first; surplus steps are lost (W4)."""
    field = player.at[row] + count
    if field > board.end:
        return board.end
    return field


@rule
def can_move(board: Board, s: State, row: int, count: int) -> bool:
    """Whether the mover's piece in a row, or a new one, may move exactly so many fields (W1, W4, W5, W9)."""
    player = s.seats[s.seat]
    at = player.at[row]
    if at == board.end or (at == 0 and player.left == 0):
        return False
    return board.field[s.side][row][landing(board, player, row, count)] != FORBIDDEN


@rule
def symbol_choices(board: Board, s: State) -> int:
    """The rolled symbols that can be chosen (W4)."""
    choices = 0
    for row in range(ROWS):
        if s.dice.shown[row] and can_move(board, s, row, s.dice.shown[row]):
            choices |= 1 << row
    return choices << MOVE


@rule
def clover_choices(board: Board, s: State) -> int:
    """Any own piece that can move one field, or a new piece on a first field (W6)."""
    choices = 0
    for row in range(ROWS):
        if can_move(board, s, row, 1):
            if s.seats[s.seat].at[row]:
                choices |= 1 << STEP + row
            else:
                choices |= 1 << ENTER + row
    return choices


# --- effects -----------------------------------------------------------------------------------


@rule
def apply_action(board: Board, s: State, action: int) -> None:
    """Do a legal action."""
    phase = s.phase
    if phase == ROLL or phase == REROLL:
        fall(board, s, action - DIE)
    elif phase == DICE:
        if action == KEEP:
            use_roll(board, s)
        else:
            dice.roll_again(s.dice, action - KEEP)
            s.phase = REROLL
    elif action == PASS:
        next_seat(board, s)
    elif phase == SYMBOL:
        move(board, s, action - MOVE, s.dice.shown[action - MOVE])
    elif action < ENTER:
        move(board, s, action - STEP, 1)
    else:
        move(board, s, action - ENTER, 1)


@rule
def fall(board: Board, s: State, face: int) -> None:
    """Chance names the face of the next die; after the last one, the roll is evaluated (W2)."""
    dice.fall(s.dice, face)
    if s.dice.rolling == 0:
        if s.phase == ROLL:
            s.phase = DICE
        else:
            use_roll(board, s)


@rule
def use_roll(board: Board, s: State) -> None:
    """The roll is final: first the wish stone (W3), then the symbol (W4)."""
    if s.dice.shown[WISH_FACE] >= board.dice_wishes:
        take_wish(s)
    if symbol_choices(board, s):
        s.phase = SYMBOL
    else:  # A2: nothing can move with this roll
        next_seat(board, s)


@rule
def take_wish(s: State) -> None:
    """Take a wish stone from the stock, if there is one (W3, W7)."""
    if s.stock:
        s.stock -= 1
        s.seats[s.seat].wishes += 1
        s.stirred = 1


@rule
def move(board: Board, s: State, row: int, count: int) -> None:
    """Move the piece in a row, or enter a new one; the end of the game comes first (A3, W4, W6)."""
    player = s.seats[s.seat]
    before = player.at[row]
    field = landing(board, player, row, count)
    last = completes_goal(board, s, row, field)
    player.at[row] = field
    if before == 0:
        player.left -= 1
    if before < board.goal and field >= board.goal:
        player.goal += 1
        s.goal += 1
    s.stirred = 1
    if last:  # W10: the field has no effect
        finish_side(board, s, GOAL)
    else:
        land(board, s, board.field[s.side][row][field])


@rule
def completes_goal(board: Board, s: State, row: int, field: int) -> bool:
    """Whether the mover's next piece in the goal area ends the side, by all pieces or by its own (W10)."""
    player = s.seats[s.seat]
    if player.at[row] >= board.goal or field < board.goal:
        return False
    return s.goal + 1 >= board.goal_pieces[s.players] or player.goal + 1 >= board.goal_own


@rule
def land(board: Board, s: State, kind: int) -> None:
    """A piece has reached a new field: take or use what it gives (A3, W6, W7, W8)."""
    if kind == CLOVER and clover_choices(board, s):  # A2: without a choice, nothing is offered
        s.phase = BONUS
    elif kind == KOBOLD:
        end_turn(board, s, s.seat)
    else:
        if kind == WISH:
            take_wish(s)
        next_seat(board, s)


@rule
def next_seat(board: Board, s: State) -> None:
    """End the turn; the next seat's turn begins."""
    seat = s.seat + 1
    if seat == s.players:
        seat = 0
    end_turn(board, s, seat)


@rule
def end_turn(board: Board, s: State, seat: int) -> None:
    """Begin the turn of a seat (after a kobold the same one, W8); end the side after a stall (W13)."""
    if s.stirred:
        s.idle = 0
    else:
        s.idle += 1
    if s.idle == board.stall:
        finish_side(board, s, STALL)
    else:
        begin_turn(board, s, seat)


@rule
def finish_side(board: Board, s: State, reason: int) -> None:
    """A side ends at once; in a match the second one follows, and the points are added (W12)."""
    if s.played + 1 == board.sides:
        s.end = reason
        s.phase = OVER
        return
    for seat in range(s.players):
        player = s.seats[seat]
        player.first_pieces = piece_points(board, s, seat)
        player.first_wishes = wish_points(board, s, seat)
    s.played += 1
    begin_side(board, s)


# --- chance ------------------------------------------------------------------------------------


@rule
def chance_ways(board: Board, s: State) -> int:
    """The number of equally likely outcomes: the faces of a die (W2)."""
    return FACES


@rule
def chance_way(board: Board, s: State, k: int) -> int:
    """The action for the k-th of the equally likely outcomes."""
    return DIE + k


@rule
def redeal(board: Board, s: State, seat: int, rng: Rng) -> None:
    """Nothing to deal again: nothing is hidden."""
    return


# --- scoring -----------------------------------------------------------------------------------


@rule
def piece_points(board: Board, s: State, seat: int) -> int:
    """The points of the pieces on this side; pieces not entered count nothing (W1)."""
    total = 0
    for row in range(ROWS):
        total += board.value[s.seats[seat].at[row]]
    return total


@rule
def wish_points(board: Board, s: State, seat: int) -> int:
    """The points for wish stones taken on this side (W11)."""
    return worth(board.wishes, s.seats[seat].wishes)


@rule
def points(board: Board, s: State, seat: int, source: int) -> int:
    """A seat's points from one source if the game ended now, on both sides (W12)."""
    if source == PIECES:
        return s.seats[seat].first_pieces + piece_points(board, s, seat)
    return s.seats[seat].first_wishes + wish_points(board, s, seat)


@rule
def score(board: Board, s: State, seat: int) -> int:
    """The total if the game ended now, including the first side of a match (A4, W12)."""
    return points(board, s, seat, PIECES) + points(board, s, seat, WISHES)
