"""Derives invitations, ids of tables and the chance of shared deals from the server's secret (HMAC)."""

import base64
import hashlib
import hmac


class TableKeys:
    """Derives keys; the same input always gives the same key, on every node of a database."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def invitation(self, table_id: str) -> str:
        """The invitation key of a table; it may be shared."""
        return _short(self._derive("invitation", table_id))

    def is_invitation(self, table_id: str, key: str) -> bool:
        """Whether this is the invitation key of the table, compared in constant time."""
        return hmac.compare_digest(key.encode(), self.invitation(table_id).encode())

    def table_id(self, person: str, request: str) -> str:
        """Table id derived from person and request id (idempotent)."""
        return _short(self._derive("table", f"{person}\n{request}"))

    def handle(self, viewer: str, person: str) -> str:
        """What a person is called in the requests of a viewer; ids of people are never sent."""
        return _short(self._derive("person", f"{viewer}\n{person}"))

    def deal_key(self) -> bytes:
        """Key from which shared deals derive their randomness."""
        return self._derive("deal", "")

    def _derive(self, purpose: str, subject: str) -> bytes:
        return hmac.digest(self._secret, f"{purpose}\n{subject}".encode(), hashlib.sha256)


def _short(digest: bytes) -> str:
    return base64.b32encode(digest[:15]).decode().lower()
