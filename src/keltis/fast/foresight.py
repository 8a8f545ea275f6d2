"""Keltis by a learned worth of positions, compiled: whole turns are compared by what they lead to."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN
from keltis.core.bits import lowest
from keltis.core.seats import NOBODY
from keltis.fast.calls import do, legal
from keltis.fast.cardinputs import describe_colour, describe_table, unknown_cards
from keltis.fast.colournet import ZERO, read_colour, think
from keltis.fast.dispatch import mover, starts
from keltis.fast.endings import end_worth
from keltis.fast.inner import inner
from keltis.games.keltis.rules import DISCARD, LARGE, PASS, SMALL, STEP, TAKE
from keltis.parts.cardset import COLOURS, VALUES

WORDS = 3  # of actions that are decided by seats
TOUCHED, DONE = WORDS, WORDS + 1  # beside them: the colours that a turn has changed, and the action looked at
DEPTH = 10  # choices in one turn

NOW, WORK = 0, 1  # places in the room of positions
STATES = WORK + DEPTH + 2


@inner
def is_last(s):
    """Whether nothing that could change the result comes any more (C8)."""
    return mover(s) == NOBODY or (s.phase == DRAWN and s.stock.deck == 1)


@inner
def read_all(board, s, seat, unknown, net, colours, room):
    """What every colour comes to, and behind them their sum: from there, turns change one or two."""
    total = colours[COLOURS]
    for unit in range(len(total)):
        total[unit] = ZERO
    for colour in range(COLOURS):
        end = describe_colour(board, s, seat, colour, unknown, room[0], 0)
        read_colour(net[0], room[0], 0, end, colours[colour])
        for unit in range(len(total)):
            total[unit] += colours[colour, unit]


@inner
def worth_after(board, s, seat, touched, unknown, net, colours, room):
    """What a position is worth to the seat that has just ended its turn and touched some colours."""
    if is_last(s):
        return end_worth(board, s, seat)
    active, table_active, read, total, hidden = room
    known = colours[COLOURS]
    for unit in range(len(total)):
        total[unit] = known[unit]
    for colour in range(COLOURS):
        if touched >> colour & 1:
            end = describe_colour(board, s, seat, colour, unknown, active, 0)
            read_colour(net[0], active, 0, end, read)
            known = colours[colour]
            for unit in range(len(total)):
                total[unit] += read[unit] - known[unit]
    number = describe_table(board, s, seat, table_active)
    return think(net, total, table_active, number, hidden)


@inner
def touched_by(action):
    """The colour that an action changes, as a set."""
    if action < DISCARD:
        return 1 << action // VALUES
    if action < STEP:
        return 1 << (action - DISCARD) // VALUES
    if action < SMALL:
        return 1 << (action - STEP)
    if action < LARGE:
        return 1 << (action - SMALL)
    if action < PASS:
        return 1 << (action - LARGE)
    return 1 << (action - TAKE) if action >= TAKE else 0


@inner
def open_choices(board, s, choices, touched):
    """Note all that may be done in a position."""
    words = legal(board, s)
    for k in range(WORDS):
        choices[k] = words[k]
    choices[TOUCHED] = touched


@inner
def next_choice(s, choices):
    """The next of the actions noted, which is taken out; -1 if there is none."""
    for k in range(WORDS):
        if choices[k]:
            action = starts(s)[k] + lowest(choices[k])
            choices[k] &= choices[k] - 1
            choices[DONE] = action
            return action
    return -1


@inner
def list_turns(board, states, net, colours, room, choices, firsts, opinions, leaves, width):
    """List the best ways to end the turn in states[NOW], best first: with what they begin, their worth, and
    to which positions they lead; how many there are."""
    seat, turn = states[NOW].seat, states[NOW].turn
    unknown = unknown_cards(states[NOW], seat)
    read_all(board, states[NOW], seat, unknown, net, colours, room)
    states[WORK] = states[NOW]
    open_choices(board, states[NOW], choices[0], 0)
    plans, depth = 0, 0
    while depth >= 0:
        action = next_choice(states[NOW], choices[depth])
        if action < 0:
            depth -= 1
            continue
        if action >= TAKE and states[NOW].stock.idle >= PATIENCE:
            continue  # before the game stalls (C12), somebody draws
        states[WORK + depth + 1] = states[WORK + depth]
        s = states[WORK + depth + 1]
        do(board, s, action)
        touched = choices[depth, TOUCHED] | touched_by(action)
        if mover(s) == seat and s.turn == turn and depth + 1 < DEPTH:
            depth += 1
            open_choices(board, s, choices[depth], touched)
            continue
        worth = worth_after(board, s, seat, touched, unknown, net, colours, room)
        if plans == width and worth <= opinions[plans - 1]:
            continue
        at = plans if plans < width else width - 1
        while at > 0 and opinions[at - 1] < worth:
            opinions[at], firsts[at] = opinions[at - 1], firsts[at - 1]
            leaves[at] = leaves[at - 1]
            at -= 1
        opinions[at], firsts[at] = worth, choices[0, DONE]
        leaves[at] = s
        plans = min(plans + 1, width)
    return plans
