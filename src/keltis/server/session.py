"""How people are known: by a random token in a cookie, of which the store keeps only the hash."""

import hashlib
import re
import secrets
from http.cookies import CookieError, SimpleCookie

from keltis.server.gate import Gate

BYTES = 32
AGE = 400 * 24 * 60 * 60  # seconds; browsers keep no cookie longer
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def fresh_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_id() -> str:
    """An id for a person or a table that nobody can guess."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(24))


class Cookies:
    """The cookie of this server; with https it cannot be set by anybody else."""

    def __init__(self, gate: Gate) -> None:
        self._secure = gate.secure
        self.name = "__Host-keltis" if gate.secure else "keltis"

    def token(self, header: str) -> str:
        """The token in a request's cookies; "" if there is none."""
        try:
            found = SimpleCookie(header).get(self.name)
        except CookieError:
            return ""
        value = found.value if found is not None else ""
        return value if _TOKEN.fullmatch(value) else ""

    def setting(self, token: str) -> str:
        """The header that sets the cookie."""
        return self._written(token, AGE)

    def clearing(self) -> str:
        """The header that makes a browser forget it."""
        return self._written("", 0)

    def _written(self, value: str, age: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.name}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"
