"""The games of a comparison in portions: counted by threads, by processes, or wherever a caller sends them.

However they are counted, the sums are the same.
"""

from collections.abc import Callable, Generator
from functools import partial
from multiprocessing import get_context

from keltis.comparison.report import Comparison
from keltis.comparison.sums import Sums, count_plainly, merge, no_sums
from keltis.engine import obstacle
from keltis.simulation.plain import Plan, leave_interrupts_to_the_parent, pays_to_compile
from keltis.util.threads import in_threads

PORTION = 4096  # compiled games that are counted at a time: tenths of a second
PLAIN_PORTION = 8

Plans = tuple[Plan, ...]
Count = Callable[[range], list[Sums]]
Portions = Generator[list[Sums], None, None]


class Lost(Exception):
    """The workers are gone; sums that were received before stay valid."""


def obstacle_of(plans: Plans) -> str:
    """What prevents compiled play (see `keltis.engine`); empty if nothing does."""
    return obstacle([bot for plan in plans for bot in plan.bots])


def pays(plans: Plans, games: int) -> bool:
    """Whether compiled rules play so many games of every variant sooner, compiling included."""
    return all(pays_to_compile(plan, games * len(plans)) for plan in plans)


def counter(plans: Plans, compiled: bool) -> Count:
    """What counts games of these variants."""
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
    """The sums of one portion after another, by so many threads or processes.

    `compiled` says by which engine, else the better one.
    """
    compiled = pays(plans, games) if compiled is None else compiled
    parts = portions(games, PORTION if compiled else PLAIN_PORTION)
    jobs = min(jobs, len(parts))
    if jobs == 1:
        yield from map(counter(plans, compiled), parts)
    elif compiled:
        yield from in_threads(counter(plans, compiled), parts, jobs)
    else:
        with get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent) as pool:
            yield from pool.imap_unordered(partial(count_plainly, plans), parts)


def compared(plans: Plans, games: int, jobs: int = 1) -> Comparison:
    """So many games of every variant, played and compared."""
    sums = no_sums(plans)
    for portion in counted(plans, games, jobs):
        merge(sums, portion)
    return Comparison(plans, sums)
