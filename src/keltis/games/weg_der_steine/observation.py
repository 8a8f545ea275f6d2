"""The observation of Der Weg der Steine for learning: everything, as nothing is hidden."""

from keltis.core.dialect import rule
from keltis.core.observation import Block, Observation, one_of
from keltis.core.row_writes import copy, spread, write
from keltis.core.seats import clockwise
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.state import DECIDE, OVER, State
from keltis.parts.cardset import CARDS, COLOURS

PHASES = OVER + 1
PHASE_NAMES = (
    *("a turn begins", "a tile is turned over", "its finder decides"),
    *("a clover gives an extra turn", "the game is over"),
)

OBSERVATION = Observation(
    1,
    table=(
        Block("hidden", CARDS, 0, 1, "by tile: whether it lies face down (S1)"),
        Block("open", CARDS, 0, 1, "by tile: whether it lies face up in the middle"),
        Block("turned", CARDS, 0, 1, "the tile just turned over, while its finder decides (S2)"),
        one_of("phase", PHASE_NAMES),
    ),
    seat=(
        Block("laid", CARDS, 0, 1, "by tile: whether it lies in a row of this seat"),
        Block("direction", COLOURS, -1, 1, "by colour: whether the row rises (1), falls (-1) or is open (0)"),
        Block("turn", 1, 0, 1, "whether it is this seat's turn"),
    ),
)


@rule
def observe(board: Board, s: State, seat: int, out: list[int]) -> None:
    """Write what a seat may know into a row, block by block (see OBSERVATION)."""
    at = spread(s.hidden, out, 0, CARDS)
    at = spread(s.open, out, at, CARDS)
    at = spread((s.phase == DECIDE) << s.tile, out, at, CARDS)
    at = spread(1 << s.phase, out, at, PHASES)
    who = seat
    for _ in range(s.players):
        rows = s.seats[who].rows
        at = spread(rows.laid.once, out, at, CARDS)
        at = copy(rows.direction, out, at, COLOURS)
        at = write(1 if who == s.seat else 0, out, at)
        who = clockwise(who, s.players)
