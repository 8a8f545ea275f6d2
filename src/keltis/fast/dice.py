"""Das Würfelspiel by an exact turn and a learned value, compiled.

Between turns a position is valued by a small net: the share of the win of every seat, from the mover on.
Within a turn nothing is sampled: what a bag of kept dice is worth is the mean over the faces of one die more,
what a roll is worth is the best bag that can be kept of it, and everything that is done with a roll is done
by the rules. So the worth of a turn is exact but for the net, and the net learns from it: its target is the
worth of the whole turn.

Only additions, products and square roots: the same decisions on every machine.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba.extending import register_jitable

from keltis.core.bits import lowest
from keltis.core.layout import Struct
from keltis.core.luck import below, seed
from keltis.fast.batch import LUCK
from keltis.fast.calls import do, legal, points_of
from keltis.fast.dispatch import board_carrier, place, state_carrier
from keltis.fast.entry import entry
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.rules import MOVE, PASS, WISH_FACE, use_roll
from keltis.games.wuerfelspiel.state import BONUS, DICE, OVER, SYMBOL
from keltis.parts.dice import DICE as MOST_DICE
from keltis.parts.dice import FACES

Floats = npt.NDArray[np.float32]

ROWS, FIELDS, SEATS = 5, 16, 4
HIDDEN = 64
WISHES, LEADS, AHEAD, GOALS, ALL_GOALS, IDLES = 16, 16, 32, 8, 16, 8
LEAD_STEP, AHEAD_STEP = 4, 3  # points
STEEP = 4  # the share of a seat grows as this power
ROOM = 24  # choices after one roll, at most

# Places in the room of positions.
NOW, ROLLED, CHAIN = 0, 1, 2
STATES = CHAIN + ROOM + 1


# --- the net -----------------------------------------------------------------------------------


def features(players: int) -> int:
    """How many inputs the net has."""
    return players * (ROWS * FIELDS + WISHES + LEADS + AHEAD + GOALS) + ALL_GOALS + IDLES


@register_jitable
def bucket(number, step, size):
    """A number around 0 as one of `size` buckets."""
    return max(0, min(size - 1, number // step + size // 2))


@register_jitable
def behind_best(values, players, seat):
    """A seat's number less the best of the others."""
    best = -10000
    for other in range(players):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - best


@register_jitable
def describe(board, s, mover, active, totals, carried):
    """Write the inputs that are on, for the seats from the mover on; return how many."""
    players = s.players
    for seat in range(players):
        totals[seat] = points_of(board, s, seat)
        carried[seat] = s.seats[seat].first_pieces + s.seats[seat].first_wishes
    number, base = 0, 0
    for turn in range(players):
        seat = (mover + turn) % players
        player = s.seats[seat]
        for row in range(ROWS):
            active[number] = base + row * FIELDS + player.at[row]
            number += 1
        base += ROWS * FIELDS
        active[number] = base + min(player.wishes, WISHES - 1)
        base += WISHES
        active[number + 1] = base + bucket(behind_best(carried, players, seat), LEAD_STEP, LEADS)
        base += LEADS
        active[number + 2] = base + bucket(behind_best(totals, players, seat), AHEAD_STEP, AHEAD)
        base += AHEAD
        active[number + 3] = base + min(player.goal, GOALS - 1)
        base += GOALS
        number += 4
    active[number] = base + min(s.goal, ALL_GOALS - 1)
    base += ALL_GOALS
    active[number + 1] = base + min(IDLES - 1, s.idle * IDLES // board.stall)
    return number + 2


@register_jitable
def think(net, active, number, players, hidden, raw, out):
    """The shares of all seats from the mover on, given the inputs that are on."""
    first, second = net
    last = first.shape[0] - 1  # the row of biases
    for h in range(HIDDEN):
        hidden[h] = first[last, h]
    for k in range(number):
        row = active[k]
        for h in range(HIDDEN):
            hidden[h] += first[row, h]
    for h in range(HIDDEN):
        hidden[h] = max(hidden[h], np.float32(0))
    total = np.float32(0)
    for turn in range(players):
        z = second[HIDDEN, turn]
        for h in range(HIDDEN):
            z += hidden[h] * second[h, turn]
        raw[turn] = z
        g = (z + np.sqrt(z * z + np.float32(4))) / np.float32(2)
        out[turn] = g * g * g * g
        total += out[turn]
    for turn in range(players):
        out[turn] /= total


@register_jitable
def learn(net, active, number, players, hidden, raw, out, target, rate):
    """Move the shares that `think` gave a little towards the target."""
    first, second = net
    last = first.shape[0] - 1
    for turn in range(players):
        z = raw[turn]
        raw[turn] = rate * np.float32(STEEP) / np.sqrt(z * z + np.float32(4)) * (target[turn] - out[turn])
    for h in range(HIDDEN):
        if hidden[h] > 0:
            change = np.float32(0)
            for turn in range(players):
                change += raw[turn] * second[h, turn]
                second[h, turn] += raw[turn] * hidden[h]
            for k in range(number):
                first[active[k], h] += change
            first[last, h] += change
    for turn in range(players):
        second[HIDDEN, turn] += raw[turn]


# --- ends of a turn ----------------------------------------------------------------------------


@register_jitable
def value_end(board, s, played, mover, nets, active, numbers, hidden, raw, out, value):
    """What the end of a turn is worth to all seats, from the mover on."""
    players = s.players
    if s.phase == OVER or s.played != played:
        best, winners = -10000, 0
        for seat in range(players):
            total = points_of(board, s, seat)
            if total > best:
                best, winners = total, 1
            elif total == best:
                winners += 1
        for turn in range(players):
            total = points_of(board, s, (mover + turn) % players)
            value[turn] = np.float32(1) / np.float32(winners) if total == best else np.float32(0)
        return
    number = describe(board, s, s.seat, active, numbers[0], numbers[1])
    think((nets[0][s.side], nets[1][s.side]), active, number, players, hidden, raw, out)
    for turn in range(players):
        value[(s.seat + turn - mover) % players] = out[turn]


@register_jitable
def best_chain(board, states, at, played, mover, nets, rooms, best):
    """The best end that the choices from states[at] on may lead to; its worth is written to `best`."""
    active, numbers, hidden, raw, out, value, words = rooms
    if states[at].phase != BONUS or states[at].played != played:
        value_end(board, states[at], played, mover, nets, active, numbers, hidden, raw, out, best)
        return
    best[0] = np.float32(-1)
    depth = at
    words[depth] = legal(board, states[depth])[0]
    while depth >= at:
        if words[depth] == 0:
            depth -= 1
            continue
        action = lowest(words[depth])
        words[depth] &= words[depth] - 1
        states[depth + 1] = states[depth]
        do(board, states[depth + 1], action)
        if states[depth + 1].phase == BONUS and states[depth + 1].played == played and depth + 2 < STATES:
            depth += 1
            words[depth] = legal(board, states[depth])[0]
        else:
            value_end(board, states[depth + 1], played, mover, nets, active, numbers, hidden, raw, out, value)
            if value[0] > best[0]:
                for turn in range(states[0].players):
                    best[turn] = value[turn]


@register_jitable
def settle_roll(board, s):
    """The roll stands."""
    use_roll(place(board), place(s))


@register_jitable
def value_moves(board, states, nets, rooms, moves):
    """By wish stone or none, row and number of dice: what a move is worth; the last row is for passing."""
    mover, played = states[NOW].seat, states[NOW].played
    for wished in range(2):
        for row in range(ROWS + 1):
            for number in range(1, MOST_DICE + 1):
                moves[wished, row, number, 0] = np.float32(-1)
        for row in range(ROWS + 1):
            most = min(board.dice, MOST_DICE) - (board.dice_wishes if wished else 0)
            for number in range(0 if row == ROWS else 1, (1 if row == ROWS else most + 1)):
                states[ROLLED] = states[NOW]
                s = states[ROLLED]
                for face in range(FACES):
                    s.dice.shown[face] = 0
                s.dice.rolling = 0
                if row < ROWS:
                    s.dice.shown[row] = number
                if wished:
                    s.dice.shown[WISH_FACE] = board.dice_wishes
                settle_roll(board, s)
                if row == ROWS:  # nothing rolled that could move: the turn is over
                    best_chain(board, states, ROLLED, played, mover, nets, rooms, moves[wished, row, 1])
                elif s.phase == SYMBOL:
                    do(board, s, MOVE + row)
                    best_chain(board, states, ROLLED, played, mover, nets, rooms, moves[wished, row, number])


@register_jitable
def value_bags(players, tables, wishes, moves, worth):
    """What every bag of dice is worth to all seats once it is kept, from full ones down to the empty one."""
    rolls, follow = tables[0], tables[1]
    bags, full = len(follow), len(rolls)
    for index in range(full):
        wished = 1 if rolls[index, WISH_FACE] >= wishes else 0
        best_row, best_number = ROWS, 1
        for row in range(ROWS):
            number = rolls[index, row]
            if number and moves[wished, row, number, 0] > moves[wished, best_row, best_number, 0]:
                best_row, best_number = row, number
        for turn in range(players):
            worth[bags - full + index, turn] = moves[wished, best_row, best_number, turn]
    for bag in range(bags - full - 1, -1, -1):
        for turn in range(players):
            total = np.float32(0)
            for face in range(FACES):
                total += worth[follow[bag, face], turn]
            worth[bag, turn] = total / np.float32(FACES)


@register_jitable
def best_keep(tables, roll, worth):
    """The bag that is best kept of a roll."""
    first, keeps = tables[2], tables[3]
    best = keeps[first[roll]]
    for k in range(first[roll], first[roll + 1]):
        if worth[keeps[k], 0] > worth[best, 0]:
            best = keeps[k]
    return best


@register_jitable
def value_turn(board, states, nets, rooms, tables, moves, worth, target):
    """The exact worth of the turn that begins in states[NOW], to all seats from the mover on."""
    players = states[NOW].players
    value_moves(board, states, nets, rooms, moves)
    value_bags(players, tables, board.dice_wishes, moves, worth)
    likely = tables[4]
    for turn in range(players):
        target[turn] = np.float32(0)
    for roll in range(len(likely)):
        bag = best_keep(tables, roll, worth)
        for turn in range(players):
            target[turn] += likely[roll] * worth[bag, turn]


# --- decisions ---------------------------------------------------------------------------------


@register_jitable
def number_of_bag(s, again, index_of):
    """The number of the bag of the dice that lie and are not rolled again."""
    key, power = 0, 1
    for face in range(FACES):
        lying = s.dice.shown[face]
        for die in range(MOST_DICE):
            if again >> die & 1 and s.dice.face[die] == face:
                lying -= 1
        key += lying * power
        power *= MOST_DICE + 1
    return index_of[key]


@entry
def weigh_actions(boards, states, nets, rooms, tables, moves, worth, actions, values):
    """Write what every legal action in states[NOW] is worth to all seats from the mover on; how many."""
    board, s = boards[0], states[NOW]
    players, mover, played = s.players, s.seat, s.played
    word = legal(board, s)[0]
    number = 0
    if s.phase == DICE:
        value_moves(board, states, nets, rooms, moves)
        value_bags(players, tables, board.dice_wishes, moves, worth)
    while word:
        action = lowest(word)
        word &= word - 1
        actions[number] = action
        if s.phase == DICE:
            bag = number_of_bag(s, action, tables[5])
            for turn in range(players):
                values[number, turn] = worth[bag, turn]
        else:
            states[ROLLED] = states[NOW]
            do(board, states[ROLLED], action)
            best_chain(board, states, ROLLED, played, mover, nets, rooms, values[number])
        number += 1
    return number


# --- learning ----------------------------------------------------------------------------------


@register_jitable
def sample(luck, tables, bag):
    """Roll the dice that are missing in a bag."""
    follow = tables[1]
    bags, full = len(follow), len(tables[0])
    while bag < bags - full:
        bag = follow[bag, below(luck, FACES)]
    return bag - (bags - full)


@entry
def train(
    boards, fresh, states, lucks, nets, rooms, tables, moves, worth, target, number, first, games, rates
):
    """Let the net play games against itself and learn from every turn; the number of turns.

    `rates`: how fast it learns, the share of turns in which it tries something else, and of games that begin
    with a lead, in thousandths.
    """
    board, luck = boards[0], lucks[0]
    active, numbers, hidden, raw, out, _, _ = rooms
    turns = 0
    for game in range(first, first + games):
        seed(luck, number, game)
        states[NOW] = fresh[0]
        players = states[NOW].players
        if below(luck, 1000) < rates[2]:
            for seat in range(players):
                states[NOW].seats[seat].first_pieces = below(luck, 31)
        while states[NOW].phase != OVER and states[NOW].played == fresh[0].played:
            s = states[NOW]
            value_turn(board, states, nets, rooms, tables, moves, worth, target)
            net = (nets[0][s.side], nets[1][s.side])
            count = describe(board, s, s.seat, active, numbers[0], numbers[1])
            think(net, active, count, players, hidden, raw, out)
            learn(net, active, count, players, hidden, raw, out, target, np.float32(rates[0]))
            roll = sample(luck, tables, 0)
            if below(luck, 1000) < rates[1]:
                bag = sample(luck, tables, 0)
            else:
                bag = sample(luck, tables, best_keep(tables, roll, worth))
            take_roll(board, states, nets, rooms, tables[0][bag])
            turns += 1
    return turns


@register_jitable
def take_roll(board, states, nets, rooms, roll):
    """Do with a roll what is best: states[NOW] becomes the position after the turn."""
    mover, played = states[NOW].seat, states[NOW].played
    s = states[NOW]
    for face in range(FACES):
        s.dice.shown[face] = roll[face]
    s.dice.rolling = 0
    settle_roll(board, s)
    value = np.zeros(SEATS, np.float32)
    while (s.phase == SYMBOL or s.phase == BONUS) and s.played == played:
        word = legal(board, s)[0]
        best, most = PASS, np.float32(-1)
        while word:
            action = lowest(word)
            word &= word - 1
            states[ROLLED] = states[NOW]
            do(board, states[ROLLED], action)
            best_chain(board, states, ROLLED, played, mover, nets, rooms, value)
            if value[0] > most:
                best, most = action, value[0]
        do(board, s, best)


# --- the tables of the dice --------------------------------------------------------------------


@cache
def tables_for(dice: int) -> tuple[Any, ...]:
    """All bags of up to so many dice, small ones first: rolls, what follows, what can be kept, how likely."""
    bags = [bag for size in range(dice + 1) for bag in combinations_with_replacement(range(FACES), size)]
    number = {bag: index for index, bag in enumerate(bags)}
    full = [bag for bag in bags if len(bag) == dice]
    rolls = np.zeros((len(full), FACES), np.int64)
    follow = np.zeros((len(bags), FACES), np.int64)
    index_of = np.full((MOST_DICE + 1) ** FACES, -1, np.int64)
    for bag in bags:
        index_of[sum(bag.count(face) * (MOST_DICE + 1) ** face for face in range(FACES))] = number[bag]
        if len(bag) < dice:
            follow[number[bag]] = [number[tuple(sorted((*bag, face)))] for face in range(FACES)]
    keeps, likely = [], []
    for index, bag in enumerate(full):
        for face in bag:
            rolls[index, face] += 1
        parts = {tuple(bag[d] for d in range(dice) if kept >> d & 1) for kept in range(1 << dice)}
        keeps.append(sorted(number[part] for part in parts))
        ways = factorial(dice)
        for face in range(FACES):
            ways //= factorial(bag.count(face))
        likely.append(ways / FACES**dice)
    first = np.cumsum([0, *map(len, keeps)]).astype(np.int64)
    return (
        rolls,
        follow,
        first,
        np.concatenate(keeps).astype(np.int64),
        np.array(likely, np.float32),
        index_of,
    )


# --- from plain Python -------------------------------------------------------------------------


@dataclass(frozen=True)
class Net:
    """Weights for one number of players, by side of the board; the last row of each layer are its biases."""

    first: Floats  # side, input, hidden
    second: Floats  # side, hidden, seat

    @staticmethod
    def fresh(players: int, seed: int) -> "Net":
        """A net that knows nothing."""
        rng = np.random.default_rng(seed)
        first = rng.normal(0, 0.1, (2, features(players) + 1, HIDDEN)).astype(np.float32)
        second = rng.normal(0, 0.1, (2, HIDDEN + 1, players)).astype(np.float32)
        return Net(first, second)

    @staticmethod
    def read(path: Path) -> "Net":
        """The net in a file."""
        with np.load(path) as file:
            return Net(file["first"].astype(np.float32), file["second"].astype(np.float32))

    def write(self, path: Path) -> None:
        """Put it into a file, with half the digits."""
        np.savez_compressed(path, first=self.first.astype(np.float16), second=self.second.astype(np.float16))


class DiceMind:
    """A net on a board, with room to think."""

    def __init__(self, board: Board, players: int, net: Net) -> None:
        boards, self._carrier = board_carrier(WUERFELSPIEL), state_carrier(WUERFELSPIEL)
        self._board = boards.empty(1)
        boards.write(self._board, 0, board)
        self._states = self._carrier.empty(STATES)
        self._fresh = self._carrier.empty(1)
        self._carrier.write(self._fresh, 0, WUERFELSPIEL.setup(board, players))
        self.net, self.players = net, players
        self._nets = (net.first, net.second)
        self._tables = tables_for(board.dice)
        self._moves = np.zeros((2, ROWS + 1, MOST_DICE + 1, SEATS), np.float32)
        self._worth = np.zeros((len(self._tables[1]), SEATS), np.float32)
        self._rooms = (
            np.zeros(64, np.int64),
            np.zeros((2, SEATS), np.int64),
            np.zeros(HIDDEN, np.float32),
            np.zeros(SEATS, np.float32),
            np.zeros(SEATS, np.float32),
            np.zeros(SEATS, np.float32),
            np.zeros(STATES + 1, np.int64),
        )
        self._actions, self._values = np.zeros(64, np.int64), np.zeros((64, SEATS), np.float32)

    def weigh(self, state: Struct) -> list[tuple[int, float]]:
        """Every legal action of the mover, and its share of the win after it."""
        self._carrier.write(self._states, NOW, state)
        room = (self._rooms, self._tables, self._moves, self._worth, self._actions, self._values)
        number = int(weigh_actions(self._board, self._states, self._nets, *room))
        return list(zip(self._actions[:number].tolist(), self._values[:number, 0].tolist(), strict=True))

    def train(self, seed: int, first: int, games: int, rate: float, explore: int, leads: int) -> int:
        """Let the net learn from games against itself; how many turns there were."""
        room = (self._nets, self._rooms, self._tables, self._moves, self._worth, np.zeros(SEATS, np.float32))
        rates = np.array([rate, explore, leads], np.float64)
        lucks = LUCK.empty(1)
        return int(train(self._board, self._fresh, self._states, lucks, *room, seed, first, games, rates))
