"""Compiled primitives write the same rows as the plain ones, and nothing outside of them.

Rows written packed are those rows, packed.
"""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

from keltis.core.observation import Block, Observation
from keltis.core.row_writes import between, census, copy, equal, spread, tally, write
from keltis.fast.jit import dispatch as dispatch  # registers the compiled twins
from keltis.stepping.packing import pack

Row = npt.NDArray[np.int8] | npt.NDArray[np.uint8]
Write = Callable[[int, int, npt.NDArray[np.int8], int, Row], int]

SIZES = (5, 12, 22, 39, 62)
FIRST = 3
BESIDE = 77
words = st.integers(0, (1 << 62) - 1)
numbers = st.lists(st.integers(-127, 127), min_size=max(SIZES), max_size=max(SIZES))


def layout(n: int) -> Observation:
    """The blocks that `writer` writes."""
    blocks = (("single", 1, 100), ("in", n, 1), ("twice", n, 2), ("copied", n, 127), ("equal", n, 1))
    more = (("between", n, 9), ("visited", n, 5))
    return Observation(1, tuple(Block(name, size, 0, high, "") for name, size, high in blocks + more), ())


def writer(n: int) -> Callable[..., int]:
    """Writes all kinds of blocks, in plain Python."""

    def write_all(once: int, twice: int, source: Any, visits: int, out: Any) -> int:
        at = write(visits, out, FIRST)
        at = spread(once, out, at, n)
        at = tally(once, twice, out, at, n)
        at = copy(source, out, at, n)
        at = equal(source, 2, out, at, n)
        at = between(source, -4, 5, out, at, n)
        return census(source[n - 5 :], visits, out, at, n)

    return write_all


@pytest.mark.parametrize("n", SIZES)
def test_plain_and_compiled_write_the_same(n: int) -> None:
    plainly = writer(n)
    compiled: Write = numba.njit(plainly)
    blocks = layout(n)
    room, packed_room = blocks.size(0) + 2 * FIRST, blocks.packed_size(0) + 2 * FIRST

    @given(words, words, numbers, st.lists(st.integers(0, n - 1), min_size=5, max_size=5), st.integers(0, 5))
    def check(once: int, twice: int, source: list[int], places: list[int], visits: int) -> None:
        once &= (1 << n) - 1
        twice &= once
        source[n - 5 : n] = places
        plain = [BESIDE] * room
        end = plainly(once, twice, source[:n], visits, plain)
        assert end == room - FIRST
        assert plain[:FIRST] == plain[-FIRST:] == [BESIDE] * FIRST
        out = np.full(room, BESIDE, np.int8)
        given = np.array(source[:n], np.int8)
        assert compiled(once, twice, given, visits, out) == end
        assert out.tolist() == plain
        small = np.full(packed_room, BESIDE, np.uint8)
        assert compiled(once, twice, given, visits, small) == packed_room - FIRST
        assert small[:FIRST].tolist() == small[-FIRST:].tolist() == [BESIDE] * FIRST
        assert np.array_equal(small[FIRST:-FIRST], pack(blocks, 0, plain[FIRST:-FIRST]))

    check()
