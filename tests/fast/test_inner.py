"""Functions that only compiled ones call are not compiled by themselves."""

import numba
import numpy as np

from keltis.fast.inner import INNER, InnerCompiler, inner, options


@inner
def twice(x):  # type: ignore[no-untyped-def]
    return x + x


@inner
def four_times(x):  # type: ignore[no-untyped-def]
    return twice(twice(x))


@numba.njit
def sum_of_four_times(numbers):  # type: ignore[no-untyped-def]
    total = 0
    for number in numbers:
        total += four_times(number)
    return total


def test_inner_functions_work_like_others() -> None:
    assert sum_of_four_times(np.arange(10)) == 180
    assert four_times(3) == 12  # from Python they are plain functions


def test_numba_is_known() -> None:
    assert INNER["pipeline_class"] is InnerCompiler


def test_what_is_not_known_compiles_as_it_always_does() -> None:
    assert options("0.61.0") == {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    assert "pipeline_class" not in options("1.0")
