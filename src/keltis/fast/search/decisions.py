"""Decisions of levels, and whole games between them, compiled."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from typing import Any, NamedTuple

import numpy as np
from numba.extending import overload

from keltis.core.actions import choice, how_many
from keltis.core.rng import below, mix64, seed, seed_bots
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.jit import dispatch
from keltis.fast.jit.dispatch import mover, starts
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import INNER, inner
from keltis.fast.jit.rule_calls import do, imagine, leave_to_chance, legal, points_of
from keltis.fast.search import endgame, mcts
from keltis.fast.search.outcomes import WHOLE, lead_of, share_of
from keltis.fast.search.rollouts import (
    BOT_STREAM,
    BUDGET,
    CHANCES,
    ENDS,
    EXACT,
    GAME,
    HEURISTIC,
    IMAGINED,
    KIND,
    MARGIN,
    NOISE,
    RANDOM,
    REACH,
    SLIP,
    TREE,
    UNIT,
    WEIGHTS,
    WORLD,
    WORLD_STREAM,
    Plans,
    favourite,
    noisy_favourite,
    roll_out,
    search,
    worth_of_end,
)
from keltis.games.weg_der_steine import WEG_DER_STEINE


class MatchSetup(NamedTuple):
    """The games of a match and who plays them."""

    levels: Any  # a row of numbers each
    weights: Any  # of the heuristics, by index
    seating: Any  # the level, by game and seat
    series: Any  # games with the same series and number have the same deal
    games: Any  # their numbers


class MatchResults(NamedTuple):
    """What `play_matches` writes, one row per game; `asked` by level."""

    scores: Any
    endings: Any
    asked: Any  # decisions with at least two legal actions


# --- MCTS --------------------------------------------------------------------------------------


@inner
def mcts_action(board, states, rng, level, w):
    """The most visited action of an MCTS from the position in IMAGINED."""
    tree = mcts.SearchTree(
        np.zeros((mcts.MOST, 5), np.int64),
        np.zeros((mcts.MOST, mcts.SEATS)),
        np.zeros(mcts.MOST),
        np.zeros(mcts.DEPTH, np.int64),
    )
    tree.branches[mcts.ROOT, mcts.FIRST] = mcts.NONE
    worths = np.zeros(states[IMAGINED].players)
    exploration, series, used = level[TREE] / UNIT, rng[BOT_STREAM].x, 1
    for world in range(level[BUDGET]):
        states[WORLD] = states[IMAGINED]
        s = states[WORLD]
        rng[WORLD_STREAM].x = mix64(series + world)
        depth, used = mcts.descend(board, s, w, rng[WORLD_STREAM], tree, used, exploration)
        roll_out(board, s, w, rng[WORLD_STREAM])
        for seat in range(len(worths)):
            share, lead = share_of(board, s, seat), lead_of(board, s, seat)
            worths[seat] = worth_of_end(share, lead, level[MARGIN], level[REACH]) / WHOLE
        mcts.backpropagate(tree, depth, worths)
    return mcts.most_visited(tree.branches)


def tree_action(board, states, rng, level, w):
    """The action chosen by MCTS; negative for a level or a game without it."""


@overload(tree_action, strict=False, jit_options=INNER)
def _tree_action(board, states, rng, level, w):
    if dispatch.game_of(states.dtype).name != WEG_DER_STEINE.name:
        return lambda board, states, rng, level, w: mcts.NONE
    return lambda board, states, rng, level, w: (
        mcts_action(board, states, rng, level, w) if level[TREE] else mcts.NONE
    )


# --- decisions ---------------------------------------------------------------------------------


@inner
def plans_of(table):
    """The rows of a plan table by name."""
    return Plans(table[0], table[1], table[2], table[3], table[4], table[5])


@inner
def decide_without_rollouts(board, states, rng, level, w, memo):
    """The decision of a level that needs no rollouts; negative if it does. Draws from BOT_STREAM."""
    s, thoughts = states[IMAGINED], rng[BOT_STREAM]
    words = legal(board, s)
    number = how_many(words)
    if level[KIND] == RANDOM:
        return choice(starts(s), words, below(thoughts, number))
    if number == 1:
        return choice(starts(s), words, 0)
    if level[SLIP] and below(thoughts, UNIT) < level[SLIP]:
        return choice(starts(s), words, below(thoughts, number))
    if level[NOISE]:
        return noisy_favourite(board, s, w, words, level[NOISE], thoughts)
    if level[KIND] == HEURISTIC:
        return favourite(board, s, w, words)
    exact = endgame.exact_action(board, s, states[ENDS:], level[EXACT], memo, np.zeros(0))
    if exact >= 0:
        return exact
    visited = tree_action(board, states, rng, level, w)
    if visited >= 0:
        below(thoughts, 2)  # so that the next decision gets other worlds
    return visited


@entry  # one entry point for actions and for plans: the whole search is compiled once
def decide(boards, states, rng, level, weights, plan_table, memo, to_the_end):
    """The decision of a level in the determinised position IMAGINED; draws from BOT_STREAM.

    `to_the_end`: search with the whole budget, and return the number of plans, stored in the table, instead.
    """
    board, w, plans = boards[0], weights[level[WEIGHTS]], plans_of(plan_table)
    if not to_the_end:
        action = decide_without_rollouts(board, states, rng, level, w, memo)
        if action >= 0:
            return action
    number = search(board, states, rng, level, w, to_the_end, plans)
    if to_the_end:
        return number
    below(rng[BOT_STREAM], 2)  # so that the next decision gets other worlds
    return plans.first[plans.alive[0]]


@entry
def solve_one(boards, states, most, memo, worths):
    """The best action in the position IMAGINED if it can be solved, else a negative number."""
    return endgame.exact_action(boards[0], states[IMAGINED], states[ENDS:], most, memo, worths)


@entry
def play_matches(boards, fresh, states, rng, setup, plan_table, memo, results):
    """Play the games of a match between levels."""
    board, s, chance, games = boards[0], states[GAME], rng[CHANCES], setup.games
    for game in range(len(games)):
        states[GAME] = fresh[0]
        seed(chance, setup.series, games[game])
        seed_bots(rng[BOT_STREAM], setup.series, games[game])
        who = mover(s)
        while who != NOBODY:
            if who == CHANCE:
                leave_to_chance(board, s, chance)
            else:
                states[IMAGINED] = states[GAME]
                rng[WORLD_STREAM].x = mix64(rng[BOT_STREAM].x)
                imagine(board, states[IMAGINED], who, rng[WORLD_STREAM])
                level = setup.seating[game, who]
                if how_many(legal(board, s)) > 1:
                    results.asked[level] += 1
                row = setup.levels[level]
                do(board, s, decide(boards, states, rng, row, setup.weights, plan_table, memo, False))
            who = mover(s)
        results.endings[game] = dispatch.ending(s)
        for seat in range(results.scores.shape[1]):
            results.scores[game, seat] = points_of(board, s, seat)
