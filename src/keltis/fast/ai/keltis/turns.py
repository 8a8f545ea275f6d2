"""Move generation for the net of Keltis, compiled: whole turns with the value of the resulting position."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN
from keltis.core.bits import lowest
from keltis.core.seats import NOBODY
from keltis.fast.ai.colour_net import ZERO, embed_colour, net_value
from keltis.fast.ai.keltis.features import colour_features, table_features, unknown_cards
from keltis.fast.jit.dispatch import mover, starts
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, legal
from keltis.fast.search.outcomes import end_worth
from keltis.games.keltis.rules import DISCARD, LARGE, PASS, SMALL, STEP, TAKE
from keltis.parts.cardset import COLOURS, VALUES

WORDS = 3  # action words that seats decide
TOUCHED, DONE = WORDS, WORDS + 1  # two extra words: the colours changed by the turn, and the current action
DEPTH = 10  # actions in one turn, at most

NOW, WORK = 0, 1  # indices of working positions
STATES = WORK + DEPTH + 2


@inner
def is_last(s):
    """Whether the result is decided: the game is over, or ends with the next draw (C8)."""
    return mover(s) == NOBODY or (s.phase == DRAWN and s.stock.deck == 1)


@inner
def embed_colours(board, s, seat, unknown, net):
    """Embed all colours and sum them up; a turn then changes only one or two (incremental evaluation)."""
    scratch, total = net.scratch, net.colours[COLOURS]
    for unit in range(len(total)):
        total[unit] = ZERO
    for colour in range(COLOURS):
        end = colour_features(board, s, seat, colour, unknown, scratch.active, 0)
        embed_colour(net.layers.colour, scratch.active, 0, end, net.colours[colour])
        for unit in range(len(total)):
            total[unit] += net.colours[colour, unit]


@inner
def worth_after(board, s, seat, touched, unknown, net):
    """The value of a position for the seat that has just ended its turn, in which it changed some colours."""
    if is_last(s):
        return end_worth(board, s, seat)
    active, table_active, embedding, total, hidden = net.scratch
    known = net.colours[COLOURS]
    for unit in range(len(total)):
        total[unit] = known[unit]
    for colour in range(COLOURS):
        if touched >> colour & 1:
            end = colour_features(board, s, seat, colour, unknown, active, 0)
            embed_colour(net.layers.colour, active, 0, end, embedding)
            known = net.colours[colour]
            for unit in range(len(total)):
                total[unit] += embedding[unit] - known[unit]
    number = table_features(board, s, seat, table_active)
    return net_value(net.layers, total, table_active, number, hidden)


@inner
def touched_by(action):
    """The colour that an action changes, as a set of one bit; 0 if none."""
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
    """Store the legal actions of a position."""
    words = legal(board, s)
    for k in range(WORDS):
        choices[k] = words[k]
    choices[TOUCHED] = touched


@inner
def next_choice(s, choices):
    """Remove and return the next of the stored actions; -1 if there is none."""
    for k in range(WORDS):
        if choices[k]:
            action = starts(s)[k] + lowest(choices[k])
            choices[k] &= choices[k] - 1
            choices[DONE] = action
            return action
    return -1


@inner
def list_turns(board, states, net, choices, candidates, width):
    """List the best turns in states[NOW], best first; returns their number."""
    firsts, values, leaves = candidates.first, candidates.values, candidates.leaves
    seat, turn = states[NOW].seat, states[NOW].turn
    unknown = unknown_cards(states[NOW], seat)
    embed_colours(board, states[NOW], seat, unknown, net)
    states[WORK] = states[NOW]
    open_choices(board, states[NOW], choices[0], 0)
    plans, depth = 0, 0
    while depth >= 0:
        action = next_choice(states[NOW], choices[depth])
        if action < 0:
            depth -= 1
            continue
        if action >= TAKE and states[NOW].stock.idle >= PATIENCE:
            continue  # near the stall limit (C12), only drawing is considered
        states[WORK + depth + 1] = states[WORK + depth]
        s = states[WORK + depth + 1]
        do(board, s, action)
        touched = choices[depth, TOUCHED] | touched_by(action)
        if mover(s) == seat and s.turn == turn and depth + 1 < DEPTH:
            depth += 1
            open_choices(board, s, choices[depth], touched)
            continue
        worth = worth_after(board, s, seat, touched, unknown, net)
        if plans == width and worth <= values[plans - 1]:
            continue
        at = plans if plans < width else width - 1
        while at > 0 and values[at - 1] < worth:
            values[at], firsts[at] = values[at - 1], firsts[at - 1]
            leaves[at] = leaves[at - 1]
            at -= 1
        values[at], firsts[at] = worth, choices[0, DONE]
        leaves[at] = s
        plans = min(plans + 1, width)
    return plans
