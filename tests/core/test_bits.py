from hypothesis import given
from hypothesis import strategies as st

from keltis.core.bits import count, highest, lowest, members, nth

SETS = st.frozensets(st.integers(0, 62))
SOME = st.frozensets(st.integers(0, 62), min_size=1)


def bits_of(numbers: frozenset[int]) -> int:
    return sum(1 << number for number in numbers)


@given(SETS)
def test_the_members_are_listed_ascending(numbers: frozenset[int]) -> None:
    assert members(bits_of(numbers)) == sorted(numbers)


@given(SETS)
def test_the_members_are_counted(numbers: frozenset[int]) -> None:
    assert count(bits_of(numbers)) == len(numbers)


@given(SOME)
def test_the_nth_member_is_counted_from_zero_in_ascending_order(numbers: frozenset[int]) -> None:
    assert [nth(bits_of(numbers), k) for k in range(len(numbers))] == sorted(numbers)


@given(SOME)
def test_lowest_and_highest_are_the_outermost_members(numbers: frozenset[int]) -> None:
    assert lowest(bits_of(numbers)) == min(numbers)
    assert highest(bits_of(numbers)) == max(numbers)
