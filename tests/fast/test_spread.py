"""Rows written by vectors are the rows that the plain primitives write, and nothing beside them changes."""

from collections.abc import Callable

import numba
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from keltis.core.spread import between, copy, equal, spread, tally
from keltis.fast import dispatch as dispatch  # registers the compiled twins

Write = Callable[[int, int, npt.NDArray[np.int8], npt.NDArray[np.int8]], None]

ROOM = 80
SIZES = (5, 12, 22, 39, 62)
FIVE = 5 * ROOM
words = st.integers(0, (1 << 62) - 1)
numbers = st.lists(st.integers(-127, 127), min_size=max(SIZES), max_size=max(SIZES))


def writer(n: int) -> Write:
    @numba.njit
    def write(once, twice, source, out):  # type: ignore[no-untyped-def]
        spread(once, out, 3, n)
        tally(once, twice, out, ROOM + 3, n)
        copy(source, out, 2 * ROOM + 3, n)
        equal(source, 2, out, 3 * ROOM + 3, n)
        between(source, -4, 5, out, 4 * ROOM + 3, n)

    compiled: Write = write
    return compiled


@pytest.mark.parametrize("n", SIZES)
def test_plain_and_compiled_write_the_same(n: int) -> None:
    compiled = writer(n)

    @given(words, words, numbers)
    def check(once: int, twice: int, source: list[int]) -> None:
        plain = [77] * FIVE
        compiled.py_func(once, twice, source, plain)  # type: ignore[attr-defined]
        out = np.full(FIVE, 77, np.int8)
        compiled(once, twice, np.array(source, np.int8), out)
        assert out.tolist() == plain

    check()
