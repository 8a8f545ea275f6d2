"""Splits the result of a seat into luck, losses and a rest. The parts add up to the result.

A seat's own events are valued from its own knowledge, others' from theirs. Between two own events a seat's
chance also changes because it sees cards that were hidden; that is the rest, which has mean zero.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from keltis.coach.report import Luck, Point, Shares, Step, Sum, Turn


@dataclass
class Account:
    """The running sums of one seat."""

    seat: int
    value: Shares  # the shares of all seats, as this seat last valued them
    start: float
    luck: float = 0.0
    losses: float = 0.0
    others_luck: float = 0.0
    others_losses: float = 0.0
    rest: float = 0.0
    pending: float = 0.0  # sums of others' events since the last own event
    points: list[Point] = field(default_factory=list)

    def meet(self, shares: Shares) -> None:
        """Update the seat's own valuation: what others' events do not explain is the rest."""
        self.rest += shares[self.seat] - self.value[self.seat] - self.pending
        self.pending = 0.0
        self.value = shares

    def add(self, turn: int, event: Step | Luck) -> None:
        """Add the next event."""
        change = event.after[self.seat] - event.before[self.seat]
        if event.seat == self.seat:
            self.meet(event.before)
            self.value = event.after
            self._count(event, change)
            self.mark(event.at + event.actions, turn)
        else:
            self.pending += change
            self._count_other(event, change)

    def mark(self, at: int, turn: int) -> None:
        """Add a point of the graph."""
        luck = self.luck + self.others_luck
        self.points.append(Point(at, turn, self.value, luck))

    def _count(self, event: Step | Luck, change: float) -> None:
        if isinstance(event, Luck):
            self.luck += change
        else:
            self.losses -= change

    def _count_other(self, event: Step | Luck, change: float) -> None:
        if isinstance(event, Luck):
            self.others_luck += change
        else:
            self.others_losses += change

    def total(self, result: float) -> Sum:
        """The finished sum."""
        return Sum(
            self.start, self.luck, self.losses, self.others_luck, self.others_losses, self.rest, result
        )


def account(
    seat: int, start: Shares, deal: Shares | None, turns: tuple[Turn, ...], end: Shares | None, length: int
) -> Account:
    """The account of a seat for a whole game; `end` is None while the game is running."""
    sums = Account(seat, start, start[seat])
    sums.mark(0, 0)
    if deal is not None:
        sums.luck += deal[seat] - start[seat]
        sums.value = deal
        sums.mark(turns[0].at if turns else length, 0)
    last = 0
    for turn in turns:
        last = turn.number
        for event in events(turn):
            sums.add(turn.number, event)
    if end is not None:
        sums.meet(end)
        sums.mark(length, last)
    elif sums.pending:  # a running game: others have moved since
        sums.rest -= sums.pending
    return sums


def events(turn: Turn) -> Iterator[Step | Luck]:
    """The events of a turn in their order."""
    found: list[Step | Luck] = [*turn.steps, *turn.luck]
    yield from sorted(found, key=lambda event: event.at)
