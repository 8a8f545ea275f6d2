"""Interface to the database engines, and the errors of the store."""

from collections.abc import Mapping
from typing import Protocol

Value = str | int | None
Values = Mapping[str, Value]
Row = tuple[Value, ...]


class StoreError(Exception):
    """Base class of the store's errors."""


class Unavailable(StoreError):
    """Nothing was stored: the database is locked, full or unreachable. A later attempt may succeed."""


class Blocked(StoreError):
    """Nothing was stored: another transaction holds a lock on the same rows for too long."""


class Unknown(StoreError):
    """The commit was not confirmed, so it is unknown whether anything was stored."""


class Damaged(StoreError):
    """The database file is damaged."""


class Clash(StoreError):
    """Nothing was stored: a unique key already exists."""


class Connection(Protocol):
    """A connection to a database, used by one thread. Parameters in statements are written `:name`."""

    clustered: str  # clause of CREATE TABLE that clusters rows by the primary key
    alone: str  # statement that locks a table against writers; empty if there is one writer only
    rows: str  # FROM item that yields each element of the JSON array `:rows` as `value`
    locking: str  # clause that locks the selected rows; empty if there is one writer only

    def run(self, statement: str, values: Values = ...) -> list[Row]:
        """Execute a statement and return its rows."""
        ...

    def change(self, statement: str, values: Values = ...) -> int:
        """Execute a statement and return the number of changed rows."""
        ...

    def begin(self) -> None:
        """Begin a write transaction."""
        ...

    def commit(self) -> None:
        """Commit the transaction; Unknown if the result is not certain."""
        ...

    def rollback(self) -> None: ...

    def close(self) -> None: ...

    def abort(self) -> None:
        """Make the running statement fail, from another thread."""
        ...


class Engine(Protocol):
    """A database engine."""

    shared: bool  # whether several nodes can share a database

    def connect(self) -> Connection:
        """A new connection for writing; Unavailable if that fails."""
        ...

    def reader(self) -> Connection:
        """A new connection for reading."""
        ...
