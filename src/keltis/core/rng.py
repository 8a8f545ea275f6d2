"""A small random generator in the dialect: the same seed gives the same games, plain and compiled.

For simulations and bots only; chance at tables of people comes from `table/chance.py`. A linear
congruential generator modulo 2^62, so that Python ints and signed 64-bit words agree, of which the
upper 32 bits are used.
"""

from keltis.core.bits import LOW, times
from keltis.core.dialect import rule
from keltis.core.layout import Struct, Word

MULTIPLIER = 3202034522624059733
INCREMENT = 1442695040888963407
BOT_STREAM = 1  # keeps the bots' generators apart from those of chance: bots do not change the cards


class Rng(Struct):
    """The state of one generator."""

    x: Word


@rule
def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, uniformly distributed; n at most 2^30."""
    x = (times(rng.x, MULTIPLIER) + INCREMENT) & LOW
    rng.x = x
    return ((x >> 30) * n) >> 32


@rule
def mix64(x: int) -> int:
    """A hash of x (the finaliser of splitmix64, on 62 bits)."""
    x = x & LOW
    x = times(x ^ (x >> 30), 4353981747386493881)
    x = times(x ^ (x >> 27), 1497049237231285483)
    return x ^ (x >> 31)


@rule
def seed(rng: Rng, number: int, index: int) -> None:
    """Seed the generator of game `index` in the series `number`."""
    rng.x = mix64(mix64(number) + index)


@rule
def seed_bots(rng: Rng, number: int, index: int) -> None:
    """Seed the bots' generator of that game."""
    seed(rng, mix64(number + BOT_STREAM), index)


def branch(rng: Rng) -> Rng:
    """A generator derived from this one, which stays unchanged."""
    other = Rng()
    other.x = mix64(rng.x)
    return other


def seeded_rng(number: int, index: int = 0) -> Rng:
    """A seeded generator."""
    rng = Rng()
    seed(rng, number, index)
    return rng
