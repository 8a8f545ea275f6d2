"""The rules of Der Weg der Steine (rule book 002): legal actions and their effects.

A turn (S2): turn a tile over and take it or leave it, or take an open tile. Taking a clover gives an extra
turn (S4), which belongs to the same turn (A6).

The game cannot stall: every turn removes a tile from the middle or turns one over, for good. A turn that
takes a clover does so before its extra turn. So no game has more than 55 of the one and 55 of the other.
"""

from keltis.core.actions import Actions, ActionSet
from keltis.core.bits import count, nth
from keltis.core.dialect import rule
from keltis.core.rng import Rng
from keltis.core.seats import CHANCE, NOBODY
from keltis.games.weg_der_steine.board import MOST_BONUS, Board
from keltis.games.weg_der_steine.state import BEGIN, DECIDE, EXTRA, OVER, REVEAL, State
from keltis.parts import rows
from keltis.parts.cardset import CARDS, OF_COLOUR
from keltis.parts.worths import worth

ACTIONS = Actions(
    [("take", CARDS)],  # an open tile, or the one just turned over
    [("turn", 1), ("leave", 1), ("waive", 1)],
    [("tile", CARDS)],  # chance: the tile that is turned over
    chance="tile",
)
TAKE = ACTIONS["take"]
TURN = ACTIONS["turn"]
LEAVE = ACTIONS["leave"]
WAIVE = ACTIONS["waive"]
TILE = ACTIONS["tile"]
TURNING = 1
LEAVING = 1 << (LEAVE - TURN)
WAIVING = 1 << (WAIVE - TURN)

SOURCES = ("rows", "wishes", "bonus")
ROWS, WISHES, BONUS = range(3)


# --- set-up ------------------------------------------------------------------------------------


def setup(board: Board, players: int) -> State:
    """All tiles face down; the first seat begins (S1, S8)."""
    s = State()
    s.players = players
    s.turn = 1
    s.hidden = board.tiles
    for seat in range(players):
        rows.clear(s.seats[seat].rows)
    return s


@rule
def mover(s: State) -> int:
    """Who acts now: a seat, CHANCE, or NOBODY."""
    if s.phase == OVER:
        return NOBODY
    if s.phase == REVEAL:
        return CHANCE
    return s.seat


@rule
def ending(s: State) -> int:
    """Why the game is over: a number in ENDINGS, 0 while it is running."""
    return 1 if s.phase == OVER else 0


# --- legal actions -----------------------------------------------------------------------------


@rule
def legal_actions(board: Board, s: State) -> ActionSet:
    """The legal actions; empty when the game is over."""
    phase = s.phase
    if phase == BEGIN:
        # While the game is running a tile lies face down (S5), so it can always be turned over (S6).
        return (takeable(s), TURNING, 0)
    if phase == REVEAL:
        return (0, 0, s.hidden)
    if phase == DECIDE:
        return (1 << s.tile, LEAVING, 0)
    if phase == EXTRA:
        if s.hidden:
            return (takeable(s), TURNING | WAIVING, 0)
        return (takeable(s), WAIVING, 0)
    return (0, 0, 0)


@rule
def takeable(s: State) -> int:
    """The open tiles that fit a row of the seat whose turn it is (S2, S3)."""
    return s.open & s.seats[s.seat].rows.fits


# --- effects -----------------------------------------------------------------------------------


@rule
def apply_action(board: Board, s: State, action: int) -> None:
    """Do a legal action."""
    if action < TURN:
        take_tile(board, s, action - TAKE)
    elif action == TURN:
        s.phase = REVEAL
    elif action < TILE:  # leave the tile (S2), or decline the extra turn (S6)
        end_turn(s)
    else:
        turn_tile(s, action - TILE)


@rule
def turn_tile(s: State, tile: int) -> None:
    """Chance has named the tile turned over; one that does not fit stays, without a question (S3, A2)."""
    s.hidden ^= 1 << tile
    s.open |= 1 << tile
    s.tile = tile
    if takeable(s) >> tile & 1:
        s.phase = DECIDE
    else:
        end_turn(s)


@rule
def take_tile(board: Board, s: State, tile: int) -> None:
    """Lay an open tile in its row; a clover gives an extra turn if anything is possible in it (S4, A2)."""
    s.open ^= 1 << tile
    rows.lay(s.seats[s.seat].rows, tile)
    if board.clover >> tile & 1 and s.hidden | takeable(s):
        s.phase = EXTRA
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """The next seat's turn, unless all tiles are turned over: then the game is over (S5)."""
    if s.hidden == 0:
        s.phase = OVER
        return
    s.seat += 1
    if s.seat == s.players:
        s.seat = 0
    s.turn += 1
    s.phase = BEGIN


# --- chance ------------------------------------------------------------------------------------


@rule
def chance_ways(board: Board, s: State) -> int:
    """The number of equally likely tiles that may turn up now."""
    return count(s.hidden)


@rule
def chance_way(board: Board, s: State, k: int) -> int:
    """The action for the k-th of the equally likely outcomes."""
    return TILE + nth(s.hidden, k)


@rule
def redeal(board: Board, s: State, seat: int, rng: Rng) -> None:
    """Nothing to deal again: no seat knows more than the others."""


# --- scoring -----------------------------------------------------------------------------------


@rule
def row_points(board: Board, s: State, seat: int, colour: int) -> int:
    """The points of a row (S7)."""
    return worth(board.rows, count(s.seats[seat].rows.laid.once & OF_COLOUR[colour]))


@rule
def wishes(board: Board, s: State, seat: int) -> int:
    """The number of wish stones on a seat's tiles."""
    return count(s.seats[seat].rows.laid.once & board.wish)


@rule
def wish_points(board: Board, s: State, seat: int) -> int:
    """The points for wish stones (S7)."""
    return worth(board.wishes, wishes(board, s, seat))


@rule
def bonus_points(board: Board, s: State, seat: int) -> int:
    """The bonus points on a seat's tiles (S7)."""
    laid = s.seats[seat].rows.laid.once
    total = 0
    for points in range(1, MOST_BONUS + 1):
        total += points * count(laid & board.bonus[points])
    return total


@rule
def all_row_points(board: Board, s: State, seat: int) -> int:
    """The points of all rows."""
    total = 0
    for colour in range(board.colours):
        total += row_points(board, s, seat, colour)
    return total


@rule
def points(board: Board, s: State, seat: int, source: int) -> int:
    """A seat's points from one source if the game ended now."""
    if source == ROWS:
        return all_row_points(board, s, seat)
    if source == WISHES:
        return wish_points(board, s, seat)
    return bonus_points(board, s, seat)


@rule
def score(board: Board, s: State, seat: int) -> int:
    """The total as if the game ended now (S7, A4)."""
    return all_row_points(board, s, seat) + wish_points(board, s, seat) + bonus_points(board, s, seat)
