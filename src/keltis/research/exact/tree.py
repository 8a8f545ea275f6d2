"""The game tree of a small game for two with hidden information, reduced to its decisions.

Every decision of a seat belongs to an information set: all worlds with equal observations of that seat (see
`hearing`). A *sequence* is a choice in an information set together with all own choices that lead there; by
perfect recall these are unique. Sequence 0 is empty. The payoffs of pairs of sequences are sufficient to find
best responses and equilibria (see `answer` and `equilibrium`), so the tree itself is not stored.

A subtree without decisions, or whose decisions do not change the outcome, is replaced by its expected value.
"""

from dataclasses import dataclass, field

from keltis.core.actions import listed
from keltis.core.game import AnyGame
from keltis.core.layout import Struct
from keltis.core.seats import CHANCE, NOBODY
from keltis.research.exact.chance import outcomes
from keltis.research.exact.hearing import FIRST, NOTHING, SEATS, SECOND, Memory
from keltis.research.exact.progress import Progress, silent, too_large
from keltis.research.exact.share import first_share

MOST = 20_000_000  # a tree with more nodes is too large for this method

Memories = tuple[int, int]


@dataclass
class Choices:
    """The information sets of one seat. Each one comes after those that lead to it."""

    memory: list[int] = field(default_factory=list)  # by information set
    parent: list[int] = field(default_factory=list)  # the own sequence before it
    first: list[int] = field(default_factory=list)  # the sequence of its first action
    actions: list[tuple[int, ...]] = field(default_factory=list)
    world: list[tuple[int, ...]] = field(default_factory=list)  # the actions before it, from the start
    at: dict[int, int] = field(default_factory=dict)  # the information set of a memory
    sequences: int = 1

    def add(self, memory: int, parent: int, actions: tuple[int, ...], world: tuple[int, ...]) -> int:
        """Add the information set of a memory if it is new; returns the sequence of its first action."""
        index = self.at.get(memory, -1)
        if index < 0:
            index = self.at[memory] = len(self.memory)
            self.memory.append(memory)
            self.parent.append(parent)
            self.first.append(self.sequences)
            self.actions.append(actions)
            self.world.append(world)
            self.sequences += len(actions)
        return self.first[index]


@dataclass(frozen=True)
class _Decision:
    seat: int
    memory: int
    actions: tuple[int, ...]
    world: tuple[int, ...]
    children: "list[_Node]"


@dataclass(frozen=True)
class _Event:
    likely: list[float]
    children: "list[_Node]"


_Node = _Decision | _Event | float  # a number is the expected value of a subtree without decisions


class Tree:
    """The information sets of both seats, and the payoffs of pairs of sequences."""

    def __init__(self, game: AnyGame, board: Struct, progress: Progress = silent, most: int = MOST) -> None:
        self.game, self.board = game, board
        self.memory = Memory(game.actions.size)
        self.choices = (Choices(), Choices())
        self.payoffs: dict[tuple[int, int], float] = {}  # the first seat's share by sequences
        self.nodes = 0
        self.ends = 0
        self._most = most
        try:
            self._number(self._begin(progress), 0, 0, 1.0)
        except RecursionError:  # a game of hundreds of actions is far too large
            raise too_large(most) from None

    # --- building ------------------------------------------------------------------------------

    def _begin(self, progress: Progress) -> _Node:
        """Build the tree from the empty table, deal by deal."""
        state = self.game.rules.setup(self.board, len(SEATS))
        if self.game.rules.mover(state) != CHANCE:
            return self._grow(state, (NOTHING, NOTHING), ())
        found = outcomes(self.game, self.board, state)
        children: list[_Node] = []
        for number, outcome in enumerate(found):
            progress("tree", number / len(found))
            memories = self._listen((NOTHING, NOTHING), outcome.told)
            children.append(self._grow(outcome.state, memories, outcome.actions))
        return _event([outcome.likely for outcome in found], children)

    def _grow(self, state: Struct, memories: Memories, world: tuple[int, ...]) -> _Node:
        self.nodes += 1
        if self.nodes > self._most:
            raise too_large(self._most)
        who = self.game.rules.mover(state)
        if who == NOBODY:
            self.ends += 1
            return first_share(self.game, self.board, state)
        if who == CHANCE:
            return self._grow_chance(state, memories, world)
        return self._grow_choice(state, memories, world, who)

    def _grow_chance(self, state: Struct, memories: Memories, world: tuple[int, ...]) -> _Node:
        found = outcomes(self.game, self.board, state)
        return _event(
            [outcome.likely for outcome in found],
            [
                self._grow(outcome.state, self._listen(memories, outcome.told), world + outcome.actions)
                for outcome in found
            ],
        )

    def _grow_choice(self, state: Struct, memories: Memories, world: tuple[int, ...], who: int) -> _Node:
        game, board = self.game, self.board
        actions = listed(game.actions.starts, game.rules.legal_actions(board, state))
        children = []
        for action in actions:
            after = state.copy()
            game.rules.apply_action(board, after, action)
            told = (action,), (action,)
            children.append(self._grow(after, self._listen(memories, told), (*world, action)))
        if len(children) == 1 or _equal(children):
            return children[0]
        return _Decision(who, memories[who], tuple(actions), world, children)

    def _listen(self, memories: Memories, told: tuple[tuple[int, ...], tuple[int, ...]]) -> Memories:
        first, second = memories
        for something in told[FIRST]:
            first = self.memory.after(first, something)
        for something in told[SECOND]:
            second = self.memory.after(second, something)
        return first, second

    # --- numbering -----------------------------------------------------------------------------

    def _number(self, node: _Node, first: int, second: int, likely: float) -> None:
        """Number information sets and sequences, and add up the payoffs of pairs of sequences."""
        if isinstance(node, float):
            self.payoffs[first, second] = self.payoffs.get((first, second), 0.0) + likely * node
        elif isinstance(node, _Event):
            for part, child in zip(node.likely, node.children, strict=True):
                self._number(child, first, second, likely * part)
        else:
            parent = first if node.seat == FIRST else second
            sequence = self.choices[node.seat].add(node.memory, parent, node.actions, node.world)
            for number, child in enumerate(node.children, sequence):
                if node.seat == FIRST:
                    self._number(child, number, second, likely)
                else:
                    self._number(child, first, number, likely)


def _event(likely: list[float], children: list[_Node]) -> _Node:
    """A chance node, or its expected value if no decision follows."""
    shares = [child for child in children if isinstance(child, float)]
    if len(shares) == len(children):
        return sum(part * share for part, share in zip(likely, shares, strict=True))
    return _Event(likely, children)


def _equal(children: list[_Node]) -> bool:
    """Whether all choices are equivalent."""
    return all(isinstance(child, float) and child == children[0] for child in children)
