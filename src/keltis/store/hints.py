"""Hints between nodes: "this table has come so far". Nothing depends on them: who hears none looks itself."""

import contextlib
import queue
import threading
from collections.abc import Callable

from keltis.store.hint_transports import Post, PostError, post

LONGEST = 7000  # bytes; PostgreSQL takes 8000
PAUSE = 1.0  # seconds after which a lost connection is made again
LISTEN = 0.5  # seconds at a time

Hear = Callable[[dict[str, int]], None]


class Hints:
    """Two threads with a connection each, to PostgreSQL or Redis: one tells, one listens."""

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

    def tell(self, table_id: str, version: int) -> None:
        """A table has come so far."""
        self._queue.put((table_id, version))

    # --- in the threads ------------------------------------------------------------------------

    def _tell(self) -> None:
        sender: Post | None = None
        while (first := self._queue.get()) is not None:
            news = dict([first])
            with contextlib.suppress(queue.Empty):
                while (more := self._queue.get_nowait()) is not None:
                    news[more[0]] = more[1]
            try:
                sender = sender or post(self._url)
                for text in _texts(news):
                    sender.send(text)
            except PostError:
                sender = None
                self._stopped.wait(PAUSE)
            if self._stopped.is_set():
                break
        if sender is not None:
            sender.close()

    def _listen(self) -> None:
        while not self._stopped.is_set():
            try:
                with contextlib.closing(post(self._url)) as receiver:
                    while not self._stopped.is_set():
                        for text in receiver.received(LISTEN):
                            self._hear(_read(text))
            except PostError:
                self._stopped.wait(PAUSE)


def _texts(news: dict[str, int]) -> list[str]:
    """News as texts that are not too long."""
    found = [""]
    for table_id, version in news.items():
        part = f"{table_id} {version}\n"
        if len(found[-1]) + len(part) > LONGEST:
            found.append("")
        found[-1] += part
    return found


def _read(text: str) -> dict[str, int]:
    """What a text tells; nonsense tells nothing."""
    found = {}
    for line in text.splitlines():
        table_id, _, version = line.partition(" ")
        if version.isdecimal():
            found[table_id] = int(version)
    return found
