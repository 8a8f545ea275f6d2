"""Positions between turns, and turns, encoded as numbers."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner
from keltis.games.wuerfelspiel.board import FORBIDDEN
from keltis.games.wuerfelspiel.rules import begin_turn


@inner
def place(board, s, config, seat):
    """Write the position with this number, at the beginning of a seat's turn."""
    base = board.end + 1
    s.goal = 0
    s.idle = 0
    for own in range(1, -1, -1):
        player = s.seats[own]
        player.left = board.pieces
        player.goal = 0
        for row in range(board.rows - 1, -1, -1):
            field = config % base
            config //= base
            player.at[row] = field
            if field:
                player.left -= 1
            if field >= board.goal:
                player.goal += 1
        s.goal += player.goal
    for own in range(1, -1, -1):
        s.seats[own].wishes = config % (board.wish_stock + 1)
        config //= board.wish_stock + 1
    s.stock = board.wish_stock - s.seats[0].wishes - s.seats[1].wishes
    begin_turn(board, s, seat)
    s.turn = 0


@inner
def configuration(board, s):
    """The number of a position, without the seat to move and the number of idle turns."""
    number = 0
    for own in range(2):
        number = number * (board.wish_stock + 1) + s.seats[own].wishes
    for own in range(2):
        for row in range(board.rows):
            number = number * (board.end + 1) + s.seats[own].at[row]
    return number


@inner
def turn_number(board, config, seat, idle):
    """The number of a turn: its position, its mover and the idle turns before it."""
    return (config * 2 + seat) * board.stall + idle


@entry
def number_of(boards, states):
    """The number of a position (see `configuration`)."""
    return configuration(boards[0], states[0])


@entry
def advancement(boards, states, levels):
    """By position, its progress; -1 for impossible positions."""
    board, s = boards[0], states[0]
    for config in range(len(levels)):
        place(board, s, config, 0)
        level = s.seats[0].wishes + s.seats[1].wishes
        if s.stock < 0 or s.goal >= board.goal_pieces[2]:
            level = -1000
        for own in range(2):
            player = s.seats[own]
            if player.left < 0 or player.goal >= board.goal_own:
                level = -1000
            for row in range(board.rows):
                level += player.at[row]
                if player.at[row] and board.field[s.side][row][player.at[row]] == FORBIDDEN:
                    level = -1000
        levels[config] = max(level, -1)
