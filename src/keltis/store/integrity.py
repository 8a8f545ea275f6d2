"""Checks a database file for damage, in a thread: soon after startup, and then once a day."""

import threading
from collections.abc import Callable

from keltis.store.connection import Connection, Damaged, StoreError

FIRST = 60.0  # seconds after the start, when the first visitors have been served
INTERVAL = 24 * 60 * 60.0  # seconds


class IntegrityCheck:
    """Reads the whole file. While it does, the write-ahead log is not reset, only extended."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self.failed = False
        self._connect = connect
        self._connection: Connection | None = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="integrity", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Stop, and interrupt a running check."""
        self._stop.set()
        connection = self._connection
        if connection is not None:
            connection.abort()
        self._thread.join()

    def _run(self) -> None:
        pause = FIRST
        while not self._stop.wait(pause):
            self._check()
            pause = INTERVAL

    def _check(self) -> None:
        try:
            connection = self._connection = self._connect()
            if not self._stop.is_set():
                self.failed = connection.run("PRAGMA quick_check(1)") != [("ok",)]
            self._connection = None
            connection.close()
        except Damaged:
            self.failed = True
        except StoreError:  # interrupted, or the file is unreadable at present: left to the next check
            self._connection = None
