"""The state of Das Würfelspiel: everything on the table, and whose turn it is."""

from typing import Annotated

from keltis.core.layout import Byte, Short, Struct, Times, Word
from keltis.games.wuerfelspiel.board import ROWS, SEATS
from keltis.parts.dice import Dice

# A turn is ROLL, DICE, perhaps REROLL, perhaps SYMBOL, perhaps BONUS.
ROLL, DICE, REROLL, SYMBOL, BONUS, OVER = range(6)
RUNNING, GOAL, STALL = range(3)
ENDINGS = ("", "goal", "stall")
END_RULES = {GOAL: "W10", STALL: "W13"}


class Player(Struct):
    """The part of the state that belongs to a seat."""

    at: Annotated[list[int], Times("i1", ROWS)]  # by row, the field of the own piece; 0: none there
    left: Byte  # pieces not on the board yet
    goal: Byte  # own pieces in the goal area
    wishes: Byte
    first_pieces: Short  # points from the first side of a match (W12)
    first_wishes: Short


class State(Struct):
    """A position."""

    phase: Byte
    seat: Byte  # whose turn it is
    players: Byte
    turn: Word  # turns begun, from 1, over both sides of a match
    end: Byte  # why the game is over
    played: Byte  # sides that are over (W12)
    side: Byte  # the side that is being played on
    goal: Byte  # pieces of all players in the goal area
    stock: Byte  # wish stones that nobody has
    stirred: Byte  # whether a piece was moved or a wish stone taken this turn (W13)
    idle: Byte  # turns without such a change (W13)
    dice: Dice
    seats: Annotated[list[Player], Times(Player, SEATS)]
