"""Export of the counters to Prometheus. The library and the port are used only if `metrics` is set."""

from collections.abc import Iterable
from typing import Any

from keltis.server.live.registry import TableRegistry
from keltis.server.metrics import LIMITS
from keltis.server.ws.connection_limit import ConnectionLimit


class Collector:
    """Reads the current numbers whenever Prometheus asks."""

    def __init__(self, registry: TableRegistry, connections: ConnectionLimit) -> None:
        self._registry = registry
        self._connections = connections

    def collect(self) -> Iterable[Any]:
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        node, numbers = self._registry.node, self._registry.numbers()
        for name, what, now in (
            ("keltis_tables", "Tables in memory.", numbers.tables),
            ("keltis_connections", "Open connections.", self._connections.open),
            ("keltis_sockets", "Open sockets.", numbers.sockets),
            ("keltis_people", "People with an open socket.", node.clients.people()),
            ("keltis_writer_waiting", "Jobs that wait for the writer.", numbers.waiting_writes),
            ("keltis_bots_waiting", "Bot decisions that wait for a worker.", node.bot_pool.waiting()),
        ):
            yield GaugeMetricFamily(name, what, value=now)
        for name, what, number in (
            ("keltis_events", "Events committed.", numbers.events),
            ("keltis_failed_commits", "Commits that failed or came too late.", numbers.failed_commits),
            ("keltis_bots_failed", "Bot decisions that failed.", numbers.bots_failed),
            (
                "keltis_worker_restarts",
                "Table workers that had to be replaced.",
                self._registry.worker_restarts(),
            ),
            (
                "keltis_slow_consumers",
                "Slow consumers that were disconnected.",
                numbers.slow_consumers,
            ),
        ):
            yield CounterMetricFamily(name, what, value=number)
        refused = CounterMetricFamily("keltis_refused", "Commands refused.", labels=["code"])
        for code, number in sorted(numbers.refused.items()):
            refused.add_metric([code], number)
        yield refused
        turned_down = CounterMetricFamily(
            "keltis_connections_refused", "Connections refused or timed out.", labels=["reason"]
        )
        for reason, number in sorted(self._connections.refused.items()):
            turned_down.add_metric([reason], number)
        yield turned_down
        below, buckets = 0, []
        for limit, number in zip([*map(str, LIMITS), "+Inf"], numbers.latencies, strict=True):
            below += number
            buckets.append((limit, below))
        latency = HistogramMetricFamily("keltis_commit_seconds", "Commit latency.")
        latency.add_metric([], buckets, numbers.latency_sum)
        yield latency


def offer_metrics(registry: TableRegistry, connections: ConnectionLimit, port: int) -> None:
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
