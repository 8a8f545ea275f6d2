"""The compiled entry points. They work in place on arrays: passing a record as an argument is slow.

They are compiled at their first call for the game whose records they get, and cached on disk.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Callable
from functools import partial
from typing import Any

import numba

from keltis.core.actions import choice, contains, how_many
from keltis.core.rng import below, seed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.jit import cache
from keltis.fast.jit.dispatch import (
    apply_action,
    chance_way,
    chance_ways,
    legal_actions,
    mover,
    redeal,
    score,
    starts,
)
from keltis.fast.jit.pointers import local, pointer_to
from keltis.fast.jit.primitives import assume


def entry(function):
    """Compile a function at its first call, with a disk cache and without the GIL."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(cache.folder())
    try:
        return numba.njit(cache=True, nogil=True)(function)
    finally:
        numba.config.CACHE_DIR = before


def prepared(function: Any, *given: Any, last: Any) -> Callable[..., Any]:
    """An entry point with all arguments bound except the last one, which must have the type of `last`.

    Calls go straight to the compiled code, without determining the argument types again.
    """
    signature = tuple(map(numba.typeof, (*given, last)))
    function.compile(signature)
    return partial(function.get_overload(signature), *given)


@entry
def play_random(boards, fresh, states, rngs, number, first, scores, lengths):
    """Play random games first, first + 1, … of the series `number`, one per row of the results.

    `states` and `rngs` are working memory. Returns how many games were aborted at an illegal action: none,
    unless the rules have a bug.
    """
    board, s, rng = pointer_to(boards[0]), pointer_to(states[0]), local(rngs[0])
    wrong = 0
    for game in range(len(lengths)):
        states[0] = fresh[0]
        seed(rng, number, first + game)
        length = 0
        while True:
            assume(s.seat >= 0)  # so that it is never mistaken for CHANCE or NOBODY
            who = mover(s)
            if who == NOBODY:
                break
            if who == CHANCE:
                action = chance_way(board, s, below(rng, chance_ways(board, s)))
            else:
                words = legal_actions(board, s)
                action = choice(starts(s), words, below(rng, how_many(words)))
                if not contains(starts(s), words, action):
                    wrong += 1
                    break
            apply_action(board, s, action)
            length += 1
        lengths[game] = length
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(board, s, seat)
    return wrong


@entry
def do_action(boards, states, index, action):
    """Do an action if it is legal; returns whether it was."""
    if not contains(starts(states[index]), legal_actions(boards[0], states[index]), action):
        return False
    apply_action(boards[0], states[index], action)
    return True


@entry
def legal_words(boards, states, index, out):
    """Write the set of legal actions of one position, word by word."""
    words = legal_actions(boards[0], states[index])
    for w in range(len(words)):
        out[w] = words[w]


@entry
def deal_anew(boards, states, index, seat, rngs):
    """Deal everything again that a seat cannot know (determinisation)."""
    redeal(boards[0], states[index], seat, rngs[0])
