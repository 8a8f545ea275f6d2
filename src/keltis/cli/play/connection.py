"""The connection to a table: commands in, frames out; the table is in this process or on a server."""

from typing import Any, Protocol

from keltis.core.play import AnyPlay

Json = dict[str, Any]


class ConnectionLost(Exception):
    """The table cannot be reached, and waiting does not help."""


class TableConnection(Protocol):
    """A table in this process or on a server."""

    def send(self, kind: str, **fields: Any) -> Json:
        """Send a command; its reply. Frames that arrive meanwhile are queued."""
        ...

    def next(self, seconds: float) -> Json | None:
        """The next frame within a time; ConnectionLost if there will be none."""
        ...

    def close(self) -> None:
        """Leave."""
        ...

    def play(self) -> AnyPlay | None:
        """The game itself if it is in this process, for hints and labels; None at a table on a server."""
        ...

    def record(self) -> str | None:
        """The record as text; None while the game on a server is not over."""
        ...
