"""Writing many small numbers at once."""

from keltis.core.row_writes import between, copy, equal, spread, tally


def test_a_set_is_written_as_ones_and_zeros() -> None:
    out = [7] * 6
    spread(0b1101, out, 1, 4)
    assert out == [7, 1, 0, 1, 1, 7]


def test_two_sets_are_counted_together() -> None:
    out = [7] * 5
    tally(0b111, 0b100, out, 1, 3)
    assert out == [7, 1, 1, 2, 7]


def test_what_is_beyond_the_last_number_is_left_out() -> None:
    out = [7] * 4
    spread(0b1111, out, 1, 2)
    copy([1, 2, 3], out, 2, 1)
    assert out == [7, 1, 1, 7]


def test_numbers_are_copied_compared_and_measured() -> None:
    out = [7] * 12
    copy([1, 2, 3, 4], out, 0, 4)
    equal([1, 2, 3, 4], 3, out, 4, 4)
    between([1, 2, 3, 4], 1, 3, out, 8, 4)
    assert out == [1, 2, 3, 4, 0, 0, 1, 0, 0, 1, 2, 0]
