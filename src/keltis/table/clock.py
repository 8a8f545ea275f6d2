"""Clocks of a match. No system clock is read here: every event has a timestamp."""

from keltis.table.settings import DAY, SECOND, Days, Live

LEAST = 60 * SECOND  # the minimum time after a return, or a whole bank if that is less


class Clock:
    """The time left per seat, whose clock runs, and since when; in milliseconds."""

    def __init__(self, pace: Live | Days, seats: int) -> None:
        self.pace = pace
        self.bank = pace.bank * SECOND if isinstance(pace, Live) else 0
        self.left = [self.bank] * seats
        self.thinker: int | None = None
        self.since = 0  # when the running clock was last charged
        self.turn = 0  # when the turn began

    def count(self, at: int) -> None:
        """Charge the time until now to the seat whose clock runs."""
        if self.thinker is not None and self.bank:
            self.left[self.thinker] = max(0, self.left[self.thinker] - (at - self.since))

    def go_on(self, thinker: int | None, at: int, new_turn: bool) -> None:
        """Run the clock of this seat; a new turn adds the increment to the seat before it."""
        if new_turn:
            self.turn = at
            if self.thinker is not None and self.bank and isinstance(self.pace, Live):
                self.left[self.thinker] += self.pace.increment * SECOND
        self.thinker = thinker
        self.since = at

    def refill(self, seat: int, at: int) -> None:
        """Give a returning player enough time to play on; the days of the turn start again."""
        self.left[seat] = max(self.left[seat], min(self.bank, LEAST))
        self.turn = at

    def deadline(self) -> int | None:
        """When the running clock reaches zero; None without a limit."""
        if self.thinker is None:
            return None
        if isinstance(self.pace, Days):
            return self.turn + self.pace.days * DAY
        return self.since + self.left[self.thinker] if self.bank else None
