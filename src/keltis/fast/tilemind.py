"""Der Weg der Steine for two by a learned worth of positions, compiled: alone, or in a growing tree.

A position is worth something between two turns, to the one who has just ended theirs; the other one has the
rest. A tile that is about to be turned over is worth the mean of the best answers to all that it may be.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba.extending import register_jitable

from keltis.core.bits import count, lowest
from keltis.core.layout import Struct
from keltis.core.luck import Luck, below, mixed
from keltis.fast import endgame, tree
from keltis.fast.batch import LUCK, Table
from keltis.fast.calls import do, legal
from keltis.fast.colournet import ZERO, ColourNet, read_colour, think
from keltis.fast.dispatch import starts
from keltis.fast.endings import end_worth
from keltis.fast.entry import entry
from keltis.fast.search import BUDGET, EXACT, TREE, UNIT, weight_records
from keltis.fast.tileinputs import MOST_ACTIVE, TABLE_ACTIVE, describe_colour, describe_table
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.rules import LEAVE, TAKE, TILE, TURN
from keltis.games.weg_der_steine.state import DECIDE, OVER, REVEAL
from keltis.parts.cardset import COLOURS, VALUES

PLAYERS = 2
ONE = np.float32(1)
NOTHING = -1  # no colour

NOW, WORLD, AFTER, THEN, ENDS = range(5)  # places in the room of positions
STATES = ENDS + endgame.DEPTH + 1
THOUGHTS, DREAMS = 0, 1  # generators


# --- the worth of a position -------------------------------------------------------------------


@register_jitable
def read_all(board, s, viewer, net, colours, room):
    """What every colour comes to for a viewer, and behind them their sum."""
    total = colours[COLOURS]
    for unit in range(len(total)):
        total[unit] = ZERO
    for colour in range(COLOURS):
        end = describe_colour(board, s, viewer, colour, room[0], 0)
        read_colour(net[0], room[0], 0, end, colours[colour])
        for unit in range(len(total)):
            total[unit] += colours[colour, unit]


@register_jitable
def worth_read(board, s, seat, net, colours, room):
    """What a position between two turns is worth to a seat; its colours have been read for the viewer."""
    viewer = 1 - s.seat
    number = describe_table(board, s, viewer, room[1])
    worth = think(net, colours[viewer, COLOURS], room[1], number, room[4])
    return worth if viewer == seat else ONE - worth


@register_jitable
def worth_changed(board, s, seat, changed, net, colours, room):
    """The same for a position that differs in one colour at most from the one that has been read for both."""
    if s.phase == OVER:
        return end_worth(board, s, seat)
    active, table_active, read, total, hidden = room
    viewer = 1 - s.seat
    known = colours[viewer, COLOURS]
    for unit in range(len(total)):
        total[unit] = known[unit]
    if changed != NOTHING:
        end = describe_colour(board, s, viewer, changed, active, 0)
        read_colour(net[0], active, 0, end, read)
        known = colours[viewer, changed]
        for unit in range(len(total)):
            total[unit] += read[unit] - known[unit]
    number = describe_table(board, s, viewer, table_active)
    worth = think(net, total, table_active, number, hidden)
    return worth if viewer == seat else ONE - worth


@register_jitable
def worth_anew(board, s, seat, net, colours, room):
    """The same for any position."""
    if s.phase == OVER:
        return end_worth(board, s, seat)
    read_all(board, s, 1 - s.seat, net, colours[1 - s.seat], room)
    return worth_read(board, s, seat, net, colours, room)


@register_jitable
def worth_of_find(board, states, seat, tile, net, colours, room):
    """What it is worth to a seat to turn over a certain tile in states[NOW], and to answer well."""
    states[AFTER] = states[NOW]
    states[AFTER].phase = REVEAL
    do(board, states[AFTER], TILE + tile)
    if states[AFTER].phase != DECIDE:
        return worth_changed(board, states[AFTER], seat, tile // VALUES, net, colours, room)
    states[THEN] = states[AFTER]
    do(board, states[THEN], LEAVE)
    left = worth_changed(board, states[THEN], seat, tile // VALUES, net, colours, room)
    do(board, states[AFTER], TAKE + tile)
    return max(left, worth_changed(board, states[AFTER], seat, tile // VALUES, net, colours, room))


@register_jitable
def worth_of(board, states, action, net, colours, room):
    """What an action in states[NOW], which has been read for both, is worth to the mover."""
    s = states[NOW]
    seat = s.seat
    if action != TURN:
        states[AFTER] = states[NOW]
        do(board, states[AFTER], action)
        changed = action // VALUES if action < TURN else NOTHING
        return worth_changed(board, states[AFTER], seat, changed, net, colours, room)
    tiles, total = s.hidden, ZERO
    while tiles:
        total += worth_of_find(board, states, seat, lowest(tiles), net, colours, room)
        tiles &= tiles - 1
    return total / np.float32(count(s.hidden))


# --- by the net alone --------------------------------------------------------------------------


@register_jitable
def weigh_actions(board, states, net, colours, room, actions, worths):
    """Write what every action in states[NOW] is worth to the mover; how many there are."""
    s, number = states[NOW], 0
    for viewer in range(PLAYERS):
        read_all(board, s, viewer, net, colours[viewer], room)
    words = legal(board, s)
    for k in range(len(words)):
        bits = words[k]
        while bits:
            actions[number] = starts(s)[k] + lowest(bits)
            bits &= bits - 1
            worths[number] = worth_of(board, states, actions[number], net, colours, room)
            number += 1
    return number


@entry
def weigh_one(boards, states, net, colours, room, actions, worths):
    """The same, from outside."""
    return weigh_actions(boards[0], states, net, colours, room, actions, worths)


# --- in a tree ---------------------------------------------------------------------------------


@register_jitable
def worth_of_leaf(board, states, net, colours, room):
    """What the position in states[WORLD] is worth to the first seat."""
    s = states[WORLD]
    if s.phase != DECIDE:
        return worth_anew(board, s, 0, net, colours, room)
    seat = s.seat
    states[AFTER] = states[WORLD]
    do(board, states[AFTER], LEAVE)
    left = worth_anew(board, states[AFTER], seat, net, colours, room)
    states[AFTER] = states[WORLD]
    do(board, states[AFTER], TAKE + s.tile)
    worth = max(left, worth_anew(board, states[AFTER], seat, net, colours, room))
    return worth if seat == 0 else ONE - worth


@register_jitable
def grow(board, states, lucks, w, net, colours, room, branches, sums, likely, path, budget, curious):
    """What is done most often in a tree that has grown from the position in states[NOW]."""
    worths = np.zeros(PLAYERS)
    branches[tree.ROOT], sums[tree.ROOT] = 0, 0.0
    branches[tree.ROOT, tree.FIRST] = tree.NONE
    series, used = lucks[THOUGHTS].x, 1
    for world in range(budget):
        states[WORLD] = states[NOW]
        lucks[DREAMS].x = mixed(series + world)
        begin = used
        depth, used = tree.descend(
            board, states[WORLD], w, lucks[DREAMS], branches, sums, likely, used, path, curious
        )
        sums[begin:used] = 0.0
        worths[0] = worth_of_leaf(board, states, net, colours, room)
        worths[1] = 1.0 - worths[0]
        tree.learn(branches, sums, path, depth, worths)
    below(lucks[THOUGHTS], 2)  # the next decision has other worlds
    return tree.favoured(branches)


@entry
def search_one(
    boards, states, lucks, weights, net, colours, room, branches, sums, likely, path, memo, budget, curious,
    most,
):  # fmt: skip
    """What to do in states[NOW]: by exact play where that takes no more than so many steps, or by a tree."""
    board = boards[0]
    exact = endgame.exact_action(board, states[NOW], states[ENDS:], most, memo, np.zeros(0))
    if exact >= 0:
        return exact
    return grow(
        board, states, lucks, weights[0], net, colours, room, branches, sums, likely, path, budget, curious
    )


class TileMind:
    """A net for Der Weg der Steine, with room to think."""

    def __init__(self, net: ColourNet) -> None:
        self.table, self.net = Table(WEG_DER_STEINE, PLAYERS), net
        self.states = self.table.positions(STATES)
        (read, weighed), ints, floats = net.units, np.int64, np.float32
        self.thoughts = (
            net.layers,
            np.zeros((PLAYERS, COLOURS + 1, read), floats),
            (
                np.zeros(MOST_ACTIVE, ints),
                np.zeros(TABLE_ACTIVE, ints),
                np.zeros(read, floats),
                np.zeros(read, floats),
                np.zeros(weighed, floats),
            ),
        )
        self._lucks = LUCK.empty(2)
        self._tree = (
            np.zeros((tree.MOST, 5), ints),
            np.zeros((tree.MOST, tree.SEATS)),
            np.zeros(tree.MOST),
            np.zeros(tree.DEPTH, ints),
        )
        self._memo = endgame.memory(WEG_DER_STEINE.name)

    def weigh(self, state: Struct) -> list[tuple[int, float]]:
        """What can be done and its worth to the mover, the best first."""
        self.table.carrier.write(self.states, NOW, state)
        actions, worths = np.zeros(tree.CHOICES, np.int64), np.zeros(tree.CHOICES, np.float32)
        number = int(weigh_one(self.table.board, self.states, *self.thoughts, actions, worths))
        found = zip(actions[:number].tolist(), worths[:number].tolist(), strict=True)
        return sorted(found, key=lambda weighed: -weighed[1])

    def search(self, state: Struct, level: Sequence[int], weights: Any, luck: Luck) -> int:
        """What a level does that looks further than the net alone; draws from `luck`."""
        self.table.carrier.write(self.states, NOW, state)
        LUCK.write(self._lucks, THOUGHTS, luck)
        room = (self.table.board, self.states, self._lucks, weight_records([weights]), *self.thoughts)
        limits = (level[BUDGET], level[TREE] / UNIT, level[EXACT])
        action = int(search_one(*room, *self._tree, self._memo, *limits))
        luck.x = int(self._lucks[THOUGHTS]["x"])
        return action
