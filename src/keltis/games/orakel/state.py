"""The state of Das Orakel: everything on the table, and whose turn it is."""

from typing import Annotated

from keltis.cardgame.board import SEATS
from keltis.cardgame.phases import OWN
from keltis.core.layout import Byte, Short, Struct, Times, Word
from keltis.games.orakel.board import STONES
from keltis.parts.hand import Hand
from keltis.parts.pilgrims import Pilgrims
from keltis.parts.rows import Rows
from keltis.parts.stock import Stock
from keltis.parts.tiles import Tiles

# A turn is CARD, MOVE, then for every landing perhaps CLAIM and one of CLOVER, SPIRAL, SHED; then REFILL.
MOVE, CLAIM, CLOVER, SPIRAL, SHED = range(OWN, OWN + 5)


class Player(Struct):
    """The part of the state that belongs to a seat."""

    hand: Hand
    rows: Rows
    figures: Pilgrims
    wishes: Byte
    mirrors: Byte
    points: Short  # points from tiles
    oracle: Short  # points from the priestess
    leprechauns: Byte  # the leprechaun bonus; 0 until it is claimed


class State(Struct):
    """A position."""

    phase: Byte
    seat: Byte  # whose turn it is, or who is dealt to
    players: Byte
    turn: Short  # turns begun, from 1
    end: Byte  # why the game is over
    colour: Byte  # colour to which a figure moves now: the card's, or the clover's
    steps: Byte  # how far the card may move the priestess
    left: Byte  # the stone that the card's figure left (O8)
    landed: Byte  # the stone of the last landing
    acted: Word  # how often clovers and spirals have acted this turn (O9), see `tile_acted` in rules.py
    goal: Byte  # figures in the goal area
    priestess: Byte  # her stone
    wishes: Annotated[list[int], Times("i1", STONES + 1)]  # wish stones left, by stone
    tiles: Tiles
    stock: Stock
    seats: Annotated[list[Player], Times(Player, SEATS)]
