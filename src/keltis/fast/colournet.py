"""The learned worth of a position at the end of one's turn: a small net, compiled.

What it sees of a position is in `cardinputs` and `tileinputs`. All colours are read by the same weights,
since they differ in nothing but their tiles; what they come to is added up and weighed together with the rest
of the table. Only sums, products and square roots, and no sum is reordered: the same decisions everywhere.

Inner loops run over the length of a row: with a number known in advance they would be unrolled, not
vectorised.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from keltis.fast.inner import INNER, inner
from keltis.parts.cardset import COLOURS

Floats = npt.NDArray[np.float32]

ZERO, ONE, HALF = np.float32(0), np.float32(1), np.float32(0.5)


@dataclass(frozen=True)
class ColourNet:
    """Weights for one number of players; the last row of `colour` and `table`, and `out[-1]`, are biases."""

    colour: Floats  # input of a colour, unit
    joined: Floats  # unit of the colours, unit
    table: Floats  # input of the table, unit
    out: Floats

    @staticmethod
    def fresh(inputs: tuple[int, int], units: tuple[int, int], seed: int) -> "ColourNet":
        """A net that knows nothing; inputs of a colour and of the table, and units behind each of them."""
        rng = np.random.default_rng(seed)
        (colour, table), (read, weighed) = inputs, units
        shapes = ((colour + 1, read), (read, weighed), (table + 1, weighed), (weighed + 1,))
        spreads = (0.05, 0.1, 0.05, 0.1)
        drawn = zip(spreads, shapes, strict=True)
        return ColourNet(*(rng.normal(0, spread, shape).astype(np.float32) for spread, shape in drawn))

    @staticmethod
    def read(path: Path) -> "ColourNet":
        """The net in a file."""
        with np.load(path) as file:
            return ColourNet(
                *(file[name].astype(np.float32) for name in ("colour", "joined", "table", "out"))
            )

    def write(self, path: Path) -> None:
        """Put it into a file, with half the digits."""
        colour, joined, table, out = (layer.astype(np.float16) for layer in self.layers)
        np.savez_compressed(path, colour=colour, joined=joined, table=table, out=out)

    @property
    def layers(self) -> tuple[Floats, Floats, Floats, Floats]:
        """As compiled code takes it."""
        return self.colour, self.joined, self.table, self.out

    @property
    def units(self) -> tuple[int, int]:
        """Into how many units the colours are read, and in how many the table is weighed."""
        return self.joined.shape[0], self.joined.shape[1]


# --- thinking ------------------------------------------------------------------------------------


@inner
def add_rows(weights, active, begin, end, out):
    """Add the rows of the inputs that are on, four at a time."""
    units, at = weights.shape[1], begin
    while at + 3 < end:
        first, second = weights[active[at]], weights[active[at + 1]]
        third, fourth = weights[active[at + 2]], weights[active[at + 3]]
        for unit in range(units):
            out[unit] += (first[unit] + second[unit]) + (third[unit] + fourth[unit])
        at += 4
    while at < end:
        row = weights[active[at]]
        for unit in range(units):
            out[unit] += row[unit]
        at += 1


@inner
def cut(values):
    """What is below 0 becomes 0."""
    for unit in range(len(values)):
        value = values[unit]
        values[unit] = value if value > ZERO else ZERO


@inner
def read_colour(weights, active, begin, end, out):
    """What a colour comes to."""
    bias = weights[weights.shape[0] - 1]
    for unit in range(len(bias)):
        out[unit] = bias[unit]
    add_rows(weights, active, begin, end, out)
    cut(out)


@inner
def think(net, total, active, number, hidden):
    """The worth of a position, 0 to 1: what all colours come to, and the table."""
    _, joined, table, out = net
    bias = table[table.shape[0] - 1]
    for unit in range(len(bias)):
        hidden[unit] = bias[unit]
    add_rows(table, active, 0, number, hidden)
    for at in range(0, joined.shape[0], 4):
        a, b, c, d = total[at], total[at + 1], total[at + 2], total[at + 3]
        first, second, third, fourth = joined[at], joined[at + 1], joined[at + 2], joined[at + 3]
        for unit in range(len(first)):
            hidden[unit] += (a * first[unit] + b * second[unit]) + (c * third[unit] + d * fourth[unit])
    cut(hidden)
    z = out[len(hidden)]
    for unit in range(len(hidden)):
        z += hidden[unit] * out[unit]
    return HALF * (ONE + z / np.sqrt(ONE + z * z))


# --- learning ------------------------------------------------------------------------------------

FADE, FRESH, TINY = np.float32(0.999), np.float32(0.001), np.float32(1e-8)


@register_jitable(**INNER, error_model="numpy")
def adjust(weights, usual, change, factor, rate):
    """Move a row of weights, each in steps of its usual size, which is noted in `usual`."""
    for unit in range(len(weights)):
        step = factor * change[unit]
        square = usual[unit] * FADE + FRESH * step * step
        usual[unit] = square
        weights[unit] += rate * step / np.sqrt(square + TINY)


@inner
def learn(net, usual, active, bounds, table_active, number, room, target, rate):
    """Move the worth of a position that was described before a little towards the target."""
    colour, joined, table, out = net
    usual_colour, usual_joined, usual_table, usual_out = usual
    read, total, hidden, back, back_colour, ones = room
    for unit in range(len(total)):
        total[unit] = ZERO
    for lane in range(COLOURS):
        read_colour(colour, active, bounds[lane], bounds[lane + 1], read[lane])
        for unit in range(len(total)):
            total[unit] += read[lane, unit]
    error = target - think(net, total, table_active, number, hidden)
    for unit in range(len(hidden)):
        back[unit] = error * out[unit] if hidden[unit] > ZERO else ZERO
    adjust(out[: len(hidden)], usual_out[: len(hidden)], hidden, error, rate)
    adjust(out[len(hidden) :], usual_out[len(hidden) :], ones, error, rate)
    for unit in range(len(total)):
        summed, row = ZERO, joined[unit]
        for at in range(len(row)):
            summed += row[at] * back[at]
        back_colour[unit] = summed
        adjust(row, usual_joined[unit], back, total[unit], rate)
    for at in range(number):
        adjust(table[table_active[at]], usual_table[table_active[at]], back, ONE, rate)
    adjust(table[table.shape[0] - 1], usual_table[table.shape[0] - 1], back, ONE, rate)
    for lane in range(COLOURS):
        for unit in range(len(total)):
            read[lane, unit] = back_colour[unit] if read[lane, unit] > ZERO else ZERO
        for at in range(bounds[lane], bounds[lane + 1]):
            adjust(colour[active[at]], usual_colour[active[at]], read[lane], ONE, rate)
        adjust(colour[colour.shape[0] - 1], usual_colour[colour.shape[0] - 1], read[lane], ONE, rate)


def room_to_learn(net: ColourNet, turns: int, active: int, table_active: int) -> tuple[Any, Any, Any]:
    """Room for the usual size of every weight's steps, for the turns of a game, and for one step of learning.

    Of so many turns are kept: the inputs that were on (at most so many of all colours, and of the table),
    where a colour's end, how many the table has, whose turn it was, and what it seemed to be worth.
    """
    ints, floats = np.int64, np.float32
    read, weighed = net.units
    usual = tuple(np.full_like(layer, 1e-4) for layer in net.layers)
    memory = (
        np.zeros((turns, active), ints),
        np.zeros((turns, COLOURS + 1), ints),
        np.zeros((turns, table_active), ints),
        np.zeros(turns, ints),
        np.zeros(turns, ints),
        np.zeros(turns, floats),
    )
    learning = (
        np.zeros((COLOURS, read), floats),
        np.zeros(read, floats),
        np.zeros(weighed, floats),
        np.zeros(weighed, floats),
        np.zeros(read, floats),
        np.ones(1, floats),
    )
    return usual, memory, learning
