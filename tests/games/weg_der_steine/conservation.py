"""Conservation: every tile is somewhere exactly once."""

from keltis.core.bits import members
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.state import DECIDE, OVER, Player, State
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.rows import FALLING, OPEN, RISING, Rows, row


def everything_once(board: Board, s: State) -> None:
    """Fail unless every tile is somewhere exactly once, and every row rises or falls."""
    found = members(s.hidden) + members(s.open)
    for player in s.seats:
        found += members(player.rows.laid.once)
        assert player.rows.laid.twice == 0, "each tile is there once"
    assert sorted(found) == members(board.tiles), "tiles"
    assert s.phase == OVER or s.hidden or s.open, "while the game is running there is something in the middle"
    assert s.phase != DECIDE or s.open >> s.tile & 1, "the tile just turned over lies open"
    for player in s.seats[: s.players]:
        for colour in range(COLOURS):
            _a_row(player.rows, colour)
    for nobody in s.seats[s.players :]:
        assert nobody == Player(), "an empty seat owns nothing"


def _a_row(rows: Rows, colour: int) -> None:
    values = row(rows, colour)
    direction = rows.direction[colour]
    assert (direction == OPEN) == (len(values) < 2), "the second tile decides"
    assert direction != RISING or values == sorted(values), "a rising row"
    assert direction != FALLING or values == sorted(values, reverse=True), "a falling row"
    fitting = {
        value
        for value in range(VALUES)
        if value not in values
        and (
            direction == OPEN
            or (direction == RISING and value > values[-1])
            or (direction == FALLING and value < values[-1])
        )
    }
    told = {value for value in range(VALUES) if rows.fits >> colour * VALUES + value & 1}
    assert told - set(values) == fitting, "what may follow"
