"""The connection to a table: commands in, frames out; the table is in this process or on a server."""

from pathlib import Path
from typing import Any, Protocol

from keltis.core.play import AnyPlay

Json = dict[str, Any]


class ConnectionLost(Exception):
    """The table cannot be reached, and waiting does not help."""


class TableConnection(Protocol):
    """A table in this process or on a server."""

    file: Path | None  # the file in which the game is saved after every turn

    def send(self, kind: str, **fields: Any) -> Json:
        """Send a command; its reply. Frames that arrive meanwhile are queued."""
        ...

    def next(self, seconds: float) -> Json | None:
        """The next frame, or None after a timeout; ConnectionLost if there will be no more."""
        ...

    def look(self, seat: int | None) -> None:
        """See the table from another own seat, or as a spectator; a frame with missed events follows."""
        ...

    def close(self) -> None: ...

    def play(self) -> AnyPlay | None:
        """The game if it is in this process, for hints and labels; None at a table on a server."""
        ...

    def record(self, file: Path) -> str | None:
        """The record in the format given by the file's suffix; None while a game on a server is not over."""
        ...

    def save(self) -> None:
        """Write the record to `file`; OSError if that is not possible."""
        ...
