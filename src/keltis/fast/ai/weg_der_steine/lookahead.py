"""The net player of Der Weg der Steine for two, compiled: by the net alone, or by expectimax on its values.

The net values positions between two turns for the seat that has just moved; the other seat gets the rest of
the win. The value of a chance node (a tile is turned over) is the mean of the best answers to all possible
tiles.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from typing import Any

import numpy as np

from keltis.core.actions import how_many
from keltis.core.bits import count, lowest
from keltis.core.layout import Struct
from keltis.core.rng import Rng
from keltis.fast.ai.colour_net import ZERO, ColourNet, NetState, embed_colour, net_value
from keltis.fast.ai.weg_der_steine.features import MOST_ACTIVE, TABLE_ACTIVE, colour_features, table_features
from keltis.fast.batch.board import CompiledBoard
from keltis.fast.jit.dispatch import starts
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, legal
from keltis.fast.search import endgame
from keltis.fast.search.mcts import CHOICES
from keltis.fast.search.outcomes import end_worth
from keltis.fast.search.rollouts import AHEAD, EXACT, WIDTH
from keltis.games.weg_der_steine import WEG_DER_STEINE
from keltis.games.weg_der_steine.rules import LEAVE, TAKE, TILE, TURN
from keltis.games.weg_der_steine.state import DECIDE, OVER, REVEAL
from keltis.parts.cardset import COLOURS, VALUES

PLAYERS = 2
ONE = np.float32(1)
NOTHING = -1  # no colour

NOW, AFTER, THEN, DEEPER = range(4)  # indices of working positions; the next ply begins at DEEPER
DEPTH = 24  # plies, at most
STATES = max(DEEPER * (DEPTH + 1), DEEPER + endgame.DEPTH + 1)  # endgames are solved in the same memory
NEAR, INNER_NEAR = np.float32(0.06), np.float32(0.03)  # actions within this distance of the best are searched
NEVER = np.float32(-1)


# --- values ------------------------------------------------------------------------------------


@inner
def embed_colours(board, s, viewer, net):
    """Embed all colours for a viewer and sum them up."""
    scratch, colours = net.scratch, net.colours[viewer]
    total = colours[COLOURS]
    for unit in range(len(total)):
        total[unit] = ZERO
    for colour in range(COLOURS):
        end = colour_features(board, s, viewer, colour, scratch.active, 0)
        embed_colour(net.layers.colour, scratch.active, 0, end, colours[colour])
        for unit in range(len(total)):
            total[unit] += colours[colour, unit]


@inner
def worth_changed(board, s, seat, changed, net):
    """The value of a position between two turns for a seat (incremental evaluation).

    At most one colour differs from the position whose colours are embedded.
    """
    if s.phase == OVER:
        return end_worth(board, s, seat)
    active, table_active, embedding, total, hidden = net.scratch
    viewer = 1 - s.seat
    known = net.colours[viewer, COLOURS]
    for unit in range(len(total)):
        total[unit] = known[unit]
    if changed != NOTHING:
        end = colour_features(board, s, viewer, changed, active, 0)
        embed_colour(net.layers.colour, active, 0, end, embedding)
        known = net.colours[viewer, changed]
        for unit in range(len(total)):
            total[unit] += embedding[unit] - known[unit]
    number = table_features(board, s, viewer, table_active)
    worth = net_value(net.layers, total, table_active, number, hidden)
    return worth if viewer == seat else ONE - worth


@inner
def worth_of_find(board, states, seat, tile, net):
    """The value for a seat of turning over a certain tile in states[NOW] with the best answer."""
    states[AFTER] = states[NOW]
    states[AFTER].phase = REVEAL
    do(board, states[AFTER], TILE + tile)
    if states[AFTER].phase != DECIDE:
        return worth_changed(board, states[AFTER], seat, tile // VALUES, net)
    states[THEN] = states[AFTER]
    do(board, states[THEN], LEAVE)
    left = worth_changed(board, states[THEN], seat, tile // VALUES, net)
    do(board, states[AFTER], TAKE + tile)
    return max(left, worth_changed(board, states[AFTER], seat, tile // VALUES, net))


@inner
def worth_of(board, states, action, net):
    """The value of an action in states[NOW], whose colours are embedded, for the mover."""
    s = states[NOW]
    seat = s.seat
    if action != TURN:
        states[AFTER] = states[NOW]
        do(board, states[AFTER], action)
        changed = action // VALUES if action < TURN else NOTHING
        return worth_changed(board, states[AFTER], seat, changed, net)
    tiles, total = s.hidden, ZERO
    while tiles:
        total += worth_of_find(board, states, seat, lowest(tiles), net)
        tiles &= tiles - 1
    return total / np.float32(count(s.hidden))


# --- by the net alone --------------------------------------------------------------------------


@inner
def evaluate_actions(board, states, net, actions, worths):
    """Write all actions in states[NOW] and their values for the mover; returns their number."""
    s, number = states[NOW], 0
    for viewer in range(PLAYERS):
        embed_colours(board, s, viewer, net)
    words = legal(board, s)
    for k in range(len(words)):
        bits = words[k]
        while bits:
            actions[number] = starts(s)[k] + lowest(bits)
            bits &= bits - 1
            worths[number] = worth_of(board, states, actions[number], net)
            number += 1
    return number


# --- expectimax ---------------------------------------------------------------------------------


@inner
def some_of(tiles, number):
    """An evenly spread sample of about so many of these tiles."""
    step, at, found = max(1, count(tiles) // number), 0, 0
    while tiles:
        if at % step == 0:
            found |= 1 << lowest(tiles)
        tiles &= tiles - 1
        at += 1
    return found


@inner
def step_deeper(board, states, action, tile, seemed, net):
    """Go from states[NOW] to states[DEEPER] by an action, and by a tile if one is turned over.

    Returns the static value for the mover; `seemed` unless a tile is turned over.
    """
    states[DEEPER] = states[NOW]
    do(board, states[DEEPER], action)
    if action != TURN:
        return seemed
    do(board, states[DEEPER], TILE + tile)
    for viewer in range(PLAYERS):
        embed_colours(board, states[NOW], viewer, net)
    return worth_of_find(board, states, states[NOW].seat, tile, net)


@entry
def look_ahead(board, states, seat, turns, finds, near, net, actions, worths):
    """The expectimax value of states[NOW] for a seat, so many turns deep.

    An extra turn for a clover counts as a turn; otherwise chains of them could be endless. The values of the
    actions for the mover are written to the first row of `worths`. Only actions nearly as good as the best
    are searched. At chance nodes the static mean over all tiles is corrected by the search of a sample of
    them (control variates).
    """
    if states[NOW].phase == OVER:
        return end_worth(board, states[NOW], seat)
    mover = states[NOW].seat
    number = evaluate_actions(board, states, net, actions[0], worths[0])
    least = worths[0, :number].max() - near
    for at in range(number if turns > 1 and len(actions) > 1 else 0):
        if worths[0, at] < least:
            worths[0, at] = NEVER
            continue
        action, better = actions[0, at], ZERO
        tiles = some_of(states[NOW].hidden, finds) if action == TURN else 1
        seen = count(tiles)
        while tiles:
            seemed = step_deeper(board, states, action, lowest(tiles), worths[0, at], net)
            tiles &= tiles - 1
            used = (
                0 if states[DEEPER].phase == DECIDE else 1
            )  # taking or leaving the tile belongs to this turn
            better += look_ahead(
                board, states[DEEPER:], mover, turns - used, max(1, finds >> used), INNER_NEAR,
                net, actions[1:], worths[1:],
            ) - seemed  # fmt: skip
        worths[0, at] += better / np.float32(seen)
    best = worths[0, :number].max()
    return best if mover == seat else ONE - best


@entry  # one entry point for both: the net is compiled once
def search_action(boards, states, net, actions, worths, memo, turns, finds, most):
    """The best action in states[NOW]: exact if solved in so many steps, otherwise by expectimax.

    With 0 turns, returns the number of actions; their values by the net alone are in the first row of
    `worths`.
    """
    board = boards[0]
    if turns == 0:
        return evaluate_actions(board, states, net, actions[0], worths[0])
    exact = endgame.exact_action(board, states[NOW], states[DEEPER:], most, memo, np.zeros(0))
    if exact >= 0:
        return exact
    look_ahead(board, states, states[NOW].seat, turns, finds, NEAR, net, actions, worths)
    return actions[0, worths[0, : how_many(legal(board, states[NOW]))].argmax()]


class TileNetPlayer:
    """A net for Der Weg der Steine, with its working memory."""

    def __init__(self, net: ColourNet) -> None:
        self.table, self.net = CompiledBoard(WEG_DER_STEINE, PLAYERS), net
        self.states = self.table.positions(STATES)
        colours = np.zeros((PLAYERS, COLOURS + 1, net.units[0]), np.float32)
        self.state = NetState(net.layers, colours, net.scratch(MOST_ACTIVE, TABLE_ACTIVE))
        self._choices = np.zeros((DEPTH, CHOICES), np.int64), np.zeros((DEPTH, CHOICES), np.float32)
        self._memo = endgame.memory(WEG_DER_STEINE.name)

    def evaluate(self, state: Struct) -> list[tuple[int, float]]:
        """The legal actions with their values for the mover, best first."""
        number = self._ask(state, 0, 0, 0)
        actions, worths = (rows[0] for rows in self._choices)
        found = zip(actions[:number].tolist(), worths[:number].tolist(), strict=True)
        return sorted(found, key=lambda weighed: -weighed[1])

    def search(self, state: Struct, level: Sequence[int], weights: Any, rng: Rng) -> int:
        """The action of a level that searches; needs neither a heuristic nor random numbers."""
        return self._ask(state, level[AHEAD], level[WIDTH], level[EXACT])

    def _ask(self, state: Struct, turns: int, finds: int, most: int) -> int:
        self.table.carrier.write(self.states, NOW, state)
        work = (self.table.board, self.states, self.state, *self._choices, self._memo)
        return int(search_action(*work, turns, finds, most))
