"""Sessions: a random token in a cookie, of which the store has only the hash."""

import hashlib
import re
import secrets

from keltis.server.security.origins import OriginPolicy

BYTES = 32
AGE = 400 * 24 * 60 * 60  # seconds; browsers keep no cookie longer
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


def fresh_token() -> str:
    """A new session token."""
    return secrets.token_urlsafe(BYTES)


def hashed(token: str) -> str:
    """The hash of a token, as the store has it."""
    return hashlib.sha256(token.encode()).hexdigest()


def fresh_id() -> str:
    """A random id for a person or a table."""
    return "".join(secrets.choice("abcdefghijkmnpqrstuvwxyz23456789") for _ in range(24))


class Cookies:
    """Reads and writes the session cookie; with https its prefix keeps other hosts from setting it."""

    def __init__(self, origin_policy: OriginPolicy) -> None:
        self._secure = origin_policy.secure
        self.name = "__Host-keltis" if origin_policy.secure else "keltis"

    def token(self, header: str) -> str:
        """The token in a Cookie header; "" if there is none.

        Other programs on the same host may set cookies that no parser accepts; they are skipped.
        """
        for cookie in header.split(";"):
            name, _, value = cookie.strip().partition("=")
            if name == self.name and _TOKEN.fullmatch(value):
                return value
        return ""

    def setting(self, token: str) -> str:
        """The Set-Cookie header with a token."""
        return self._cookie(token, AGE)

    def clearing(self) -> str:
        """The Set-Cookie header that deletes the cookie."""
        return self._cookie("", 0)

    def _cookie(self, value: str, age: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.name}={value}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"
