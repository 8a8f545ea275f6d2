"""Counters of this server: numbers only, never who or which table.

Counting is plain arithmetic in the event loop; `prometheus.py` exports the numbers if `metrics` is set.
"""

from collections import Counter

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
