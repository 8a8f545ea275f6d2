"""Counters of this server: numbers only, never who or which table.

Counting is plain arithmetic in the event loop; `prometheus.py` exports the numbers if `metrics` is set.
"""

from collections import Counter
from collections.abc import Mapping
from operator import add

from msgspec import Struct
from msgspec.structs import replace

LIMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Metrics:
    """Counters and the histogram of commit latency."""

    def __init__(self) -> None:
        self.events = 0  # committed
        self.failed_commits = 0  # failed, or another node was faster
        self.refused: Counter[str] = Counter()  # commands, by code
        self.bots_failed = 0
        self.latencies = [0] * (len(LIMITS) + 1)  # commit latency, by limit
        self.latency_sum = 0.0

    def committed(self, events: int, seconds: float) -> None:
        self.events += events
        self.latency_sum += seconds
        place = 0
        while place < len(LIMITS) and seconds > LIMITS[place]:
            place += 1
        self.latencies[place] += 1


class Numbers(Struct, frozen=True):
    """All numbers of one process at one time; those of several processes are added up."""

    tables: int = 0  # in memory
    sockets: int = 0
    waiting_writes: int = 0
    events: int = 0
    failed_commits: int = 0
    bots_failed: int = 0
    slow_consumers: int = 0
    latency_sum: float = 0.0
    latencies: tuple[int, ...] = (0,) * (len(LIMITS) + 1)
    refused: Mapping[str, int] = {}

    def __add__(self, other: "Numbers") -> "Numbers":
        return Numbers(
            self.tables + other.tables,
            self.sockets + other.sockets,
            self.waiting_writes + other.waiting_writes,
            self.events + other.events,
            self.failed_commits + other.failed_commits,
            self.bots_failed + other.bots_failed,
            self.slow_consumers + other.slow_consumers,
            self.latency_sum + other.latency_sum,
            tuple(map(add, self.latencies, other.latencies)),
            Counter(self.refused) + Counter(other.refused),
        )

    def counted(self) -> "Numbers":
        """Only what is counted up, without the state: what remains of a process that has ended."""
        return replace(self, tables=0, sockets=0, waiting_writes=0)
