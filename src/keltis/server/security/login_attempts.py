"""Limits on wrong passphrases: guessing is slow, and strangers cannot lock the owner of a login out.

From one address few attempts are allowed. All addresses together have a larger budget, which does not apply
to an address from which the login has succeeded before.
"""

import time
from collections import OrderedDict

from keltis.server.security.rate_limit import RateLimiter

FROM_ADDRESS, FROM_ALL = 10.0, 100.0  # attempts at once
PER_HOUR = 60.0  # attempts in the long run
MAX_KNOWN = 10_000  # pairs of login and address that are remembered


class LoginAttempts:
    """Counts attempts when they begin, so that parallel ones count, too; successful ones are refunded."""

    def __init__(self) -> None:
        self._from_address = RateLimiter(FROM_ADDRESS, PER_HOUR / 3600)
        self._from_all = RateLimiter(FROM_ALL, PER_HOUR / 3600)
        self._known: OrderedDict[str, None] = OrderedDict()

    def begin(self, login: str, address: str) -> bool:
        """Count an attempt; False if it is not allowed."""
        now, pair = time.monotonic(), f"{login} {address}"
        if not self._from_address.take(pair, now):
            return False
        return pair in self._known or self._from_all.take(login, now)

    def succeeded(self, login: str, address: str) -> None:
        """Refund an attempt, and remember that the owner comes from this address."""
        pair = f"{login} {address}"
        self._from_address.refund(pair)
        if pair not in self._known:
            self._from_all.refund(login)
        self._known[pair] = None
        self._known.move_to_end(pair)
        if len(self._known) > MAX_KNOWN:
            self._known.popitem(last=False)
