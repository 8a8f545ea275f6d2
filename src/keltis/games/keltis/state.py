"""The state of a game of Keltis: everything that lies on the table, and whose turn it is."""

from typing import Annotated

from keltis.cardgame.board import SEATS
from keltis.cardgame.phases import OWN
from keltis.core.layout import Byte, Short, Struct, Times
from keltis.games.keltis.board import STONES, TILE_KINDS
from keltis.parts.cardset import COLOURS
from keltis.parts.figures import Figures
from keltis.parts.hand import Hand
from keltis.parts.rows import Rows
from keltis.parts.stock import Stock

# A turn is CARD, perhaps FIGURE, perhaps BONUS, then REFILL.
FIGURE, BONUS = OWN, OWN + 1


class Player(Struct):
    """What belongs to one seat."""

    hand: Hand
    rows: Rows
    figures: Figures
    wishes: Byte
    points: Short  # from point tiles


class State(Struct):
    """A position."""

    phase: Byte
    seat: Byte  # whose turn it is, or who is being dealt to
    players: Byte
    turn: Short  # turns begun, from 1
    end: Byte  # why the game is over
    colour: Byte  # of the card played this turn
    goal: Byte  # figures in the goal area
    placed: Byte  # tiles laid out so far
    tiles: Annotated[list[int], Times("i1", TILE_KINDS)]  # of each kind, still to be laid out
    stock: Stock
    tile: Annotated[list[list[int]], Times(Times("i1", STONES + 1), COLOURS)]
    seats: Annotated[list[Player], Times(Player, SEATS)]
