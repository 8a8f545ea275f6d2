"""The compiled entry points for stepping a batch of games: advance, observe, masks, scores, random choice.

Every row of the arrays belongs to one game. Empty arrays stand for results that are not wanted. Rows of
larger arrays are taken without reference counting, which would cost more than a whole mask.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator,call-arg"

import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
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
from keltis.fast.jit.inlining import inner
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
def answer(board, states, game, policy, thoughts, room, dealing):
    """The action of an opponent; `room` holds its determinised position, dealt by the generator `dealing`."""
    s = states[game]
    words = legal_actions(board, s)
    number = how_many(words)
    if policy == RANDOM:
        return choice(starts(s), words, below(thoughts, number))
    if number == 1:
        return choice(starts(s), words, 0)
    room[0] = states[game]
    dealing.x = mix64(thoughts.x)
    redeal(board, room[0], mover(s), dealing)
    return best_action(board, room[0], words)


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


@entry
def advance(policies, seat, learners, thoughts, room, dealings, states, seen, desk, actions):
    """If all actions are legal, do them and everything until a seat has to decide.

    Returns the first game whose action is illegal, else GOOD. What follows automatically: chance, the
    opponents (None if there are none), and after the end of a game a new one, whose number is higher by
    `step`. The end of a game is recorded before the new one begins: `ended`, `scores`, `rewards`, and what
    every seat (with opponents: the learner) saw `last`. A game that ends before the learner has decided
    anything leaves no trace: `ended` is already set by the one before.
    """
    number, players, viewers, step = len(states), desk[PLAYERS], desk[VIEWERS], desk[STEP]
    rule, masked, rngs, series = desk[KIND], desk[MASKS] != 0, desk[RNG], desk[SEED]
    board, fresh = board_at(states[0], desk[BOARD]), state_at(pointer_to(states[0]), desk[FRESH])
    words = array_at(desk[WORDS], (number, len(starts(states[0]))), np.int64)
    movers, ended = array_at(desk[MOVERS], (number,), np.int8), array_at(desk[ENDED], (number,), np.int8)
    games = array_at(desk[GAMES], (number,), np.int64)
    scores = array_at(desk[SCORES], (number, players), np.int16)
    rewards = array_at(desk[REWARDS], (number, players), np.float32)
    masks = array_at(desk[MASKS], (number, desk[DECISIONS]), np.int8)
    last = array_at(desk[LAST], (number, viewers, seen.shape[1]), seen)
    if desk[BEGUN]:
        bad = first_illegal(words, array_at(desk[BITS], (desk[SIZE],), np.int16), actions)
        if bad != GOOD:
            return bad
    for game in range(number):
        s, rng = pointer_to(states[game]), rng_at(rngs + RNG_BYTES * game)
        if ended[game]:
            ended[game] = 0
            for column in range(players):
                rewards[game, column] = 0
        action = actions[game]
        who = CHANCE
        while True:
            if action == BEGIN:
                assign(s, fresh)
                seed(rng, series, games[game])
                if policies is not None:
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
                    first = learners[game] if policies is not None else 0
                    note_end(board, s, game, first, rule, scores, rewards)
                    for column in range(viewers):
                        observe(board, s, first + column, row(row(last, game), column))
                games[game] += step
                action = BEGIN
            elif policies is not None and who != learners[game]:
                column = (who - learners[game] - 1) % players
                action = answer(board, states, game, policies[column], thoughts[game], room, dealings[0])
            else:
                break
        movers[game] = who
        legal = legal_actions(board, s)
        for w in range(len(legal)):
            words[game, w] = legal[w]
        if masked:
            write_mask(s, legal, row(masks, game))
        if len(seen):
            if players == 2:  # with this assumption, the compiler needs no loop over the seats
                assume(s.players == 2)
                observe(board, s, who, row(seen, game))
            else:
                observe(board, s, who, row(seen, game))
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
