"""Random play with one thread and with several: games per second of real time, and their ratio.

    python -m benchmarks.threads [--threads N] [--rounds N]

The only benchmark in real time, because threads share CPU seconds: the machine must have nothing else to do.
"""

import argparse
import os
import statistics
import sys
import time

import numpy as np

from keltis import GAMES
from keltis.fast import Table, play_random

GAMES_PER_ROUND = 100_000


def speed(table: Table, threads: int, seed: int) -> float:
    """Actions per second."""
    begin = time.perf_counter()
    lengths = play_random(table, GAMES_PER_ROUND, seed, threads).lengths
    return float(lengths.sum() / (time.perf_counter() - begin))


def same(table: Table, threads: int) -> bool:
    """Whether several threads play the same games as one."""
    one, several = play_random(table, 2000, 1), play_random(table, 2000, 1, threads)
    return np.array_equal(one.scores, several.scores) and np.array_equal(one.lengths, several.lengths)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=7)
    wanted = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}")
    several = f"{wanted.threads} threads"
    print(f"{'game, 2 players':<18}{'one thread':>14}{several:>14}{'ratio':>8}{'least':>8}{'most':>8}")
    for table in (Table(game, 2) for game in GAMES):
        if not same(table, wanted.threads):
            sys.exit(f"{table.game.name}: other games with {wanted.threads} threads")
        rounds = [
            (speed(table, 1, seed), speed(table, wanted.threads, seed)) for seed in range(wanted.rounds)
        ]
        one, many = (statistics.median(values) for values in zip(*rounds, strict=True))
        ratios = [more / less for less, more in rounds]
        line = f"{table.game.name:<18}{one:>14,.0f}{many:>14,.0f}{statistics.median(ratios):>8.2f}"
        print(f"{line}{min(ratios):>8.2f}{max(ratios):>8.2f}", flush=True)


if __name__ == "__main__":
    main()
