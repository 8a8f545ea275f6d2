"""Dice against a plain list of faces."""

from hypothesis import given
from hypothesis import strategies as st

from keltis.core.bits import members
from keltis.parts.dice import DICE, FACES, Dice, fall, roll_again, roll_all

faces = st.lists(st.integers(0, FACES - 1), min_size=DICE, max_size=DICE)


@given(st.integers(1, DICE), st.lists(st.tuples(st.integers(0, (1 << DICE) - 1), faces), max_size=6), faces)
def test_dice_show_what_fell_and_nothing_while_they_are_in_the_air(
    number: int, throws: list[tuple[int, list[int]]], first: list[int]
) -> None:
    dice = Dice()
    roll_all(dice, number)
    plain: list[int | None] = [None] * number
    for which, shown in [(0, first), *throws]:
        which &= (1 << number) - 1
        if dice.rolling == 0:
            roll_again(dice, which)
            for die in members(which):
                plain[die] = None
        for face in shown:
            agree(dice, plain)
            if None in plain:
                fall(dice, face)
                plain[plain.index(None)] = face
    agree(dice, plain)


def agree(dice: Dice, plain: list[int | None]) -> None:
    assert members(dice.rolling) == [die for die, face in enumerate(plain) if face is None]
    assert dice.shown == [plain.count(face) for face in range(FACES)]
    for die, face in enumerate(plain):
        assert face is None or dice.face[die] == face
