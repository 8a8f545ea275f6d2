from typing import Annotated

import pytest

from keltis.core.layout import Byte, Struct, Times, Word


class Cup(Struct):
    dice: Annotated[list[int], Times("i1", 2)]
    shaken: Byte


class Shelf(Struct):
    label: Word
    best: Cup
    cups: Annotated[list[Cup], Times(Cup, 2)]
    grid: Annotated[list[list[int]], Times(Times("i1", 2), 2)]


def a_full_shelf() -> Shelf:
    return Shelf().fill(list(range(1, 15)))


def test_a_fresh_struct_holds_only_zeros() -> None:
    assert Shelf().numbers() == [0] * 14


def test_numbers_come_in_the_order_of_declaration() -> None:
    shelf = Shelf()
    shelf.label = 1
    shelf.best.dice = [2, 3]
    shelf.best.shaken = 4
    shelf.cups[1].shaken = 10
    shelf.grid[1] = [13, 14]
    assert shelf.numbers() == [1, 2, 3, 4, 0, 0, 0, 0, 0, 10, 0, 0, 13, 14]


def test_filling_is_the_inverse_of_numbers() -> None:
    assert a_full_shelf().numbers() == list(range(1, 15))


@pytest.mark.parametrize("number", [0, 13, 15])
def test_filling_with_too_many_or_too_few_numbers_is_refused_and_changes_nothing(number: int) -> None:
    shelf = a_full_shelf()
    with pytest.raises(ValueError, match=f"Shelf has 14 numbers, not {number}"):
        shelf.fill([0] * number)
    assert shelf == a_full_shelf()


def test_a_copy_is_equal_and_shares_nothing() -> None:
    shelf = a_full_shelf()
    twin = shelf.copy()
    assert twin == shelf
    twin.best.dice[0] = 0
    twin.cups[0].shaken = 0
    twin.grid[0][0] = 0
    twin.label = 0
    assert shelf.numbers() == list(range(1, 15))
    assert twin != shelf


def test_two_fresh_structs_share_nothing() -> None:
    one, other = Shelf(), Shelf()
    one.cups[0].dice[1] = 6
    assert other == Shelf()
    assert one.cups[1] == Cup()


def test_structs_of_different_kinds_are_never_equal() -> None:
    class Bowl(Struct):
        dice: Annotated[list[int], Times("i1", 2)]
        shaken: Byte

    assert Cup() != Bowl()
    assert Cup() != [0, 0, 0]
    assert Cup().numbers() == Bowl().numbers()


def test_a_struct_cannot_be_a_key() -> None:
    with pytest.raises(TypeError):
        hash(Cup())


def test_a_struct_shows_all_its_fields() -> None:
    assert repr(Cup()) == "Cup(dice=[0, 0], shaken=0)"


def test_a_field_that_is_no_number_is_refused() -> None:
    with pytest.raises(TypeError, match="must be an int, a struct or Times"):

        class Wrong(Struct):
            name: str
