"""A small value net for positions at the end of a turn, with its TD learning step, compiled.

Its inputs are sparse: lists of active features, defined in `features.py` of a game. All colours share the
same weights, since they differ only in their cards or tiles: each colour is embedded, and the sum of the
embeddings goes into a hidden layer together with the inputs of the table. Only sums, products and square
roots are used, and no sum is reordered, so decisions are the same on every machine.

Inner loops run over the length of a row: with a constant length LLVM would unroll them instead of
vectorising.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from keltis.fast.jit.inlining import INNER, inner
from keltis.parts.cardset import COLOURS

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

ZERO, ONE, HALF = np.float32(0), np.float32(1), np.float32(0.5)


class Layers(NamedTuple):
    """The weights; the last row of `colour` and `table`, and the last entry of `out`, are biases."""

    colour: Floats  # input of a colour, unit of its embedding
    joined: Floats  # unit of the summed embeddings, hidden unit
    table: Floats  # input of the table, hidden unit
    out: Floats


class Scratch(NamedTuple):
    """Working memory for one evaluation."""

    active: Ints  # active inputs of a colour
    table_active: Ints
    embedding: Floats
    total: Floats  # sum of all embeddings
    hidden: Floats


class NetState(NamedTuple):
    """A net with its working memory, as compiled code takes it."""

    layers: Layers
    colours: Floats  # the embeddings of the position's colours, and in the last row their sum
    scratch: Scratch


class Trajectory(NamedTuple):
    """The turns of a self-play game, a row each."""

    active: Ints  # active inputs of all colours, concatenated
    bounds: Ints  # where the inputs of each colour begin and end
    table_active: Ints
    lengths: Ints  # number of active inputs of the table
    seats: Ints  # whose turn it was
    values: Floats  # the estimate of the net


class Gradients(NamedTuple):
    """Working memory for one step of gradient descent."""

    embeddings: Floats
    total: Floats
    hidden: Floats
    back: Floats  # error at the hidden units
    back_total: Floats  # error at the summed embeddings
    ones: Floats


class Training(NamedTuple):
    """The memory of self-play training."""

    mean_squares: Layers  # mean squares of the gradients (RMSprop)
    trajectory: Trajectory
    gradients: Gradients


@dataclass(frozen=True)
class ColourNet:
    """The weights for one number of players."""

    colour: Floats
    joined: Floats
    table: Floats
    out: Floats

    @staticmethod
    def fresh(inputs: tuple[int, int], units: tuple[int, int], seed: int) -> "ColourNet":
        """Random weights, for these numbers of inputs (colour, table) and units (embedding, hidden)."""
        rng = np.random.default_rng(seed)
        (colour, table), (embedded, hidden) = inputs, units
        shapes = ((colour + 1, embedded), (embedded, hidden), (table + 1, hidden), (hidden + 1,))
        spreads = (0.05, 0.1, 0.05, 0.1)
        drawn = zip(spreads, shapes, strict=True)
        return ColourNet(*(rng.normal(0, spread, shape).astype(np.float32) for spread, shape in drawn))

    @staticmethod
    def read(path: Path) -> "ColourNet":
        with np.load(path) as file:
            return ColourNet(
                *(file[name].astype(np.float32) for name in ("colour", "joined", "table", "out"))
            )

    def write(self, path: Path) -> None:
        """Write the weights as 16-bit floats."""
        colour, joined, table, out = (layer.astype(np.float16) for layer in self.layers)
        np.savez_compressed(path, colour=colour, joined=joined, table=table, out=out)

    @property
    def layers(self) -> Layers:
        return Layers(self.colour, self.joined, self.table, self.out)

    @property
    def units(self) -> tuple[int, int]:
        """The numbers of units of an embedding and of the hidden layer."""
        return self.joined.shape[0], self.joined.shape[1]

    def scratch(self, active: int, table_active: int) -> Scratch:
        """Working memory for positions with at most so many active inputs."""
        (embedded, hidden), ints, floats = self.units, np.int64, np.float32
        return Scratch(
            np.zeros(active, ints),
            np.zeros(table_active, ints),
            np.zeros(embedded, floats),
            np.zeros(embedded, floats),
            np.zeros(hidden, floats),
        )


# --- evaluation ----------------------------------------------------------------------------------------


@inner
def add_rows(weights, active, begin, end, out):
    """Add the weight rows of the active inputs, four at a time."""
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
def relu(values):
    """Replace negative values by 0."""
    for unit in range(len(values)):
        value = values[unit]
        values[unit] = value if value > ZERO else ZERO


@inner
def embed_colour(weights, active, begin, end, out):
    """The embedding of a colour, from its active inputs."""
    bias = weights[weights.shape[0] - 1]
    for unit in range(len(bias)):
        out[unit] = bias[unit]
    add_rows(weights, active, begin, end, out)
    relu(out)


@inner
def net_value(layers, total, active, number, hidden):
    """The value of a position, 0 to 1, from the sum of its embeddings and the inputs of the table."""
    _, joined, table, out = layers
    bias = table[table.shape[0] - 1]
    for unit in range(len(bias)):
        hidden[unit] = bias[unit]
    add_rows(table, active, 0, number, hidden)
    for at in range(0, joined.shape[0], 4):
        a, b, c, d = total[at], total[at + 1], total[at + 2], total[at + 3]
        first, second, third, fourth = joined[at], joined[at + 1], joined[at + 2], joined[at + 3]
        for unit in range(len(first)):
            hidden[unit] += (a * first[unit] + b * second[unit]) + (c * third[unit] + d * fourth[unit])
    relu(hidden)
    z = out[len(hidden)]
    for unit in range(len(hidden)):
        z += hidden[unit] * out[unit]
    return HALF * (ONE + z / np.sqrt(ONE + z * z))


# --- learning ------------------------------------------------------------------------------------

DECAY, NEW, TINY = np.float32(0.999), np.float32(0.001), np.float32(1e-8)


@register_jitable(**INNER, error_model="numpy")
def rmsprop(weights, mean_squares, change, factor, rate):
    """Change a row of weights by RMSprop: steps relative to the root of their running mean square."""
    for unit in range(len(weights)):
        step = factor * change[unit]
        square = mean_squares[unit] * DECAY + NEW * step * step
        mean_squares[unit] = square
        weights[unit] += rate * step / np.sqrt(square + TINY)


@inner
def train_step(layers, mean_squares, active, bounds, table_active, number, gradients, target, rate):
    """Move the value of a position, given by its active inputs, a little towards the target."""
    colour, joined, table, out = layers
    squares_colour, squares_joined, squares_table, squares_out = mean_squares
    embeddings, total, hidden, back, back_total, ones = gradients
    for unit in range(len(total)):
        total[unit] = ZERO
    for lane in range(COLOURS):
        embed_colour(colour, active, bounds[lane], bounds[lane + 1], embeddings[lane])
        for unit in range(len(total)):
            total[unit] += embeddings[lane, unit]
    error = target - net_value(layers, total, table_active, number, hidden)
    for unit in range(len(hidden)):
        back[unit] = error * out[unit] if hidden[unit] > ZERO else ZERO
    rmsprop(out[: len(hidden)], squares_out[: len(hidden)], hidden, error, rate)
    rmsprop(out[len(hidden) :], squares_out[len(hidden) :], ones, error, rate)
    for unit in range(len(total)):
        summed, row = ZERO, joined[unit]
        for at in range(len(row)):
            summed += row[at] * back[at]
        back_total[unit] = summed
        rmsprop(row, squares_joined[unit], back, total[unit], rate)
    for at in range(number):
        rmsprop(table[table_active[at]], squares_table[table_active[at]], back, ONE, rate)
    rmsprop(table[table.shape[0] - 1], squares_table[table.shape[0] - 1], back, ONE, rate)
    for lane in range(COLOURS):
        for unit in range(len(total)):
            embeddings[lane, unit] = back_total[unit] if embeddings[lane, unit] > ZERO else ZERO
        for at in range(bounds[lane], bounds[lane + 1]):
            rmsprop(colour[active[at]], squares_colour[active[at]], embeddings[lane], ONE, rate)
        rmsprop(colour[colour.shape[0] - 1], squares_colour[colour.shape[0] - 1], embeddings[lane], ONE, rate)


def training_memory(net: ColourNet, turns: int, active: int, table_active: int) -> Training:
    """Memory for games of at most so many turns and so many active inputs (of all colours, of the table)."""
    ints, floats = np.int64, np.float32
    embedded, hidden = net.units
    return Training(
        Layers(*(np.full_like(layer, 1e-4) for layer in net.layers)),
        Trajectory(
            np.zeros((turns, active), ints),
            np.zeros((turns, COLOURS + 1), ints),
            np.zeros((turns, table_active), ints),
            np.zeros(turns, ints),
            np.zeros(turns, ints),
            np.zeros(turns, floats),
        ),
        Gradients(
            np.zeros((COLOURS, embedded), floats),
            np.zeros(embedded, floats),
            np.zeros(hidden, floats),
            np.zeros(hidden, floats),
            np.zeros(embedded, floats),
            np.ones(1, floats),
        ),
    )
