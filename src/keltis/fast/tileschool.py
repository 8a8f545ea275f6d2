"""Where the net of Der Weg der Steine learns, compiled: it plays against itself.

It learns what it is worth to have ended a turn like this: something between what it thinks after the next
turn, which is the other one's, and what came of the game.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np

from keltis.core.actions import choice, how_many
from keltis.core.luck import below, seed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast import tree
from keltis.fast.batch import LUCK
from keltis.fast.calls import do, leave_to_chance, legal
from keltis.fast.colournet import ZERO, learn, read_colour, room_to_learn, think
from keltis.fast.dispatch import mover, starts
from keltis.fast.endings import end_worth
from keltis.fast.entry import entry
from keltis.fast.inner import inner
from keltis.fast.search import blurred, weight_records
from keltis.fast.tileinputs import MOST_ACTIVE, TABLE_ACTIVE, describe_colour, describe_table
from keltis.fast.tilemind import NOW, ONE, TileMind, weigh_actions
from keltis.games.weg_der_steine.state import BEGIN
from keltis.parts.cardset import CARDS, COLOURS

TURNS = 2 * CARDS  # of one game: each takes a tile or turns one over
OFTEN = 300  # hundredths of a point: how much the heuristic errs that shows the net other turns


@inner
def best_action(board, states, net, colours, room, actions, worths):
    """The action in states[NOW] that the net finds best."""
    number, best = weigh_actions(board, states, net, colours, room, actions, worths), 0
    for at in range(1, number):
        if worths[at] > worths[best]:
            best = at
    return actions[best]


@inner
def note_turn(board, s, turn, net, colours, room, memory):
    """Note a position between two turns as it is read by who ended the first, and what it seems worth."""
    active, bounds, table_active, lengths, viewers, values = memory
    viewer, end = 1 - s.seat, 0
    total = colours[viewer, COLOURS]
    for unit in range(len(total)):
        total[unit] = ZERO
    for colour in range(COLOURS):
        bounds[turn, colour] = end
        end = describe_colour(board, s, viewer, colour, active[turn], end)
        read_colour(net[0], active[turn], bounds[turn, colour], end, colours[viewer, colour])
        for unit in range(len(total)):
            total[unit] += colours[viewer, colour, unit]
    bounds[turn, COLOURS] = end
    lengths[turn] = describe_table(board, s, viewer, table_active[turn])
    values[turn] = think(net, total, table_active[turn], lengths[turn], room[4])
    viewers[turn] = viewer


@entry
def train(
    boards, fresh, states, lucks, net, colours, room, actions, worths, usual, memory, learning, weights,
    number, first, games, rates,
):  # fmt: skip
    """Let the net play games against itself and learn from every turn; the number of turns.

    `rates`: how fast it learns, how much it trusts what came of the game, and in how many thousandths of
    games and of decisions a heuristic plays that errs.
    """
    board, luck, turns = boards[0], lucks[0], 0
    active, bounds, table_active, lengths, viewers, values = memory
    rate, trust = np.float32(rates[0]), np.float32(rates[1])
    for game in range(first, first + games):
        seed(luck, number, game)
        states[NOW] = fresh[0]
        s, ended = states[NOW], 0
        by_heuristic = below(luck, 1000) < rates[2]
        while mover(s) != NOBODY:
            words = legal(board, s)
            if mover(s) == CHANCE:
                leave_to_chance(board, s, luck)
            elif how_many(words) == 1:
                do(board, s, choice(starts(s), words, 0))
            elif by_heuristic or below(luck, 1000) < rates[3]:
                do(board, s, blurred(board, s, weights[0], words, OFTEN if below(luck, 3) else 0, luck))
            else:
                do(board, s, best_action(board, states, net, colours, room, actions, worths))
            if s.phase == BEGIN:
                note_turn(board, s, ended, net, colours, room, memory)
                ended += 1
        target = following = end_worth(board, s, 0)  # to the first seat
        for turn in range(ended - 1, -1, -1):
            target = trust * target + (ONE - trust) * following
            own = viewers[turn] == 0
            following = values[turn] if own else ONE - values[turn]
            learn(
                net, usual, active[turn], bounds[turn], table_active[turn], lengths[turn], learning,
                target if own else ONE - target, rate,
            )  # fmt: skip
        turns += ended
    return turns


class TileSchool:
    """Where a net for Der Weg der Steine learns by playing against itself."""

    def __init__(self, mind: TileMind, heuristic: Any) -> None:
        self.mind, self._weights, self._lucks = mind, weight_records([heuristic]), LUCK.empty(1)
        self._choices = np.zeros(tree.CHOICES, np.int64), np.zeros(tree.CHOICES, np.float32)
        self._learned = room_to_learn(mind.net, TURNS, COLOURS * MOST_ACTIVE, TABLE_ACTIVE)

    def train(self, seed: int, first: int, games: int, rates: tuple[float, float, int, int]) -> int:
        """Let the net learn from games against itself; how many turns there were. For `rates` see `train`."""
        mind = self.mind
        room = (mind.table.board, mind.table.fresh, mind.states, self._lucks, *mind.thoughts, *self._choices)
        learned = (*self._learned, self._weights)
        return int(train(*room, *learned, seed, first, games, np.array(rates, np.float64)))
