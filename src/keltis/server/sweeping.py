"""Python's search for forgotten cycles, kept from stopping everybody.

A full search looks at every object there is, and with ten thousand sockets that takes a good part of a
second. So what is alive is set aside again and again: searches then look at little. Now and then, when nobody
plays for a moment, everything is looked through once.
"""

import gc
import sys

SWITCH = 0.0005  # seconds after which a thread that waits may go on; the writer must not wait long
THRESHOLDS = (20_000, 20, 1000)  # objects that are made between searches: few cycles are ever forgotten
PATIENCE = 600.0  # seconds between full searches when it is quiet
LONGEST = 6 * 3600.0  # and in any case


class Sweeper:
    """Decides when to look for what."""

    def __init__(self, now: float) -> None:
        self._last = now
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        sys.setswitchinterval(SWITCH)

    def tick(self, now: float, quiet: bool) -> None:
        """A second has passed."""
        since = now - self._last
        if since > LONGEST or (quiet and since > PATIENCE):
            self._last = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()
