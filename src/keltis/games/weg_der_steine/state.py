"""The state of Der Weg der Steine: where every tile is, and whose turn it is.

Nobody knows which face-down tile is which, so the state stores only their set.
"""

from typing import Annotated

from keltis.core.layout import Byte, Short, Struct, Times, Word
from keltis.parts.rows import Rows

SEATS = 4

# A turn is BEGIN, perhaps REVEAL, perhaps DECIDE; a clover that was taken adds EXTRA, which is like BEGIN.
BEGIN, REVEAL, DECIDE, EXTRA, OVER = range(5)
ENDINGS = ("", "tiles")  # all tiles are turned over (S5)


class Player(Struct):
    """The part of the state that belongs to a seat: its tiles, in rows."""

    rows: Rows


class State(Struct):
    """A position."""

    phase: Byte
    seat: Byte  # whose turn it is
    players: Byte
    turn: Short  # turns begun, from 1
    tile: Byte  # the one just turned over, while its finder decides
    hidden: Word  # the tiles that lie face down
    open: Word  # the tiles that lie face up in the middle
    seats: Annotated[list[Player], Times(Player, SEATS)]
