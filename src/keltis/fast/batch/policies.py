"""Compiled bots, and whole games between them.

With the same seed a game is the same, action by action, as in `keltis.simulation.plain`: chance and the bots
have separate generators, derived from the seed and the number of the game.
"""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from keltis.core.actions import choice, how_many
from keltis.core.bits import LOW, lowest
from keltis.core.rng import below, mix64, seed, seed_bots
from keltis.core.seats import CHANCE, NOBODY
from keltis.fast.batch.board import RNG, CompiledBoard, in_ranges
from keltis.fast.jit.dispatch import (
    apply_action,
    appraise,
    chance_way,
    chance_ways,
    ending,
    legal_actions,
    mover,
    points,
    redeal,
    starts,
)
from keltis.fast.jit.entry_points import entry
from keltis.fast.jit.inlining import inner

RANDOM, GREEDY = 0, 1
POLICIES = {"random": RANDOM, "greedy": GREEDY}  # the bots of `keltis.bots` that are implemented here

LEAST = -(1 << 62)
PORTION = 512  # games between two checks for signals
EXPECTED = 1 << 10  # actions per game; the buffer grows if there are more
NOTHING = np.zeros(0, np.int16)


class GameLog(NamedTuple):
    """What `play_games` writes, one row per game."""

    actions: Any  # of all games, concatenated; empty if they are not kept
    lengths: Any  # number of actions, chance included
    finals: Any  # final positions


@inner
def best_action(board, s, words):
    """The legal action with the highest heuristic value; the first one if several are equal."""
    best, most = -1, LEAST
    for w in range(len(words)):
        bits = words[w]
        while bits:
            action = starts(s)[w] + lowest(bits)
            worth = appraise(board, s, action)
            if worth > most:
                best, most = action, worth
            bits &= bits - 1
    return best


@inner
def decision(board, states, rngs, policy):
    """The decision of a policy in `states[0]`; `states[1]` contains its determinised position."""
    s, thoughts = states[0], rngs[1]
    words = legal_actions(board, s)
    number = how_many(words)
    if policy == RANDOM:
        return choice(starts(s), words, below(thoughts, number))
    if number == 1:
        return choice(starts(s), words, 0)
    states[1] = states[0]
    rngs[2].x = mix64(thoughts.x)
    redeal(board, states[1], mover(s), rngs[2])
    return best_action(board, states[1], words)


@entry
def play_games(boards, fresh, states, rngs, policies, number, first, keep, log):
    """Play the games first, first + 1, … of the series `number`, one per row of the log.

    `states` and `rngs` are working memory; the actions are logged if `keep` is set. Returns the number of
    games for which there was room.
    """
    board, s, chance = boards[0], states[0], rngs[0]
    actions, lengths, finals = log
    at = 0
    for game in range(len(lengths)):
        states[0] = fresh[0]
        seed(chance, number, first + game)
        seed_bots(rngs[1], number, first + game)
        length = 0
        who = mover(s)
        while who != NOBODY:
            if who == CHANCE:
                action = chance_way(board, s, below(chance, chance_ways(board, s)))
            else:
                action = decision(board, states, rngs, policies[who])
            if keep:
                if at + length == len(actions):
                    return game
                actions[at + length] = action
            apply_action(board, s, action)
            length += 1
            who = mover(s)
        at += length
        lengths[game] = length
        finals[game] = states[0]
    return len(lengths)


@entry
def read_results(boards, states, scores, endings, turns):
    """Write the results of positions: points by seat and source, ending, number of turns."""
    for index in range(len(states)):
        s = states[index]
        endings[index] = ending(s)
        turns[index] = s.turn
        for seat in range(scores.shape[1]):
            for source in range(scores.shape[2]):
                scores[index, seat, source] = points(boards[0], s, seat, source)


@dataclass(frozen=True)
class Series:
    """Finished games, a row each."""

    points: npt.NDArray[np.int16]  # by game, seat and source
    endings: npt.NDArray[np.int8]  # indices into the game's `endings`
    turns: npt.NDArray[np.int32]
    lengths: npt.NDArray[np.int32]  # number of actions, chance included
    actions: npt.NDArray[np.int16]  # actions of all games, concatenated; empty if not kept

    @property
    def scores(self) -> npt.NDArray[np.int64]:
        """The totals, by game and seat."""
        totals: npt.NDArray[np.int64] = self.points.sum(axis=2, dtype=np.int64)
        return totals


def play_policies(
    table: CompiledBoard,
    policies: Sequence[str],
    games: int,
    seed: int = 0,
    *,
    first: int = 0,
    keep: bool = True,
    threads: int = 1,
) -> Series:
    """Play the games first, first + 1, … of a seed with a policy per seat, by name (see POLICIES)."""
    if len(policies) != table.players:
        raise ValueError(f"{table.players} players need as many policies, not {len(policies)}")
    for name in policies:
        if name not in POLICIES:
            raise ValueError(f"there is no policy {name!r}; there are: {', '.join(POLICIES)}")
    shape = (games, table.players, len(table.game.sources))
    points, endings = np.zeros(shape, np.int16), np.zeros(games, np.int8)
    turns, lengths = np.zeros(games, np.int32), np.zeros(games, np.int32)
    rows = (points, endings, turns, lengths)
    worker = partial(_play_range, table, [POLICIES[name] for name in policies], seed & LOW, first, keep, rows)
    kept = in_ranges(worker, games, threads)
    return Series(*rows, np.concatenate([NOTHING, *(part for parts in kept for part in parts)]))


def _play_range(
    table: CompiledBoard,
    policies: list[int],
    seed: int,
    first: int,
    keep: bool,
    rows: tuple[npt.NDArray[Any], ...],
    begin: int,
    end: int,
) -> list[npt.NDArray[np.int16]]:
    """One thread's games, in portions of bounded size."""
    kept = []
    memory = (table.positions(2), RNG.empty(3), np.array(policies, np.int64))
    finals = table.carrier.empty(min(PORTION, end - begin))
    actions = np.zeros(EXPECTED * len(finals) if keep else 0, np.int16)
    while begin < end:
        points, endings, turns, lengths = (row[begin : min(begin + PORTION, end)] for row in rows)
        log = GameLog(actions, lengths, finals)
        done = play_games(table.board, table.fresh, *memory, seed, first + begin, keep, log)
        read_results(table.board, finals[:done], points[:done], endings[:done], turns[:done])
        kept.append(actions[: int(lengths[:done].sum()) if keep else 0].copy())
        if done == 0:
            actions = np.zeros(2 * len(actions), np.int16)
        begin += done
    return kept
