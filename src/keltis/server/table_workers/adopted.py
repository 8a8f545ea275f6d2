"""Sockets that the main process has handed over to this worker."""

import asyncio
import socket
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from keltis.server.ws.connection import MAX_MESSAGE_SIZE, Receiver, WebSocketConnection
from keltis.server.ws.connection_limit import ConnectionLimit

Connected = Callable[["AdoptedConnection"], Receiver]
Lost = Callable[["AdoptedConnection"], None]


async def _no_application(scope: Any, receive: Any, send: Any) -> None:
    """Unused: the handshake took place in the main process."""


class AdoptedConnection(WebSocketConnection):
    """A WebSocket that was opened in another process; it starts with the frames not handled there."""

    def __init__(self, adopter: "Adopter", unread: bytes, connected: Connected, lost: Lost) -> None:
        state = {"connection_limit": adopter.limit, "hands_over": True}
        super().__init__(adopter.settings, adopter.server_state, state, adopter.loop)
        self.conn = ServerProtocol(state=OPEN, max_size=MAX_MESSAGE_SIZE, logger=self.logger)
        self.handshake_complete = self._request_received = True
        self._unread, self._connected, self._lost = unread, connected, lost

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._limit.hold(self.client)
        self.receiver = self._connected(self)
        self.data_received(self._unread)
        self._unread = b""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._lost(self)


class Adopter:
    """Wraps received file descriptors in connections."""

    def __init__(self, limit: ConnectionLimit) -> None:
        self.loop = asyncio.get_running_loop()
        self.limit = limit
        self.server_state = ServerState()
        self.settings = uvicorn.Config(
            _no_application,
            ws_max_size=MAX_MESSAGE_SIZE,
            ws_ping_interval=None,
            ws_ping_timeout=None,
            ws_per_message_deflate=False,
            log_config=None,
        )
        self._tasks: set[asyncio.Task[Any]] = set()  # the event loop keeps only weak references

    def adopt(self, descriptor: int, unread: bytes, connected: Connected, lost: Lost) -> None:
        """Take over a socket; `connected` is called with its connection, and `lost` when it is closed."""
        made = socket.socket(fileno=descriptor)
        made.setblocking(False)
        factory = partial(AdoptedConnection, self, unread, connected, lost)
        task = asyncio.create_task(self._connect(factory, made))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, factory: Callable[[], AdoptedConnection], made: socket.socket) -> None:
        try:
            await self.loop.connect_accepted_socket(factory, made)
        except OSError:  # the client has disconnected
            made.close()
