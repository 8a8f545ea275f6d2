"""Long runs of the contract tests on all cores, with progress.

python -m tests.soak games --games 10000     random games with conservation checked after every action
python -m tests.soak leaks --comparisons 1000000
python -m tests.soak wire --comparisons 10000000   frames of indistinguishable worlds
python -m tests.soak frames --frames 1000000       invalid frames from strangers and players
python -m tests.soak routes --requests 1000        generated requests per route
python -m tests.soak parity --games 10000    plain and compiled positions after every action of random games
python -m tests.soak analyses --games 1000   random and broken records, analysed by the coach
python -m tests.soak million --games 1000000  compiled games, replayed with every action checked; per game
"""

import argparse
import os
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from functools import partial

from keltis import GAMES
from keltis.util.threads import in_threads
from tests.coach.broken import analyse_broken, check_analysis, random_record
from tests.contract.leaks import hunt
from tests.contract.tables import Case, random_positions, tables

CHUNK = 50
BATCH = 2048  # compiled games that a thread takes at a time
LONG = 60  # events of most games that are compared on the wire
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


def has_hands(table: Case) -> bool:
    """Whether the game has hands: otherwise there are no worlds to compare."""
    return any(span.name == "card" for span in table.game.actions.spans)


def progress(text: str) -> None:
    """Rewrite the progress line."""
    if sys.stderr.isatty():
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)


def soak_games(games: int, seed: int, only: str, every: int) -> None:
    """Every table, `games` random games each."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
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
        with ProcessPoolExecutor(os.cpu_count()) as pool:
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


def hunt_on_the_wire(table_number: int, seed: int, index: int) -> tuple[int, int]:
    """Play one game at a table online and compare what it sends with other worlds; frames and worlds."""
    from tests.table.company import play_on, seated
    from tests.table.wire import Compared, compare

    wanted = tables(GAMES)[table_number]
    table = seated(wanted.game.name, wanted.players, options=dict(wanted.options))
    done = Compared()
    number = 0
    most = 10_000 if index % 5 == 0 else LONG  # late positions take much longer to replay
    while table.phase == "running" and table.version < most:
        resume = tuple(1 + (seed * 31 + index * 17 + number * step) % table.version for step in (7, 13))
        compare(table, seed + index * 1000 + number, resume, worlds=12, sum_up=done)
        play_on(table, seed + index * 1000 + number, most=1 + (seed + index + number) % 19)
        number += 1
    return done.frames, done.worlds


def soak_wire(comparisons: int, seed: int, only: str, processes: int) -> None:
    """For all games, seats, spectators and points to resume from: so many comparisons of bytes in all."""
    chosen = [number for number, table in enumerate(tables(GAMES)) if only in str(table)]
    begin = time.monotonic()
    frames = worlds = index = 0
    jobs: set[Future[tuple[int, int]]] = set()
    with ProcessPoolExecutor(processes) as pool:
        while frames < comparisons:
            while len(jobs) < QUEUE:
                game, table = divmod(index, len(chosen))
                jobs.add(pool.submit(hunt_on_the_wire, chosen[table], seed, game))
                index += 1
            done, jobs = wait(jobs, return_when=FIRST_COMPLETED)
            for job in done:
                frames, worlds = frames + job.result()[0], worlds + job.result()[1]
            progress(f"{frames} comparisons, {worlds} pairs of worlds")
        for job in jobs:
            frames, worlds = frames + job.result()[0], worlds + job.result()[1]
    progress("")
    seconds = time.monotonic() - begin
    print(f"{frames} comparisons in {worlds} pairs of worlds, {index} games, none differing, {seconds:.0f} s")


def soak_frames(frames: int, seed: int) -> None:
    """Nonsense for a table, in one process."""
    import tempfile
    from pathlib import Path

    from tests.server.nonsense import pelt

    with tempfile.TemporaryDirectory() as folder:
        begin = time.monotonic()
        report = pelt(Path(folder), frames, seed, progress)
        progress("")
        print(f"{report}, {time.monotonic() - begin:.0f} s", flush=True)


def soak_routes(requests: int, seed: int) -> int:
    """Every HTTP route of a server gets so many requests of each kind; the exit code."""
    import pytest

    os.environ |= {"KELTIS_ROUTES": str(requests), "KELTIS_ROUTES_SEED": str(seed)}
    return int(pytest.main(["tests/server/test_routes.py", "-q", "-p", "no:cacheprovider"]))


def compare_positions(table_number: int, seed: int, first: int, number: int) -> int:
    """Compare plain and compiled positions in random games; the number of their actions."""
    from tests.fast.tracing import compare

    return compare(tables(GAMES)[table_number], seed, first, number)


def compare_whole_games(table_number: int, seed: int, games: int) -> None:
    """Compare dedicated playouts with games through the generic functions."""
    from tests.fast.tracing import compare_playouts

    compare_playouts(tables(GAMES)[table_number], seed, games)


def soak_parity(games: int, seed: int, only: str) -> None:
    """Every table of the five games, `games` random games each."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, table in enumerate(tables(GAMES)):
            if only not in str(table):
                continue
            begin = time.monotonic()
            parts = [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
            jobs = [pool.submit(compare_positions, number, seed, *part) for part in parts]
            actions = 0
            for done, job in enumerate(as_completed(jobs), 1):
                actions += job.result()
                progress(f"{table}: {min(done * CHUNK, games)} games")
            pool.submit(compare_whole_games, number, seed, games).result()
            progress("")
            seconds = time.monotonic() - begin
            told = f"{table}: {games} games, {actions} positions, all equal, playouts too"
            print(f"{told}, {seconds:.0f} s", flush=True)


def play_and_verify(table_number: int, bot: str, seed: int, first: int, number: int) -> int:
    """Play compiled games and replay them, every action checked; the number of actions."""
    from keltis.fast import play_policies, verify
    from tests.fast.tracing import fast

    table = fast(tables(GAMES)[table_number])
    series = play_policies(table, [bot] * table.players, number, seed, first=first)
    verdict = verify(table, series.actions, series.lengths)
    what = f"{table.game.name}, {table.players} players, games {first} to {first + number} of seed {seed}"
    assert verdict.good, f"an illegal action: {what}"
    assert verdict.over.all(), f"a game without an end: {what}"
    assert (verdict.scores == series.scores).all(), f"other scores: {what}"
    assert (verdict.endings == series.endings).all(), f"another end: {what}"
    return len(series.actions)


def soak_million(games: int, seed: int, only: str, bot: str) -> None:
    """So many games of each of the five, over all its tables in turn."""
    names = [table.game.name for table in tables(GAMES) if only in str(table)]
    for name in dict.fromkeys(names):
        numbers = [
            n for n, table in enumerate(tables(GAMES)) if table.game.name == name and only in str(table)
        ]
        begin, cpu = time.monotonic(), time.process_time()
        done = actions = 0
        for at, table in enumerate(numbers):
            play_and_verify(table, bot, seed, 0, 1)  # compiles
            own = games * (at + 1) // len(numbers) - games * at // len(numbers)
            parts = [(first, min(BATCH, own - first)) for first in range(0, own, BATCH)]
            work = [partial(play_and_verify, table, bot, seed, *part) for part in parts]
            for part, more in zip(
                parts, in_threads(lambda job: job(), work, os.cpu_count() or 1), strict=True
            ):
                done, actions = done + part[1], actions + more
                progress(f"{name}: {done} games, {actions} actions")
        progress("")
        took = f"{time.monotonic() - begin:.0f} s, {time.process_time() - cpu:.0f} s of CPU"
        print(
            f"{name}: {done} games, {actions} actions, played and replayed, no violation; {took}", flush=True
        )


def soak_analyses(games: int, seed: int, only: str) -> None:
    """Analyse random records with small budgets in plain Python, and a tenth as many broken ones."""
    cases = [case for case in tables(GAMES) if only in str(case)]
    refused = 0
    for index in range(games):
        case = cases[index % len(cases)]
        check_analysis(random_record(case, seed, index))
        if index % 10 == 0:
            refused += not analyse_broken(random_record(case, seed, index), seed + index)
        progress(f"{index + 1:,} of {games:,} records")
    broken = -(-games // 10)
    print(
        f"{games:,} records analysed; of {broken:,} broken ones {refused:,} were refused, the others analysed"
    )


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "what", choices=["games", "leaks", "wire", "frames", "routes", "parity", "million", "analyses"]
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--comparisons", type=int, default=1_000_000)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument(
        "--requests", type=int, default=1000, help="good ones and as many bad ones, per route"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes, for the wire")
    parser.add_argument("--every", type=int, default=1, help="check after every so many actions")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--only", default="", help="only tables whose name holds this, e.g. keltis-2")
    parser.add_argument("--bots", default="random", help="who plays the million games: random or greedy")
    given = parser.parse_args()
    if given.what == "games":
        soak_games(given.games, given.seed, given.only, given.every)
    elif given.what == "wire":
        soak_wire(given.comparisons, given.seed, given.only, given.jobs)
    elif given.what == "frames":
        soak_frames(given.frames, given.seed)
    elif given.what == "routes":
        sys.exit(soak_routes(given.requests, given.seed))
    elif given.what == "parity":
        soak_parity(given.games, given.seed, given.only)
    elif given.what == "analyses":
        soak_analyses(given.games, given.seed, given.only)
    elif given.what == "million":
        soak_million(given.games, given.seed, given.only, given.bots)
    else:
        soak_leaks(given.comparisons, given.seed, given.only)


if __name__ == "__main__":
    main()
