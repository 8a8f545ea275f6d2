"""A thread pool for compiled work, which releases the GIL."""

from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")


def in_threads(work: Callable[[T], R], parts: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The results in order, computed only a few parts ahead of the consumer.

    >>> list(in_threads(abs, [-1, -2, -3], 2))
    [1, 2, 3]
    """
    with ThreadPoolExecutor(jobs) as pool:
        waiting: deque[Future[R]] = deque()
        try:
            for part in parts:
                waiting.append(pool.submit(work, part))
                if len(waiting) > 2 * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
