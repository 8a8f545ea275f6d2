import pytest
from hypothesis import given
from hypothesis import strategies as st

from keltis.core.actions import Actions, any_of, choice, contains, how_many, listed
from keltis.core.rng import below, seeded_rng

TABLE = Actions([("play", 55)], [("discard", 55)], [("pass", 1), ("take", 5)])
SETS = st.frozensets(st.integers(0, TABLE.size - 1))


def words_of(actions: frozenset[int]) -> tuple[int, ...]:
    words = [0] * len(TABLE.starts)
    for action in actions:
        word = max(w for w, start in enumerate(TABLE.starts) if start <= action)
        words[word] |= 1 << (action - TABLE.starts[word])
    return tuple(words)


def test_spans_follow_one_another() -> None:
    assert TABLE.starts == (0, 55, 110)
    assert TABLE.size == 116
    assert (TABLE["play"], TABLE["discard"], TABLE["pass"], TABLE["take"]) == (0, 55, 110, 111)


def test_every_action_lies_in_exactly_one_span() -> None:
    names = [TABLE.span(action).name for action in range(TABLE.size)]
    assert names == ["play"] * 55 + ["discard"] * 55 + ["pass"] + ["take"] * 5


@pytest.mark.parametrize("action", [-1, 116])
def test_numbers_outside_are_no_actions(action: int) -> None:
    with pytest.raises(ValueError, match="the actions are 0 to 115"):
        TABLE.span(action)


def test_a_word_holds_at_most_62_actions() -> None:
    assert Actions([("few", 62)]).size == 62
    with pytest.raises(ValueError, match="at most 62"):
        Actions([("many", 60), ("more", 3)])


@given(SETS)
def test_a_set_of_actions_is_listed_counted_and_searched(actions: frozenset[int]) -> None:
    words = words_of(actions)
    assert listed(TABLE.starts, words) == sorted(actions)
    assert how_many(words) == len(actions)
    assert {a for a in range(TABLE.size) if contains(TABLE.starts, words, a)} == actions


@given(SETS)
def test_every_action_of_a_set_can_be_chosen_by_its_place(actions: frozenset[int]) -> None:
    words = words_of(actions)
    assert [choice(TABLE.starts, words, k) for k in range(len(actions))] == sorted(actions)
    assert choice(TABLE.starts, words, len(actions)) == -1


@given(SETS, st.integers(0, 1000))
def test_any_action_is_the_one_that_chance_chooses(actions: frozenset[int], seed: int) -> None:
    words = words_of(actions)
    one, other = seeded_rng(seed), seeded_rng(seed)
    if actions:
        expected = choice(TABLE.starts, words, below(one, how_many(words)))
        assert any_of(TABLE.starts, words, other) == expected
        assert one == other
    else:
        assert any_of(TABLE.starts, words, other) == -1
