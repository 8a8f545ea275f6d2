"""An equilibrium of a game with hidden information, by linear programming in sequence form.

The first seat maximises its payoff against a best response. The value of the best response is itself a linear
program, whose dual has one variable per information set of the second seat: the payoff to which that seat can
limit the first. Combined, this is a single linear program (Koller, Megiddo and von Stengel, 1994); the dual
values of its rows are the second seat's plan.
"""

from dataclasses import dataclass

import numpy as np

from keltis.research.exact.hearing import FIRST, SECOND
from keltis.research.exact.matrix import Matrix, Vector
from keltis.research.extras import extra

with extra("research"):
    from scipy import sparse
    from scipy.optimize import linprog


@dataclass(frozen=True)
class Equilibrium:
    """Two policies, neither of which can be improved unilaterally."""

    value: float  # the first seat's share
    chances: tuple[Vector, Vector]  # by seat: the probability of the last choice of every sequence


def equilibrium(matrix: Matrix) -> Equilibrium:
    """An equilibrium; there may be others, all of the same value."""
    first, second = matrix.sequences
    sets = second.flow.shape[0]
    rows = sparse.hstack([-matrix.payoff.T, second.flow.T]).tocsr()
    flow = sparse.hstack([first.flow, sparse.csr_array((first.flow.shape[0], sets))]).tocsr()
    aim = np.zeros(first.number + sets)
    aim[first.number] = -1.0
    start = np.zeros(first.flow.shape[0])
    start[0] = 1.0
    bounds = np.full((first.number + sets, 2), [-np.inf, np.inf])
    bounds[: first.number, 0] = 0.0
    found = linprog(aim, rows, np.zeros(second.number), flow, start, bounds, method="highs")
    if not found.success:
        raise ArithmeticError(f"the linear program was not solved: {found.message}")
    plans = np.maximum(found.x[: first.number], 0.0), np.maximum(-found.ineqlin.marginals, 0.0)
    chances = tuple(sequences.chances(plan) for sequences, plan in zip(matrix.sequences, plans, strict=True))
    return Equilibrium(float(-found.fun), (chances[FIRST], chances[SECOND]))
