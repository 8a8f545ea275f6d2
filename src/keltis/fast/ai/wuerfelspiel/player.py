"""The net player of Das Würfelspiel: exact expectimax within a turn, on a net between turns, compiled.

The net (`net.py`) gives every seat's share of the win between turns. Within a turn nothing is sampled: the
value of a bag of kept dice is the mean over the faces of the next die, the value of a roll is that of the
best bag to keep, and the rules generate what follows a roll. TD learning: the target of the net is the exact
value of the whole turn.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

import numpy as np

from keltis.core.bits import lowest
from keltis.core.layout import Struct
from keltis.core.rng import below, seed
from keltis.fast.ai.schedule import Schedule
from keltis.fast.ai.wuerfelspiel.dice_sets import BagTables, best_keep, number_of_bag, sample, tables_for
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
CHOICES = 24  # choices after one roll, at most

# Indices of working positions.
NOW, ROLLED, CHAIN = 0, 1, 2
STATES = CHAIN + CHOICES + 1


class DiceScratch(NamedTuple):
    """Working memory for one turn."""

    active: Any  # active inputs of the net
    sums: Any  # by seat: points, and first pieces and wishes
    hidden: Any  # outputs of the hidden layer
    raw: Any  # outputs of the net before they are turned into shares
    shares: Any  # by seat, starting with the one to move
    value: Any  # the same, starting with the mover of the turn
    words: Any  # by depth, the actions that are not searched yet


class DiceNetState(NamedTuple):
    """A net with its working memory, as compiled code takes it."""

    first: Any  # the layers, by side of the board
    second: Any
    scratch: DiceScratch


class TurnValues(NamedTuple):
    """The values within one turn, for all seats, starting with the mover."""

    bags: BagTables
    moves: Any  # by wish stone (or none), row and number of dice; the last row is for passing
    worth: Any  # by bag of kept dice


# --- ends of a turn ----------------------------------------------------------------------------


@inner
def value_end(board, s, played, mover, net, value):
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
    active, sums, hidden, raw, shares, _, _ = net.scratch
    number = position_features(board, s, s.seat, active, sums[0], sums[1])
    net_shares((net.first[s.side], net.second[s.side]), active, number, players, hidden, raw, shares)
    for turn in range(players):
        value[(s.seat + turn - mover) % players] = shares[turn]


@inner
def best_chain(board, states, at, played, mover, net, best):
    """Search all choices from states[at] on; the value of the best end of the turn is written to `best`."""
    value, words = net.scratch.value, net.scratch.words
    if states[at].phase != BONUS or states[at].played != played:
        value_end(board, states[at], played, mover, net, best)
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
            value_end(board, states[depth + 1], played, mover, net, value)
            if value[0] > best[0]:
                for turn in range(states[0].players):
                    best[turn] = value[turn]


@inner
def settle_roll(board, s):
    """Keep the whole roll."""
    use_roll(pointer_to(board), pointer_to(s))


@inner
def value_moves(board, states, net, moves):
    """Write the values of all moves (see `TurnValues`)."""
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
                    best_chain(board, states, ROLLED, played, mover, net, moves[wished, row, 1])
                elif s.phase == SYMBOL:
                    do(board, s, MOVE + row)
                    best_chain(board, states, ROLLED, played, mover, net, moves[wished, row, number])


@inner
def value_bags(players, wishes, values):
    """Write the value of every bag of kept dice, from full bags down to the empty one."""
    rolls, follow, moves, worth = values.bags.rolls, values.bags.follow, values.moves, values.worth
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
def value_turn(board, states, net, values, target):
    """The expected value of the turn that begins in states[NOW], for all seats, starting with the mover."""
    players = states[NOW].players
    value_moves(board, states, net, values.moves)
    value_bags(players, board.dice_wishes, values)
    likely = values.bags.likely
    for turn in range(players):
        target[turn] = np.float32(0)
    for roll in range(len(likely)):
        bag = best_keep(values.bags, roll, values.worth)
        for turn in range(players):
            target[turn] += likely[roll] * values.worth[bag, turn]


# --- decisions ---------------------------------------------------------------------------------


@entry
def evaluate_actions(boards, states, net, values, actions, worths):
    """Write the values of all legal actions in states[NOW] for all seats; returns the number of actions."""
    board, s = boards[0], states[NOW]
    players, mover, played = s.players, s.seat, s.played
    word = legal(board, s)[0]
    number = 0
    if s.phase == DICE:
        value_moves(board, states, net, values.moves)
        value_bags(players, board.dice_wishes, values)
    while word:
        action = lowest(word)
        word &= word - 1
        actions[number] = action
        if s.phase == DICE:
            bag = number_of_bag(s, action, values.bags.index_of)
            for turn in range(players):
                worths[number, turn] = values.worth[bag, turn]
        else:
            states[ROLLED] = states[NOW]
            do(board, states[ROLLED], action)
            best_chain(board, states, ROLLED, played, mover, net, worths[number])
        number += 1
    return number


# --- learning ----------------------------------------------------------------------------------


@entry
def train(boards, fresh, states, rngs, net, values, target, schedule):
    """Play self-play games and learn from every turn; returns the number of turns.

    The rates of the schedule: learning rate, and per mille of turns that are random (exploration) and of
    games that begin with a lead.
    """
    board, rng, rates = boards[0], rngs[0], schedule.rates
    active, sums, hidden, raw, shares, _, _ = net.scratch
    turns = 0
    for game in range(schedule.first, schedule.first + schedule.games):
        seed(rng, schedule.series, game)
        states[NOW] = fresh[0]
        players = states[NOW].players
        if below(rng, 1000) < rates[2]:
            for seat in range(players):
                states[NOW].seats[seat].first_pieces = below(rng, 31)
        while states[NOW].phase != OVER and states[NOW].played == fresh[0].played:
            s = states[NOW]
            value_turn(board, states, net, values, target)
            layers = (net.first[s.side], net.second[s.side])
            count = position_features(board, s, s.seat, active, sums[0], sums[1])
            net_shares(layers, active, count, players, hidden, raw, shares)
            train_step(layers, active, count, players, hidden, raw, shares, target, np.float32(rates[0]))
            roll = sample(rng, values.bags, 0)
            if below(rng, 1000) < rates[1]:
                bag = sample(rng, values.bags, 0)
            else:
                bag = sample(rng, values.bags, best_keep(values.bags, roll, values.worth))
            take_roll(board, states, net, values.bags.rolls[bag])
            turns += 1
    return turns


@inner
def take_roll(board, states, net, roll):
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
            best_chain(board, states, ROLLED, played, mover, net, value)
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
        bags = tables_for(board.dice)
        self._turn = TurnValues(
            bags=bags,
            moves=np.zeros((2, ROWS + 1, MOST_DICE + 1, SEATS), np.float32),
            worth=np.zeros((len(bags.follow), SEATS), np.float32),
        )
        scratch = DiceScratch(
            active=np.zeros(64, np.int64),
            sums=np.zeros((2, SEATS), np.int64),
            hidden=np.zeros(HIDDEN, np.float32),
            raw=np.zeros(SEATS, np.float32),
            shares=np.zeros(SEATS, np.float32),
            value=np.zeros(SEATS, np.float32),
            words=np.zeros(STATES + 1, np.int64),
        )
        self._state = DiceNetState(net.first, net.second, scratch)
        self._actions, self._worths = np.zeros(64, np.int64), np.zeros((64, SEATS), np.float32)

    def evaluate(self, state: Struct) -> list[tuple[int, float]]:
        """The legal actions of the mover with its share of the win after each."""
        return [(action, shares[0]) for action, shares in self.evaluate_shares(state)]

    def evaluate_shares(self, state: Struct) -> list[tuple[int, list[float]]]:
        """The legal actions with the shares of all seats after each, starting with the mover."""
        self._carrier.write(self._states, NOW, state)
        given = (self._board, self._states, self._state, self._turn)
        number = int(evaluate_actions(*given, self._actions, self._worths))
        shares = self._worths[:number, : self.players].tolist()
        return list(zip(self._actions[:number].tolist(), shares, strict=True))

    def evaluate_turn(self, state: Struct) -> list[float]:
        """The shares of all seats before the roll, starting with the mover: the mean over all rolls."""
        rolled: Any = state.copy()
        rolled.phase = DICE
        rolled.dice.shown[:] = [rolled.dice.rolling.bit_count()] + [0] * (FACES - 1)
        rolled.dice.face[:] = [0] * MOST_DICE
        rolled.dice.rolling = 0
        self.evaluate_shares(rolled)
        tables = self._turn.bags
        worth, likely = self._turn.worth.tolist(), tables.likely.tolist()
        bags = [best_keep(tables, roll, self._turn.worth) for roll in range(len(likely))]
        whole = sum(likely)
        return [
            sum(chance * worth[bag][turn] for chance, bag in zip(likely, bags, strict=True)) / whole
            for turn in range(self.players)
        ]

    def train(self, seed: int, first: int, games: int, rate: float, explore: int, leads: int) -> int:
        """Play games and learn from them; returns the number of turns."""
        schedule = Schedule(seed, first, games, np.array([rate, explore, leads], np.float64))
        given = (self._board, self._fresh, self._states, RNG.empty(1), self._state, self._turn)
        return int(train(*given, np.zeros(SEATS, np.float32), schedule))
