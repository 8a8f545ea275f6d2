"""The WebSocket endpoint: authenticates the client, caps its connections, and connects it to the tables."""

import time
from collections import Counter

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from keltis.server.http.routes import Api
from keltis.server.live.registry import TableRegistry
from keltis.server.security.addresses import address_group
from keltis.server.security.session import hashed
from keltis.server.ws.client import Client
from keltis.store.connection import StoreError

UNAVAILABLE = 503


class WebSocketEndpoint:
    """Accepts WebSockets of known people."""

    def __init__(self, registry: TableRegistry, api: Api) -> None:
        self._registry = registry
        self._api = api
        self._addresses: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one WebSocket until it is closed."""
        await receive()
        address = address_group(scope["client"][0]) if scope["client"] else ""
        if self._addresses[address] >= self._registry.config.sockets_per_address:
            await _refuse(send, 429)
            return
        self._addresses[address] += 1
        try:
            await self._serve(scope, receive, send)
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["query_string"]:
            await _refuse(send, 400)
            return
        token = self._api.cookies.token(Headers(scope=scope).get("cookie", ""))
        try:
            person = await self._api.known(token) if token else None
        except StoreError:
            await _refuse(send, UNAVAILABLE)
            return
        if person is None:
            await _refuse(send, 401)
            return
        connection = scope["state"]["connection"]
        client = Client(self._registry, connection, person.id, person.name, hashed(token), time.monotonic())
        if not self._registry.came(client):
            await _refuse(send, 429)
            return
        try:
            connection.receiver = ClientReceiver(client)
            await send({"type": "websocket.accept"})
            await receive()  # messages go to the receiver, so only the disconnect arrives here
        finally:
            client.disconnected()


class ClientReceiver:
    """Passes what a connection receives to its client, with the time."""

    __slots__ = ("_client",)

    def __init__(self, client: Client) -> None:
        self._client = client

    def on_text(self, data: bytes) -> None:
        self._client.received(data, time.monotonic())

    def on_binary(self) -> None:
        self._client.received_binary()

    def charge(self, frames: int, size: int) -> bool:
        return self._client.charge(frames, size, time.monotonic())


async def _refuse(send: Send, status: int) -> None:
    """Answer the handshake with an HTTP error."""
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})
