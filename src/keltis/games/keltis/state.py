"""The state of Keltis: everything on the table, and whose turn it is."""

from typing import Annotated

from keltis.cardgame.board import SEATS
from keltis.cardgame.phases import OWN
from keltis.core.layout import Byte, Short, Struct, Times
from keltis.parts.figures import Figures
from keltis.parts.hand import Hand
from keltis.parts.rows import Rows
from keltis.parts.stock import Stock
from keltis.parts.tiles import Tiles

# A turn is CARD, perhaps FIGURE, perhaps BONUS, then REFILL.
FIGURE, BONUS = OWN, OWN + 1


class Player(Struct):
    """The part of the state that belongs to a seat."""

    hand: Hand
    rows: Rows
    figures: Figures
    wishes: Byte
    points: Short  # points from tiles


class State(Struct):
    """A position."""

    phase: Byte
    seat: Byte  # whose turn it is, or who is dealt to
    players: Byte
    turn: Short  # turns begun, from 1
    end: Byte  # why the game is over
    colour: Byte  # colour of the card played this turn
    goal: Byte  # figures in the goal area
    tiles: Tiles
    stock: Stock
    seats: Annotated[list[Player], Times(Player, SEATS)]
