"""The sequence form of a tree as matrices: payoffs, and the constraints of each seat's realization plan."""

from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.research.exact.hearing import FIRST, SECOND
from keltis.research.exact.tree import Choices, Tree
from keltis.research.extras import extra

with extra("research"):
    from scipy import sparse

Vector = npt.NDArray[np.float64]


class Sequences:
    """The sequences of one seat. A realization plan has the seat's contribution to the probability of each.

    A plan is 1 for the empty sequence; choices in an information set sum to the value of the sequence before.
    """

    def __init__(self, choices: Choices) -> None:
        self.number = choices.sequences
        self.parent = np.array(choices.parent, dtype=np.intp)
        self.first = np.array(choices.first, dtype=np.intp)
        self.count = np.array([len(actions) for actions in choices.actions], dtype=np.intp)

    @cached_property
    def flow(self) -> Any:
        """The constraints of a realization plan: a row for the empty sequence, one per information set."""
        sets = len(self.parent)
        own = np.repeat(np.arange(1, sets + 1), self.count)
        rows = np.concatenate([[0], np.arange(1, sets + 1), own])
        columns = np.concatenate([[0], self.parent, np.arange(1, self.number)])
        entries = np.concatenate([[1.0], -np.ones(sets), np.ones(self.number - 1)])
        return sparse.csr_array((entries, (rows, columns)), shape=(sets + 1, self.number))

    def plan(self, chances: Vector) -> Vector:
        """The realization plan of a policy."""
        plan = np.ones(self.number)
        for parent, first, count in zip(self.parent, self.first, self.count, strict=True):
            plan[first : first + count] = plan[parent] * chances[first : first + count]
        return plan

    def chances(self, plan: Vector) -> Vector:
        """The policy of a realization plan; uniform in unreachable information sets."""
        leading = np.repeat(plan[self.parent], self.count)
        alike = 1.0 / np.repeat(self.count, self.count)
        chances = np.ones(self.number)
        chances[1:] = np.divide(plan[1:], leading, out=alike, where=leading > 0)
        return chances

    def best(self, worth: Vector) -> tuple[float, Vector]:
        """The best response to these values of sequences: its value and its policy."""
        total = worth.copy()
        chances = np.zeros(self.number)
        chances[0] = 1.0
        for index in range(len(self.parent) - 1, -1, -1):
            first = self.first[index]
            found = total[first : first + self.count[index]]
            best = int(found.argmax())
            total[self.parent[index]] += found[best]
            chances[first + best] = 1.0
        return float(total[0]), chances


class Matrix:
    """The payoff matrix of the first seat by the sequences of both; the game is zero-sum."""

    def __init__(self, first: Sequences, second: Sequences, payoff: Any) -> None:
        self.sequences = first, second
        self.payoff = payoff

    def swapped(self) -> "Matrix":
        """The matrix of the other seat."""
        return Matrix(self.sequences[1], self.sequences[0], -self.payoff.T)

    def value(self, first: Vector, second: Vector) -> float:
        """The payoff of two policies."""
        plans = self.sequences[0].plan(first), self.sequences[1].plan(second)
        return float(plans[0] @ (self.payoff @ plans[1]))

    def best(self, second: Vector) -> float:
        """The first seat's best response value against a policy of the second."""
        return self.sequences[0].best(self.payoff @ self.sequences[1].plan(second))[0]


def matrix_of(tree: Tree) -> Matrix:
    """The matrix of a tree."""
    sequences = Sequences(tree.choices[FIRST]), Sequences(tree.choices[SECOND])
    pairs = np.array(list(tree.payoffs), dtype=np.intp).reshape(-1, 2)
    shares = np.fromiter(tree.payoffs.values(), np.float64, len(tree.payoffs))
    shape = tuple(own.number for own in sequences)
    return Matrix(*sequences, sparse.csr_array((shares, (pairs[:, 0], pairs[:, 1])), shape=shape))
