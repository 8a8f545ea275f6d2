"""Der Weg der Steine for two by a learned worth of positions, compiled: as it seems, or some turns ahead.

A position is worth something between two turns, to the one who has just ended theirs; the other one has the
rest. A tile that is about to be turned over is worth the mean of the best answers to all that it may be.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from typing import Any

import numpy as np

from keltis.core.actions import how_many
from keltis.core.bits import count, lowest
from keltis.core.layout import Struct
from keltis.core.luck import Luck
from keltis.fast import endgame
from keltis.fast.batch import Table
from keltis.fast.calls import do, legal
from keltis.fast.colournet import ZERO, ColourNet, read_colour, think
from keltis.fast.dispatch import starts
from keltis.fast.endings import end_worth
from keltis.fast.entry import entry
from keltis.fast.inner import inner
from keltis.fast.search import AHEAD, EXACT, WIDTH
from keltis.fast.tileinputs import MOST_ACTIVE, TABLE_ACTIVE, describe_colour, describe_table
from keltis.fast.tree import CHOICES
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.rules import LEAVE, TAKE, TILE, TURN
from keltis.games.weg_der_steine.state import DECIDE, OVER, REVEAL
from keltis.parts.cardset import COLOURS, VALUES

PLAYERS = 2
ONE = np.float32(1)
NOTHING = -1  # no colour

NOW, AFTER, THEN, DEEPER = range(4)  # places in the room of positions, and again from DEEPER on
DEPTH = 24  # choices one after the other that are looked ahead
STATES = max(DEEPER * (DEPTH + 1), DEEPER + endgame.DEPTH + 1)  # ends of games are solved in the same room
NEAR, INNER_NEAR = np.float32(0.06), np.float32(0.03)  # an action no further behind the best is looked into
NEVER = np.float32(-1)


# --- the worth of a position -------------------------------------------------------------------


@inner
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


@inner
def worth_changed(board, s, seat, changed, net, colours, room):
    """What a position between two turns is worth to a seat; it differs in one colour at most from the one
    that has been read for both."""
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


@inner
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


@inner
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


@inner
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


# --- some turns ahead --------------------------------------------------------------------------


@inner
def some_of(tiles, number):
    """About so many of some tiles, evenly spread."""
    step, at, found = max(1, count(tiles) // number), 0, 0
    while tiles:
        if at % step == 0:
            found |= 1 << lowest(tiles)
        tiles &= tiles - 1
        at += 1
    return found


@inner
def step_deeper(board, states, action, tile, seemed, net, colours, room):
    """Go from states[NOW] to states[DEEPER] by an action, and by a tile if one is turned over; what it
    seems worth to the mover."""
    states[DEEPER] = states[NOW]
    do(board, states[DEEPER], action)
    if action != TURN:
        return seemed
    do(board, states[DEEPER], TILE + tile)
    for viewer in range(PLAYERS):
        read_all(board, states[NOW], viewer, net, colours[viewer], room)
    return worth_of_find(board, states, states[NOW].seat, tile, net, colours, room)


@entry
def look_ahead(board, states, seat, turns, finds, near, net, colours, room, actions, worths):
    """What the position in states[NOW] is worth to a seat after so many turns in which everybody does well.
    An extra turn for a clover counts as one, or chains of them would be looked at without end.

    What the actions are worth to the mover stands in the first row of `worths`. Looked into are those alone
    that seem nearly as good as the best; a tile to be turned over is worth what it seems, corrected by what
    looking further changes for some of those that it may be.
    """
    if states[NOW].phase == OVER:
        return end_worth(board, states[NOW], seat)
    mover = states[NOW].seat
    number = weigh_actions(board, states, net, colours, room, actions[0], worths[0])
    least = worths[0, :number].max() - near
    for at in range(number if turns > 1 and len(actions) > 1 else 0):
        if worths[0, at] < least:
            worths[0, at] = NEVER
            continue
        action, better = actions[0, at], ZERO
        tiles = some_of(states[NOW].hidden, finds) if action == TURN else 1
        seen = count(tiles)
        while tiles:
            seemed = step_deeper(board, states, action, lowest(tiles), worths[0, at], net, colours, room)
            tiles &= tiles - 1
            used = 0 if states[DEEPER].phase == DECIDE else 1  # to take a tile or to leave it belongs to it
            better += look_ahead(
                board, states[DEEPER:], mover, turns - used, max(1, finds >> used), INNER_NEAR,
                net, colours, room, actions[1:], worths[1:],
            ) - seemed  # fmt: skip
        worths[0, at] += better / np.float32(seen)
    best = worths[0, :number].max()
    return best if mover == seat else ONE - best


@entry
def search_one(boards, states, net, colours, room, actions, worths, memo, turns, finds, most):
    """What to do in states[NOW]: by exact play where that takes no more than so many steps, or by looking
    some turns ahead."""
    board = boards[0]
    exact = endgame.exact_action(board, states[NOW], states[DEEPER:], most, memo, np.zeros(0))
    if exact >= 0:
        return exact
    look_ahead(board, states, states[NOW].seat, turns, finds, NEAR, net, colours, room, actions, worths)
    return actions[0, worths[0, : how_many(legal(board, states[NOW]))].argmax()]


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
        self._choices = np.zeros((DEPTH, CHOICES), ints), np.zeros((DEPTH, CHOICES), floats)
        self._memo = endgame.memory(WEG_DER_STEINE.name)

    def weigh(self, state: Struct) -> list[tuple[int, float]]:
        """What can be done and its worth to the mover, the best first."""
        self.table.carrier.write(self.states, NOW, state)
        actions, worths = (rows[0] for rows in self._choices)
        number = int(weigh_one(self.table.board, self.states, *self.thoughts, actions, worths))
        found = zip(actions[:number].tolist(), worths[:number].tolist(), strict=True)
        return sorted(found, key=lambda weighed: -weighed[1])

    def search(self, state: Struct, level: Sequence[int], weights: Any, luck: Luck) -> int:
        """What a level does that looks further; it needs neither a heuristic nor luck."""
        self.table.carrier.write(self.states, NOW, state)
        room = (self.table.board, self.states, *self.thoughts, *self._choices, self._memo)
        return int(search_one(*room, level[AHEAD], level[WIDTH], level[EXACT]))
