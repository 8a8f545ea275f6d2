"""Chance at a table (commit and reveal): drawn from a secret fixed before the game, so it can be verified.

The server commits itself to a secret by publishing its hash; players may add nonces before the game starts;
every draw is computed from both with HMAC-SHA256; after the game the secret is revealed. So nobody, not even
the operator, can choose what turns up. This does not prove that the operator did not look ahead.
"""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from functools import lru_cache

Chance = Callable[[int, int], int]  # (number of the draw, number of equally likely ways) → way

FIRST = -1  # the number of the draw that decides who begins
SPAN = 1 << 64


@lru_cache(maxsize=4096)
def commitment(secret: str) -> str:
    """The commitment to a secret, shown before the game."""
    return _written(hashlib.sha256(_read(secret)).digest())


def fresh_secret(source: bytes) -> str:
    """A secret from 32 random bytes, as text."""
    return _written(source)


def deal_secret(key: bytes, group: str) -> str:
    """The secret of all tables with the same deal, game, players and options, but not guessable from them."""
    return _written(hmac.digest(key, f"deal\n{group}".encode(), "sha256"))


def sealed(secret: str, nonces: Sequence[str]) -> Chance:
    """All draws of a game: determined by the secret and the players' nonces, in order of their seats."""
    return _sealed(secret, tuple(nonces))


@lru_cache(maxsize=4096)
def _sealed(secret: str, nonces: tuple[str, ...]) -> Chance:
    """The same, cached for all moves of a table."""
    key = hmac.digest(_read(secret), "\n".join(nonces).encode(), "sha256")
    # Copied for every draw: unlike `hmac.digest`, this does not release the GIL.
    seal = hmac.new(key, digestmod="sha256")

    def draw(number: int, ways: int) -> int:
        attempt = 0
        while True:
            mix64 = seal.copy()
            mix64.update(f"{number}.{attempt}".encode())
            drawn = int.from_bytes(mix64.digest()[:8], "big")
            if drawn < SPAN - SPAN % ways:  # rejection sampling: no way is more likely
                return drawn % ways
            attempt += 1

    return draw


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
