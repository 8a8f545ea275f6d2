"""The run of a contest, until all deals are played or a sequential test has decided."""

from collections.abc import Iterable, Iterator

from keltis.arena.contest import Contest, Deal
from keltis.arena.estimates import Gate
from keltis.arena.resultfile import ResultFile
from keltis.arena.runs import Portion

CHECK = 20  # deals between two checks of a sequential test


class ContestRun:
    """Collects portions in any order; a sequential test sees the deals in order.

    So the stopping point does not depend on the number of processes.
    """

    def __init__(self, contest: Contest, deals: int, file: ResultFile, gate: Gate | None = None) -> None:
        self.contest, self.deals, self.gate = contest, deals, gate
        self._file = file
        self._checked = 0
        self.verdict = 0
        self._stopped = deals
        self._look()

    @property
    def results(self) -> dict[int, Deal]:
        """The deals that count: up to where the test stopped."""
        return {number: deal for number, deal in self._file.results.items() if number < self._stopped}

    def run(self, portions: Iterable[Portion]) -> Iterator[int]:
        """Collect portions until there are enough; yields the number of deals after each."""
        for numbers, deals in portions:
            self._file.add(numbers, deals)
            self._look()
            yield min(len(self._file.results), self._stopped)
            if self.verdict:
                return

    def _look(self) -> None:
        """Test the deals that are complete from the first one on, at fixed intervals."""
        if self.gate is None:
            return
        known = self._file.results
        while not self.verdict and self._checked + CHECK <= self.deals:
            upcoming = range(self._checked, self._checked + CHECK)
            if any(number not in known for number in upcoming):
                return
            self._checked += CHECK
            seen = {number: known[number] for number in range(self._checked)}
            self.verdict = self.gate.verdict(self.contest, seen)
            if self.verdict:
                self._stopped = self._checked
