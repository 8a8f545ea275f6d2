"""Tunes garbage collection: no long pauses caused by full collections.

A full (generation 2) collection visits every object; with ten thousand sockets that takes a large part of a
second. Surviving objects are therefore frozen every second (`gc.freeze`), so that collections have little to
visit. A full collection runs only now and then while nobody plays.
"""

import gc
import sys

SWITCH_INTERVAL = 0.0005  # seconds between thread switches; the writer must not wait long
THRESHOLDS = (20_000, 20, 1000)  # for the three generations; the server makes few reference cycles
QUIET_INTERVAL = 600.0  # seconds between full collections while nobody plays
MAX_INTERVAL = 6 * 3600.0  # seconds between full collections in any case


class GcTuner:
    """Freezes survivors and runs full collections at quiet moments."""

    def __init__(self, now: float) -> None:
        self._last_full = now
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        sys.setswitchinterval(SWITCH_INTERVAL)

    def tick(self, now: float, quiet: bool) -> None:
        """Called every second; `quiet` if nobody plays."""
        since = now - self._last_full
        if since > MAX_INTERVAL or (quiet and since > QUIET_INTERVAL):
            self._last_full = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()
