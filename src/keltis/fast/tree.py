"""Search in a growing tree, compiled: for a game in which everybody sees the same, Der Weg der Steine.

Rollouts alone take the heuristic's answers for granted. In a tree everybody learns from what came of an
answer and gives better ones, and what chance turns up has branches of its own. The tree grows by one position
with every game that is played to its end; which branch is followed depends on what came of it so far and, as
long as little is known, on the heuristic. Only sums, products and square roots: the same on every machine.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np
from numba.extending import overload

from keltis.core.bits import lowest
from keltis.core.luck import below
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.calls import do, legal
from keltis.fast.dispatch import chance_way, chance_ways, game_of, mover, place, starts
from keltis.fast.inner import INNER, inner
from keltis.games.heuristics import HEURISTICS

NONE = -1
SEATS = 4
MOST = 1 << 16  # branches that a tree may have
DEPTH = 256  # branches one after the other
CHOICES = 64  # more than one position has
NEAR = 200.0  # hundredths of a point: so far behind the best, a choice is half as likely

# A branch is a row of whole numbers: what is done, the next branch of the same position, the first branch of
# the position that it leads to, whether that one's choices are all there, and how often it was followed.
ACTION, NEXT, FIRST, OPEN, TRIES = range(5)
ROOT = 0


def judge(board, s, w, action):
    """A rough worth of an action for its mover, by weights."""


@overload(judge, jit_options=INNER)
def _judge(board, s, w, action):
    function = HEURISTICS[game_of(s).name].judge
    return lambda board, s, w, action: function(place(board), place(s), w, action)


@inner
def branch_to(branches, used, node, action):
    """The branch of a position for what chance has turned up, and how many branches there are then."""
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
    """A new branch of a position."""
    branches[branch, ACTION] = action
    branches[branch, NEXT] = branches[node, FIRST]
    branches[branch, FIRST] = NONE
    branches[branch, OPEN] = 0
    branches[branch, TRIES] = 0
    branches[node, FIRST] = branch


@inner
def open_node(board, s, w, branches, likely, used, node):
    """Add all choices in a position, the likelier the nearer the heuristic finds them to the best."""
    begin, best = used, -1e18
    words = legal(board, s)
    for k in range(len(words)):
        bits = words[k]
        while bits:
            action = starts(s)[k] + lowest(bits)
            bits &= bits - 1
            add_branch(branches, used, node, action)
            likely[used] = judge(board, s, w, action)
            best = max(best, likely[used])
            used += 1
    total = 0.0
    for branch in range(begin, used):
        likely[branch] = NEAR / (NEAR + best - likely[branch])
        total += likely[branch]
    for branch in range(begin, used):
        likely[branch] /= total
    branches[node, OPEN] = 1
    return used


@inner
def promising(branches, sums, likely, node, seat, curious):
    """The branch that a seat follows: by what came of it, and by how likely it is and how seldom tried."""
    tries = branches[node, TRIES]
    unknown = sums[node, seat] / max(tries, 1)
    root = curious * np.sqrt(tries + 1.0)
    best, most = NONE, -1e18
    branch = branches[node, FIRST]
    while branch != NONE:
        times = branches[branch, TRIES]
        worth = sums[branch, seat] / times if times else unknown
        worth += root * likely[branch] / (times + 1)
        if worth > most:
            best, most = branch, worth
        branch = branches[branch, NEXT]
    return best


@inner
def descend(board, s, w, luck, branches, sums, likely, used, path, curious):
    """Follow branches from the root to a new position; the length of the way, and the branches there are."""
    node, depth = ROOT, 0
    while depth < DEPTH - 1 and used + CHOICES < MOST:
        who = mover(s)
        if who == NOBODY:
            break
        if who == CHANCE:
            action = chance_way(board, s, below(luck, chance_ways(board, s)))
            branch, used = branch_to(branches, used, node, action)
        else:
            if branches[node, OPEN] == 0:
                used = open_node(board, s, w, branches, likely, used, node)
                if node != ROOT:
                    break
            branch = promising(branches, sums, likely, node, who, curious)
        do(board, s, branches[branch, ACTION])
        depth += 1
        path[depth] = branch
        node = branch
    return depth, used


@inner
def learn(branches, sums, path, depth, worths):
    """Note along the way what came of it for every seat."""
    for at in range(depth + 1):
        branches[path[at], TRIES] += 1
        for seat in range(len(worths)):
            sums[path[at], seat] += worths[seat]


@inner
def favoured(branches):
    """What was done most often in the first position."""
    best, most = NONE, NONE
    branch = branches[ROOT, FIRST]
    while branch != NONE:
        if branches[branch, TRIES] > most:
            best, most = branches[branch, ACTION], branches[branch, TRIES]
        branch = branches[branch, NEXT]
    return best
