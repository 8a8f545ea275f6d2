"""The learned value of Das Würfelspiel between turns: a small net, compiled.

It gives every seat's share of the win, starting with the mover. Only sums, products and square roots are
used, so decisions are the same on every machine.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import points_of

Floats = npt.NDArray[np.float32]

ROWS, FIELDS = 5, 16
HIDDEN = 64
WISHES, LEADS, AHEAD, GOALS, ALL_GOALS, IDLES = 16, 16, 32, 8, 16, 8
LEAD_STEP, AHEAD_STEP = 4, 3  # points
STEEP = 4  # exponent that turns raw outputs into shares


@dataclass(frozen=True)
class Net:
    """Weights for one number of players, by side of the board; the last row of each layer is its biases."""

    first: Floats  # side, input, hidden
    second: Floats  # side, hidden, seat

    @staticmethod
    def fresh(players: int, seed: int) -> "Net":
        rng = np.random.default_rng(seed)
        first = rng.normal(0, 0.1, (2, features(players) + 1, HIDDEN)).astype(np.float32)
        second = rng.normal(0, 0.1, (2, HIDDEN + 1, players)).astype(np.float32)
        return Net(first, second)

    @staticmethod
    def read(path: Path) -> "Net":
        with np.load(path) as file:
            return Net(file["first"].astype(np.float32), file["second"].astype(np.float32))

    def write(self, path: Path) -> None:
        """Write the weights as 16-bit floats."""
        np.savez_compressed(path, first=self.first.astype(np.float16), second=self.second.astype(np.float16))


def features(players: int) -> int:
    """The number of inputs."""
    return players * (ROWS * FIELDS + WISHES + LEADS + AHEAD + GOALS) + ALL_GOALS + IDLES


@inner
def bucket(number, step, size):
    """A signed number as one of `size` buckets."""
    return max(0, min(size - 1, number // step + size // 2))


@inner
def behind_best(values, players, seat):
    """A seat's value minus the best value of the others."""
    best = -10000
    for other in range(players):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - best


@inner
def position_features(board, s, mover, active, totals, carried):
    """Write the active inputs for the seats, starting with the mover; returns their number."""
    players = s.players
    for seat in range(players):
        totals[seat] = points_of(board, s, seat)
        carried[seat] = s.seats[seat].first_pieces + s.seats[seat].first_wishes
    number, base = 0, 0
    for turn in range(players):
        seat = (mover + turn) % players
        player = s.seats[seat]
        for row in range(ROWS):
            active[number] = base + row * FIELDS + player.at[row]
            number += 1
        base += ROWS * FIELDS
        active[number] = base + min(player.wishes, WISHES - 1)
        base += WISHES
        active[number + 1] = base + bucket(behind_best(carried, players, seat), LEAD_STEP, LEADS)
        base += LEADS
        active[number + 2] = base + bucket(behind_best(totals, players, seat), AHEAD_STEP, AHEAD)
        base += AHEAD
        active[number + 3] = base + min(player.goal, GOALS - 1)
        base += GOALS
        number += 4
    active[number] = base + min(s.goal, ALL_GOALS - 1)
    base += ALL_GOALS
    active[number + 1] = base + min(IDLES - 1, s.idle * IDLES // board.stall)
    return number + 2


@inner
def net_shares(net, active, number, players, hidden, raw, out):
    """Compute the shares of all seats, starting with the mover."""
    first, second = net
    last = first.shape[0] - 1  # the row of biases
    for h in range(HIDDEN):
        hidden[h] = first[last, h]
    for k in range(number):
        row = active[k]
        for h in range(HIDDEN):
            hidden[h] += first[row, h]
    for h in range(HIDDEN):
        hidden[h] = max(hidden[h], np.float32(0))
    total = np.float32(0)
    for turn in range(players):
        z = second[HIDDEN, turn]
        for h in range(HIDDEN):
            z += hidden[h] * second[h, turn]
        raw[turn] = z
        g = (z + np.sqrt(z * z + np.float32(4))) / np.float32(2)
        out[turn] = g * g * g * g
        total += out[turn]
    for turn in range(players):
        out[turn] /= total


@inner
def train_step(net, active, number, players, hidden, raw, out, target, rate):
    """Move the shares that `net_shares` has just computed a little towards the target."""
    first, second = net
    last = first.shape[0] - 1
    for turn in range(players):
        z = raw[turn]
        raw[turn] = rate * np.float32(STEEP) / np.sqrt(z * z + np.float32(4)) * (target[turn] - out[turn])
    for h in range(HIDDEN):
        if hidden[h] > 0:
            change = np.float32(0)
            for turn in range(players):
                change += raw[turn] * second[h, turn]
                second[h, turn] += raw[turn] * hidden[h]
            for k in range(number):
                first[active[k], h] += change
            first[last, h] += change
    for turn in range(players):
        second[HIDDEN, turn] += raw[turn]
