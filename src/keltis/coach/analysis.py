"""The analysis of a record: first the graph, then every decision compared with its alternatives.

Every event is judged on its own, with its own series of worlds: the report is the same on every machine, and
with any number of processes. A generator that is closed has been cancelled.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import groupby

from keltis.coach.bands import band_of
from keltis.coach.budget import Budget
from keltis.coach.judges import Engine, Judge
from keltis.coach.parallel import judged
from keltis.coach.report import VERSION, Luck, Report, SeatSummary, Shares, Step, Turn
from keltis.coach.summaries import is_own, summary
from keltis.coach.timeline import ChanceEvent, Decision, Event, timeline
from keltis.core.play import AnyPlay, Play
from keltis.core.record import Record


@dataclass(frozen=True)
class Progress:
    """The progress of an analysis."""

    done: int  # of the decisions
    total: int
    report: Report | None = None  # the graph, before the first decision is judged; complete at the end


def analyse(record: Record, engine: Engine = "", jobs: int = 1, budget: Budget | None = None) -> Report:
    """The complete report on a record."""
    report = None
    for progress in progressive(record, engine, jobs, budget):
        report = progress.report or report
    assert report is not None
    return report


def progressive(
    record: Record, engine: Engine = "", jobs: int = 1, budget: Budget | None = None
) -> Generator[Progress, None, None]:
    """Like `analyse`, step by step: yields the graph, then progress, finally the complete report."""
    study = Study(record, engine, budget)
    decisions = [event for event in study.events if isinstance(event, Decision)]
    yield Progress(0, len(decisions), study.report("graph"))
    another = partial(Judge, record.play, engine, budget)
    for done, (at, steps) in enumerate(judged(decisions, study.judge, another, jobs), 1):
        study.steps[at] = steps
        yield Progress(done, len(decisions))
    yield Progress(len(decisions), len(decisions), study.report("complete"))


class Study:
    """A record and the results of its analysis so far."""

    def __init__(self, record: Record, engine: Engine = "", budget: Budget | None = None) -> None:
        self.record, self.play = record, record.play
        self.judge = Judge(record.play, engine, budget)
        self.events = timeline(record.play)
        empty = Play(self.play.game, self.play.players, self.play.named_board).state
        self._start = self.judge.start(empty)
        self._deals = self._valued_deals()
        self.steps: dict[int, tuple[Step, ...]] = {}
        self._values: dict[int, tuple[Shares, Shares, float]] = {}
        for last, event in zip([None, *self.events], self.events, strict=False):
            if isinstance(event, Decision):
                self.steps[event.at] = self.judge.glance(event)
            elif event.turn:
                follows = isinstance(last, Decision) and last.turn == event.turn
                decided = self.steps[last.at][-1] if follows and last else None
                self._values[event.at] = self.judge.chance(event, decided)

    def _valued_deals(self) -> list[Shares] | None:
        """The value of the deal for each seat, given its own cards."""
        deal = self.events[0] if self.events else None
        if not isinstance(deal, ChanceEvent) or deal.turn:
            return None
        seats = range(self.play.players)
        return [self.judge.value(deal.state, seat, deal.at).shares for seat in seats]

    def report(self, stage: str) -> Report:
        """The report so far."""
        turns = tuple(self._turns())
        play, header = self.play, self.record.header
        end = _end(play)
        summaries: list[SeatSummary] = []
        for seat in range(play.players):
            deal = None if self._deals is None else self._deals[seat]
            summaries.append(summary(self.record, seat, self._start, deal, turns, end))
        return Report(
            version=VERSION,
            game=header.game,
            board=header.board,
            fingerprint=header.fingerprint,
            own=is_own(self.record),
            options=dict(header.options),
            players=play.players,
            over=play.over,
            stage=stage,
            method=self.judge.method,
            turns=turns,
            seats=tuple(summaries),
        )

    def _turns(self) -> Iterator[Turn]:
        played = [event for event in self.events if isinstance(event, Decision) or event.turn]
        for number, group in groupby(played, key=lambda event: event.turn):
            yield self._turn(number, list(group))

    def _turn(self, number: int, events: list[Event]) -> Turn:
        steps: list[Step] = []
        luck: list[Luck] = []
        for event in events:
            if isinstance(event, Decision):
                steps += self.steps[event.at]
            else:
                luck.append(self._luck(event, steps[-1].after if steps else None))
        loss = sum(step.loss for step in steps)
        length = sum(len(event.actions) for event in events)
        first = events[0]
        return Turn(number, first.seat, first.at, length, tuple(steps), tuple(luck), loss, band_of(loss))

    def _luck(self, event: ChanceEvent, decided: Shares | None) -> Luck:
        expected, after, error = self._values[event.at]
        before = decided or expected
        shown = tuple(self.play.named_board.notation[action] for action in event.actions)
        return Luck(event.at, len(event.actions), event.seat, shown, before, after, error)


def _end(play: AnyPlay) -> Shares | None:
    winners = play.winners()
    if not winners:
        return None
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(play.players))
