"""Rate limiting by token buckets."""

from collections import OrderedDict
from math import inf

MAX_KEYS = 20_000


class TokenBucket:
    """Holds up to `capacity` tokens and is refilled at a constant rate per second."""

    __slots__ = ("_at", "_capacity", "_rate", "tokens")

    def __init__(self, capacity: float, rate: float, now: float, tokens: float = inf) -> None:
        self._capacity, self._rate = capacity, rate
        self.tokens, self._at = min(tokens, capacity), now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Take tokens; False, and none are taken, if there are too few."""
        self.tokens = min(self._capacity, self.tokens + max(0.0, now - self._at) * self._rate)
        self._at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True

    def refund(self, cost: float = 1.0) -> None:
        """Put tokens back."""
        self.tokens = min(self._capacity, self.tokens + cost)


class RateLimiter:
    """A token bucket per key, e.g. per address.

    When there are too many keys, the one that was used longest ago is dropped. Somebody with that many
    addresses can so refill their buckets, but cannot lock newcomers out by filling the table.
    """

    def __init__(self, capacity: float, rate: float, max_keys: int = MAX_KEYS) -> None:
        self._capacity, self._rate, self._max_keys = capacity, rate, max_keys
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        """Take tokens from the bucket of a key; False if there are too few."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._max_keys:
                self._buckets.popitem(last=False)
            bucket = self._buckets[key] = TokenBucket(self._capacity, self._rate, now)
        self._buckets.move_to_end(key)
        return bucket.take(now, cost)

    def refund(self, key: str) -> None:
        """Put a token back into the bucket of a key."""
        if key in self._buckets:
            self._buckets[key].refund()
