"""The rules as functions of their own, for code that calls them from many places.

Elsewhere rules are compiled into whatever calls them: faster by a little, and slow to compile if done often.
"""

# mypy: disable-error-code="no-untyped-def,no-untyped-call,untyped-decorator"

from numba.extending import register_jitable

from keltis.core.luck import below
from keltis.fast.dispatch import apply_action, chance_way, chance_ways, legal_actions, redeal, score


@register_jitable
def legal(board, s):
    """The set of legal actions, as words."""
    return legal_actions(board, s)


@register_jitable
def do(board, s, action):
    """Do a legal action."""
    apply_action(board, s, action)


@register_jitable
def leave_to_chance(board, s, luck):
    """Let chance act once."""
    do(board, s, chance_way(board, s, below(luck, chance_ways(board, s))))


@register_jitable
def imagine(board, s, seat, luck):
    """Deal everything anew that a seat cannot know."""
    redeal(board, s, seat, luck)


@register_jitable
def points_of(board, s, seat):
    """A seat's total as if the game ended now."""
    return score(board, s, seat)
