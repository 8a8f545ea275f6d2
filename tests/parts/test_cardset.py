import pytest

from keltis.core.bits import members
from keltis.parts.cardset import ALL, CARDS, OF_COLOUR, VALUES, colour_of, downward, upward

every_card = pytest.mark.parametrize("card", range(CARDS))


def test_five_colours_of_eleven_values_make_all_cards() -> None:
    assert CARDS == 55
    assert [members(colour) for colour in OF_COLOUR] == [list(range(11 * c, 11 * c + 11)) for c in range(5)]
    assert members(ALL) == list(range(55))


@every_card
def test_a_card_has_the_colour_in_whose_row_of_numbers_it_stands(card: int) -> None:
    assert colour_of(card) == card // VALUES


@every_card
def test_upward_are_the_cards_of_the_colour_with_at_least_this_value(card: int) -> None:
    colour = card // VALUES
    assert members(upward(card)) == list(range(card, 11 * colour + 11))


@every_card
def test_downward_are_the_cards_of_the_colour_with_at_most_this_value(card: int) -> None:
    colour = card // VALUES
    assert members(downward(card)) == list(range(11 * colour, card + 1))
