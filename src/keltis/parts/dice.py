"""A row of equal dice, numbered from 0; dice in the air land one by one, the lowest number first (W2)."""

from typing import Annotated

from keltis.core.bits import lowest
from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times

DICE = 5  # dice
FACES = 6


class Dice(Struct):
    """The dice that have landed, and those still in the air."""

    face: Annotated[list[int], Times("i1", DICE)]  # for a die in the air, its last face
    shown: Annotated[list[int], Times("i1", FACES)]  # how many landed dice show each face
    rolling: Byte  # the dice in the air, as a set


@rule
def roll_all(dice: Dice, number: int) -> None:
    """Roll all dice."""
    for face in range(FACES):
        dice.shown[face] = 0
    dice.rolling = (1 << number) - 1


@rule
def roll_again(dice: Dice, which: int) -> None:
    """Roll some of the landed dice again, given as a set."""
    for die in range(DICE):
        if which >> die & 1:
            dice.shown[dice.face[die]] -= 1
    dice.rolling = which


@rule
def fall(dice: Dice, face: int) -> None:
    """The next die lands on a face named by chance."""
    dice.face[lowest(dice.rolling)] = face
    dice.shown[face] += 1
    dice.rolling &= dice.rolling - 1
