"""Positions set up by hand and read like the table: tiles are "R5", rows are given in the order of laying.

Whatever a test does not name lies face down. If a test names what lies face down, everything else has been
taken by the last seat.
"""

from collections.abc import Sequence

from keltis.core.bits import members
from keltis.core.game import NamedBoard
from keltis.core.play import Play
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.board import Board
from keltis.games.weg_der_steine.state import State
from keltis.parts.cardset import COLOURS, VALUES
from keltis.parts.colours import LETTERS
from keltis.parts.rows import lay, row
from tests.games.weg_der_steine.conservation import everything_once

StonesPlay = Play[Board, State]


def position(
    *,
    players: int = 2,
    seat: int = 0,
    rows: Sequence[str] = (),
    open: str = "",
    hidden: str | None = None,
    board: NamedBoard[Board] | None = None,
) -> StonesPlay:
    """A game in which `seat` is about to begin a turn; the rows are by seat."""
    play = Play(WEG_DER_STEINE, players, board)
    s = play.state
    s.seat = seat
    for player, tiles in zip(s.seats, rows, strict=False):
        for tile in tiles.split():
            _remove(s, tile)
            lay(player.rows, tile_of(tile))
    for tile in open.split():
        _remove(s, tile)
        s.open |= 1 << tile_of(tile)
    if hidden is not None:
        for tile in hidden.split():
            _remove(s, tile)
        for number in members(s.hidden):
            lay(s.seats[players - 1].rows, number)
        s.hidden = sum(1 << tile_of(tile) for tile in hidden.split())
    everything_once(play.board, s)
    return play


def _remove(s: State, tile: str) -> None:
    assert s.hidden >> tile_of(tile) & 1, "each tile is there once"
    s.hidden ^= 1 << tile_of(tile)


def tile_of(words: str) -> int:
    """The tile such as "R5"."""
    return LETTERS.index(words[0]) * VALUES + int(words[1:])


def lying(play: StonesPlay) -> set[str]:
    """The tiles that lie open in the middle."""
    return {f"{LETTERS[tile // VALUES]}{tile % VALUES}" for tile in members(play.state.open)}


def rows_of(play: StonesPlay, seat: int = 0) -> list[str]:
    """A seat's rows, each in the order of laying, e.g. "R5 R7"."""
    own = play.state.seats[seat].rows
    found = (" ".join(f"{LETTERS[c]}{value}" for value in row(own, c)) for c in range(COLOURS))
    return [line for line in found if line]
