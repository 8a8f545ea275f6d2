"""Compiling ahead covers everything: whoever comes later only loads."""

import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules

import numba.core.dispatcher
import pytest

import keltis.fast
from keltis.fast import cache
from keltis.fast.warming import WORKS, warm

GAME = "weg_der_steine"
LATER = (  # compiled when they are asked for
    "cardmind",
    "cardschool",
    "dice",
    "endgame",
    "playouts",
    "positions",
    "search",
    "tilemind",
    "tileschool",
    "turns",
)

USE = f"""
from pathlib import Path
from tests.fast.test_warming import entry_points
from keltis import game_named
from keltis.core.luck import lucky
from keltis.fast import Batch, Table, play_policies, play_random, trace, verify
from keltis.simulation import Plan, portions

game = game_named("{GAME}")
table = Table(game, 3)
play_random(table, 20, threads=2)
series = play_policies(table, ["greedy", "random", "random"], 20, 5, threads=2)
verify(table, series.actions, series.lengths, threads=2, moments=True)
positions = trace(table, series.actions[: series.lengths[0]])
table.redeal(positions, 3, 1, lucky(1))
table.do(positions, 3, int(series.actions[3]))
list(portions(Plan(game.name, game.board(), ("random",) * 4), 300, jobs=2, keep=False, compiled=True))
for opponents in ((), ("greedy", "random")):
    batch = Batch(game, 3, 8, 5, opponents=opponents)
    batch.begin()
    batch.step(batch.sample())
    batch.observe(1)
for function in entry_points():
    assert not function.stats.cache_misses, function
"""


def entry_points() -> list[numba.core.dispatcher.Dispatcher]:
    """All compiled functions of keltis.fast."""
    found = []
    for module in iter_modules(keltis.fast.__path__):
        if module.name not in LATER:
            loaded = import_module(f"keltis.fast.{module.name}")
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
