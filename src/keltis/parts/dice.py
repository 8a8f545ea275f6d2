"""Equal dice in a row, numbered from 0; those in the air fall one by one, the lowest number first (W2)."""

from typing import Annotated

from keltis.core.bits import lowest
from keltis.core.dialect import rule
from keltis.core.layout import Byte, Struct, Times

DICE = 5  # dice
FACES = 6


class Dice(Struct):
    """The dice that lie, and those still in the air."""

    face: Annotated[list[int], Times("i1", DICE)]  # of a die in the air: what it showed last
    shown: Annotated[list[int], Times("i1", FACES)]  # on how many lying dice each face is up
    rolling: Byte  # the dice in the air, as a set


@rule
def roll_all(dice: Dice, number: int) -> None:
    """Throw so many dice."""
    for face in range(FACES):
        dice.shown[face] = 0
    dice.rolling = (1 << number) - 1


@rule
def roll_again(dice: Dice, which: int) -> None:
    """Throw some of the lying dice, given as a set."""
    for die in range(DICE):
        if which >> die & 1:
            dice.shown[dice.face[die]] -= 1
    dice.rolling = which


@rule
def fall(dice: Dice, face: int) -> None:
    """The next die in the air lands on a face named by chance."""
    dice.face[lowest(dice.rolling)] = face
    dice.shown[face] += 1
    dice.rolling &= dice.rolling - 1
