"""The rules as separate compiled functions, for code that calls them from many places.

Elsewhere rules are inlined into their callers: slightly faster, but slow to compile if done often.
"""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.core.rng import below
from keltis.fast.jit.dispatch import apply_action, chance_way, chance_ways, legal_actions, redeal, score
from keltis.fast.jit.inlining import inner


@inner
def legal(board, s):
    """The set of legal actions, as words."""
    return legal_actions(board, s)


@inner
def do(board, s, action):
    """Do a legal action."""
    apply_action(board, s, action)


@inner
def leave_to_chance(board, s, rng):
    """Do a random chance action."""
    do(board, s, chance_way(board, s, below(rng, chance_ways(board, s))))


@inner
def imagine(board, s, seat, rng):
    """Deal everything again that a seat cannot know (determinisation)."""
    redeal(board, s, seat, rng)


@inner
def points_of(board, s, seat):
    """A seat's score as if the game ended now."""
    return score(board, s, seat)
