"""Caps on open connections, per address and in total, with a rate-limited log of refusals."""

import asyncio
from collections import Counter

from structlog.typing import FilteringBoundLogger

from keltis.server.security.addresses import address_group

LOG_INTERVAL = 10.0  # seconds between two log lines about refusals

Peer = tuple[str, int] | None


class ConnectionLimit:
    """Counts open connections and refuses those over a cap.

    Behind a proxy all connections come from the proxy's address, so there the cap per address is off (0);
    WebSockets are still capped by the forwarded address.
    """

    def __init__(self, per_address: int, total: int, log: FilteringBoundLogger) -> None:
        self.open = 0
        self.refused: Counter[str] = Counter()  # by reason
        self._per_address, self._total = per_address, total
        self._log = log
        self._addresses: Counter[str] = Counter()
        self._unreported: Counter[str] = Counter()
        self._report_timer: asyncio.TimerHandle | None = None

    def acquire(self, peer: Peer) -> bool:
        """Count a new connection; False if it must be refused."""
        address = address_group(peer[0]) if peer is not None else ""
        if self.open >= self._total:
            self.refuse("too_many")
            return False
        if self._per_address and self._addresses[address] >= self._per_address:
            self.refuse("too_many_from_one_address")
            return False
        self.hold(peer)
        return True

    def hold(self, peer: Peer) -> None:
        """Count a connection without asking whether it must be refused."""
        self.open += 1
        self._addresses[address_group(peer[0]) if peer is not None else ""] += 1

    def release(self, peer: Peer) -> None:
        """Uncount a connection that was acquired."""
        address = address_group(peer[0]) if peer is not None else ""
        self.open -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def refuse(self, reason: str) -> None:
        """Count a refused or timed-out connection, and log it now or with the others of this interval."""
        self.refused[reason] += 1
        self._unreported[reason] += 1
        if self._report_timer is None:
            self._report()

    def _report(self) -> None:
        self._report_timer = None
        if self._unreported:
            self._log.warning("connections refused", **self._unreported)
            self._unreported.clear()
            self._report_timer = asyncio.get_running_loop().call_later(LOG_INTERVAL, self._report)
