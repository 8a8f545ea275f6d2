"""The graph of all positions of a small two-player game of perfect information."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int32]
Values = npt.NDArray[np.float64]

SHARES = np.array([0.0, 0.5, 1.0])  # the first seat's share at each kind of end; ends are numbered -3, -2, -1
MEAN, MOST, LEAST = range(3)  # how the value of a position follows from its successors


def end_index(share: float) -> int:
    """The number of an end as a child: below zero."""
    return int(2 * share) - len(SHARES)


@dataclass(frozen=True)
class Graph:
    """Positions by number, 0 is the start; the edges of position i are from first[i] to first[i + 1]."""

    mover: npt.NDArray[np.int8]  # by position: a seat, or chance
    first: npt.NDArray[np.int64]
    child: Numbers  # by edge: a position, or an end
    action: Numbers
    chance: Values  # by edge; 1 if a seat decides

    @property
    def positions(self) -> int:
        """The number of positions, without ends."""
        return len(self.mover)

    def layers(self) -> list[npt.NDArray[np.int64]]:
        """The positions in layers, successors first; positions of a layer do not depend on each other."""
        inner = self.child >= 0
        origin = np.repeat(np.arange(self.positions), np.diff(self.first))[inner]
        child = self.child[inner]
        order = np.argsort(child, kind="stable")
        parents = origin[order]
        starts = np.searchsorted(child[order], np.arange(self.positions + 1))
        waiting = np.bincount(origin, minlength=self.positions)
        ready = np.flatnonzero(waiting == 0)
        found = []
        while len(ready):
            found.append(ready)
            waiting[ready] = -1
            above = parents[ranges(starts[ready], starts[ready + 1])]
            np.subtract.at(waiting, above, 1)
            above = np.unique(above)
            ready = above[waiting[above] == 0]
        if sum(map(len, found)) < self.positions:
            raise ValueError("the positions contain a cycle, so the game need not end")
        return found


def ranges(starts: npt.NDArray[np.int64], ends: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """The concatenated ranges from each start to its end."""
    lengths = ends - starts
    offsets = np.repeat(starts - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    return offsets + np.arange(lengths.sum())


def values(graph: Graph, layers: list[npt.NDArray[np.int64]], chance: Values, kind: Numbers) -> Values:
    """The values of all positions for the first seat, the terminal ones last.

    `kind` selects for every position the mean of its edges by `chance`, the maximum or the minimum.
    """
    value = np.concatenate([np.zeros(graph.positions), SHARES])
    for layer in layers:
        for wanted, reduce in ((MEAN, np.add), (MOST, np.maximum), (LEAST, np.minimum)):
            chosen = layer[kind[layer] == wanted]
            if len(chosen):
                starts, ends = graph.first[chosen], graph.first[chosen + 1]
                edges = ranges(starts, ends)
                worth = value[graph.child[edges]]
                if wanted == MEAN:
                    worth = worth * chance[edges]
                value[chosen] = reduce.reduceat(worth, np.cumsum(ends - starts) - (ends - starts))
    return value
