"""The WebSocket: who may open one, and what comes in on it."""

import time
from collections import Counter
from functools import partial

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from keltis.server.client import Client
from keltis.server.hall import Hall
from keltis.server.http import Api
from keltis.server.session import hashed
from keltis.store.connection import StoreError

UNAVAILABLE = 503


class Sockets:
    """Opens sockets for people who are known."""

    def __init__(self, hall: Hall, api: Api) -> None:
        self._hall = hall
        self._api = api
        self._addresses: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket, from its opening to its end."""
        await receive()
        address = scope["client"][0] if scope["client"] else ""
        if self._addresses[address] >= self._hall.config.sockets_per_address:
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
        wire = scope["state"]["wire"]
        client = Client(self._hall, wire, person.id, person.name, hashed(token), time.monotonic())
        if not self._hall.came(client):
            await _refuse(send, 429)
            return
        try:
            wire.heard = partial(_hear, client)
            await send({"type": "websocket.accept"})
            await receive()  # nothing comes this way but the end
        finally:
            client.gone()


def _hear(client: Client, text: bytes | None) -> None:
    """Something came in."""
    if text is not None:
        client.received(text, time.monotonic())
    else:
        client.binary()


async def _refuse(send: Send, status: int) -> None:
    """Say no before the socket is one."""
    await send({"type": "websocket.http.response.start", "status": status, "headers": []})
    await send({"type": "websocket.http.response.body", "body": b""})
