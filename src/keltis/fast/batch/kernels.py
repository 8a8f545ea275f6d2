"""The compiled entry points for stepping a batch of games: advance, observe, masks, scores, random choice.

Every row of the arrays belongs to one game. Empty arrays stand for results that are not wanted. BatchRows of
larger arrays are taken without reference counting, which would cost more than a whole mask.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator,call-arg"

from typing import Any, NamedTuple

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, register_jitable
from numba.np.arrayobj import populate_array

from keltis.core.actions import choice, how_many
from keltis.core.bits import count, nth
from keltis.core.rng import below, mix64, seed, seed_bots
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.batch import board as batch
from keltis.fast.batch.policies import RANDOM, best_action
from keltis.fast.jit.dispatch import (
    apply_action,
    chance_way,
    chance_ways,
    deciding,
    legal_actions,
    mover,
    observe,
    redeal,
    score,
    starts,
    write_mask,
)
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import PART, inner
from keltis.fast.jit.packed_arguments import (
    BEGUN,
    BITS,
    BOARD,
    DECISIONS,
    ENDED,
    FRESH,
    GAMES,
    KIND,
    LAST,
    MASKS,
    MOVERS,
    PLAYERS,
    REWARDS,
    RNG,
    SAMPLES,
    SCORES,
    SEED,
    SIZE,
    STEP,
    VIEWERS,
    WORDS,
    array_at,
    board_at,
    rng_at,
    state_at,
)
from keltis.fast.jit.pointers import assign, pointer_to
from keltis.fast.jit.primitives import assume

BEGIN = -1  # passed as an action: start a new game
WIN, MARGIN = 0, 1  # kinds of rewards, as in `keltis.core.rewards`
GOOD = -1
RNG_BYTES = batch.RNG.dtype.itemsize

part = register_jitable(**PART)


class Opponents(NamedTuple):
    """The bots that play against a learner, with their working memory."""

    policies: Any  # clockwise from the learner
    seat: Any  # the learner's; -1 for another one in every game
    learners: Any  # the learner's seat, by game
    thoughts: Any  # random generators of the bots, by game
    imagined: Any  # one determinised position
    dealings: Any  # one random generator, for determinisation


class BatchRows(NamedTuple):
    """What is known about all games, one row each."""

    games: Any  # their numbers
    words: Any
    movers: Any
    ended: Any
    scores: Any
    rewards: Any
    masks: Any  # empty if not wanted
    last: Any


@intrinsic
def row(typing, array, index):
    """One row of a C-contiguous array, without a reference to the array."""
    kind = types.Array(array.dtype, array.ndim - 1, "C")

    def build(context, builder, signature, args):
        whole = context.make_array(array)(context, builder, args[0])
        made = context.make_array(kind)(context, builder)
        shape = cgutils.unpack_tuple(builder, whole.shape)[1:]
        strides = cgutils.unpack_tuple(builder, whole.strides)
        begin = builder.ptrtoint(whole.data, cgutils.intp_t)
        data = builder.inttoptr(builder.add(begin, builder.mul(args[1], strides[0])), whole.data.type)
        populate_array(made, data, shape, strides[1:], whole.itemsize, None)
        return made._getvalue()

    return kind(array, types.intp), build


@inner
def note_end(board, s, game, first, kind, scores, rewards):
    """Write the scores of a finished game and the rewards (see `keltis.core.rewards`).

    Seats are counted clockwise from `first`.
    """
    players = scores.shape[1]
    total, best, sharers = 0, score(board, s, 0), 0
    for column in range(players):
        own = score(board, s, (first + column) % players)
        scores[game, column] = own
        total += own
        best = max(best, own)
    for column in range(players):
        sharers += scores[game, column] == best
    for column in range(players):
        own = scores[game, column]
        if kind == MARGIN:
            rewards[game, column] = own - (total - own) / (players - 1)
        else:
            rewards[game, column] = ((players / sharers if own == best else 0.0) - 1) / (players - 1)


@inner
def answer(board, states, game, policy, thoughts, imagined, dealing):
    """The action of an opponent, found in its determinised position."""
    s = states[game]
    words = legal_actions(board, s)
    number = how_many(words)
    if policy == RANDOM:
        return choice(starts(s), words, below(thoughts, number))
    if number == 1:
        return choice(starts(s), words, 0)
    imagined[0] = states[game]
    dealing.x = mix64(thoughts.x)
    redeal(board, imagined[0], mover(s), dealing)
    return best_action(board, imagined[0], words)


@inner
def first_illegal(words, bits, actions):
    """The first game whose action is illegal, GOOD if there is none.

    `bits` contains 64 times the word of an action plus its bit. Computing that from the action's number
    takes branches, which random actions mispredict.
    """
    for game in range(len(actions)):
        action = actions[game]
        if action < 0 or action >= len(bits):
            return game
        bit = bits[action]
        if words[game, bit >> 6] >> (bit & 63) & 1 == 0:
            return game
    return GOOD


@entry
def check_all(words, bits, actions):
    """The same as an entry point: checks without changing anything."""
    return first_illegal(words, bits, actions)


@part
def rows_of(states, seen, desk):
    """The arrays whose addresses are in the packed arguments."""
    number, players = len(states), desk[PLAYERS]
    return BatchRows(
        array_at(desk[GAMES], (number,), np.int64),
        array_at(desk[WORDS], (number, len(starts(states[0]))), np.int64),
        array_at(desk[MOVERS], (number,), np.int8),
        array_at(desk[ENDED], (number,), np.int8),
        array_at(desk[SCORES], (number, players), np.int16),
        array_at(desk[REWARDS], (number, players), np.float32),
        array_at(desk[MASKS], (number if desk[MASKS] else 0, desk[DECISIONS]), np.int8),
        array_at(desk[LAST], (number, desk[VIEWERS], seen.shape[1]), seen),
    )


@part
def show_turn(board, s, game, who, rows, seen):
    """Write what the seat that has to decide may do and see."""
    rows.movers[game] = who
    legal = legal_actions(board, s)
    for w in range(len(legal)):
        rows.words[game, w] = legal[w]
    if len(rows.masks):
        write_mask(s, legal, row(rows.masks, game))
    if len(seen):
        if rows.scores.shape[1] == 2:  # with this assumption, the compiler needs no loop over the seats
            assume(s.players == 2)
            observe(board, s, who, row(seen, game))
        else:
            observe(board, s, who, row(seen, game))


@entry
def advance(opponents, states, seen, desk, actions):
    """If all actions are legal, do them and everything until a seat has to decide.

    Returns the first game whose action is illegal, else GOOD. What follows automatically: chance, the
    opponents (None if there are none), and after the end of a game a new one, whose number is higher by
    `step`. The end of a game is recorded before the new one begins: `ended`, `scores`, `rewards`, and what
    every seat (with opponents: the learner) saw `last`. A game that ends before the learner has decided
    anything leaves no trace: `ended` is already set by the one before.
    """
    board, fresh = board_at(states[0], desk[BOARD]), state_at(pointer_to(states[0]), desk[FRESH])
    rows, rngs, players, series = rows_of(states, seen, desk), desk[RNG], desk[PLAYERS], desk[SEED]
    games, words, _, ended, scores, rewards, _, last = rows
    if opponents is not None:  # known when this is compiled
        policies, seat, learners, thoughts, imagined, dealings = opponents
    if desk[BEGUN]:
        bad = first_illegal(words, array_at(desk[BITS], (desk[SIZE],), np.int16), actions)
        if bad != GOOD:
            return bad
    for game in range(len(states)):
        s, rng, action = pointer_to(states[game]), rng_at(rngs + RNG_BYTES * game), actions[game]
        if ended[game]:
            ended[game] = 0
            for column in range(players):
                rewards[game, column] = 0
        while True:
            if action == BEGIN:
                assign(s, fresh)
                seed(rng, series, games[game])
                if opponents is not None:
                    seed_bots(thoughts[game], series, games[game])
                    learners[game] = seat if seat >= 0 else games[game] % players
            else:
                apply_action(board, s, action)
            assume(s.seat >= 0)  # so that it is never mistaken for CHANCE or NOBODY
            who = mover(s)
            if who == CHANCE:
                action = chance_way(board, s, below(rng, chance_ways(board, s)))
            elif who == NOBODY:
                if ended[game] == 0:
                    ended[game] = 1
                    first = learners[game] if opponents is not None else 0
                    note_end(board, s, game, first, desk[KIND], scores, rewards)
                    for column in range(desk[VIEWERS]):
                        observe(board, s, first + column, row(row(last, game), column))
                games[game] += desk[STEP]
                action = BEGIN
            elif opponents is not None and who != learners[game]:
                policy = policies[(who - learners[game] - 1) % players]
                action = answer(board, states, game, policy, thoughts[game], imagined, dealings[0])
            else:
                break
        show_turn(board, s, game, who, rows, seen)
    return GOOD


@entry
def observe_all(boards, states, seats, seen):
    """Write what one seat of every game may know."""
    for game in range(len(states)):
        observe(boards[0], states[game], seats[game], row(seen, game))


@entry
def legal_all(boards, states, words, masks, movers):
    """Write the seat to act in every game, and the legal actions as words and as masks of the decisions."""
    for game in range(len(states)):
        legal = legal_actions(boards[0], states[game])
        movers[game] = mover(states[game])
        for w in range(len(legal)):
            words[game, w] = legal[w]
        if len(masks):
            write_mask(states[game], legal, row(masks, game))


@entry
def score_all(boards, states, scores):
    """Write every seat's score as if the games ended now."""
    for game in range(len(states)):
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(boards[0], states[game], seat)


@entry
def sample_all(states, desk, actions):
    """Write a random legal action of every game, uniformly distributed."""
    words = array_at(desk[WORDS], (len(states), len(starts(states[0]))), np.int64)
    firsts, rngs = deciding(states[0]), desk[SAMPLES]
    for game in range(len(actions)):
        number = 0
        for w in range(len(firsts)):
            number += count(words[game, w])
        k = below(rng_at(rngs + RNG_BYTES * game), number)
        word, first, passed, before = 0, 0, 0, 0
        for w in range(len(firsts) - 1):
            passed += count(words[game, w])
            on = k >= passed
            word += on
            first = firsts[w + 1] if on else first
            before = passed if on else before
        actions[game] = first + nth(words[game, word], k - before)
