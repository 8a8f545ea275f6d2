"""Hints between nodes: "this table has come so far". Nothing depends on them: who hears none looks by itself.

They go over PostgreSQL's LISTEN and NOTIFY, apart from the transactions that they tell of: inside them, a
notification would let all commits wait for each other.
"""

import contextlib
import queue
import threading
from collections.abc import Callable

import psycopg

CHANNEL = "keltis"
LONGEST = 7000  # bytes; PostgreSQL takes 8000
PAUSE = 1.0  # seconds after which a lost connection is made again

Hear = Callable[[dict[str, int]], None]


class Hints:
    """Two threads with a connection each: one tells, one listens."""

    def __init__(self, url: str, hear: Hear) -> None:
        self._url, self._hear = url, hear
        self._queue: queue.SimpleQueue[tuple[str, int] | None] = queue.SimpleQueue()
        self._stopped = threading.Event()
        self._threads = [
            threading.Thread(target=target, name=name, daemon=True)
            for name, target in (("telling", self._tell), ("listening", self._listen))
        ]

    def start(self) -> None:
        """Begin."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """End; what was not told yet is not told any more."""
        self._stopped.set()
        self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def tell(self, game: str, version: int) -> None:
        """A table has come so far."""
        self._queue.put((game, version))

    # --- in the threads ------------------------------------------------------------------------

    def _tell(self) -> None:
        connection: psycopg.Connection | None = None
        while (first := self._queue.get()) is not None:
            news = dict([first])
            with contextlib.suppress(queue.Empty):
                while (more := self._queue.get_nowait()) is not None:
                    news[more[0]] = more[1]
            try:
                connection = connection or psycopg.connect(self._url, autocommit=True, connect_timeout=3)
                for text in _texts(news):
                    connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, text))
            except psycopg.Error:
                connection = None
                self._stopped.wait(PAUSE)
            if self._stopped.is_set():
                break
        if connection is not None:
            connection.close()

    def _listen(self) -> None:
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, connect_timeout=3) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    while not self._stopped.is_set():
                        for notified in connection.notifies(timeout=0.5):
                            self._hear(_read(notified.payload))
            except psycopg.Error:
                self._stopped.wait(PAUSE)


def _texts(news: dict[str, int]) -> list[str]:
    """News as texts that are not too long."""
    found = [""]
    for game, version in news.items():
        part = f"{game} {version}\n"
        if len(found[-1]) + len(part) > LONGEST:
            found.append("")
        found[-1] += part
    return found


def _read(text: str) -> dict[str, int]:
    """What a text tells; nonsense tells nothing."""
    found = {}
    for line in text.splitlines():
        game, _, version = line.partition(" ")
        if version.isdecimal():
            found[game] = int(version)
    return found
