"""PostgreSQL, which several nodes can share."""

import contextlib
import os
import re
import socket
from typing import Any

import psycopg

from keltis.store.connection import Blocked, Clash, Row, StoreError, Unavailable, Unknown, Values

# A node that freezes inside a transaction must not block the others for long.
SETTINGS = {
    "idle_in_transaction_session_timeout": "1s",
    "lock_timeout": "1500ms",
    "statement_timeout": "5s",
    "synchronous_commit": "on",
}

# Conflicts with another node; creating the same table at the same time also conflicts over its row type.
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

# TCP keepalive: the kernel detects a dead peer within seconds.
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
    """A statement with its parameters in the syntax of psycopg."""
    found = _placed.get(statement)
    if found is None:
        found = _placed[statement] = _PLACE.sub(r"%(\1)s", statement)
    return found


class PostgresConnection:
    clustered = ""
    alone = "LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE"
    rows = "json_array_elements(CAST(:rows AS json)) AS rows(value)"
    locking = "FOR UPDATE"

    def __init__(self, url: str) -> None:
        options = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        try:
            self._db = psycopg.connect(url, autocommit=True, connect_timeout=3, options=options, **TCP)
        except psycopg.OperationalError as error:
            raise Unavailable(str(error).partition("\n")[0]) from None  # names the server, never the password
        except psycopg.ProgrammingError as error:
            raise StoreError(str(error).partition("\n")[0]) from None  # not an address of a database

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        cursor = self._execute(statement, values)
        return cursor.fetchall() if cursor.description else []

    def change(self, statement: str, values: Values | None = None) -> int:
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
        self.run("BEGIN")

    def commit(self) -> None:
        try:
            self._db.execute("COMMIT")
        except psycopg.Error as error:
            raise Unknown(_cause(error)) from None

    def rollback(self) -> None:
        if not self._db.closed:
            self.run("ROLLBACK")

    def close(self) -> None:
        self._db.close()

    def abort(self) -> None:
        """Make the running statement fail, from another thread: a frozen server never answers."""
        with (
            contextlib.suppress(OSError, psycopg.Error),
            socket.socket(fileno=os.dup(self._db.pgconn.socket)) as shared,
        ):
            shared.shutdown(socket.SHUT_RDWR)


def _cause(error: Any) -> str:
    """The cause of an error without its message, which may contain the address and the password."""
    return f"{type(error).__name__} {getattr(error, 'sqlstate', None) or ''}".strip()


class Postgres:
    """A database on a PostgreSQL server."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url

    def connect(self) -> PostgresConnection:
        return PostgresConnection(self.url)

    def reader(self) -> PostgresConnection:
        return PostgresConnection(self.url)
