"""Writing many small numbers at once into a row: one instruction for many when compiled.

`out` is a list, or when compiled a row of int8; `at` is where in it the first number goes. How many there
are, `n`, must be a constant. Every function writes all its numbers, the zeros too, and returns where the next
block begins. So an observation is written block by block, without block offsets: compiled for a row of
uint8, the same functions write the blocks packed (see `keltis.stepping.packing`).
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
    """For each of n things whether it is in a set, which has no others: 1 or 0."""
    out[at : at + n] = list(members(bits)[:n])
    return at + n


@primitive
def tally(once: int, twice: int, out: list[int], at: int, n: int) -> int:
    """For each of n things how often it is in two sets, which have no others: 0, 1 or 2."""
    both = int.from_bytes(members(once), "little") + int.from_bytes(members(twice), "little")
    out[at : at + n] = list(both.to_bytes(64, "little")[:n])
    return at + n


@primitive
def copy(numbers: list[int], out: list[int], at: int, n: int) -> int:
    """The first n numbers of a list."""
    out[at : at + n] = numbers[:n]
    return at + n


@primitive
def equal(numbers: list[int], value: int, out: list[int], at: int, n: int) -> int:
    """For each of the first n numbers of a list whether it is this value: 1 or 0."""
    out[at : at + n] = [int(number == value) for number in numbers[:n]]
    return at + n


@primitive
def between(numbers: list[int], low: int, high: int, out: list[int], at: int, n: int) -> int:
    """For each of the first n numbers of a list by how much it exceeds `low`; 0 if not, or above `high`."""
    out[at : at + n] = [number - low if low < number <= high else 0 for number in numbers[:n]]
    return at + n


@primitive
def census(places: list[int], number: int, out: list[int], at: int, n: int) -> int:
    """For each of n places how often it is among the first `number` of a list."""
    out[at : at + n] = [0] * n
    for place in places[:number]:
        out[at + place] += 1
    return at + n
