"""The deals of a contest in portions, played in this process or by a pool of processes."""

from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context

from keltis.arena.contest import Contest, Deal, pays_to_compile, play_deals
from keltis.bots.loading import bots_to_send
from keltis.simulation.plain import start_worker

PORTION = 5  # deals
PATIENCE = 5  # consecutive pools that may break without finishing a portion

Portion = tuple[range, list[Deal]]


class Broken(Exception):
    """The worker processes keep dying."""


def portions(deals: int, known: Iterable[int] = ()) -> list[range]:
    """The deals in portions, without those already played."""
    done = set(known)
    parts = [range(first, min(first + PORTION, deals)) for first in range(0, deals, PORTION)]
    return [part for part in parts if not done.issuperset(part)]


def played(
    contest: Contest,
    parts: list[range],
    jobs: int,
    watch: Callable[[list[int]], None] = lambda pids: None,
) -> Generator[Portion, None, None]:
    """All portions in the order of completion; only the portion of a killed process is repeated."""
    compiled = pays_to_compile(contest, contest.players * sum(map(len, parts)))
    if jobs == 1:
        for part in parts:
            yield part, play_deals(contest, part, compiled)
        return
    left, failures, added = list(parts), 0, bots_to_send(contest.lineup)
    while left:
        pool = ProcessPoolExecutor(jobs, get_context("spawn"), start_worker, (added,))
        waiting: dict[Future[list[Deal]], range] = {}
        try:
            for part, deals in _from_pool(pool, contest, left, waiting, jobs, watch, compiled):
                left.remove(part)
                failures = 0
                yield part, deals
        except BrokenProcessPool:
            failures += 1
            if failures == PATIENCE:
                raise Broken from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _from_pool(
    pool: ProcessPoolExecutor,
    contest: Contest,
    parts: list[range],
    waiting: dict[Future[list[Deal]], range],
    jobs: int,
    watch: Callable[[list[int]], None],
    compiled: bool,
) -> Iterator[Portion]:
    """Keep the queue of the pool filled, and yield finished portions."""
    upcoming = iter(list(parts))
    while True:
        with suppress(StopIteration):
            while len(waiting) < 2 * jobs:
                part = next(upcoming)
                waiting[pool.submit(play_deals, contest, part, compiled)] = part
        if not waiting:
            return
        watch(list(pool._processes or {}))
        ready, _ = wait(waiting, return_when=FIRST_COMPLETED)
        for future in ready:
            deals = future.result()
            yield waiting.pop(future), deals
