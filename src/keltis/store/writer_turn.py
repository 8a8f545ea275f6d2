"""Whose turn it is to write to a SQLite file, when several processes do.

SQLite lets one process write at a time, and the others try again after pauses of up to 100 ms. A lock on a
file beside the database wakes the next process at once. It only orders the writers: SQLite's own locks
protect the data. The system releases it when its process dies.
"""

import os
from contextlib import suppress
from pathlib import Path

PRIVATE = 0o600


class WriterTurn:
    """The lock; only where `fcntl` exists, so not on Windows."""

    def __init__(self, path: Path) -> None:
        import fcntl

        self._lock = fcntl.flock
        self._exclusive, self._unlock = fcntl.LOCK_EX, fcntl.LOCK_UN
        self._file = os.open(f"{path}-turn", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)

    def take(self) -> None:
        """Wait for the turn."""
        self._lock(self._file, self._exclusive)

    def give(self) -> None:
        """Let others write; nothing happens if it is not our turn."""
        self._lock(self._file, self._unlock)

    def close(self) -> None:
        with suppress(OSError):
            os.close(self._file)
