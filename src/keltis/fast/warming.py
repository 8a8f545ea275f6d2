"""Compiling ahead: everything that players, simulations, comparisons and environments will ask for."""

from collections.abc import Callable, Iterator

import numpy as np

from keltis.core.game import AnyGame
from keltis.core.luck import lucky
from keltis.fast import cache
from keltis.fast.batch import Table, play_random
from keltis.fast.policies import play_policies
from keltis.fast.replays import trace, verify
from keltis.fast.results import FastCount
from keltis.fast.single import Single
from keltis.fast.stepping import Batch, legal, observations
from keltis.games import game_named
from keltis.simulation import Plan

SEATS = 2  # compiled code does not depend on the number of players
BOTS = ("greedy", "random")


def warm(name: str) -> Iterator[None]:
    """Compile all entry points for a game, or load them; a step for each, for who counts them."""
    game = game_named(name)
    table = Table(game, SEATS)
    for work in WORKS:
        work(game, table)
        yield
    cache.note_warm(name)


def _play(game: AnyGame, table: Table) -> None:
    play_random(table, 1)


def _let_bots_play(game: AnyGame, table: Table) -> None:
    play_policies(table, BOTS, 1)


def _replay(game: AnyGame, table: Table) -> None:
    verify(table, [], [])
    trace(table, [])


def _look_closely(game: AnyGame, table: Table) -> None:
    positions = table.positions(1)
    table.do(positions, 0, -1)
    table.legal(positions, 0)
    table.redeal(positions, 0, 0, lucky(0))
    legal(table, positions)
    observations(table, positions, np.zeros(1, np.int8))


def _step_alone(game: AnyGame, table: Table) -> None:
    single = Single(table)
    single.begin(0, 0)
    single.observation(1)


def _step_together(game: AnyGame, table: Table) -> None:
    for threads, opponents in enumerate(((), BOTS[:1]), 1):  # several threads check the actions apart
        batch = Batch(game, SEATS, threads, opponents=opponents, threads=threads)
        batch.begin()
        batch.step(batch.sample())
        batch.scores_now()


def _compare(game: AnyGame, table: Table) -> None:
    FastCount((Plan(game.name, game.board(), BOTS),))(range(2))


WORKS: tuple[Callable[[AnyGame, Table], None], ...] = (
    _play,
    _let_bots_play,
    _replay,
    _look_closely,
    _step_alone,
    _step_together,
    _compare,
)
