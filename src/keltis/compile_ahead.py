"""Warm-up: compiles the code for simulations, comparisons and environments ahead of time."""

from collections.abc import Callable, Iterator

import numpy as np

from keltis.comparison.compiled import FastCount
from keltis.core.game import AnyGame
from keltis.core.rng import seeded_rng
from keltis.fast.batch.board import CompiledBoard, play_random
from keltis.fast.batch.policies import play_policies
from keltis.fast.batch.replays import trace, verify
from keltis.fast.batch.single import Single
from keltis.fast.jit import cache
from keltis.games import game_named
from keltis.simulation.plain import Plan
from keltis.stepping.compiled import Batch, legal, observations

SEATS = 2  # compiled code does not depend on the number of players
BOTS = ("greedy", "random")


def warm(name: str) -> Iterator[None]:
    """Compile or load all entry points for a game; yields after each, for progress bars."""
    game = game_named(name)
    table = CompiledBoard(game, SEATS)
    for work in WORKS:
        work(game, table)
        yield
    cache.note_warm(name)


def _play(game: AnyGame, table: CompiledBoard) -> None:
    play_random(table, 1)


def _let_bots_play(game: AnyGame, table: CompiledBoard) -> None:
    play_policies(table, BOTS, 1)


def _replay(game: AnyGame, table: CompiledBoard) -> None:
    verify(table, [], [])
    trace(table, [])


def _look_closely(game: AnyGame, table: CompiledBoard) -> None:
    positions = table.positions(1)
    table.do(positions, 0, -1)
    table.legal(positions, 0)
    table.redeal(positions, 0, 0, seeded_rng(0))
    legal(table, positions)
    observations(table, positions, np.zeros(1, np.int8))


def _step_alone(game: AnyGame, table: CompiledBoard) -> None:
    single = Single(table)
    single.begin(0, 0)
    single.observation(1)


def _step_together(game: AnyGame, table: CompiledBoard) -> None:
    for threads, opponents in enumerate(
        ((), BOTS[:1]), 1
    ):  # with several threads, another entry point is used
        batch = Batch(game, SEATS, threads, opponents=opponents, threads=threads)
        batch.begin()
        batch.step(batch.sample())
        batch.scores_now()


def _compare(game: AnyGame, table: CompiledBoard) -> None:
    FastCount((Plan(game.name, game.load_board(), BOTS),))(range(2))


WORKS: tuple[Callable[[AnyGame, CompiledBoard], None], ...] = (
    _play,
    _let_bots_play,
    _replay,
    _look_closely,
    _step_alone,
    _step_together,
    _compare,
)
