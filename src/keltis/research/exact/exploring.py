"""Enumerates all positions of a small game of perfect information, breadth first from the start."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import find_spec

import numpy as np

from keltis.core.actions import listed
from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.seats import CHANCE, NOBODY
from keltis.research.exact.chance import ways
from keltis.research.exact.graph import Graph, end_index
from keltis.research.exact.position import Key, key_of, state_of
from keltis.research.exact.progress import Progress, TooLarge, silent, too_large
from keltis.research.exact.share import first_share

REPORT = 5_000  # positions between two reports of progress
MOST = 8_000_000  # more positions need more memory than usual machines have
PLAINLY = 100_000  # compiling takes as long as finding this many positions
COMPILED = ("weg_der_steine",)  # the games that the compiled version supports


@dataclass(frozen=True)
class Explored:
    """The graph of all reachable positions, and the number of each state."""

    graph: Graph
    state: Callable[[int], Struct]
    number: Callable[[Struct], int | None]  # None for an unreachable state


@dataclass
class _Edges:
    """The lists from which a graph is built."""

    mover: list[int] = field(default_factory=list)
    first: list[int] = field(default_factory=lambda: [0])
    child: list[int] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)

    def graph(self) -> Graph:
        return Graph(
            np.array(self.mover, np.int8),
            np.array(self.first, np.int64),
            np.array(self.child, np.int32),
            np.array(self.action, np.int32),
            np.array(self.chance, np.float64),
        )


def explore(
    game: AnyGame, board: Struct, start: Struct, progress: Progress = silent, most: int = MOST
) -> Explored:
    """Explore with the plain rules; with many positions switch to the compiled ones if possible."""
    if find_spec("numba") is None or game.name not in COMPILED:
        return explore_plainly(game, board, start, progress, most)
    try:
        return explore_plainly(game, board, start, progress, min(most, PLAINLY))
    except TooLarge:
        return explore_compiled(game, board, start, progress, most)


def explore_compiled(game: AnyGame, board: Struct, start: Struct, progress: Progress, most: int) -> Explored:
    """Explore with the compiled rules: the same positions, in the same order."""
    from keltis.research.exact.compiled import Positions  # loading Numba takes half a second

    try:
        found = Positions(game, board, start, progress, most)
    except OverflowError:
        raise too_large(most) from None
    graph = Graph(found.who, found.first, found.child, found.action, found.chance)
    return Explored(graph, found.state, found.find)


def explore_plainly(game: AnyGame, board: Struct, start: Struct, progress: Progress, most: int) -> Explored:
    """Explore with the plain rules."""
    numbers: dict[Key, int] = {}
    waiting: list[Struct | None] = []
    edges = _Edges()

    def number(state: Struct) -> int:
        if game.rules.mover(state) == NOBODY:
            return end_index(first_share(game, board, state))
        key = key_of(game, state)
        if key not in numbers:
            if len(numbers) == most:
                raise too_large(most)
            numbers[key] = len(numbers)
            waiting.append(state)
        return numbers[key]

    number(start.copy())
    done = 0
    while done < len(waiting):
        state = waiting[done]
        assert state is not None
        waiting[done] = None  # only the key is needed from now on
        done += 1
        if done % REPORT == 0:
            progress("positions", math.nan)
        edges.mover.append(game.rules.mover(state))
        for action, chance in _choices(game, board, state):
            after = state.copy()
            game.rules.apply_action(board, after, action)
            edges.child.append(number(after))
            edges.action.append(action)
            edges.chance.append(chance)
        edges.first.append(len(edges.child))
    keys = list(numbers)
    return Explored(
        edges.graph(),
        lambda index: state_of(start, keys[index]),
        lambda state: numbers.get(key_of(game, state.copy())),
    )


def _choices(game: AnyGame, board: Struct, state: Struct) -> list[tuple[int, float]]:
    """The successors with their probabilities; 1 if a seat decides."""
    if game.rules.mover(state) == CHANCE:
        total = game.rules.chance_ways(board, state)
        return [(action, number / total) for action, number in ways(game, board, state).items()]
    return [(action, 1.0) for action in listed(game.actions.starts, game.rules.legal_actions(board, state))]
