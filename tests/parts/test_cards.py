from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keltis.parts.cards import Cards, copies, listed, pick, put, remove, size

HEAPS = st.dictionaries(st.integers(0, 54), st.integers(1, 2))  # card: how often


def heap(numbers: dict[int, int]) -> Cards:
    cards = Cards()
    for card in Counter(numbers).elements():
        put(cards, card)
    return cards


@given(HEAPS)
def test_every_card_lies_as_often_as_it_was_put(numbers: dict[int, int]) -> None:
    cards = heap(numbers)
    assert [copies(cards, card) for card in range(55)] == [numbers.get(card, 0) for card in range(55)]
    assert listed(cards) == sorted(Counter(numbers).elements())
    assert size(cards) == sum(numbers.values())


@given(HEAPS)
def test_every_single_card_can_be_picked_by_its_own_number(numbers: dict[int, int]) -> None:
    cards = heap(numbers)
    assert Counter(pick(cards, k) for k in range(size(cards))) == Counter(numbers)


@given(HEAPS.filter(bool), st.data())
def test_removing_takes_out_one_card_and_leaves_the_others(
    numbers: dict[int, int], data: st.DataObject
) -> None:
    card = data.draw(st.sampled_from(sorted(numbers)))
    cards = heap(numbers)
    remove(cards, card)
    assert Counter(listed(cards)) == Counter(numbers) - Counter([card])


@pytest.mark.parametrize("numbers", [{}, {7: 1}])
def test_putting_and_removing_leaves_the_heap_as_it_was(numbers: dict[int, int]) -> None:
    cards = heap(numbers)
    put(cards, 7)
    remove(cards, 7)
    assert cards == heap(numbers)
