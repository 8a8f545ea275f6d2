"""Rows against their model: a plain list of values, judged by the sentences of C4."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keltis.parts.cardset import ALL, VALUES
from keltis.parts.rows import FALLING, OPEN, RISING, Rows, clear, last, lay, lift, row


def fresh() -> Rows:
    rows = Rows()
    clear(rows)
    return rows


def may_follow(values: list[int], value: int) -> bool:
    """C4 with lists: the whole row rises, or the whole row falls."""
    longer = [*values, value]
    return longer == sorted(longer) or longer == sorted(longer, reverse=True)


def model_direction(values: list[int]) -> int:
    if len(set(values)) < 2:
        return OPEN
    return RISING if values[-1] > values[0] else FALLING


@given(st.lists(st.integers(-2, 2 * VALUES - 1), max_size=60))
def test_rows_behave_like_lists_that_rise_or_fall(offered: list[int]) -> None:
    """A card is laid if it fits; -1 and -2 lift the last card of a row again."""
    rows = fresh()
    model: list[list[int]] = [[] for _ in range(5)]
    for card in offered:
        if card < 0:
            if model[-card - 1]:
                assert lift(rows, -card - 1) == (-card - 1) * VALUES + model[-card - 1].pop()
            continue
        colour, value = divmod(card, VALUES)
        fits = may_follow(model[colour], value)
        assert rows.fits >> card & 1 == fits
        if fits and model[colour].count(value) < 2:
            lay(rows, card)
            model[colour].append(value)
    for colour, values in enumerate(model):
        assert row(rows, colour) == values
        assert rows.direction[colour] == model_direction(values)
        assert last(rows, colour) == (colour * VALUES + values[-1] if values else -1)
        for value in range(VALUES):
            assert rows.fits >> (colour * VALUES + value) & 1 == may_follow(values, value)


def test_every_card_fits_an_empty_row() -> None:
    assert fresh().fits == ALL


def test_laying_in_one_row_leaves_the_other_rows_alone() -> None:
    rows = fresh()
    for card in (2 * VALUES + 5, 2 * VALUES + 6):
        lay(rows, card)
    assert [row(rows, colour) for colour in range(5)] == [[], [], [5, 6], [], []]
    assert rows.direction == [0, 0, RISING, 0, 0]
    assert last(rows, 1) == last(rows, 3) == -1


@pytest.mark.parametrize("value", range(VALUES))
def test_two_equal_cards_leave_the_direction_open(value: int) -> None:
    rows = fresh()
    lay(rows, value)
    lay(rows, value)
    assert rows.direction[0] == OPEN
    assert rows.fits == ALL


def test_a_row_from_which_the_deciding_card_was_lifted_is_open_again() -> None:
    rows = fresh()
    for value in (5, 5, 3):
        lay(rows, value)
    assert lift(rows, 0) == 3
    assert rows.direction[0] == OPEN
    assert rows.fits == ALL
