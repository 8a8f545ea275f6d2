"""The games of a comparison in portions, counted by threads, processes or a cluster.

The sums are always the same.
"""

from collections.abc import Callable, Generator
from functools import partial
from multiprocessing import get_context

from keltis.bots.loading import bots_to_send
from keltis.comparison.report import Comparison
from keltis.comparison.sums import Sums, count_plainly, merge, no_sums
from keltis.engine import obstacle
from keltis.simulation.plain import Plan, pays_to_compile, start_worker
from keltis.util.threads import in_threads

PORTION = 4096  # compiled games per portion: some tenths of a second
PLAIN_PORTION = 8

Plans = tuple[Plan, ...]
Count = Callable[[range], list[Sums]]
Portions = Generator[list[Sums], None, None]


class Lost(Exception):
    """The workers are lost; sums received before remain valid."""


def obstacle_of(plans: Plans) -> str:
    """What prevents compiled play (see `keltis.engine`); empty if nothing does."""
    return obstacle([bot for plan in plans for bot in plan.bots])


def pays(plans: Plans, games: int) -> bool:
    """Whether compiled rules are faster for so many games of every variant, compiling included."""
    return all(pays_to_compile(plan, games * len(plans)) for plan in plans)


def counter(plans: Plans, compiled: bool) -> Count:
    """The function that plays and counts games of these variants."""
    if not compiled:
        return partial(count_plainly, plans)
    from keltis.comparison.compiled import FastCount

    return FastCount(plans)


def portions(games: int, size: int) -> list[range]:
    """The numbers of all games, in portions.

    >>> portions(10, 4)
    [range(0, 4), range(4, 8), range(8, 10)]
    """
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def counted(plans: Plans, games: int, jobs: int = 1, compiled: bool | None = None) -> Portions:
    """The sums of each portion, by so many threads or processes.

    `compiled` selects the engine; None: the faster one.
    """
    compiled = pays(plans, games) if compiled is None else compiled
    parts = portions(games, PORTION if compiled else PLAIN_PORTION)
    jobs = min(jobs, len(parts))
    if jobs == 1:
        yield from map(counter(plans, compiled), parts)
    elif compiled:
        yield from in_threads(counter(plans, compiled), parts, jobs)
    else:
        added = bots_to_send(bot for plan in plans for bot in plan.bots)
        with get_context("spawn").Pool(jobs, start_worker, (added,)) as pool:
            yield from pool.imap_unordered(partial(count_plainly, plans), parts)


def compared(plans: Plans, games: int, jobs: int = 1) -> Comparison:
    """Play so many games of every variant and compare them."""
    sums = no_sums(plans)
    for portion in counted(plans, games, jobs):
        merge(sums, portion)
    return Comparison(plans, sums)
