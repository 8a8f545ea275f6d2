"""The net player of Das Würfelspiel: exact expectimax within a turn, on a net between turns, compiled.

The net (`net.py`) gives every seat's share of the win between turns. Within a turn nothing is sampled: the
value of a bag of kept dice is the mean over the faces of the next die, the value of a roll is that of the
best bag to keep, and the rules generate what follows a roll. TD learning: the target of the net is the exact
value of the whole turn.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np

from keltis.core.bits import lowest
from keltis.core.layout import Struct
from keltis.core.rng import below, seed
from keltis.fast.ai.wuerfelspiel.dice_sets import best_keep, number_of_bag, sample, tables_for
from keltis.fast.ai.wuerfelspiel.net import HIDDEN, ROWS, Net, net_shares, position_features, train_step
from keltis.fast.batch.board import RNG
from keltis.fast.jit.dispatch import board_carrier, pointer_to, state_carrier
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, legal, points_of
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import Board
from keltis.games.wuerfelspiel.rules import MOVE, PASS, WISH_FACE, use_roll
from keltis.games.wuerfelspiel.state import BONUS, DICE, OVER, SYMBOL
from keltis.parts.dice import DICE as MOST_DICE
from keltis.parts.dice import FACES

SEATS = 4
ROOM = 24  # choices after one roll, at most

# Indices of working positions.
NOW, ROLLED, CHAIN = 0, 1, 2
STATES = CHAIN + ROOM + 1


# --- ends of a turn ----------------------------------------------------------------------------


@inner
def value_end(board, s, played, mover, nets, active, numbers, hidden, raw, out, value):
    """The value of the end of a turn for all seats, starting with the mover."""
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
    number = position_features(board, s, s.seat, active, numbers[0], numbers[1])
    net_shares((nets[0][s.side], nets[1][s.side]), active, number, players, hidden, raw, out)
    for turn in range(players):
        value[(s.seat + turn - mover) % players] = out[turn]


@inner
def best_chain(board, states, at, played, mover, nets, rooms, best):
    """Search all choices from states[at] on; the value of the best end of the turn is written to `best`."""
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


@inner
def settle_roll(board, s):
    """Keep the whole roll."""
    use_roll(pointer_to(board), pointer_to(s))


@inner
def value_moves(board, states, nets, rooms, moves):
    """The value of a move by wish stone (or none), row and number of dice; the last row is for passing."""
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
                if row == ROWS:  # nothing can move with this roll: the turn is over
                    best_chain(board, states, ROLLED, played, mover, nets, rooms, moves[wished, row, 1])
                elif s.phase == SYMBOL:
                    do(board, s, MOVE + row)
                    best_chain(board, states, ROLLED, played, mover, nets, rooms, moves[wished, row, number])


@inner
def value_bags(players, tables, wishes, moves, worth):
    """The value of every bag of kept dice for all seats, from full bags down to the empty one."""
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


@inner
def value_turn(board, states, nets, rooms, tables, moves, worth, target):
    """The expected value of the turn that begins in states[NOW], for all seats, starting with the mover."""
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


@entry
def evaluate_actions(boards, states, nets, rooms, tables, moves, worth, actions, values):
    """Write the values of all legal actions in states[NOW] for all seats; returns the number of actions."""
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


@entry
def train(
    boards, fresh, states, rngs, nets, rooms, tables, moves, worth, target, number, first, games, rates
):
    """Play self-play games and learn from every turn; returns the number of turns.

    `rates`: learning rate, and per mille of turns that are random (exploration) and of games that begin with
    a lead.
    """
    board, rng = boards[0], rngs[0]
    active, numbers, hidden, raw, out, _, _ = rooms
    turns = 0
    for game in range(first, first + games):
        seed(rng, number, game)
        states[NOW] = fresh[0]
        players = states[NOW].players
        if below(rng, 1000) < rates[2]:
            for seat in range(players):
                states[NOW].seats[seat].first_pieces = below(rng, 31)
        while states[NOW].phase != OVER and states[NOW].played == fresh[0].played:
            s = states[NOW]
            value_turn(board, states, nets, rooms, tables, moves, worth, target)
            net = (nets[0][s.side], nets[1][s.side])
            count = position_features(board, s, s.seat, active, numbers[0], numbers[1])
            net_shares(net, active, count, players, hidden, raw, out)
            train_step(net, active, count, players, hidden, raw, out, target, np.float32(rates[0]))
            roll = sample(rng, tables, 0)
            if below(rng, 1000) < rates[1]:
                bag = sample(rng, tables, 0)
            else:
                bag = sample(rng, tables, best_keep(tables, roll, worth))
            take_roll(board, states, nets, rooms, tables[0][bag])
            turns += 1
    return turns


@inner
def take_roll(board, states, nets, rooms, roll):
    """Use a roll in the best way: states[NOW] becomes the position after the turn."""
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


# --- from plain Python -------------------------------------------------------------------------


class DiceNetPlayer:
    """A net on a board, with its working memory."""

    def __init__(self, board: Board, players: int, net: Net) -> None:
        boards, self._carrier = board_carrier(WUERFELSPIEL), state_carrier(WUERFELSPIEL)
        self._board = boards.empty(1)
        boards.write(self._board, 0, board)
        self._states = self._carrier.empty(STATES)
        self._fresh = self._carrier.empty(1)
        self._carrier.write(self._fresh, 0, WUERFELSPIEL.rules.setup(board, players))
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

    def evaluate(self, state: Struct) -> list[tuple[int, float]]:
        """The legal actions of the mover with its share of the win after each."""
        return [(action, shares[0]) for action, shares in self.evaluate_shares(state)]

    def evaluate_shares(self, state: Struct) -> list[tuple[int, list[float]]]:
        """The legal actions with the shares of all seats after each, starting with the mover."""
        self._carrier.write(self._states, NOW, state)
        room = (self._rooms, self._tables, self._moves, self._worth, self._actions, self._values)
        number = int(evaluate_actions(self._board, self._states, self._nets, *room))
        shares = self._values[:number, : self.players].tolist()
        return list(zip(self._actions[:number].tolist(), shares, strict=True))

    def evaluate_turn(self, state: Struct) -> list[float]:
        """The shares of all seats before the roll, starting with the mover: the mean over all rolls."""
        rolled: Any = state.copy()
        rolled.phase = DICE
        rolled.dice.shown[:] = [rolled.dice.rolling.bit_count()] + [0] * (FACES - 1)
        rolled.dice.face[:] = [0] * MOST_DICE
        rolled.dice.rolling = 0
        self.evaluate_shares(rolled)
        worth, likely = self._worth.tolist(), self._tables[4].tolist()
        bags = [best_keep(self._tables, roll, self._worth) for roll in range(len(likely))]
        whole = sum(likely)
        return [
            sum(chance * worth[bag][turn] for chance, bag in zip(likely, bags, strict=True)) / whole
            for turn in range(self.players)
        ]

    def train(self, seed: int, first: int, games: int, rate: float, explore: int, leads: int) -> int:
        """Play games and learn from them; returns the number of turns."""
        room = (self._nets, self._rooms, self._tables, self._moves, self._worth, np.zeros(SEATS, np.float32))
        rates = np.array([rate, explore, leads], np.float64)
        rngs = RNG.empty(1)
        return int(train(self._board, self._fresh, self._states, rngs, *room, seed, first, games, rates))
