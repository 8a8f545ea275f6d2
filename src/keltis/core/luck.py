"""A small generator in the dialect: the same seed gives the same games, plain and compiled.

For simulation and bots only; chance at a table with people comes from elsewhere. A linear
congruential generator modulo 2^62, so that Python ints and signed 64-bit words agree, of which the
upper 32 bits are used.
"""

from keltis.core.bits import LOW, times
from keltis.core.dialect import rule
from keltis.core.layout import Struct, Word

MULTIPLIER = 3202034522624059733
INCREMENT = 1442695040888963407
THOUGHTS = 1  # sets the bots' generators apart from chance's: what they think does not change the cards


class Luck(Struct):
    """The state of one generator."""

    x: Word


@rule
def below(luck: Luck, n: int) -> int:
    """A number from 0 to n - 1, all equally likely; n at most 2^30."""
    x = (times(luck.x, MULTIPLIER) + INCREMENT) & LOW
    luck.x = x
    return ((x >> 30) * n) >> 32


@rule
def mixed(x: int) -> int:
    """A number that has nothing visible in common with x (the finaliser of splitmix64, on 62 bits)."""
    x = x & LOW
    x = times(x ^ (x >> 30), 4353981747386493881)
    x = times(x ^ (x >> 27), 1497049237231285483)
    return x ^ (x >> 31)


@rule
def seed(luck: Luck, number: int, index: int) -> None:
    """Start the generator of game `index` in the series `number`."""
    luck.x = mixed(mixed(number) + index)


@rule
def seed_thoughts(luck: Luck, number: int, index: int) -> None:
    """Start the generator of the bots' thoughts in that game."""
    seed(luck, mixed(number + THOUGHTS), index)


def branch(luck: Luck) -> Luck:
    """Another generator that follows from this one, which stays as it is."""
    other = Luck()
    other.x = mixed(luck.x)
    return other


def lucky(number: int, index: int = 0) -> Luck:
    """A generator that is ready to use."""
    luck = Luck()
    seed(luck, number, index)
    return luck
