"""Time at a table. No clock runs in here: every event says when it happened."""

from keltis.table.settings import DAY, SECOND, Days, Live

LEAST = 60 * SECOND  # so much, or a whole bank, has who comes back after the time was up


class Clock:
    """What everybody has left, and since when whom it is counted for; in milliseconds."""

    def __init__(self, pace: Live | Days, seats: int) -> None:
        self.pace = pace
        self.bank = pace.bank * SECOND if isinstance(pace, Live) else 0
        self.left = [self.bank] * seats
        self.thinker: int | None = None
        self.since = 0  # the thinking began, or was last counted
        self.turn = 0  # the turn began

    def count(self, at: int) -> None:
        """Take off what has been thought until now."""
        if self.thinker is not None and self.bank:
            self.left[self.thinker] = max(0, self.left[self.thinker] - (at - self.since))

    def go_on(self, thinker: int | None, at: int, new_turn: bool) -> None:
        """From now on this seat's time is counted; a new turn adds to the time of the one before it."""
        if new_turn:
            self.turn = at
            if self.thinker is not None and self.bank and isinstance(self.pace, Live):
                self.left[self.thinker] += self.pace.increment * SECOND
        self.thinker = thinker
        self.since = at

    def refill(self, seat: int, at: int) -> None:
        """Who comes back can play on: a little more time, and the days of the turn from now on."""
        self.left[seat] = max(self.left[seat], min(self.bank, LEAST))
        self.turn = at

    def deadline(self) -> int | None:
        """When the thinker's time is up; None if there is all the time in the world."""
        if self.thinker is None:
            return None
        if isinstance(self.pace, Days):
            return self.turn + self.pace.days * DAY
        return self.since + self.left[self.thinker] if self.bank else None
