"""Move generation for the nets of card games, compiled: whole turns with the value of their ends."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN
from keltis.core.actions import how_many
from keltis.core.bits import lowest
from keltis.core.seats import NOBODY
from keltis.fast.ai.cardgame.card_inputs import unknown_cards
from keltis.fast.ai.cardgame.dispatch import (
    chain_width,
    colour_features,
    table_features,
    take_action,
    touched_by,
)
from keltis.fast.ai.colour_net import ZERO, embed_colour, net_value
from keltis.fast.jit.dispatch import deciding, mover
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, legal
from keltis.fast.search.outcomes import end_worth
from keltis.fast.search.rollouts import rank_actions
from keltis.parts.cardset import COLOURS

WORDS = 5  # action words that seats decide, at most
TOUCHED, DONE = WORDS, WORDS + 1  # two extra words: the colours changed by the turn, and the current action
DEPTH = 10  # actions in one turn, at most

NOW, WORK = 0, 1  # indices of working positions
STATES = WORK + DEPTH + 2


class Ranking(NamedTuple):
    """Working memory of `rank_actions`."""

    actions: Any
    behind: Any


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
def open_choices(board, s, w, choices, touched, depth, ranking):
    """Store the legal actions of a position; later in a turn perhaps only the best by the heuristic."""
    words = legal(board, s)
    choices[TOUCHED] = touched
    if depth == 0 or chain_width(s) == 0 or how_many(words) <= chain_width(s):
        for k in range(len(deciding(s))):
            choices[k] = words[k]
        return
    for k in range(len(deciding(s))):
        choices[k] = 0
    for at in range(rank_actions(board, s, w, ranking.actions, ranking.behind, chain_width(s))):
        word = 0
        for k in range(len(deciding(s))):
            if ranking.actions[at] >= deciding(s)[k]:
                word = k
        choices[word] |= 1 << (ranking.actions[at] - deciding(s)[word])


@inner
def next_choice(s, choices):
    """Remove and return the next of the stored actions; -1 if there is none."""
    for k in range(len(deciding(s))):
        if choices[k]:
            action = deciding(s)[k] + lowest(choices[k])
            choices[k] &= choices[k] - 1
            choices[DONE] = action
            return action
    return -1


@inner
def is_take(s, action):
    """Whether an action takes a card from a discard pile."""
    return take_action(s) <= action < take_action(s) + COLOURS


@inner
def list_turns(board, states, w, net, choices, candidates, ranking, width):
    """List the best turns in states[NOW], best first; returns their number."""
    firsts, values, leaves = candidates.first, candidates.values, candidates.leaves
    seat, turn = states[NOW].seat, states[NOW].turn
    unknown = unknown_cards(states[NOW], seat)
    embed_colours(board, states[NOW], seat, unknown, net)
    states[WORK] = states[NOW]
    open_choices(board, states[NOW], w, choices[0], 0, 0, ranking)
    plans, depth = 0, 0
    while depth >= 0:
        action = next_choice(states[NOW], choices[depth])
        if action < 0:
            depth -= 1
            continue
        if is_take(states[NOW], action) and states[NOW].stock.idle >= PATIENCE:
            continue  # near the stall limit (C12), only drawing is considered
        states[WORK + depth + 1] = states[WORK + depth]
        s = states[WORK + depth + 1]
        do(board, s, action)
        touched = choices[depth, TOUCHED] | touched_by(s, action)
        if mover(s) == seat and s.turn == turn and depth + 1 < DEPTH:
            depth += 1
            open_choices(board, s, w, choices[depth], touched, depth, ranking)
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
