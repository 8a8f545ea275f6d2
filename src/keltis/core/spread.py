"""Writing many small numbers at once into a row: one instruction for many when compiled.

`out` is a list, or when compiled a row of int8; `at` is where in it the first number goes. How many there
are, `n`, must be a constant. Every function writes all its numbers, the zeros too.
"""

from keltis.core.dialect import primitive


@primitive
def spread(bits: int, out: list[int], at: int, n: int) -> None:
    """For each of n things whether it is in a set: 1 or 0."""
    for i in range(n):
        out[at + i] = bits >> i & 1


@primitive
def tally(once: int, twice: int, out: list[int], at: int, n: int) -> None:
    """For each of n things how often it is in two sets: 0, 1 or 2."""
    for i in range(n):
        out[at + i] = (once >> i & 1) + (twice >> i & 1)


@primitive
def copy(numbers: list[int], out: list[int], at: int, n: int) -> None:
    """The first n numbers of a list."""
    out[at : at + n] = numbers[:n]


@primitive
def equal(numbers: list[int], value: int, out: list[int], at: int, n: int) -> None:
    """For each of the first n numbers of a list whether it is this value: 1 or 0."""
    for i in range(n):
        out[at + i] = int(numbers[i] == value)


@primitive
def between(numbers: list[int], low: int, high: int, out: list[int], at: int, n: int) -> None:
    """For each of the first n numbers of a list by how much it exceeds `low`; 0 if not, or above `high`."""
    for i in range(n):
        out[at + i] = numbers[i] - low if low < numbers[i] <= high else 0
