"""What is counted, and how Prometheus gets it: numbers only, never who or which table.

Counting is plain arithmetic in the event loop; only who sets `metrics` needs the library and a port.
"""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from keltis.server.wire import Wire

if TYPE_CHECKING:
    from keltis.server.hall import Hall

LIMITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Tally:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.events = 0  # kept
        self.not_kept = 0  # attempts to keep something that failed, or came too late
        self.refused: Counter[str] = Counter()  # commands, by code
        self.bots_failed = 0
        self.waits = [0] * (len(LIMITS) + 1)  # from wanting to keep something to its being kept, by limit
        self.waited = 0.0

    def kept(self, events: int, seconds: float) -> None:
        """Something was kept after so long."""
        self.events += events
        self.waited += seconds
        place = 0
        while place < len(LIMITS) and seconds > LIMITS[place]:
            place += 1
        self.waits[place] += 1


class Collector:
    """Brings the numbers of a hall into the form of Prometheus."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall

    def collect(self) -> Iterable[Any]:
        """All numbers, as they are now."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
        )

        hall, tally = self._hall, self._hall.tally
        for name, what, now in (
            ("keltis_tables", "Tables in memory.", len(hall.rooms)),
            ("keltis_sockets", "Open sockets.", len(hall.clients)),
            ("keltis_people", "People with an open socket.", len(hall.per_person)),
            ("keltis_writer_waiting", "Jobs that wait for the writer.", hall.store.waiting()),
            ("keltis_bots_waiting", "Questions that wait for a bot.", hall.bots_waiting()),
        ):
            yield GaugeMetricFamily(name, what, value=now)
        for name, what, number in (
            ("keltis_events", "Events kept.", tally.events),
            ("keltis_not_kept", "Attempts to keep something that failed or came too late.", tally.not_kept),
            ("keltis_bots_failed", "Bots that failed to answer.", tally.bots_failed),
            ("keltis_cut_off", "Sockets closed because nobody read.", Wire.cut_off),
        ):
            yield CounterMetricFamily(name, what, value=number)
        refused = CounterMetricFamily("keltis_refused", "Commands refused.", labels=["code"])
        for code, number in sorted(tally.refused.items()):
            refused.add_metric([code], number)
        yield refused
        below, buckets = 0, []
        for limit, number in zip([*map(str, LIMITS), "+Inf"], list(tally.waits), strict=True):
            below += number
            buckets.append((limit, below))
        waits = HistogramMetricFamily(
            "keltis_keep_seconds", "From wanting to keep something to its being kept."
        )
        waits.add_metric([], buckets, tally.waited)
        yield waits


def offer_metrics(hall: "Hall", port: int) -> None:
    """Let Prometheus ask on this machine."""
    from prometheus_client import (
        CollectorRegistry,
        GCCollector,
        PlatformCollector,
        ProcessCollector,
        start_http_server,
    )

    registry = CollectorRegistry()
    registry.register(Collector(hall))
    for collector in (ProcessCollector, PlatformCollector, GCCollector):
        collector(registry=registry)
    start_http_server(port, "127.0.0.1", registry)
