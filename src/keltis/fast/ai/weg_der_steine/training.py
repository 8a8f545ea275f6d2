"""TD learning for the net of Der Weg der Steine, from self-play, compiled.

The target of a position at the end of a turn lies between the value after the next turn, which is the other
seat's, and the result of the game: TD(λ).
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any

import numpy as np

from keltis.core.actions import choice, how_many
from keltis.core.rng import below, seed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.ai.colour_net import ZERO, embed_colour, net_value, train_step, training_memory
from keltis.fast.ai.schedule import Schedule
from keltis.fast.ai.weg_der_steine.features import MOST_ACTIVE, TABLE_ACTIVE, colour_features, table_features
from keltis.fast.ai.weg_der_steine.lookahead import NOW, ONE, TileNetPlayer, evaluate_actions
from keltis.fast.batch.board import RNG
from keltis.fast.jit.dispatch import mover, starts
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, leave_to_chance, legal
from keltis.fast.search import mcts
from keltis.fast.search.outcomes import end_worth
from keltis.fast.search.rollouts import noisy_favourite, weight_records
from keltis.games.weg_der_steine.state import BEGIN
from keltis.parts.cardset import CARDS, COLOURS

TURNS = 2 * CARDS  # turns of one game, at most: each takes a tile or turns one over
NOISE = 300  # hundredths of a point: noise of the heuristic that plays some turns (exploration)


@inner
def best_action(board, states, net, choices):
    """The action in states[NOW] with the largest value."""
    actions, worths = choices
    number, best = evaluate_actions(board, states, net, actions, worths), 0
    for at in range(1, number):
        if worths[at] > worths[best]:
            best = at
    return actions[best]


@inner
def record_turn(board, s, turn, net, trajectory):
    """Record a position between two turns, with its value for the seat that ended the first."""
    viewer, end = 1 - s.seat, 0
    active, bounds = trajectory.active[turn], trajectory.bounds[turn]
    colours = net.colours[viewer]
    total = colours[COLOURS]
    for unit in range(len(total)):
        total[unit] = ZERO
    for colour in range(COLOURS):
        bounds[colour] = end
        end = colour_features(board, s, viewer, colour, active, end)
        embed_colour(net.layers.colour, active, bounds[colour], end, colours[colour])
        for unit in range(len(total)):
            total[unit] += colours[colour, unit]
    bounds[COLOURS] = end
    table_active = trajectory.table_active[turn]
    number = table_features(board, s, viewer, table_active)
    value = net_value(net.layers, total, table_active, number, net.scratch.hidden)
    trajectory.lengths[turn], trajectory.values[turn], trajectory.seats[turn] = number, value, viewer


@inner
def learn_game(board, s, turns, net, training, trust, rate):
    """Learn from the recorded turns of a finished game, from the last one backwards."""
    squares, trajectory, gradients = training
    target = following = end_worth(board, s, 0)  # value for the first seat
    for turn in range(turns - 1, -1, -1):
        target = trust * target + (ONE - trust) * following
        own = trajectory.seats[turn] == 0
        following = trajectory.values[turn] if own else ONE - trajectory.values[turn]
        active, bounds = trajectory.active[turn], trajectory.bounds[turn]
        table, number = trajectory.table_active[turn], trajectory.lengths[turn]
        aim = target if own else ONE - target
        train_step(net.layers, squares, active, bounds, table, number, gradients, aim, rate)


@entry
def train(boards, fresh, states, rngs, net, choices, training, weights, schedule):
    """Play self-play games and learn; returns the number of turns.

    The rates of the schedule: learning rate, weight of the result in the target (λ), and per mille of games
    and of decisions that the noisy heuristic makes.
    """
    board, rng, rates, count = boards[0], rngs[0], schedule.rates, 0
    rate, trust = np.float32(rates[0]), np.float32(rates[1])
    for game in range(schedule.first, schedule.first + schedule.games):
        seed(rng, schedule.series, game)
        states[NOW] = fresh[0]
        s, turns = states[NOW], 0
        by_heuristic = below(rng, 1000) < rates[2]
        while mover(s) != NOBODY:
            words = legal(board, s)
            if mover(s) == CHANCE:
                leave_to_chance(board, s, rng)
            elif how_many(words) == 1:
                do(board, s, choice(starts(s), words, 0))
            elif by_heuristic or below(rng, 1000) < rates[3]:
                do(board, s, noisy_favourite(board, s, weights[0], words, NOISE if below(rng, 3) else 0, rng))
            else:
                do(board, s, best_action(board, states, net, choices))
            if s.phase == BEGIN:
                record_turn(board, s, turns, net, training.trajectory)
                turns += 1
        learn_game(board, s, turns, net, training, trust, rate)
        count += turns
    return count


class TileTrainer:
    """Trains a net for Der Weg der Steine by self-play."""

    def __init__(self, player: TileNetPlayer, heuristic: Any) -> None:
        self.player, self._weights, self._rngs = player, weight_records([heuristic]), RNG.empty(1)
        self._choices = np.zeros(mcts.CHOICES, np.int64), np.zeros(mcts.CHOICES, np.float32)
        self._training = training_memory(player.net, TURNS, COLOURS * MOST_ACTIVE, TABLE_ACTIVE)

    def train(self, seed: int, first: int, games: int, rates: tuple[float, float, int, int, int, int]) -> int:
        """Play games and learn from them; returns the number of turns.

        For the first four `rates` see the compiled `train`; the others are for card games.
        """
        player = self.player
        work = (player.table.board, player.table.fresh, player.states, self._rngs, player.state)
        schedule = Schedule(seed, first, games, np.array(rates, np.float64))
        return int(train(*work, self._choices, self._training, self._weights, schedule))
