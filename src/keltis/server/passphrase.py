"""Passphrases: of each only a salted, slow hash is kept (scrypt, RFC 7914)."""

import hashlib
import hmac
import secrets
from unicodedata import normalize

N, R, P = 1 << 15, 8, 1  # 32 MiB and about a tenth of a second
SALT, LENGTH = 16, 32


def hashed(passphrase: str) -> str:
    """What is kept of a passphrase."""
    salt = secrets.token_bytes(SALT)
    return f"scrypt${N}${R}${P}${salt.hex()}${_scrypt(passphrase, salt, N, R, P).hex()}"


def fits(passphrase: str, kept: str) -> bool:
    """Whether a passphrase is the one that was kept."""
    _, n, r, p, salt, digest = kept.split("$")
    found = _scrypt(passphrase, bytes.fromhex(salt), int(n), int(r), int(p))
    return hmac.compare_digest(found, bytes.fromhex(digest))


def _scrypt(passphrase: str, salt: bytes, n: int, r: int, p: int) -> bytes:
    text = normalize("NFKC", passphrase).encode("utf-8", "surrogatepass")
    return hashlib.scrypt(text, salt=salt, n=n, r=r, p=p, maxmem=256 * n * r, dklen=LENGTH)


# Compared with when there is no account: it fits nothing, and takes as long.
NOBODYS = f"scrypt${N}${R}${P}${secrets.token_hex(SALT)}${secrets.token_hex(LENGTH)}"
