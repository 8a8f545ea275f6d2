"""Random games of Keltis, compared with the same games in hand-tuned C.

    python -m benchmarks.yardstick [--rounds N] [--games N]

Needs a C compiler. First both are checked to play the same games; then rounds are interleaved, in
CPU seconds of one core. Prints actions per second (chance included): median, least and most, and the medians'
ratio.
"""

import argparse
import ctypes
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

from keltis.fast import BatchResult, CompiledBoard, play_out, play_random
from keltis.games import game_named

SOURCE = Path(__file__).with_name("yardstick.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC", "-Wall")
SEATS = 2
Play = Callable[[int, int], BatchResult]


def yardstick(folder: Path) -> Play:
    """The C program, compiled into a folder, as a function of the number of games and the seed."""
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        sys.exit("the yardstick needs a C compiler: install one, or name it in the variable CC")
    library = folder / "yardstick.so"
    subprocess.run([compiler, *FLAGS, "-o", str(library), str(SOURCE)], check=True)
    function = ctypes.CDLL(str(library)).play_games
    function.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    function.restype = None

    def play(games: int, seed: int) -> BatchResult:
        scores = np.zeros((games, SEATS), np.int16)
        lengths = np.zeros(games, np.int32)
        function(seed, 0, games, scores.ctypes.data, lengths.ctypes.data)
        return BatchResult(scores, lengths, wrong=0)

    return play


def contestants(folder: Path) -> dict[str, Play]:
    """The C program, then our functions."""
    table = CompiledBoard(game_named("keltis"), SEATS)
    return {
        "C, tuned by hand": yardstick(folder),
        "public functions, every action checked": lambda games, seed: play_random(table, games, seed),
        "playouts": lambda games, seed: play_out(table, games, seed),
    }


def insist_on_the_same_games(plays: dict[str, Play]) -> None:
    """Check that both play the same games. This also compiles everything."""
    outcomes = [play(5000, 1) for play in plays.values()]
    for name, outcome in zip(plays, outcomes, strict=True):
        same = np.array_equal(outcome.scores, outcomes[0].scores)
        if not same or not np.array_equal(outcome.lengths, outcomes[0].lengths):
            sys.exit(f"{name}: these are not the same games")


def speed(play: Play, games: int, seed: int) -> float:
    """Actions per CPU second."""
    begin = time.process_time()
    lengths = play(games, seed).lengths
    return float(lengths.sum() / (time.process_time() - begin))


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--games", type=int, default=8000, help="in each round")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        plays = contestants(Path(folder))
        insist_on_the_same_games(plays)
        speeds: dict[str, list[float]] = {name: [] for name in plays}
        for seed in range(wanted.rounds):
            for name, play in plays.items():
                speeds[name].append(speed(play, wanted.games, seed))
    measure = statistics.median(next(iter(speeds.values())))
    print(f"{'Keltis, 2 players, random play':<40}{'actions/s':>12}{'least':>12}{'most':>12}{'of C':>7}")
    for name, values in speeds.items():
        middle = statistics.median(values)
        print(f"{name:<40}{middle:>12,.0f}{min(values):>12,.0f}{max(values):>12,.0f}{middle / measure:>7.2f}")


if __name__ == "__main__":
    main()
