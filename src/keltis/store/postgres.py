"""PostgreSQL: several nodes on one database."""

import contextlib
import os
import re
import socket
from typing import Any

import psycopg

from keltis.store.connection import Blocked, Clash, Row, StoreError, Unavailable, Unknown, Values

# A node that froze in the middle of a transaction must not keep the others waiting.
SETTINGS = {
    "idle_in_transaction_session_timeout": "1s",
    "lock_timeout": "1500ms",
    "statement_timeout": "5s",
    "synchronous_commit": "on",
}

# What another node has done in this moment; two that make the same table clash over its type, too.
_CLASHING = (
    psycopg.errors.IntegrityError,
    psycopg.errors.DuplicateTable,
    psycopg.errors.DuplicateObject,
)

_BLOCKED = (
    psycopg.errors.LockNotAvailable,
    psycopg.errors.QueryCanceled,
    psycopg.errors.DeadlockDetected,
)

# A peer that does not answer any more is noticed within seconds, by the kernel.
TCP: dict[str, Any] = {
    "tcp_user_timeout": 6000,  # milliseconds
    "keepalives": 1,
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
}

_PLACE = re.compile(r":([a-z_]+)")
_placed: dict[str, str] = {}


def _translated(statement: str) -> str:
    """A statement with its places written as psycopg wants them."""
    found = _placed.get(statement)
    if found is None:
        found = _placed[statement] = _PLACE.sub(r"%(\1)s", statement)
    return found


class PostgresConnection:
    """A connection to a server."""

    clustered = ""
    alone = "LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE"
    rows = "json_array_elements(CAST(:rows AS json)) AS rows(value)"
    locking = "FOR UPDATE"

    def __init__(self, url: str) -> None:
        options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        try:
            self._db = psycopg.connect(url, autocommit=True, connect_timeout=3, options=options, **TCP)
        except psycopg.OperationalError as error:
            raise Unavailable(_cause(error)) from None

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        """Run a statement; its rows."""
        cursor = self._execute(statement, values)
        return cursor.fetchall() if cursor.description else []

    def change(self, statement: str, values: Values | None = None) -> int:
        """Run a statement; how many rows it has changed."""
        return self._execute(statement, values).rowcount

    def _execute(self, statement: str, values: Values | None) -> "psycopg.Cursor[Row]":
        try:
            return self._db.execute(_translated(statement), values or {})
        except _CLASHING as error:
            raise Clash(_cause(error)) from None
        except _BLOCKED as error:
            raise Blocked(_cause(error)) from None
        except psycopg.OperationalError as error:
            raise Unavailable(_cause(error)) from None
        except psycopg.Error as error:
            raise StoreError(_cause(error)) from None

    def begin(self) -> None:
        """Start to write."""
        self.run("BEGIN")

    def commit(self) -> None:
        """Keep what was written."""
        try:
            self._db.execute("COMMIT")
        except psycopg.Error as error:
            raise Unknown(_cause(error)) from None

    def rollback(self) -> None:
        """Forget what was written."""
        if not self._db.closed:
            self.run("ROLLBACK")

    def close(self) -> None:
        """Leave the database."""
        self._db.close()

    def abort(self) -> None:
        """Fail what this connection waits for, from another thread: a frozen server never answers."""
        with (
            contextlib.suppress(OSError, psycopg.Error),
            socket.socket(fileno=os.dup(self._db.pgconn.socket)) as shared,
        ):
            shared.shutdown(socket.SHUT_RDWR)


def _cause(error: Any) -> str:
    """What went wrong, without the address and the password that a message may quote."""
    return f"{type(error).__name__} {getattr(error, 'sqlstate', None) or ''}".strip()


class Postgres:
    """A database on a server."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self) -> PostgresConnection:
        """A connection to write."""
        return PostgresConnection(self.url)

    def reader(self) -> PostgresConnection:
        """A connection to read."""
        return PostgresConnection(self.url)
