"""All series of all peers, measured round by round in one run."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from benchmarks.peers.count import Count
from benchmarks.peers.handle import Handle, NotAvailable

Tell = Callable[[str], None]


@dataclass
class Results:
    """The results of a run."""

    counts: dict[str, list[Count]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)  # peers and series that could not be measured: why
    versions: dict[str, str] = field(default_factory=dict)

    def rates(self, series: str, unit: str) -> list[float]:
        """Decisions or actions per CPU second in every round."""
        return [count.rate(unit) for count in self.counts[series]]


def order(series: list[str], round_: int) -> Iterator[str]:
    """Alternate between forward and backward order, so that no series is always first."""
    return reversed(series) if round_ % 2 else iter(series)


class Contest:
    """Interleaves the rounds of all series, so that what slows the machine down slows all of them."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._workers: dict[str, Handle] = {}  # by series
        self.results = Results()

    def admit(self, worker: Handle, wanted: Callable[[str], bool]) -> None:
        """Prepare the requested series of a worker; those that fail are excluded, with the reason."""
        self.results.versions.update(worker.versions)
        for series in filter(wanted, worker.series):
            self._tell(f"preparing {series} …")
            try:
                worker.prepare(series)
            except NotAvailable as reason:
                self.exclude(series, reason)
            else:
                self._workers[series] = worker
                self.results.counts[series] = []

    def exclude(self, name: str, reason: NotAvailable) -> None:
        """Continue without a peer or a series, and record the reason."""
        self.results.missing[name] = str(reason)
        self.results.counts.pop(name, None)
        self._workers.pop(name, None)
        self._tell(f"{name}: not available: {reason}")

    def run(self, series: list[str], rounds: int, seconds: float) -> None:
        """Measure them all, round by round, in the given order."""
        for round_ in range(rounds):
            for number, name in enumerate(order([s for s in series if s in self._workers], round_), 1):
                self._tell(f"round {round_ + 1} of {rounds}, {number} of {len(self._workers)}: {name}")
                try:
                    count = self._workers[name].measure(name, seconds)
                except NotAvailable as reason:
                    self.exclude(name, reason)
                else:
                    self.results.counts[name].append(count)
