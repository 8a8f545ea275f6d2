"""Passphrases: stored only as salted scrypt hashes (RFC 7914)."""

import hashlib
import hmac
import secrets
from unicodedata import normalize

N, R, P = 1 << 15, 8, 3  # 32 MiB and three passes, as OWASP recommends
SALT, LENGTH = 16, 32  # bytes


def hashed(passphrase: str) -> str:
    """The hash of a passphrase with a fresh salt, and its parameters."""
    salt = secrets.token_bytes(SALT)
    return f"scrypt${N}${R}${P}${salt.hex()}${_scrypt(passphrase, salt, N, R, P).hex()}"


def fits(passphrase: str, stored: str) -> bool:
    """Whether a passphrase has this hash."""
    _, n, r, p, salt, digest = stored.split("$")
    found = _scrypt(passphrase, bytes.fromhex(salt), int(n), int(r), int(p))
    return hmac.compare_digest(found, bytes.fromhex(digest))


def is_outdated(stored: str) -> bool:
    """Whether a hash was made with weaker parameters than those of today."""
    return not stored.startswith(f"scrypt${N}${R}${P}$")


def _scrypt(passphrase: str, salt: bytes, n: int, r: int, p: int) -> bytes:
    text = normalize("NFKC", passphrase).encode("utf-8", "surrogatepass")
    return hashlib.scrypt(text, salt=salt, n=n, r=r, p=p, maxmem=256 * n * r, dklen=LENGTH)


# Checked when there is no account, so that this takes as long: it fits nothing.
NO_ACCOUNT = f"scrypt${N}${R}${P}${secrets.token_hex(SALT)}${secrets.token_hex(LENGTH)}"
