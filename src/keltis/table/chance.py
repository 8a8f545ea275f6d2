"""Chance at a table (commit and reveal): drawn from a secret fixed before the game, so it can be verified.

The host commits itself to a secret by showing its hash; the players may add words of their own before the
game starts; every draw is made from both with HMAC-SHA256; after the game the secret is shown. So nobody,
not even the host, can choose what turns up. That the host does not look is not proved by this.
"""

import hashlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from functools import lru_cache

Chance = Callable[[int, int], int]  # the draw with this number, among so many ways that are equally likely

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
    """The secret of all tables with the same deal, game, players and options; not to be guessed from them."""
    return _written(hmac.digest(key, f"deal\n{group}".encode(), "sha256"))


def sealed(secret: str, nonces: Sequence[str]) -> Chance:
    """All draws of a game: fixed by the secret and by what the players added, in order of their seats."""
    return _sealed(secret, tuple(nonces))


@lru_cache(maxsize=4096)
def _sealed(secret: str, nonces: tuple[str, ...]) -> Chance:
    """The same, made once for all moves of a table."""
    key = hmac.digest(_read(secret), "\n".join(nonces).encode(), "sha256")
    # Copied for every draw: unlike `hmac.digest`, that never lets another thread go first.
    seal = hmac.new(key, digestmod="sha256")

    def draw(number: int, ways: int) -> int:
        attempt = 0
        while True:
            mix64 = seal.copy()
            mix64.update(f"{number}.{attempt}".encode())
            drawn = int.from_bytes(mix64.digest()[:8], "big")
            if drawn < SPAN - SPAN % ways:  # else the first ways would be a little likelier
                return drawn % ways
            attempt += 1

    return draw


def _written(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
