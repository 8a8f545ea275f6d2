"""Keltis by a learned worth of positions: by the net alone, or by some rounds that are played on from there.

Then what the net thinks at once is the prior.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from typing import Any

import numpy as np

from keltis.core.game import NamedBoard
from keltis.core.layout import Struct
from keltis.core.luck import Luck, below
from keltis.fast import rounds, search
from keltis.fast.batch import LUCK, Table
from keltis.fast.cardinputs import MOST_ACTIVE
from keltis.fast.colournet import ColourNet
from keltis.fast.entry import entry
from keltis.fast.foresight import DEPTH, DONE, NOW, STATES, list_turns
from keltis.games.keltis import KELTIS
from keltis.parts.cardset import COLOURS

PLANS = 10  # turns that are compared by the net alone
OPINION = 10_000  # a whole win in the net's eyes, as a prior of plans
NEAR = np.float32(0.1)  # turns no further behind the best are tried out
FIRST, BEGINNING, ALIVE, WORTHS, ACTIONS, BEHIND = range(6)  # rows of room: plans, and actions of quick turns


@entry
def weigh_one(boards, states, net, colours, room, choices, firsts, opinions, leaves):
    """List the best ways to end the turn in states[NOW]."""
    width = len(leaves)
    return list_turns(boards[0], states, net, colours, room, choices, firsts, opinions, leaves, width)


@entry
def search_one(boards, states, net, colours, room, choices, lucks, level, weights, plans, opinions, leaves):
    """What to do in states[NOW], by some rounds that are played on from the turns that the net finds best."""
    board, first, prior = boards[0], plans[FIRST], plans[BEGINNING]
    width = min(level[search.WIDTH], search.PLANS)
    number = list_turns(board, states, net, colours, room, choices, first, opinions, leaves, width)
    while opinions[number - 1] < opinions[0] - NEAR:
        number -= 1
    for at in range(number):
        prior[at] = int((opinions[at] - opinions[0]) * np.float32(OPINION))
    rounds.compare(
        board, states, leaves, lucks[search.DREAMS], lucks[search.THOUGHTS].x, level, weights[0], number,
        first, prior, plans[WORTHS], plans[ALIVE], net, colours, room, plans[ACTIONS], plans[BEHIND],
    )  # fmt: skip
    below(lucks[search.THOUGHTS], 2)  # the next decision has other worlds
    return first[plans[ALIVE, 0]]


class CardMind:
    """A net for Keltis on a board, with room to think."""

    def __init__(self, players: int, net: ColourNet, board: NamedBoard[Any] | None = None) -> None:
        self.table, self.net = Table(KELTIS, players, board), net
        self.states = self.table.positions(STATES)
        (read, weighed), ints, floats = net.units, np.int64, np.float32
        self.thoughts = (
            net.layers,
            np.zeros((COLOURS + 1, read), floats),
            (
                np.zeros(MOST_ACTIVE, ints),
                np.zeros(MOST_ACTIVE, ints),
                np.zeros(read, floats),
                np.zeros(read, floats),
                np.zeros(weighed, floats),
            ),
            np.zeros((DEPTH + 1, DONE + 1), ints),
        )
        self._leaves, self._lucks = self.table.positions(search.PLANS), LUCK.empty(3)
        self._plans, self._opinions = search.room_for_plans(), np.zeros(search.PLANS, floats)

    def weigh(self, state: Struct) -> list[tuple[int, float]]:
        """With what the best turns begin, and their worth; in a position as its seat may imagine it."""
        self.table.carrier.write(self.states, NOW, state)
        firsts, worths = np.zeros(PLANS, np.int64), np.zeros(PLANS, np.float32)
        room = (self.table.board, self.states, *self.thoughts)
        number = int(weigh_one(*room, firsts, worths, self._leaves[:PLANS]))
        return list(zip(firsts[:number].tolist(), worths[:number].tolist(), strict=True))

    def search(self, state: Struct, level: Sequence[int], weights: Any, luck: Luck) -> int:
        """What a level does that looks further than the net alone; draws from `luck`."""
        self.table.carrier.write(self.states, NOW, state)
        LUCK.write(self._lucks, search.THOUGHTS, luck)
        room = (self.table.board, self.states, *self.thoughts, self._lucks)
        asked = (np.array(level, np.int64), search.weight_records([weights]))
        action = int(search_one(*room, *asked, self._plans, self._opinions, self._leaves))
        luck.x = int(self._lucks[search.THOUGHTS]["x"])
        return action
