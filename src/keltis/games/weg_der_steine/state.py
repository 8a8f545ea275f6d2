"""The state of a game of Der Weg der Steine: where every tile is, and whose turn it is.

Nobody knows which face-down tile is which, so there is nothing to store but the set of them.
"""

from typing import Annotated

from keltis.core.layout import Byte, Short, Struct, Times, Word
from keltis.parts.rows import Rows

SEATS = 4

# A turn is BEGIN, perhaps REVEAL, perhaps DECIDE; a clover that was taken adds EXTRA, which is like BEGIN.
BEGIN, REVEAL, DECIDE, EXTRA, OVER = range(5)
ENDINGS = ("", "tiles")  # all of them are turned over (S5)


class Player(Struct):
    """What belongs to one seat: all its tiles lie in its rows."""

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
