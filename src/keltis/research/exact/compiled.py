"""Enumerates all positions of a game of perfect information, with compiled rules.

Builds the same graph as `keltis.research.exact.exploring` in plain Python, many times faster: positions are
records in one array, and a hash table finds known ones.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from keltis.core.actions import choice, how_many
from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.jit.dispatch import (
    apply_action,
    board_carrier,
    chance_way,
    chance_ways,
    legal_actions,
    mover,
    score,
    starts,
    state_carrier,
)
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.state import DECIDE

KNOWN = (WEG_DER_STEINE,)  # the games whose irrelevant fields `forget` clears
MARGIN = 256  # more than the successors of any position
PORTION = 20_000  # positions between two checks for signals
FIRST_SIZE = 1 << 16
EDGES = 4  # per position, at first
FREE = -1  # an unused entry of the hash table


class GraphArrays(NamedTuple):
    """The successors of every position."""

    who: Any  # by position: the seat that decides, or CHANCE
    first: Any  # by position: the index of its first edge
    child: Any  # by edge: the position it leads to; ends are below 0
    action: Any  # by edge
    chance: Any  # by edge: its probability, 1 for decisions


@inner
def forget(s):
    """Clear irrelevant fields like `keltis.research.exact.position`; a test compares both."""
    s.turn = 0
    if s.phase != DECIDE:
        s.tile = 0


@inner
def hashed(words):
    """A hash of a position."""
    x = np.uint64(1469598103934665603)
    for k in range(len(words)):
        x = (x ^ np.uint64(words[k])) * np.uint64(1099511628211)
        x ^= x >> np.uint64(29)
    return x


@inner
def slot(table, words, index):
    """The index of a position in the hash table, or of the free entry for it."""
    at = np.int64(hashed(words[index]) & np.uint64(len(table) - 1))
    while table[at] != FREE:
        other = words[table[at]]
        same = True
        for k in range(words.shape[1]):
            if other[k] != words[index, k]:
                same = False
                break
        if same:
            return at
        at = (at + 1) & (len(table) - 1)
    return at


@entry
def fill_table(table, words, number):
    """Insert the first `number` positions into an empty hash table."""
    for index in range(number):
        table[slot(table, words, index)] = index


@entry
def find(states, table, words, index):
    """The number of the position stored at `index`, after all known ones; FREE if it is new."""
    forget(states[index])
    return table[slot(table, words, index)]


@inner
def number(board, states, words, table, known):
    """The number of the position stored at `known`; it is added if it is new. Ends are below 0."""
    s = states[known]
    if mover(s) == NOBODY:
        first, second = score(board, s, 0), score(board, s, 1)
        return -1 if first > second else -2 if first == second else -3
    forget(s)
    at = slot(table, words, known)
    if table[at] == FREE:
        table[at] = known
    return table[at]


@entry
def expand(boards, states, words, table, counts, graph):
    """Expand positions until the arrays are full or a portion is done.

    `counts`: positions known, positions expanded, edges. Returns whether there is room for more.
    """
    board = boards[0]
    who, first, child, action, chance = graph
    known, done, edges = counts[0], counts[1], counts[2]
    stop = done + PORTION
    while done < known and done < stop:
        if known + MARGIN > len(states) or edges + MARGIN > len(child):
            break
        s = states[done]
        who[done] = mover(s)
        if who[done] == CHANCE:
            ways = chance_ways(board, s)
        else:
            legal = legal_actions(board, s)
            ways = how_many(legal)
        for k in range(ways):
            if who[done] == CHANCE:
                action[edges] = chance_way(board, s, k)
                chance[edges] = 1.0 / ways
            else:
                action[edges] = choice(starts(s), legal_actions(board, s), k)
                chance[edges] = 1.0
            states[known] = states[done]
            apply_action(board, states[known], action[edges])
            child[edges] = number(board, states, words, table, known)
            if child[edges] == known:
                known += 1
            edges += 1
        done += 1
        first[done] = edges
    counts[0], counts[1], counts[2] = known, done, edges
    return done == stop or done == known


class Positions:
    """The positions that can be reached from a start, by number, and the edges between them."""

    def __init__(
        self, game: AnyGame, board: Struct, start: Struct, progress: Callable[[str, float], None], most: int
    ) -> None:
        if game not in KNOWN:
            raise ValueError(f"{game.name} cannot be explored by compiled rules")
        self._game = game
        self._carrier = state_carrier(game)
        boards = board_carrier(game)
        self._board = boards.empty(1)
        boards.write(self._board, 0, board)
        self.states = self._carrier.empty(0)
        self.who = np.zeros(0, np.int8)
        self.first = np.zeros(0, np.int64)
        self.child = self.action = np.zeros(0, np.int32)
        self.chance = np.zeros(0)
        self._allocate(FIRST_SIZE)
        self._carrier.write(self.states, 0, start)
        self._counts = np.array([1, 0, 0])
        self._fill()
        while self._counts[1] < self._counts[0]:
            progress("positions", float("nan"))
            if self._counts[0] > most:
                raise OverflowError
            if not self._expand():
                self._grow()
        edges = int(self._counts[2])
        self.who = self.who[: self.number]
        self.first = self.first[: self.number + 1]
        self.child = self.child[:edges]
        self.action = self.action[:edges]
        self.chance = self.chance[:edges]

    @property
    def number(self) -> int:
        """The number of positions."""
        return int(self._counts[0])

    def _allocate(self, size: int) -> None:
        """Empty arrays for `size` positions and their edges."""
        self.states = self._carrier.empty(size)
        self.who = np.zeros(size, np.int8)
        self.first = np.zeros(size + 1, np.int64)
        self.child = np.zeros(EDGES * size, np.int32)
        self.action = np.zeros(EDGES * size, np.int32)
        self.chance = np.zeros(EDGES * size, np.float64)

    def _words(self) -> npt.NDArray[np.int64]:
        return self.states.view(np.int64).reshape(len(self.states), -1)

    def _fill(self) -> None:
        self._table = np.full(4 * len(self.states), FREE, np.int32)
        fill_table(self._table, self._words(), self.number)

    def _grow(self) -> None:
        """Double the size of all arrays."""
        names = ("states", "who", "first", "child", "action", "chance")
        old = {name: getattr(self, name) for name in names}
        self._allocate(2 * len(self.states))
        for name, content in old.items():
            getattr(self, name)[: len(content)] = content
        self._fill()

    def _expand(self) -> bool:
        graph = GraphArrays(self.who, self.first, self.child, self.action, self.chance)
        return bool(expand(self._board, self.states, self._words(), self._table, self._counts, graph))

    def state(self, index: int) -> Struct:
        """One of the positions as a plain struct."""
        return self._carrier.read(self.states, index)

    def find(self, state: Struct) -> int | None:
        """The number of a position; None if it cannot be reached."""
        last = len(self.states) - 1
        self._carrier.write(self.states, last, state)
        found = int(find(self.states, self._table, self._words(), last))
        return None if found == FREE else found
