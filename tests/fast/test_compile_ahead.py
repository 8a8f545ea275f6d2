"""Compiling ahead covers everything: later processes only load."""

import subprocess
import sys
from importlib import import_module
from pkgutil import walk_packages

import numba.core.dispatcher
import pytest

import keltis.fast
from keltis.compile_ahead import WORKS, warm
from keltis.fast.jit import cache

GAME = "weg_der_steine"
LATER = ("keltis.fast.ai", "keltis.fast.search", "keltis.fast.batch.playouts")  # compiled on demand
TWINS = ("comparison", "simulation", "stepping", "checking")  # packages with a module `compiled`

USE = f"""
from pathlib import Path
from tests.fast.test_compile_ahead import entry_points
from keltis import game_named
from keltis.core.rng import seeded_rng
from keltis.stepping.compiled import Batch
from keltis.fast import CompiledBoard, play_policies, play_random, trace, verify
from keltis.simulation.plain import Plan, portions

game = game_named("{GAME}")
table = CompiledBoard(game, 3)
play_random(table, 20, threads=2)
series = play_policies(table, ["greedy", "random", "random"], 20, 5, threads=2)
verify(table, series.actions, series.lengths, threads=2, moments=True)
positions = trace(table, series.actions[: series.lengths[0]])
table.redeal(positions, 3, 1, seeded_rng(1))
table.do(positions, 3, int(series.actions[3]))
list(portions(Plan(game.name, game.load_board(), ("random",) * 4), 300, jobs=2, keep=False, compiled=True))
for opponents in ((), ("greedy", "random")):
    batch = Batch(game, 3, 8, 5, opponents=opponents)
    batch.begin()
    batch.step(batch.sample())
    batch.observe(1)
for function in entry_points():
    assert not function.stats.cache_misses, function
"""


def entry_points() -> list[numba.core.dispatcher.Dispatcher]:
    """All compiled functions that `keltis warm` compiles ahead."""
    found = []
    names = [module.name for module in walk_packages(keltis.fast.__path__, "keltis.fast.")]
    names += [f"keltis.{twin}.compiled" for twin in TWINS]
    for name in names:
        if not name.startswith(LATER):
            loaded = import_module(name)
            members = [value for value in vars(loaded).values() if hasattr(value, "nopython_signatures")]
            found += [value for value in members if value.py_func.__module__ == loaded.__name__]
    return found


@pytest.fixture(scope="module", autouse=True)
def warmed() -> None:
    assert len(list(warm(GAME))) == len(WORKS)


def test_every_entry_point_is_compiled() -> None:
    assert len(entry_points()) >= 10
    assert [function for function in entry_points() if not function.nopython_signatures] == []
    assert cache.is_warm(GAME)


def test_nothing_is_compiled_any_more_after_it() -> None:
    done = subprocess.run([sys.executable, "-c", USE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
