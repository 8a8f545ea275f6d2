"""The way to a table: commands go in, frames come out. Nobody need know where the table is."""

from typing import Any, Protocol

Json = dict[str, Any]


class Gone(Exception):
    """The table cannot be reached any more, and waiting is of no use."""


class Line(Protocol):
    """A table, near or far."""

    def send(self, kind: str, **fields: Any) -> Json:
        """Ask for something to be done; its reply. Frames that come meanwhile are kept."""
        ...

    def next(self, seconds: float) -> Json | None:
        """The next frame, if one comes in time; Gone if none will ever come."""
        ...

    def close(self) -> None:
        """Leave."""
        ...
