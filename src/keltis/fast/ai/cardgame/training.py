"""TD learning for the nets of card games, from self-play, compiled.

The target of a position at the end of a turn lies between the value at the end of the seat's next turn and
the result of the game: TD(λ).
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

import numpy as np

from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import DRAWN, REFILL
from keltis.core.bits import lowest
from keltis.core.rng import below, seed
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.ai.cardgame.card_inputs import unknown_cards
from keltis.fast.ai.cardgame.dispatch import (
    colour_features,
    draw_action,
    features_of,
    table_features,
    take_action,
    touched_by,
)
from keltis.fast.ai.cardgame.player import CardNetPlayer
from keltis.fast.ai.cardgame.turns import (
    DEPTH,
    DONE,
    NOW,
    TOUCHED,
    WORK,
    embed_colours,
    is_last,
    next_choice,
    open_choices,
    worth_after,
)
from keltis.fast.ai.colour_net import ONE, Layers, NetState, net_value, train_step, training_memory
from keltis.fast.ai.schedule import Schedule
from keltis.fast.batch.board import RNG
from keltis.fast.jit.dispatch import mover
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner
from keltis.fast.jit.rule_calls import do, leave_to_chance, legal
from keltis.fast.search.outcomes import end_worth
from keltis.fast.search.rollouts import noisy_favourite, weight_records
from keltis.parts.cardset import COLOURS

REFILLED = 6  # turns for which cards from discard piles are considered too
TURNS = 400  # turns of one game that are learned from, at most
NOISE = 300  # hundredths of a point: noise of the heuristic that plays some turns (exploration)


class TurnSearch(NamedTuple):
    """Working memory of `best_turn`."""

    choices: Any
    turns: Any  # the best turns without their final card: length, touched colours, actions
    values: Any
    plan: Any  # the actions of the best turn
    ranking: Any


@inner
def best_turn(board, states, w, net, search):
    """The best turn in states[WORK]: its number of actions, stored in `search.plan`, and its value.

    All turns are evaluated with a card from the draw pile; the best ones also with cards from discard piles.
    """
    choices, turns, values, plan, ranking = search
    seat = states[WORK].seat
    unknown = unknown_cards(states[WORK], seat)
    embed_colours(board, states[WORK], seat, unknown, net)
    open_choices(board, states[WORK], w, choices[0], 0, 0, ranking)
    best, most, kept, depth = 0, np.float32(-1), 0, 0
    while depth >= 0:
        action = next_choice(states[WORK], choices[depth])
        if action < 0:
            depth -= 1
            continue
        states[WORK + depth + 1] = states[WORK + depth]
        s = states[WORK + depth + 1]
        do(board, s, action)
        touched = choices[depth, TOUCHED] | touched_by(s, action)
        if mover(s) == seat and s.phase != REFILL:
            if depth + 1 < DEPTH:
                depth += 1
                open_choices(board, s, w, choices[depth], touched, depth, ranking)
            continue
        refills = mover(s) == seat  # else the game is over, or a second card is missing
        if refills:
            s.phase = DRAWN
        worth = worth_after(board, s, seat, touched, unknown, net)
        if worth > most:
            best, most = depth + 1, worth
            for at in range(best):
                plan[at] = choices[at, DONE]
            if refills:
                plan[best] = draw_action(s)
                best += 1
        if refills and s.stock.filled & ~s.stock.closed and s.stock.idle < PATIENCE:
            kept = keep_turn(turns, values, kept, worth, choices, depth + 1, touched)
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
            do(board, s, take_action(s) + colour)
            worth = worth_after(board, s, seat, turn[1] | 1 << colour, unknown, net)
            if worth > most:
                best, most = length + 1, worth
                for step in range(length):
                    plan[step] = turn[2 + step]
                plan[length] = take_action(s) + colour
    return best, most


@inner
def keep_turn(turns, values, kept, worth, choices, length, touched):
    """Keep a turn if it is among the best so far; returns how many are kept."""
    if kept == REFILLED and worth <= values[kept - 1]:
        return kept
    at = kept if kept < REFILLED else REFILLED - 1
    while at > 0 and values[at - 1] < worth:
        values[at] = values[at - 1]
        turns[at] = turns[at - 1]
        at -= 1
    values[at] = worth
    turns[at, 0], turns[at, 1] = length, touched
    for step in range(length):
        turns[at, 2 + step] = choices[step, DONE]
    return min(kept + 1, REFILLED)


@inner
def play_turn(board, states, rng, heuristic, w, net, search):
    """Play a whole turn in states[NOW], by the net or by a noisy heuristic."""
    s = states[NOW]
    seat, turn = s.seat, s.turn
    if heuristic:
        noise = NOISE if below(rng, 3) else 0
        while mover(s) == seat and s.turn == turn:
            do(board, s, noisy_favourite(board, s, w, legal(board, s), noise, rng))
        return
    states[WORK] = states[NOW]
    length, _ = best_turn(board, states, w, net, search)
    for at in range(length):
        do(board, s, search.plan[at])


@inner
def record_turn(board, s, seat, turn, net, trajectory):
    """Record the position after a turn: its inputs and its value for the seat."""
    unknown, end = unknown_cards(s, seat), 0
    active, bounds = trajectory.active[turn], trajectory.bounds[turn]
    for colour in range(COLOURS):
        bounds[colour] = end
        end = colour_features(board, s, seat, colour, unknown, active, end)
    bounds[COLOURS] = end
    number = table_features(board, s, seat, trajectory.table_active[turn])
    embed_colours(board, s, seat, unknown, net)
    table_active = trajectory.table_active[turn]
    value = net_value(net.layers, net.colours[COLOURS], table_active, number, net.scratch.hidden)
    trajectory.lengths[turn], trajectory.values[turn], trajectory.seats[turn] = number, value, seat


@inner
def learn_game(board, s, turns, net, training, trust, rate):
    """Learn from the recorded turns of a finished game, from the last one backwards, seat by seat."""
    squares, trajectory, gradients = training
    for seat in range(s.players):
        target = end_worth(board, s, seat)
        following = target
        for turn in range(turns - 1, -1, -1):
            if trajectory.seats[turn] == seat:
                target = trust * target + (ONE - trust) * following
                following = trajectory.values[turn]
                active, bounds = trajectory.active[turn], trajectory.bounds[turn]
                table, number = trajectory.table_active[turn], trajectory.lengths[turn]
                train_step(net.layers, squares, active, bounds, table, number, gradients, target, rate)


@entry
def train(boards, fresh, states, rngs, nets, search, training, weights, schedule):
    """Play self-play games and learn; returns the number of turns.

    The rates of the schedule: learning rate, weight of the result in the target (λ), and per mille: of games
    and of turns that the noisy heuristic plays, of games in which it has a seat, and of games in which the
    second net, an older one, has a seat.
    """
    board, rng, rates, count = boards[0], rngs[0], schedule.rates, 0
    rate, trust = np.float32(rates[0]), np.float32(rates[1])
    net, older = nets
    for game in range(schedule.first, schedule.first + schedule.games):
        seed(rng, schedule.series, game)
        states[NOW] = fresh[0]
        s = states[NOW]
        by_heuristic = below(rng, 1000) < rates[2]
        foreign, by_older = -1, False
        if rates[4] + rates[5] > 0:
            drawn = below(rng, 1000)
            by_older = drawn >= rates[4]
            if drawn < rates[4] + rates[5]:
                foreign = below(rng, s.players)
        turns = 0
        while mover(s) != NOBODY:
            if mover(s) == CHANCE:
                leave_to_chance(board, s, rng)
                continue
            seat = s.seat
            heuristic = by_heuristic or below(rng, 1000) < rates[3] or (seat == foreign and not by_older)
            if seat == foreign and by_older:
                play_turn(board, states, rng, heuristic, weights[0], older, search)
            else:
                play_turn(board, states, rng, heuristic, weights[0], net, search)
            if turns < TURNS and not is_last(s):
                record_turn(board, s, seat, turns, net, training.trajectory)
                turns += 1
        learn_game(board, s, turns, net, training, trust, rate)
        count += turns
    return count


class CardTrainer:
    """Trains a net for a card game by self-play."""

    def __init__(self, player: CardNetPlayer, heuristic: Any) -> None:
        self.player, self._weights = player, weight_records([heuristic])
        self._older = NetState(Layers(*(layer.copy() for layer in player.net.layers)), *player.state[1:])
        ints, floats = np.int64, np.float32
        self._rngs = RNG.empty(1)
        self._search = TurnSearch(
            player.choices,
            np.zeros((REFILLED, DEPTH + 2), ints),
            np.zeros(REFILLED, floats),
            np.zeros(DEPTH + 2, ints),
            player.ranking,
        )
        most = features_of(player.table.game).MOST_ACTIVE
        self._training = training_memory(player.net, TURNS, COLOURS * most // 2, most // 8)

    def keep_older(self) -> None:
        """The net as it is now becomes the older one."""
        for layer, new in zip(self._older.layers, self.player.net.layers, strict=True):
            layer[:] = new

    def train(self, seed: int, first: int, games: int, rates: tuple[float, float, int, int, int, int]) -> int:
        """Play games and learn from them; returns the number of turns.

        For `rates` see the compiled `train`.
        """
        player = self.player
        nets = player.state, self._older
        work = (player.table.board, player.table.fresh, player.states, self._rngs, nets, self._search)
        schedule = Schedule(seed, first, games, np.array(rates, np.float64))
        return int(train(*work, self._training, self._weights, schedule))
