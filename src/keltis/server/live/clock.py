"""The clock of tables: monotonic within a process, and on several nodes close to the clock of the database.

Game clocks must not follow jumps of the wall clock: a jump of a day would cost the player whose turn it is
the game. So the time is the wall clock at the start plus the monotonic time elapsed since. A difference
to the reference (the wall clock, or the database's) is corrected slowly, and time never goes backwards.
"""

import time
from collections.abc import Callable

SLEW = 0.05  # maximum correction per elapsed time


class Clock:
    """Milliseconds since 1970."""

    def __init__(
        self,
        wall: Callable[[], int] = time.time_ns,
        monotonic: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._monotonic = monotonic
        self._offset = wall() - monotonic()  # nanoseconds
        self._adjusted_at = monotonic()
        self._set = False

    def now(self) -> int:
        return (self._monotonic() + self._offset) // 1_000_000

    def adjust(self, reference: int) -> None:
        """Adjust the clock to a reference (milliseconds since 1970): at once the first time, then slowly."""
        elapsed = self._monotonic() - self._adjusted_at
        self._adjusted_at += elapsed
        difference = reference * 1_000_000 - (self._adjusted_at + self._offset)
        if self._set:
            most = int(elapsed * SLEW)
            difference = max(-most, min(most, difference))
        self._offset += difference
        self._set = True
