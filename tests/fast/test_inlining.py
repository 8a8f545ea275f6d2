"""Functions that only compiled code calls are not compiled separately."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from keltis.fast.jit.inlining import INNER, InnerCompiler, inner, options

Function = Callable[[int], int]
compiled_inside: Callable[[Function], Function] = inner


@compiled_inside
def twice(x: int) -> int:
    return x + x


@compiled_inside
def four_times(x: int) -> int:
    return twice(twice(x))


def sum_of_four_times(numbers: npt.NDArray[np.int64]) -> int:
    total = 0
    for number in numbers:
        total += four_times(number)
    return total


def test_inner_functions_work_like_others() -> None:
    compiled: Any = numba.njit(sum_of_four_times)
    assert compiled(np.arange(10)) == sum_of_four_times(np.arange(10)) == 180
    assert four_times(3) == 12  # from Python they are plain functions


def test_numba_is_known() -> None:
    assert INNER["pipeline_class"] is InnerCompiler


def test_what_is_not_known_compiles_as_it_always_does() -> None:
    assert options("0.61.0") == {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    assert "pipeline_class" not in options("1.0")
