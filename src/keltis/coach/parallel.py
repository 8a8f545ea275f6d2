"""Decisions judged one after another, or by several threads; the result is the same.

Compiled rollouts release the GIL. Every thread has its own judge, and so its own buffers.
"""

from collections.abc import Callable, Generator
from queue import SimpleQueue

from keltis.coach.judges import Judge
from keltis.coach.report import Step
from keltis.coach.timeline import Decision
from keltis.util.threads import in_threads

Judged = tuple[int, tuple[Step, ...]]


def judged(
    decisions: list[Decision], judge: Judge, another: Callable[[], Judge], jobs: int
) -> Generator[Judged, None, None]:
    """Every decision with its steps, in any order; `another` creates one more judge."""
    jobs = min(jobs, len(decisions))
    if jobs <= 1:
        for decision in decisions:
            yield decision.at, judge.judge(decision)
        return
    free: SimpleQueue[Judge] = SimpleQueue()
    for one in [judge, *(another() for _ in range(jobs - 1))]:
        free.put(one)

    def work(decision: Decision) -> Judged:
        mine = free.get()
        try:
            return decision.at, mine.judge(decision)
        finally:
            free.put(mine)

    yield from in_threads(work, decisions, jobs)
