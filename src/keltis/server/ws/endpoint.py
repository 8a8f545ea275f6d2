"""The WebSocket endpoint: authenticates the client, caps its connections, and connects it to the tables."""

import time
from collections import Counter
from collections.abc import Awaitable, Callable

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from keltis.server.config import Config
from keltis.server.security.addresses import address_group
from keltis.server.security.session import Cookies, hashed
from keltis.server.ws.client import Client, Tables
from keltis.server.ws.connected_clients import ConnectedClients
from keltis.store.connection import StoreError
from keltis.store.people import Person

UNAVAILABLE = 503

FindPerson = Callable[[str], Awaitable[Person | None]]  # by session token


class WebSocketEndpoint:
    """Accepts WebSockets of people with a valid session."""

    def __init__(
        self,
        config: Config,
        tables: Tables,
        clients: ConnectedClients,
        cookies: Cookies,
        find_person: FindPerson,
        addresses: "Counter[str]",
    ) -> None:
        self._config = config
        self._tables, self._clients = tables, clients
        self._cookies, self._find_person = cookies, find_person
        self._addresses = addresses  # open sockets by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one WebSocket until it is closed."""
        await receive()
        address = address_group(scope["client"][0]) if scope["client"] else ""
        if self._addresses[address] >= self._config.sockets_per_address:
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
        token = self._cookies.token(Headers(scope=scope).get("cookie", ""))
        try:
            person = await self._find_person(token) if token else None
        except StoreError:
            await _refuse(send, UNAVAILABLE)
            return
        if person is None:
            await _refuse(send, 401)
            return
        connection = scope["state"]["connection"]
        client = Client(
            self._tables,
            connection,
            person.id,
            person.name,
            hashed(token),
            time.monotonic(),
            self._config.messages_per_second,
            address_group(scope["client"][0]) if scope["client"] else "",
        )
        if not self._clients.add(client):
            await _refuse(send, 429)
            return
        try:
            connection.receiver = ClientReceiver(client)
            await send({"type": "websocket.accept"})
            await receive()  # messages go to the receiver, so only the disconnect arrives here
        finally:
            self._clients.remove(client)


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
