import pytest

from keltis.parts.worths import Worths, worth, write


@pytest.mark.parametrize(("number", "points"), [(0, -4), (1, -3), (2, 2), (3, 10), (4, 10), (99, 10)])
def test_the_last_entry_holds_for_so_many_and_more(number: int, points: int) -> None:
    worths = Worths()
    write(worths, [-4, -3, 2, 10])
    assert worth(worths, number) == points


def test_a_table_may_have_a_single_entry() -> None:
    worths = Worths()
    write(worths, [7])
    assert [worth(worths, number) for number in range(3)] == [7, 7, 7]
