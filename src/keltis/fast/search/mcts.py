"""Monte Carlo tree search (MCTS) with chance nodes, compiled, for Der Weg der Steine.

Plain rollouts assume that everybody answers by the heuristic; in a tree all seats learn better answers.
Every simulation selects branches by PUCT, with priors from the heuristic, expands one position, plays it to
the end by the heuristic, and adds the result to the path (backpropagation). Only sums, products and square
roots are used, so decisions are the same on every machine.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from keltis.core.bits import lowest
from keltis.core.rng import below
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.jit.dispatch import chance_way, chance_ways, game_of, mover, pointer_to, starts
from keltis.fast.jit.inlining import INNER, inner
from keltis.fast.jit.rule_calls import do, legal
from keltis.games.heuristics import HEURISTICS

NONE = -1
SEATS = 4
MOST = 1 << 16  # branches of a tree, at most
DEPTH = 256  # nodes of a path, at most
CHOICES = 64  # more than any position has legal actions
NEAR = 200.0  # hundredths of a point behind the best at which the prior is halved

# A branch is a row of integers: the action, the next branch of the same position, the first branch of the
# position that it leads to, whether that position is expanded, and the number of visits.
ACTION, NEXT, FIRST, OPEN, TRIES = range(5)
ROOT = 0


class SearchTree(NamedTuple):
    """A search tree. Branch 0 is the root."""

    branches: Any
    sums: Any  # of results, by branch and seat
    priors: Any
    path: Any  # the branches from the root to the current position


def judge(board, s, w, action):
    """The heuristic value of an action for its mover."""


@overload(judge, jit_options=INNER)
def _judge(board, s, w, action):
    function = HEURISTICS[game_of(s).name].judge
    return lambda board, s, w, action: function(pointer_to(board), pointer_to(s), w, action)


@inner
def chance_branch(branches, used, node, action):
    """The branch of a chance node for the outcome, added if it is new; and the number of branches."""
    branch = branches[node, FIRST]
    while branch != NONE and branches[branch, ACTION] != action:
        branch = branches[branch, NEXT]
    if branch == NONE:
        branch = used
        add_branch(branches, branch, node, action)
        used += 1
    return branch, used


@inner
def add_branch(branches, branch, node, action):
    """Add a branch to a position."""
    branches[branch, ACTION] = action
    branches[branch, NEXT] = branches[node, FIRST]
    branches[branch, FIRST] = NONE
    branches[branch, OPEN] = 0
    branches[branch, TRIES] = 0
    branches[node, FIRST] = branch


@inner
def expand(board, s, w, tree, used, node):
    """Expand a position: add a branch for every legal action, with a prior from the heuristic."""
    branches, priors = tree.branches, tree.priors
    begin, best = used, -1e18
    words = legal(board, s)
    for k in range(len(words)):
        bits = words[k]
        while bits:
            action = starts(s)[k] + lowest(bits)
            bits &= bits - 1
            add_branch(branches, used, node, action)
            priors[used] = judge(board, s, w, action)
            best = max(best, priors[used])
            used += 1
    total = 0.0
    for branch in range(begin, used):
        priors[branch] = NEAR / (NEAR + best - priors[branch])
        total += priors[branch]
    for branch in range(begin, used):
        priors[branch] /= total
    branches[node, OPEN] = 1
    return used


@inner
def select_branch(tree, node, seat, exploration):
    """The branch that a seat selects by its mean result, prior and number of visits (PUCT)."""
    branches, sums = tree.branches, tree.sums
    tries = branches[node, TRIES]
    unknown = sums[node, seat] / max(tries, 1)
    root = exploration * np.sqrt(tries + 1.0)
    best, most = NONE, -1e18
    branch = branches[node, FIRST]
    while branch != NONE:
        times = branches[branch, TRIES]
        worth = sums[branch, seat] / times if times else unknown
        worth += root * tree.priors[branch] / (times + 1)
        if worth > most:
            best, most = branch, worth
        branch = branches[branch, NEXT]
    return best


@inner
def descend(board, s, w, rng, tree, used, exploration):
    """Select branches from the root to a new position; the length of the path and the number of branches."""
    node, depth = ROOT, 0
    while depth < DEPTH - 1 and used + CHOICES < MOST:
        who = mover(s)
        if who == NOBODY:
            break
        if who == CHANCE:
            action = chance_way(board, s, below(rng, chance_ways(board, s)))
            branch, used = chance_branch(tree.branches, used, node, action)
        else:
            if tree.branches[node, OPEN] == 0:
                used = expand(board, s, w, tree, used, node)
                if node != ROOT:
                    break
            branch = select_branch(tree, node, who, exploration)
        do(board, s, tree.branches[branch, ACTION])
        depth += 1
        tree.path[depth] = branch
        node = branch
    return depth, used


@inner
def backpropagate(tree, depth, worths):
    """Add the result for every seat along the path."""
    branches, sums, path = tree.branches, tree.sums, tree.path
    for at in range(depth + 1):
        branches[path[at], TRIES] += 1
        for seat in range(len(worths)):
            sums[path[at], seat] += worths[seat]


@inner
def most_visited(branches):
    """The action at the root with the most visits."""
    best, most = NONE, NONE
    branch = branches[ROOT, FIRST]
    while branch != NONE:
        if branches[branch, TRIES] > most:
            best, most = branches[branch, ACTION], branches[branch, TRIES]
        branch = branches[branch, NEXT]
    return best
