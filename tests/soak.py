"""Long runs of the contract: more of the same that the tests do, in all cores, with progress.

python -m tests.soak games --games 10000     random games with conservation checked after every action
python -m tests.soak leaks --comparisons 1000000
"""

import argparse
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from os import cpu_count

from tests.contract.leaks import hunt
from tests.contract.tables import Table, random_positions, tables

CHUNK = 50
QUEUE = 16  # games that wait for a free process


def play_games(table_number: int, seed: int, first: int, number: int, every: int) -> int:
    """Play random games on a table and check everything after every so many actions; how many there were."""
    table = tables()[table_number]
    actions = 0
    for index in range(first, first + number):
        for play, action in random_positions(table, seed, index):
            if action < 0 or actions % every == 0:
                table.check(play)
            actions += 1
        assert play.over
    return actions


def hunt_leaks(table_number: int, seed: int, index: int) -> int:
    """Hunt for leaks in one random game; the number of pairs of worlds that differed."""
    return hunt(tables()[table_number], seed, index, refusals=50, worlds=8)


def has_hands(table: Table) -> bool:
    """Whether anything is hidden from some seats only: without hands there are no two worlds to compare."""
    return any(span.name == "card" for span in table.game.actions.spans)


def progress(text: str) -> None:
    """One line that is written anew."""
    print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)


def soak_games(games: int, seed: int, only: str, every: int) -> None:
    """Every table, `games` random games each."""
    with ProcessPoolExecutor(cpu_count()) as pool:
        for number, table in enumerate(tables()):
            if only not in str(table):
                continue
            begin = time.monotonic()
            jobs = [pool.submit(play_games, number, seed, i, CHUNK, every) for i in range(0, games, CHUNK)]
            actions = 0
            for done, job in enumerate(as_completed(jobs), 1):
                actions += job.result()
                progress(f"{table}: {done * CHUNK} games")
            progress("")
            print(f"{table}: {games} games, {actions} actions, {time.monotonic() - begin:.0f} s", flush=True)


def soak_leaks(comparisons: int, seed: int, only: str) -> None:
    """For every game with hands, so many pairs of differing worlds over its tables in turn."""
    chosen = [number for number, table in enumerate(tables()) if only in str(table) and has_hands(table)]
    for name in sorted({tables()[number].game.name for number in chosen}):
        numbers = [number for number in chosen if tables()[number].game.name == name]
        begin = time.monotonic()
        count = index = 0
        jobs: set[Future[int]] = set()
        with ProcessPoolExecutor(cpu_count()) as pool:
            while count < comparisons:
                while len(jobs) < QUEUE:
                    game, table = divmod(index, len(numbers))
                    jobs.add(pool.submit(hunt_leaks, numbers[table], seed, game))
                    index += 1
                done, jobs = wait(jobs, return_when=FIRST_COMPLETED)
                count += sum(job.result() for job in done)
                progress(f"{name}: {count} comparisons")
            count += sum(job.result() for job in jobs)
        progress("")
        print(f"{name}: {count} comparisons, none differing, {time.monotonic() - begin:.0f} s", flush=True)


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["games", "leaks"])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--every", type=int, default=1, help="check after every so many actions")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--only", default="", help="only tables whose name holds this, e.g. keltis-2")
    given = parser.parse_args()
    if given.what == "games":
        soak_games(given.games, given.seed, given.only, given.every)
    else:
        soak_leaks(given.comparisons, given.seed, given.only)


if __name__ == "__main__":
    main()
