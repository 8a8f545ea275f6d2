"""Processes take turns at writing to a SQLite file.

SQLite lets one process write at a time, and the others try again after pauses of up to 100 ms, so that a busy
process can keep the others out for seconds. Locks on two files beside the database make them take turns. A
waiter holds `next` while it waits for `turn`, so the process that has just written must queue (ticket-style
fairness). The locks only order the writers: SQLite's own locks protect the data. The system releases them
when a process dies.
"""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600


class WriterTurn:
    """The locks of one connection; only where `fcntl` exists, so not on Windows."""

    def __init__(self, path: Path) -> None:
        import fcntl

        self._lock = fcntl.flock
        self._exclusive, self._unlock = fcntl.LOCK_EX, fcntl.LOCK_UN
        self._turn, self._next = (_opened(Path(f"{path}-{name}")) for name in ("turn", "next"))

    def take(self) -> None:
        """Acquire the lock, waiting if necessary."""
        self._lock(self._next, self._exclusive)
        try:
            self._lock(self._turn, self._exclusive)
        finally:
            self._lock(self._next, self._unlock)

    def give(self) -> None:
        """Release the lock; no effect if it is not held."""
        self._lock(self._turn, self._unlock)

    def close(self) -> None:
        for file in (self._turn, self._next):
            with suppress(OSError):
                os.close(file)


def _opened(path: Path) -> int:
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
