"""How much somebody may do: a bucket that fills up slowly, and is empty for who does too much at once."""

from collections import OrderedDict


class Bucket:
    """So many things at once, and so many a second in the long run."""

    __slots__ = ("_at", "_left", "_rate", "_room")

    def __init__(self, room: float, rate: float, now: float) -> None:
        self._room, self._rate = room, rate
        self._left, self._at = room, now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether so much may be done now; then it is done."""
        self._fill(now)
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def full(self, now: float) -> bool:
        """Whether it is as if nothing had ever been taken."""
        self._fill(now)
        return self._left >= self._room

    def _fill(self, now: float) -> None:
        self._left = min(self._room, self._left + max(0.0, now - self._at) * self._rate)
        self._at = now


class Buckets:
    """A bucket for everybody. There is room for so many; who finds none may do nothing."""

    def __init__(self, room: float, rate: float, most: int = 20_000) -> None:
        self._room, self._rate, self._most = room, rate, most
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float, cost: float = 1.0) -> bool:
        """Whether somebody may do so much now; then it is done."""
        bucket = self._of.get(who)
        if bucket is None:
            if len(self._of) >= self._most and not self._forget_one(now):
                return False
            bucket = self._of[who] = Bucket(self._room, self._rate, now)
        self._of.move_to_end(who)
        return bucket.take(now, cost)

    def _forget_one(self, now: float) -> bool:
        """Forget who has not been here for longest, if nothing is lost by that."""
        oldest, bucket = next(iter(self._of.items()))
        if not bucket.full(now):
            return False
        del self._of[oldest]
        return True
