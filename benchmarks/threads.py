"""Random play with one thread, with several, and in as many processes: actions per second of real time.

    python -m benchmarks.threads [--threads N] [--rounds N]

The only benchmark in real time, because CPU seconds of threads add up: the machine must be idle. Processes
share nothing, so they show what the machine can reach.
"""

import argparse
import os
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from keltis import GAMES, game_named
from keltis.fast import CompiledBoard, play_random

TRIAL = 10_000  # games, to find out how many fill a round
SECONDS = 0.5  # of one thread in a round


def played(name: str, games: int, seed: int, threads: int = 1) -> int:
    """Play; returns the number of actions."""
    return int(play_random(CompiledBoard(game_named(name), 2), games, seed, threads).lengths.sum())


def speed(play: Callable[[], int]) -> float:
    """Actions per second."""
    begin = time.perf_counter()
    return play() / (time.perf_counter() - begin)


def enough(name: str) -> int:
    """The number of games that keep one thread busy for a round."""
    begin = time.perf_counter()
    played(name, TRIAL, 0)
    return round(TRIAL * SECONDS / (time.perf_counter() - begin))


def same(name: str, threads: int) -> bool:
    """Whether several threads play the same games as one thread."""
    table = CompiledBoard(game_named(name), 2)
    one, several = play_random(table, 2000, 1), play_random(table, 2000, 1, threads)
    return np.array_equal(one.scores, several.scores) and np.array_equal(one.lengths, several.lengths)


def measured(name: str, threads: int, rounds: int, pool: ProcessPoolExecutor) -> list[tuple[float, ...]]:
    """The speed of one thread, of several, and of processes, round by round."""
    games = enough(name)

    def in_processes() -> int:
        parts = [games // threads] * threads
        return sum(pool.map(played, [name] * threads, parts, range(threads)))

    in_processes()  # every process has loaded the compiled code
    one, several = partial(played, name, games, 0), partial(played, name, games, 0, threads)
    return [(speed(one), speed(several), speed(in_processes)) for _ in range(rounds)]


def row(name: str, rounds: list[tuple[float, ...]]) -> str:
    """A line of the table: medians of speeds, and of ratios with their spread."""
    speeds = "".join(f"{statistics.median(values):>14,.0f}" for values in zip(*rounds, strict=True))
    ratios = [[several / one for one, several in ((each[0], each[n]) for each in rounds)] for n in (1, 2)]
    shown = (f"{statistics.median(r):>8.2f} ({min(r):.2f} – {max(r):.2f})" for r in ratios)
    return f"{name:<16}{speeds}{''.join(shown)}"


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=7)
    wanted = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}")
    heads = ("one thread", f"{wanted.threads} threads", f"{wanted.threads} processes")
    print(f"{'2 players':<16}{''.join(f'{head:>14}' for head in heads)}{'threads':>15}{'processes':>22}")
    with ProcessPoolExecutor(wanted.threads) as pool:
        for game in GAMES:
            if not same(game.name, wanted.threads):
                sys.exit(f"{game.name}: other games with {wanted.threads} threads")
            print(row(game.name, measured(game.name, wanted.threads, wanted.rounds, pool)), flush=True)


if __name__ == "__main__":
    main()
