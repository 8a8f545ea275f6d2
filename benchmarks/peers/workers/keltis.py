"""Ours: random play compiled and plain, batches stepped from Python, and the PettingZoo environments."""

import itertools
from collections.abc import Callable, Mapping
from functools import partial

from benchmarks.peers.count import Count, steps
from benchmarks.peers.worker import Chunk, Preparation, serve
from benchmarks.peers.workers.turns import turns

PLAYERS = 2
SAMPLES = 100  # games whose decisions are counted
BATCH = 1024
OTHER_BATCHES = (64, 16384)
CHUNK = 65536  # steps at a time
NAMES = ("keltis", "neue_wege", "orakel", "weg_der_steine", "wuerfelspiel")


def plain(name: str) -> Chunk:
    """Random games in plain Python through the public functions."""
    from keltis import game_named
    from keltis.core.playout import random_playout
    from keltis.core.rng import seeded_rng

    game, numbers = game_named(name), itertools.count()
    board, share = game.load_board().board, decisions_per_action(name)

    def chunk() -> Count:
        actions = random_playout(game, board, game.rules.setup(board, PLAYERS), seeded_rng(0, next(numbers)))
        return Count(share * actions, actions)

    return chunk


def compiled(name: str) -> Chunk:
    """Random games through the generic compiled functions: legal set, uniform choice, checked apply."""
    from keltis import game_named
    from keltis.fast import CompiledBoard, play_random

    table, share, seeds = (
        CompiledBoard(game_named(name), PLAYERS),
        decisions_per_action(name),
        itertools.count(),
    )

    def chunk() -> Count:
        actions = int(play_random(table, 1000, seed=next(seeds)).lengths.sum())
        return Count(share * actions, actions)

    return chunk


def decisions_per_action(name: str) -> float:
    """The share of players' decisions among the actions of random games."""
    from keltis import game_named
    from keltis.core.playout import random_action
    from keltis.core.rng import seeded_rng
    from keltis.core.seats import CHANCE

    game = game_named(name)
    board = game.load_board().board
    actions = decisions = 0
    for index in range(SAMPLES):
        state, rng = game.rules.setup(board, PLAYERS), seeded_rng(0, index)
        while (action := random_action(game, board, state, rng)) >= 0:
            actions += 1
            decisions += game.rules.mover(state) != CHANCE
            game.rules.apply_action(board, state, action)
    return decisions / actions


def batch(name: str, size: int = BATCH, copy: bool = False, form: bool | str = True) -> Chunk:
    """Steps of a batch from Python: random legal actions, then masks, observations and rewards."""
    from keltis.research.vector import VectorEnv

    env = VectorEnv(name, PLAYERS, size, copy=copy, observations=form, masks=form)
    env.reset()
    calls = max(1, CHUNK // size)

    def chunk() -> Count:
        for _ in range(calls):
            env.step(env.sample())
        return steps(calls * size)

    return chunk


def environment(name: str, compiled: bool = True) -> Chunk:
    """Turns of the PettingZoo environment."""
    from keltis.research import aec

    return turns(aec.env(game=name, players=PLAYERS, compiled=compiled))


def series() -> Mapping[str, Preparation]:
    """The available series."""
    slow = partial(environment, compiled=False)
    kinds: dict[str, Callable[[str], Chunk]]
    kinds = {
        "random": compiled,
        "plain": plain,
        f"step-{BATCH}": batch,
        f"packed-{BATCH}": partial(batch, form="packed"),
        "turns": environment,
        "slowturns": slow,
    }
    return {
        **{
            f"keltis/{kind}/{name}": partial(prepare, name)
            for kind, prepare in kinds.items()
            for name in NAMES
        },
        **{f"keltis/step-{size}/keltis": partial(batch, "keltis", size) for size in OTHER_BATCHES},
        f"keltis/fresh-{BATCH}/keltis": partial(batch, "keltis", copy=True),
    }


if __name__ == "__main__":
    serve(series, ("keltis", "numba", "numpy", "pettingzoo"))
