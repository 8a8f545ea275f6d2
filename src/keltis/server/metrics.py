"""Metrics for Prometheus: numbers only, never who or which table.

Counting is plain arithmetic in the event loop; the library and the port are used only if `metrics` is set.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from keltis.server.ws.connection import WebSocketConnection
from keltis.server.ws.connection_limit import ConnectionLimit

if TYPE_CHECKING:
    from keltis.server.live.registry import TableRegistry

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
        """Count a commit that took so long."""
        self.events += events
        self.latency_sum += seconds
        place = 0
        while place < len(LIMITS) and seconds > LIMITS[place]:
            place += 1
        self.latencies[place] += 1


class Collector:
    """Reads the current numbers whenever Prometheus asks."""

    def __init__(self, registry: "TableRegistry", connections: ConnectionLimit) -> None:
        self._registry = registry
        self._connections = connections

    def collect(self) -> Iterable[Any]:
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        registry, metrics = self._registry, self._registry.metrics
        for name, what, now in (
            ("keltis_tables", "Tables in memory.", len(registry.rooms)),
            ("keltis_connections", "Open connections.", self._connections.open),
            ("keltis_sockets", "Open sockets.", len(registry.clients)),
            ("keltis_people", "People with an open socket.", len(registry.per_person)),
            ("keltis_writer_waiting", "Jobs that wait for the writer.", registry.store.waiting()),
            ("keltis_bots_waiting", "Bot decisions that wait for a worker.", registry.bots_waiting()),
        ):
            yield GaugeMetricFamily(name, what, value=now)
        for name, what, number in (
            ("keltis_events", "Events committed.", metrics.events),
            ("keltis_failed_commits", "Commits that failed or came too late.", metrics.failed_commits),
            ("keltis_bots_failed", "Bot decisions that failed.", metrics.bots_failed),
            (
                "keltis_slow_consumers",
                "Slow consumers that were disconnected.",
                WebSocketConnection.slow_consumers,
            ),
        ):
            yield CounterMetricFamily(name, what, value=number)
        refused = CounterMetricFamily("keltis_refused", "Commands refused.", labels=["code"])
        for code, number in sorted(metrics.refused.items()):
            refused.add_metric([code], number)
        yield refused
        turned_down = CounterMetricFamily(
            "keltis_connections_refused", "Connections refused or timed out.", labels=["reason"]
        )
        for reason, number in sorted(self._connections.refused.items()):
            turned_down.add_metric([reason], number)
        yield turned_down
        below, buckets = 0, []
        for limit, number in zip([*map(str, LIMITS), "+Inf"], list(metrics.latencies), strict=True):
            below += number
            buckets.append((limit, below))
        latency = HistogramMetricFamily("keltis_commit_seconds", "Commit latency.")
        latency.add_metric([], buckets, metrics.latency_sum)
        yield latency


def offer_metrics(registry: "TableRegistry", connections: ConnectionLimit, port: int) -> None:
    """Serve the metrics on the loopback interface."""
    from prometheus_client import (
        CollectorRegistry,
        GCCollector,
        PlatformCollector,
        ProcessCollector,
        start_http_server,
    )

    collectors = CollectorRegistry()
    collectors.register(Collector(registry, connections))
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=collectors)
    start_http_server(port, "127.0.0.1", collectors)
