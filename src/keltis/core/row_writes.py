"""Primitives that write many small numbers into a row at once; compiled, they are vector instructions.

`out` is a list, or when compiled a row of int8; `at` is the offset of the first number. Their number `n`
must be a constant. Every function writes all its numbers, zeros included, and returns the offset of the next
block. So an observation is written block by block without block offsets. Compiled for a row of uint8, the
same functions write the packed form (see `keltis.stepping.packing`).
"""

from keltis.core.dialect import primitive

EIGHT = [bytes(eight >> i & 1 for i in range(8)) for eight in range(256)]  # the bits of a byte, one by one


def members(bits: int) -> bytes:
    """The bits of a set of up to 64 things as bytes; faster than testing them one by one."""
    return b"".join([EIGHT[eight] for eight in bits.to_bytes(8, "little")])


@primitive
def write(number: int, out: list[int], at: int) -> int:
    """A single number."""
    out[at] = number
    return at + 1


@primitive
def spread(bits: int, out: list[int], at: int, n: int) -> int:
    """Write for each of n things whether it is in a set: 1 or 0. The set has no other members."""
    out[at : at + n] = list(members(bits)[:n])
    return at + n


@primitive
def tally(once: int, twice: int, out: list[int], at: int, n: int) -> int:
    """Write for each of n things how often it is in two sets: 0, 1 or 2. The sets have no other members."""
    both = int.from_bytes(members(once), "little") + int.from_bytes(members(twice), "little")
    out[at : at + n] = list(both.to_bytes(64, "little")[:n])
    return at + n


@primitive
def copy(numbers: list[int], out: list[int], at: int, n: int) -> int:
    """Write the first n numbers of a list."""
    out[at : at + n] = numbers[:n]
    return at + n


@primitive
def equal(numbers: list[int], value: int, out: list[int], at: int, n: int) -> int:
    """Write for each of the first n numbers of a list whether it equals a value: 1 or 0."""
    out[at : at + n] = [int(number == value) for number in numbers[:n]]
    return at + n


@primitive
def between(numbers: list[int], low: int, high: int, out: list[int], at: int, n: int) -> int:
    """Write for each of the first n numbers of a list its excess over `low`; 0 if below or above `high`."""
    out[at : at + n] = [number - low if low < number <= high else 0 for number in numbers[:n]]
    return at + n


@primitive
def census(places: list[int], number: int, out: list[int], at: int, n: int) -> int:
    """Write for each of n places how often it occurs among the first `number` of a list."""
    out[at : at + n] = [0] * n
    for place in places[:number]:
        out[at + place] += 1
    return at + n
