"""Hints between nodes: "this table has reached this version". They only save time: nodes poll, too."""

import contextlib
import queue
import threading
from collections.abc import Callable

from keltis.store.hint_transports import Transport, TransportError, connect

LONGEST = 7000  # bytes per message; the limit of PostgreSQL is 8000
PAUSE = 1.0  # seconds before a lost connection is reopened
LISTEN = 0.5  # seconds per call

OnVersions = Callable[[dict[str, int]], None]


class Hints:
    """Two threads with a connection each, to PostgreSQL or Redis: one publishes, one subscribes."""

    def __init__(self, url: str, on_versions: OnVersions) -> None:
        self._url, self._on_versions = url, on_versions
        self._queue: queue.SimpleQueue[tuple[str, int] | None] = queue.SimpleQueue()
        self._stopped = threading.Event()
        self._threads = [
            threading.Thread(target=target, name=name, daemon=True)
            for name, target in (("hint-publisher", self._publish_loop), ("hint-listener", self._listen_loop))
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """Stop both threads; queued hints are dropped."""
        self._stopped.set()
        self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def publish(self, table_id: str, version: int) -> None:
        """Announce that a table has reached this version."""
        self._queue.put((table_id, version))

    # --- in the threads ------------------------------------------------------------------------

    def _publish_loop(self) -> None:
        sender: Transport | None = None
        while (first := self._queue.get()) is not None:
            versions = dict([first])
            with contextlib.suppress(queue.Empty):
                while (another := self._queue.get_nowait()) is not None:
                    versions[another[0]] = another[1]
            try:
                sender = sender or connect(self._url)
                for text in _encode(versions):
                    sender.send(text)
            except TransportError:
                sender = None
                self._stopped.wait(PAUSE)
            if self._stopped.is_set():
                break
        if sender is not None:
            sender.close()

    def _listen_loop(self) -> None:
        while not self._stopped.is_set():
            try:
                with contextlib.closing(connect(self._url)) as receiver:
                    while not self._stopped.is_set():
                        for text in receiver.received(LISTEN):
                            self._on_versions(_decode(text))
            except TransportError:
                self._stopped.wait(PAUSE)


def _encode(versions: dict[str, int]) -> list[str]:
    """Versions as texts within the size limit."""
    found = [""]
    for table_id, version in versions.items():
        part = f"{table_id} {version}\n"
        if len(found[-1]) + len(part) > LONGEST:
            found.append("")
        found[-1] += part
    return found


def _decode(text: str) -> dict[str, int]:
    """The versions in a text; malformed lines are skipped."""
    found = {}
    for line in text.splitlines():
        table_id, _, version = line.partition(" ")
        if version.isdecimal():
            found[table_id] = int(version)
    return found
