"""A server without a game: the minimum cost of a move with these sockets, event loop, writer and disk.

For every move it stores a row of constant bytes in the same kind of transaction as the real server and sends
as many frames of constant bytes. So no optimisation of rules or views can get below its cost. Started by
`python -m benchmarks.online.boardgame_io`.
"""

import asyncio
import contextlib
import subprocess
import sys
from collections import defaultdict
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.types import Receive, Scope, Send

from benchmarks.online.sockets import Socket
from keltis.server.live.database import deliver
from keltis.server.logs import make_log
from keltis.server.ws.connection import WebSocketConnection
from keltis.server.ws.connection_limit import ConnectionLimit
from keltis.server.ws.frames import encode_text_frame
from keltis.server.ws.http_connection import HttpConnection
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.store.tables import Append, Projection
from keltis.table.events import Entry, Moved

REPLY, TURN = b'{"type":"reply"', b'{"type":"change","turn":1'
MOVE = b'{"type":"move","id":"000000000000","v":100,"action":"play red 3"}'
SIZE = 1_300  # bytes of a change in Keltis

SYNC = encode_text_frame(b'{"type":"sync"}')
SEEN = encode_text_frame(b'{"type":"change","turn":0'.ljust(SIZE))
ANSWER = encode_text_frame(REPLY + b',"id":"000000000000","seq":100}') + SEEN
NEWS = encode_text_frame(TURN.ljust(SIZE))


class Place:
    """A table without a game."""

    def __init__(self, store: Store, id: str, version: int) -> None:
        self._store, self._id, self._version = store, id, version
        self.connections: list[WebSocketConnection] = []  # two players, then spectators

    def move(self, connection: WebSocketConnection) -> None:
        """Handle a move: store it, then send it to both players."""
        before, self._version = self._version, self._version + 1
        entry = Entry(self._version, 1, Moved(0, 1), 1, "0" * 16, "somebody", str(self._version), "0" * 16)
        change = Append(self._id, before, (entry,), Projection("playing", None, "x" * 150, ()), False)
        self._store.write(change, partial(self._kept, connection), self._id)

    def _kept(self, connection: WebSocketConnection, result: Any) -> None:
        assert result is True, result
        for other in self.connections[:2]:
            other.enqueue(ANSWER if other is connection else NEWS)
        for other in self.connections[2:]:
            other.enqueue(SEEN)


class Places:
    """All of them."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._places = folder, dict[str, Place]()

    @contextlib.asynccontextmanager
    async def life(self, app: Starlette) -> AsyncIterator[dict[str, Any]]:
        """Open the database of the tables."""
        store = Store(Sqlite(self._folder / "keltis.db"), partial(deliver, asyncio.get_running_loop()))
        found = store.read(lambda connection: connection.run("SELECT id, version FROM games", {}))
        self._places = {str(table): Place(store, str(table), int(version or 0)) for table, version in found}
        store.start()
        yield {"connection_limit": ConnectionLimit(0, sys.maxsize, make_log("text", "warning"))}
        store.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket."""
        await receive()
        connection: WebSocketConnection = scope["state"]["connection"]
        connection.receiver = Player(self._places, connection)
        await send({"type": "websocket.accept"})
        await receive()


class Player:
    """One client: the first text names the table, all others are moves."""

    def __init__(self, places: dict[str, Place], connection: WebSocketConnection) -> None:
        self._places, self._connection = places, connection
        self._place: Place | None = None

    def on_text(self, data: bytes) -> None:
        """Enter the table, or move."""
        if self._place is not None:
            self._place.move(self._connection)
            return
        self._place = self._places[data.split(b'"')[-2].decode()]
        self._place.connections.append(self._connection)
        self._connection.enqueue(SYNC)

    def on_binary(self) -> None:
        """Not used."""

    def charge(self, frames: int, size: int) -> bool:
        """No limit."""
        return True


class Players:
    """Two players at every table, who move as soon as it is their turn."""

    def __init__(self) -> None:
        self.moves = 0

    def heard(self, socket: Socket, text: bytes) -> None:
        """Handle a received frame."""
        if text.startswith(REPLY):
            self.moves += 1
        elif text.startswith(TURN):
            socket.send(MOVE)

    async def open(self, port: int, tables: list[str], spectators: int) -> None:
        """Sit down everywhere, and let one at every table begin; who looks on only reads."""
        loop, sockets = asyncio.get_running_loop(), defaultdict[str, list[Socket]](list)
        for table in tables * (2 + spectators):
            make = partial(Socket, port, "", table, self.heard)
            _, socket = await loop.create_connection(make, "127.0.0.1", port)
            await socket.synced
            sockets[table].append(socket)
        for first, *_ in sockets.values():
            first.send(MOVE)


def serve(folder: Path) -> tuple["subprocess.Popen[str]", int]:
    """Start it; the process and its port."""
    command = [sys.executable, "-m", __name__, str(folder)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, int(process.stdout.readline())


def main() -> None:
    places = Places(Path(sys.argv[1]))
    application = Starlette(routes=[WebSocketRoute("/ws", places)], lifespan=places.life)
    settings = uvicorn.Config(
        application,
        port=0,
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
    )
    listener = settings.bind_socket()
    listener.listen()  # who comes before it serves waits
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(settings).run(sockets=[listener])


if __name__ == "__main__":
    main()
