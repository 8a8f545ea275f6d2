"""Some rounds of Keltis played on by the net, compiled: what a turn leads to, and not only how it looks.

Here the net plays quickly. The heuristic says which few actions are worth a look and ends chains; the net
decides among them. It comes near to what the net does when it looks at everything, in a third of the time.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

import numpy as np

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN, REFILL
from keltis.core.actions import choice, how_many
from keltis.core.bits import lowest
from keltis.core.luck import mixed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.calls import do, imagine, leave_to_chance, legal
from keltis.fast.cardinputs import unknown_cards
from keltis.fast.dispatch import mover, starts
from keltis.fast.endings import WHOLE, end_worth
from keltis.fast.foresight import NOW, WORK, read_all, touched_by, worth_after
from keltis.fast.inner import inner
from keltis.fast.search import (
    AHEAD,
    BUDGET,
    PRIOR,
    all_begin_alike,
    favourite,
    halvings,
    look_around,
    sort_alive,
)
from keltis.games.keltis.rules import DRAW, TAKE

LOOKS = 3  # actions with which a quick turn may begin
BEST, FIRST, SECOND = WORK, WORK + 1, WORK + 2  # places: the best end of a turn so far, and where it is tried


@inner
def end_chain(board, s, w, seat, turn, touched):
    """Do by the heuristic what is left of a turn but for the card that ends it; the colours touched."""
    while mover(s) == seat and s.turn == turn and s.phase != REFILL:
        words = legal(board, s)
        action = choice(starts(s), words, 0) if how_many(words) == 1 else favourite(board, s, w, words)
        touched |= touched_by(action)
        do(board, s, action)
    if mover(s) == seat and s.phase == REFILL:
        s.phase = DRAWN  # for now, as if from the draw pile
    return touched


@inner
def take_better(board, states, place, most, best, seat, touched, unknown, net, colours, room):
    """Keep what stands at a place if it is the best end of the turn; its worth and the colours touched."""
    worth = worth_after(board, states[place], seat, touched, unknown, net, colours, room)
    if worth <= most:
        return most, best
    states[BEST] = states[place]
    return worth, touched


@inner
def lay_card(board, states, w, unknown, net, colours, room, actions, behind):
    """Find the best end of a turn in states[NOW] up to the card that ends it, into states[BEST]."""
    seat, turn = states[NOW].seat, states[NOW].turn
    most, best = np.float32(-1), 0
    for at in range(look_around(board, states[NOW], w, actions, behind, LOOKS)):
        states[FIRST] = states[NOW]
        s = states[FIRST]
        do(board, s, actions[at])
        touched = touched_by(actions[at])
        if mover(s) != seat or s.turn != turn or s.phase == REFILL:
            touched = end_chain(board, s, w, seat, turn, touched)
            most, best = take_better(
                board, states, FIRST, most, best, seat, touched, unknown, net, colours, room
            )
            continue
        words = legal(board, s)  # which figure, or where a clover leads: the net looks at all of it
        for k in range(len(words)):
            bits = words[k]
            while bits:
                action = starts(s)[k] + lowest(bits)
                bits &= bits - 1
                states[SECOND] = states[FIRST]
                do(board, states[SECOND], action)
                after = end_chain(board, states[SECOND], w, seat, turn, touched | touched_by(action))
                most, best = take_better(
                    board, states, SECOND, most, best, seat, after, unknown, net, colours, room
                )
    return most, best


@inner
def quick_turn(board, states, w, net, colours, room, actions, behind):
    """Play a whole turn in states[NOW]; what the net thinks of its end."""
    seat = states[NOW].seat
    unknown = unknown_cards(states[NOW], seat)
    read_all(board, states[NOW], seat, unknown, net, colours, room)
    most, touched = lay_card(board, states, w, unknown, net, colours, room, actions, behind)
    states[NOW] = states[BEST]
    s = states[NOW]
    if mover(s) == NOBODY:
        return most
    s.phase = REFILL
    piles = s.stock.filled & ~s.stock.closed if s.stock.idle < PATIENCE else 0
    card = DRAW
    while piles:
        colour = lowest(piles)
        piles &= piles - 1
        states[FIRST] = states[NOW]
        do(board, states[FIRST], TAKE + colour)
        worth = worth_after(board, states[FIRST], seat, touched | 1 << colour, unknown, net, colours, room)
        if worth > most:
            most, card = worth, TAKE + colour
    do(board, s, card)
    return most


@inner
def play_on(board, states, seat, rounds, luck, w, net, colours, room, actions, behind):
    """Play on in states[NOW] until a seat has ended so many turns; what that is worth to it.

    With no rounds, to the end of the game. What chance does depends on the world and the turn only, as in
    `search.roll_out`.
    """
    s, world = states[NOW], luck.x
    turn, again, left = -1, 0, rounds
    who = mover(s)
    while who != NOBODY:
        if who == CHANCE:
            again = again + 1 if s.turn == turn else 0
            turn = s.turn
            luck.x = mixed(world + (turn << 8) + again)
            leave_to_chance(board, s, luck)
        else:
            worth = quick_turn(board, states, w, net, colours, room, actions, behind)
            if who == seat:
                left -= 1
                if left == 0 and mover(s) != NOBODY:
                    return worth
        who = mover(s)
    return end_worth(board, s, seat)


@inner
def compare(
    board, states, leaves, luck, series, level, w, number, first, prior, worths, alive, net, colours, room,
    actions, behind
):  # fmt: skip
    """Play on from listed turns, in the same worlds for all; those in `alive` come out best first."""
    seat = states[NOW].seat
    for plan in range(number):
        alive[plan], worths[plan] = plan, 0
    rounds, left, done = halvings(number), number, 0
    for _ in range(rounds):
        if left == 1 or all_begin_alike(first, alive, left):
            break
        more = max(1, level[BUDGET] // (rounds * left))
        for world in range(done, done + more):
            for at in range(left):
                states[NOW] = leaves[alive[at]]
                luck.x = mixed(series + world)
                imagine(board, states[NOW], seat, luck)
                worth = play_on(
                    board, states, seat, level[AHEAD], luck, w, net, colours, room, actions, behind
                )
                worths[alive[at]] += int(worth * np.float32(WHOLE))
        done += more
        sort_alive(alive, left, worths, prior, level[PRIOR], done)
        left = (left + 1) // 2
