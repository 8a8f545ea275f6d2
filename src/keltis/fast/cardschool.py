"""Where the net of Keltis learns, compiled: it plays against itself.

It learns what it is worth to have ended a turn like this: something between what it thinks at the end of the
next own turn, and what came of the game.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN, REFILL
from keltis.core.bits import lowest
from keltis.core.luck import below, seed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.batch import LUCK
from keltis.fast.calls import do, leave_to_chance, legal
from keltis.fast.cardinputs import MOST_ACTIVE, describe_colour, describe_table, unknown_cards
from keltis.fast.cardmind import CardMind
from keltis.fast.colournet import learn, room_to_learn, think
from keltis.fast.dispatch import mover
from keltis.fast.endings import end_worth
from keltis.fast.entry import entry
from keltis.fast.foresight import (
    DEPTH,
    DONE,
    NOW,
    TOUCHED,
    WORK,
    is_last,
    next_choice,
    open_choices,
    read_all,
    touched_by,
    worth_after,
)
from keltis.fast.inner import inner
from keltis.fast.search import blurred, weight_records
from keltis.games.keltis.rules import DRAW, TAKE
from keltis.parts.cardset import COLOURS

REFILLED = 6  # turns for which other cards than one from the draw pile are looked at
TURNS = 400  # of one game that are remembered
OFTEN = 300  # hundredths of a point: how much the heuristic errs that shows the net other turns


@inner
def best_turn(board, states, net, colours, room, choices, turns, worths, plan):
    """The best whole turn in states[WORK]: how many actions, which are in `plan`, and its worth.

    Every way to play is first looked at with a card from the draw pile; only the best ones also with others.
    """
    seat = states[WORK].seat
    unknown = unknown_cards(states[WORK], seat)
    read_all(board, states[WORK], seat, unknown, net, colours, room)
    open_choices(board, states[WORK], choices[0], 0)
    best, most, kept, depth = 0, np.float32(-1), 0, 0
    while depth >= 0:
        action = next_choice(states[WORK], choices[depth])
        if action < 0:
            depth -= 1
            continue
        states[WORK + depth + 1] = states[WORK + depth]
        s = states[WORK + depth + 1]
        do(board, s, action)
        touched = choices[depth, TOUCHED] | touched_by(action)
        if mover(s) == seat and s.phase != REFILL:
            if depth + 1 < DEPTH:
                depth += 1
                open_choices(board, s, choices[depth], touched)
            continue
        over = mover(s) == NOBODY
        if not over:
            s.phase = DRAWN
        worth = worth_after(board, s, seat, touched, unknown, net, colours, room)
        if worth > most:
            best, most = depth + 1, worth
            for at in range(best):
                plan[at] = choices[at, DONE]
            if not over:
                plan[best] = DRAW
                best += 1
        if not over and s.stock.filled & ~s.stock.closed and s.stock.idle < PATIENCE:
            kept = keep_turn(turns, worths, kept, worth, choices, depth + 1, touched)
    for at in range(kept):
        turn = turns[at]
        length = turn[0]
        states[WORK + 1] = states[WORK]
        for step in range(length):
            do(board, states[WORK + 1], turn[2 + step])
        piles = states[WORK + 1].stock.filled & ~states[WORK + 1].stock.closed
        while piles:
            colour = lowest(piles)
            piles &= piles - 1
            states[WORK + 2] = states[WORK + 1]
            s = states[WORK + 2]
            do(board, s, TAKE + colour)
            worth = worth_after(board, s, seat, turn[1] | 1 << colour, unknown, net, colours, room)
            if worth > most:
                best, most = length + 1, worth
                for step in range(length):
                    plan[step] = turn[2 + step]
                plan[length] = TAKE + colour
    return best, most


@inner
def keep_turn(turns, worths, kept, worth, choices, length, touched):
    """Keep a turn if it is among the best so far; how many there are then."""
    if kept == REFILLED and worth <= worths[kept - 1]:
        return kept
    at = kept if kept < REFILLED else REFILLED - 1
    while at > 0 and worths[at - 1] < worth:
        worths[at] = worths[at - 1]
        turns[at] = turns[at - 1]
        at -= 1
    worths[at] = worth
    turns[at, 0], turns[at, 1] = length, touched
    for step in range(length):
        turns[at, 2 + step] = choices[step, DONE]
    return min(kept + 1, REFILLED)


@inner
def play_turn(board, states, luck, heuristic, w, net, colours, room, choices, turns, worths, plan):
    """A whole turn in states[NOW], by the net or by a heuristic that errs."""
    s = states[NOW]
    seat, turn = s.seat, s.turn
    if heuristic:
        noise = OFTEN if below(luck, 3) else 0
        while mover(s) == seat and s.turn == turn:
            do(board, s, blurred(board, s, w, legal(board, s), noise, luck))
        return
    states[WORK] = states[NOW]
    length, _ = best_turn(board, states, net, colours, room, choices, turns, worths, plan)
    for at in range(length):
        do(board, s, plan[at])


@entry
def train(
    boards, fresh, states, lucks, net, colours, room, choices, turns, worths, plan, usual, memory, learning,
    weights, number, first, games, rates
):  # fmt: skip
    """Let the net play games against itself and learn from every turn; the number of turns.

    `rates`: how fast it learns, how much it trusts what came of the game, and in how many thousandths of
    games and of turns a heuristic plays that errs.
    """
    board, luck, count = boards[0], lucks[0], 0
    active, bounds, table_active, lengths, seats, values = memory
    rate, trust = np.float32(rates[0]), np.float32(rates[1])
    for game in range(first, first + games):
        seed(luck, number, game)
        states[NOW] = fresh[0]
        s = states[NOW]
        by_heuristic = below(luck, 1000) < rates[2]
        ended = 0
        while mover(s) != NOBODY:
            if mover(s) == CHANCE:
                leave_to_chance(board, s, luck)
                continue
            seat = s.seat
            other = by_heuristic or below(luck, 1000) < rates[3]
            play_turn(
                board, states, luck, other, weights[0], net, colours, room, choices, turns, worths, plan
            )
            if ended < TURNS and not is_last(s):
                unknown, end = unknown_cards(s, seat), 0
                for colour in range(COLOURS):
                    bounds[ended, colour] = end
                    end = describe_colour(board, s, seat, colour, unknown, active[ended], end)
                bounds[ended, COLOURS] = end
                lengths[ended] = describe_table(board, s, seat, table_active[ended])
                read_all(board, s, seat, unknown, net, colours, room)
                total = colours[COLOURS]
                values[ended] = think(net, total, table_active[ended], lengths[ended], room[4])
                seats[ended] = seat
                ended += 1
        for seat in range(s.players):
            target = end_worth(board, s, seat)
            following = target
            for turn in range(ended - 1, -1, -1):
                if seats[turn] == seat:
                    target = trust * target + (np.float32(1) - trust) * following
                    following = values[turn]
                    learn(
                        net, usual, active[turn], bounds[turn], table_active[turn], lengths[turn], learning,
                        target, rate,
                    )  # fmt: skip
        count += ended
    return count


class CardSchool:
    """Where a net for Keltis learns by playing against itself."""

    def __init__(self, mind: CardMind, heuristic: Any) -> None:
        self.mind, self._weights = mind, weight_records([heuristic])
        ints, floats = np.int64, np.float32
        self._lucks = LUCK.empty(1)
        self._turns = (
            np.zeros((REFILLED, DEPTH + 2), ints),
            np.zeros(REFILLED, floats),
            np.zeros(DEPTH + 2, ints),
        )
        self._learned = room_to_learn(mind.net, TURNS, COLOURS * MOST_ACTIVE // 2, MOST_ACTIVE // 8)

    def train(self, seed: int, first: int, games: int, rates: tuple[float, float, int, int]) -> int:
        """Let the net learn from games against itself; how many turns there were. For `rates` see `train`."""
        mind = self.mind
        room = (mind.table.board, mind.table.fresh, mind.states, self._lucks, *mind.thoughts, *self._turns)
        learned = (*self._learned, self._weights)
        return int(train(*room, *learned, seed, first, games, np.array(rates, np.float64)))
