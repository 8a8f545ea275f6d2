"""Keltis by a learned worth of positions, compiled: whole turns are compared by what they lead to.

Without looking further that is a quick and good player, and the one that everybody is taken for when a bot
looks ahead: the best turns are tried out in worlds dealt anew from what the seat knows, the same ones for all
turns; everybody plays on by the net until it is the seat's turn again, and then the net says what the best
turn is worth. The worse half of the turns is dropped again and again.

Playing against itself, the net learns what it is worth to have ended a turn like this: something between what
it thinks at the end of the next own turn, and what came of the game.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np
from numba.extending import register_jitable

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN, REFILL
from keltis.core.bits import lowest
from keltis.core.game import NamedBoard
from keltis.core.layout import Struct
from keltis.core.luck import Luck, below, mixed, seed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.batch import LUCK, Table
from keltis.fast.calls import do, imagine, leave_to_chance, legal
from keltis.fast.cardnet import (
    COLOUR_UNITS,
    MOST_ACTIVE,
    UNITS,
    ZERO,
    CardNet,
    describe_colour,
    describe_table,
    lead_of,
    learn,
    read_colour,
    think,
    unknown_cards,
)
from keltis.fast.dispatch import mover, starts
from keltis.fast.entry import entry
from keltis.fast.search import blurred, share_of, weight_records
from keltis.games.keltis import KELTIS
from keltis.games.keltis.rules import DISCARD, DRAW, LARGE, PASS, SMALL, STEP, TAKE
from keltis.parts.cardset import COLOURS, VALUES

LEADING = np.float32(0.4)  # what a lead weighs, beside the win itself
REACH = 10  # points that make a lead large
WHOLE = 12_000_000  # see `search`

WORDS = 3  # of actions that are decided by seats
TOUCHED, DONE = WORDS, WORDS + 1  # beside them: the colours that a turn has changed, and the action looked at
DEPTH = 10  # choices in one turn
REFILLED = 6  # turns for which other cards than one from the draw pile are looked at
PLANS = 10  # turns that are compared
PRIOR = 2  # worlds that the net's own opinion of a turn counts for

# Places in the room of positions.
NOW, WORLD, WORK = 0, 1, 2
LEAVES = WORK + DEPTH + 2
STATES = LEAVES + PLANS
THOUGHTS, DREAMS = 0, 1  # generators

TURNS = 400  # of one game that are remembered
OFTEN = 300  # hundredths of a point: how much the heuristic errs that shows the net other turns


# --- what a turn leads to ------------------------------------------------------------------------


@register_jitable
def worth_of_end(board, s, seat):
    """What an end is worth to a seat, 0 to 1: mostly its share of the win, and a little its lead."""
    lead = np.float32(lead_of(board, s, seat))
    large = np.float32(0.5) + np.float32(0.5) * lead / (abs(lead) + np.float32(REACH))
    share = np.float32(share_of(board, s, seat)) / np.float32(WHOLE)
    return (np.float32(1) - LEADING) * share + LEADING * large


@register_jitable
def is_last(s):
    """Whether nothing that could change the result comes any more (C8)."""
    return mover(s) == NOBODY or (s.phase == DRAWN and s.stock.deck == 1)


@register_jitable
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


@register_jitable
def worth_after(board, s, seat, touched, unknown, net, colours, room):
    """What a position is worth to the seat that has just ended its turn and touched some colours."""
    if is_last(s):
        return worth_of_end(board, s, seat)
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


@register_jitable
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


@register_jitable
def open_choices(board, s, choices, touched):
    """Note all that may be done in a position."""
    words = legal(board, s)
    for k in range(WORDS):
        choices[k] = words[k]
    choices[TOUCHED] = touched


@register_jitable
def next_choice(s, choices):
    """The next of the actions noted, which is taken out; -1 if there is none."""
    for k in range(WORDS):
        if choices[k]:
            action = starts(s)[k] + lowest(choices[k])
            choices[k] &= choices[k] - 1
            choices[DONE] = action
            return action
    return -1


@register_jitable
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


@register_jitable
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


# --- looking ahead -------------------------------------------------------------------------------


@register_jitable
def list_plans(board, states, net, colours, room, choices, firsts, opinions):
    """List the best ways to end the turn in states[NOW], best first; their ends stand in LEAVES."""
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
        if plans == PLANS and worth <= opinions[plans - 1]:
            continue
        at = plans if plans < PLANS else PLANS - 1
        while at > 0 and opinions[at - 1] < worth:
            opinions[at], firsts[at] = opinions[at - 1], firsts[at - 1]
            states[LEAVES + at] = states[LEAVES + at - 1]
            at -= 1
        opinions[at], firsts[at] = worth, choices[0, DONE]
        states[LEAVES + at] = s
        plans = min(plans + 1, PLANS)
    return plans


@register_jitable
def look_ahead(board, states, luck, seat, net, colours, room, choices, turns, worths, plan):
    """What the world in states[WORLD] is worth to a seat at the end of its next turn, all playing by the net.

    What chance does in a turn depends on the world and the turn only (see `search`).
    """
    world = luck.x
    turn, again = -1, 0
    states[WORK] = states[WORLD]
    s = states[WORK]
    while mover(s) != NOBODY:
        if mover(s) == CHANCE:
            again = again + 1 if s.turn == turn else 0
            turn = s.turn
            luck.x = mixed(world + (turn << 8) + again)
            leave_to_chance(board, s, luck)
            continue
        length, worth = best_turn(board, states, net, colours, room, choices, turns, worths, plan)
        if s.seat == seat:
            return worth
        for at in range(length):
            do(board, s, plan[at])
    return worth_of_end(board, s, seat)


@register_jitable
def all_begin_alike(firsts, alive, number):
    """Whether all plans that are left begin with the same action."""
    same = True
    for at in range(1, number):
        same = same and firsts[alive[at]] == firsts[alive[0]]
    return same


@entry
def decide(boards, states, lucks, budget, net, colours, room, choices, turns, worths, plan):
    """What to do in states[NOW], as its seat may imagine it: the first action of the best plan."""
    board, seat, series = boards[0], states[NOW].seat, lucks[THOUGHTS].x
    firsts, opinions = np.zeros(PLANS, np.int64), np.zeros(PLANS, np.float32)
    plans = list_plans(board, states, net, colours, room, choices, firsts, opinions)
    alive, sums = np.arange(plans), np.zeros(plans)
    for at in range(plans):
        sums[at] = PRIOR * opinions[at]
    rounds, half = 1, plans
    while half > 2:
        half = (half + 1) // 2
        rounds += 1
    number, done = plans, 0
    for _ in range(rounds):
        if all_begin_alike(firsts, alive, number):
            break
        more = budget // (rounds * number)
        for world in range(done, done + more):
            for at in range(number):
                states[WORLD] = states[LEAVES + alive[at]]
                lucks[DREAMS].x = mixed(series + world)
                imagine(board, states[WORLD], seat, lucks[DREAMS])
                sums[alive[at]] += look_ahead(
                    board, states, lucks[DREAMS], seat, net, colours, room, choices, turns, worths, plan
                )
        done += more
        for at in range(1, number):
            one, place = alive[at], at
            while place > 0 and sums[alive[place - 1]] < sums[one]:
                alive[place] = alive[place - 1]
                place -= 1
            alive[place] = one
        number = (number + 1) // 2
    below(lucks[THOUGHTS], 2)  # the next decision has other worlds
    return firsts[alive[0]]


# --- learning ------------------------------------------------------------------------------------


@register_jitable
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
            target = worth_of_end(board, s, seat)
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


# --- from plain Python ---------------------------------------------------------------------------


class CardMind:
    """A net for Keltis on a board, with room to think."""

    def __init__(self, players: int, net: CardNet, board: NamedBoard[Any] | None = None) -> None:
        self.table, self.net = Table(KELTIS, players, board), net
        self._states, self._lucks = self.table.positions(STATES), LUCK.empty(2)
        ints, floats = np.int64, np.float32
        self._thoughts = (
            net.layers,
            np.zeros((COLOURS + 1, COLOUR_UNITS), floats),
            (
                np.zeros(MOST_ACTIVE, ints),
                np.zeros(MOST_ACTIVE, ints),
                np.zeros(COLOUR_UNITS, floats),
                np.zeros(COLOUR_UNITS, floats),
                np.zeros(UNITS, floats),
            ),
            np.zeros((DEPTH + 1, DONE + 1), ints),
            np.zeros((REFILLED, DEPTH + 2), ints),
            np.zeros(REFILLED, floats),
            np.zeros(DEPTH + 2, ints),
        )

    def decide(self, state: Struct, budget: int, luck: Luck) -> int:
        """The best action in a position as its seat may imagine it; draws from `luck`.

        With a budget of 0 the net decides without looking further.
        """
        self.table.carrier.write(self._states, NOW, state)
        LUCK.write(self._lucks, THOUGHTS, luck)
        action = decide(self.table.board, self._states, self._lucks, budget, *self._thoughts)
        luck.x = int(self._lucks[THOUGHTS]["x"])
        return int(action)


class CardSchool:
    """Where a net for Keltis learns by playing against itself."""

    def __init__(self, mind: CardMind, heuristic: Any) -> None:
        self.mind, self._weights = mind, weight_records([heuristic])
        ints, floats = np.int64, np.float32
        self._usual = tuple(np.full_like(layer, 1e-4) for layer in mind.net.layers)
        self._memory = (
            np.zeros((TURNS, COLOURS * MOST_ACTIVE // 2), ints),
            np.zeros((TURNS, COLOURS + 1), ints),
            np.zeros((TURNS, MOST_ACTIVE // 8), ints),
            np.zeros(TURNS, ints),
            np.zeros(TURNS, ints),
            np.zeros(TURNS, floats),
        )
        self._learning = (
            np.zeros((COLOURS, COLOUR_UNITS), floats),
            np.zeros(COLOUR_UNITS, floats),
            np.zeros(UNITS, floats),
            np.zeros(UNITS, floats),
            np.zeros(COLOUR_UNITS, floats),
            np.ones(1, floats),
        )

    def train(self, seed: int, first: int, games: int, rates: tuple[float, float, int, int]) -> int:
        """Let the net learn from games against itself; how many turns there were. For `rates` see `train`."""
        mind = self.mind
        room = (mind.table.board, mind.table.fresh, mind._states, mind._lucks, *mind._thoughts)
        learned = (self._usual, self._memory, self._learning, self._weights)
        return int(train(*room, *learned, seed, first, games, np.array(rates, np.float64)))
