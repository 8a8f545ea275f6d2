"""What the statements of the store need of an engine, and what can go wrong."""

from collections.abc import Mapping
from typing import Protocol

Value = str | int | None
Values = Mapping[str, Value]
Row = tuple[Value, ...]


class StoreError(Exception):
    """The store does not do what it should."""


class Unavailable(StoreError):
    """Nothing was stored: the database is locked, full or out of reach. It may work again later."""


class Blocked(StoreError):
    """Nothing was stored: somebody else writes the same rows and does not come to an end."""


class Unknown(StoreError):
    """Something may have been stored or not: the commit was not confirmed."""


class Clash(StoreError):
    """Nothing was stored: a row that must be unique exists already."""


class Connection(Protocol):
    """One connection to a database, for one thread. Places in statements are written `:name`."""

    clustered: str  # how a table says that its rows lie in the order of its key
    alone: str  # the statement that lets nobody else write into a table; empty if nobody can anyway
    rows: str  # what a statement selects from, so that every item of the JSON list `:rows` is a `value`
    locking: str  # how a SELECT lets nobody else change its rows; empty if nobody can anyway

    def run(self, statement: str, values: Values = ...) -> list[Row]:
        """Run a statement; its rows."""
        ...

    def change(self, statement: str, values: Values = ...) -> int:
        """Run a statement; how many rows it has changed."""
        ...

    def begin(self) -> None:
        """Start to write."""
        ...

    def commit(self) -> None:
        """Keep what was written; Unknown if that is not certain."""
        ...

    def rollback(self) -> None:
        """Forget what was written."""
        ...

    def close(self) -> None:
        """Leave the database."""
        ...

    def abort(self) -> None:
        """Fail the running statement, from another thread."""
        ...


class Engine(Protocol):
    """A kind of database."""

    shared: bool  # whether several nodes may use one

    def connect(self) -> Connection:
        """A new connection to write; Unavailable if there can be none."""
        ...

    def reader(self) -> Connection:
        """A new connection to read."""
        ...
