"""Truncated rollouts for card games, compiled: the net plays a few rounds, then its value is taken.

Candidate turns are compared in the same determinised worlds (common random numbers) by sequential halving.
In rollouts the heuristic proposes a few actions and completes chains, and the net selects among them: almost
the choice of the full net, in a third of the time.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

import numpy as np

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN, REFILL
from keltis.core.actions import choice, how_many
from keltis.core.bits import lowest
from keltis.core.rng import mix64
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.ai.cardgame.card_inputs import unknown_cards
from keltis.fast.ai.cardgame.dispatch import draw_action, take_action, touched_by
from keltis.fast.ai.cardgame.turns import NOW, WORK, embed_colours, worth_after
from keltis.fast.jit.dispatch import mover, starts
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, imagine, leave_to_chance, legal
from keltis.fast.search.outcomes import WHOLE, end_worth
from keltis.fast.search.rollouts import (
    AHEAD,
    BOT_STREAM,
    BUDGET,
    PRIOR,
    WORLD_STREAM,
    favourite,
    halvings,
    rank_actions,
    same_first_action,
    sort_alive,
)

PROPOSALS = 3  # first actions considered in a quick turn
BEST, FIRST, SECOND = WORK, WORK + 1, WORK + 2  # positions: the best end of a turn so far, and work


class Candidates(NamedTuple):
    """Turns to compare, a row each."""

    first: Any  # the first action
    leaves: Any  # the position after the turn
    values: Any  # by the net alone
    prior: Any
    sums: Any  # of values over all worlds
    alive: Any  # order of the candidates; the remaining ones come first


@inner
def end_chain(board, s, w, seat, turn, touched):
    """Complete a turn by the heuristic, except for the card that ends it; returns the colours touched."""
    while mover(s) == seat and s.turn == turn and s.phase != REFILL:
        words = legal(board, s)
        action = choice(starts(s), words, 0) if how_many(words) == 1 else favourite(board, s, w, words)
        touched |= touched_by(s, action)
        do(board, s, action)
    if mover(s) == seat and s.phase == REFILL:
        s.phase = DRAWN  # for now, treat it as a card from the draw pile
    return touched


@inner
def take_better(board, states, at, most, best, seat, touched, unknown, net):
    """Keep states[at] if it is the best end of the turn so far; returns the best value and its colours."""
    worth = worth_after(board, states[at], seat, touched, unknown, net)
    if worth <= most:
        return most, best
    states[BEST] = states[at]
    return worth, touched


@inner
def lay_card(board, states, w, unknown, net, ranking):
    """Find the best end of a turn in states[NOW] up to the card that ends it, into states[BEST]."""
    seat, turn = states[NOW].seat, states[NOW].turn
    most, best = np.float32(-1), 0
    for at in range(rank_actions(board, states[NOW], w, ranking.actions, ranking.behind, PROPOSALS)):
        states[FIRST] = states[NOW]
        s = states[FIRST]
        do(board, s, ranking.actions[at])
        touched = touched_by(s, ranking.actions[at])
        if mover(s) != seat or s.turn != turn or s.phase == REFILL:
            touched = end_chain(board, s, w, seat, turn, touched)
            most, best = take_better(board, states, FIRST, most, best, seat, touched, unknown, net)
            continue
        words = legal(board, s)  # a choice of figure or of a clover's target: the net evaluates all of them
        for k in range(len(words)):
            bits = words[k]
            while bits:
                action = starts(s)[k] + lowest(bits)
                bits &= bits - 1
                states[SECOND] = states[FIRST]
                do(board, states[SECOND], action)
                after = end_chain(board, states[SECOND], w, seat, turn, touched | touched_by(s, action))
                most, best = take_better(board, states, SECOND, most, best, seat, after, unknown, net)
    return most, best


@inner
def quick_turn(board, states, w, net, ranking):
    """Play a whole turn in states[NOW]; returns the value of its end."""
    seat = states[NOW].seat
    unknown = unknown_cards(states[NOW], seat)
    embed_colours(board, states[NOW], seat, unknown, net)
    s = states[NOW]
    most, touched = np.float32(-1), 0
    if s.phase != REFILL:  # else a second card is missing
        most, touched = lay_card(board, states, w, unknown, net, ranking)
        states[NOW] = states[BEST]
        if mover(s) == NOBODY:
            return most
        s.phase = REFILL
    piles = s.stock.filled & ~s.stock.closed if s.stock.idle < PATIENCE else 0
    card = draw_action(s)
    while piles:
        colour = lowest(piles)
        piles &= piles - 1
        states[FIRST] = states[NOW]
        do(board, states[FIRST], take_action(s) + colour)
        worth = worth_after(board, states[FIRST], seat, touched | 1 << colour, unknown, net)
        if worth > most:
            most, card = worth, take_action(s) + colour
    do(board, s, card)
    return most


@inner
def play_on(board, states, seat, rounds, rng, w, net, ranking):
    """Play on in states[NOW] until a seat has ended so many turns; returns the value for that seat.

    With 0 rounds, to the end of the game. Chance depends on the world and the turn only, as in
    `rollouts.roll_out`.
    """
    s, world = states[NOW], rng.x
    turn, again, left = -1, 0, rounds
    who = mover(s)
    while who != NOBODY:
        if who == CHANCE:
            again = again + 1 if s.turn == turn else 0
            turn = s.turn
            rng.x = mix64(world + (turn << 8) + again)
            leave_to_chance(board, s, rng)
        else:
            worth = quick_turn(board, states, w, net, ranking)
            if who == seat:
                left -= 1
                if left == 0 and mover(s) != NOBODY:
                    return worth
        who = mover(s)
    return end_worth(board, s, seat)


@inner
def compare(board, states, rngs, level, w, number, candidates, net, ranking):
    """Compare candidate turns by sequential halving; on return, `candidates.alive` lists them best first."""
    seat, first, alive, sums = states[NOW].seat, candidates.first, candidates.alive, candidates.sums
    rng, series = rngs[WORLD_STREAM], rngs[BOT_STREAM].x
    for plan in range(number):
        alive[plan], sums[plan] = plan, 0
    rounds, left, done = halvings(number), number, 0
    for _ in range(rounds):
        if left == 1 or same_first_action(first, alive, left):
            break
        more = max(1, level[BUDGET] // (rounds * left))
        for world in range(done, done + more):
            for at in range(left):
                states[NOW] = candidates.leaves[alive[at]]
                rng.x = mix64(series + world)
                imagine(board, states[NOW], seat, rng)
                worth = play_on(board, states, seat, level[AHEAD], rng, w, net, ranking)
                sums[alive[at]] += int(worth * np.float32(WHOLE))
        done += more
        sort_alive(alive, left, sums, candidates.prior, level[PRIOR], done)
        left = (left + 1) // 2
