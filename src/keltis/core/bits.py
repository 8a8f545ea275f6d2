"""Sets as the bits of one int: the only operations with separate plain and compiled implementations."""

from keltis.core.dialect import primitive

LOW = (1 << 62) - 1
DIGIT_BITS = 30  # of a digit of Python's ints
DIGIT = (1 << DIGIT_BITS) - 1


@primitive
def count(bits: int) -> int:
    """The number of members of a set."""
    return bits.bit_count()


@primitive
def nth(bits: int, k: int) -> int:
    """The k-th member, counted from 0 in ascending order."""
    member = 0
    while bits > DIGIT:  # Python is fastest with ints of one digit
        lower = bits & DIGIT
        here = lower.bit_count()
        if k < here:
            bits = lower
        else:
            k -= here
            bits >>= DIGIT_BITS
            member += DIGIT_BITS
    while k > 0:
        bits &= bits - 1
        k -= 1
    return member + (bits & -bits).bit_length() - 1


@primitive
def lowest(bits: int) -> int:
    """The lowest member of a set that is not empty."""
    return (bits & -bits).bit_length() - 1


@primitive
def highest(bits: int) -> int:
    """The highest member of a set that is not empty."""
    return bits.bit_length() - 1


@primitive
def times(a: int, b: int) -> int:
    """The low 62 bits of a product; an ordinary compiled product must not overflow."""
    return (a * b) & LOW


def members(bits: int) -> list[int]:
    found = []
    while bits:
        low = bits & -bits
        found.append(low.bit_length() - 1)
        bits ^= low
    return found
