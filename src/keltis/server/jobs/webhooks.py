"""Webhooks: calls a player's own address when it is their turn and they have not acted for a while.

SSRF protection: only https to the public internet. The name is resolved once, all its addresses must be
public, and the call goes to the address that was checked. Redirects are not followed; the body is not read.
"""

import asyncio
import contextlib
import ipaddress
import json
import socket
import ssl
import threading
from collections.abc import Callable
from functools import partial
from http.client import HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from keltis.server.live.node import Node
from keltis.store import accounts, listings
from keltis.store.accounts import Hook
from keltis.store.connection import StoreError
from keltis.store.listings import Listing
from keltis.table.rejection import refused

PORT = 443
PAUSE = 10.0  # seconds between runs
QUIET = 20_000  # milliseconds after which a turn counts as unnoticed
MOST_HOOKS = 500  # per run
MOST_TABLES = 50
AT_ONCE = 4  # parallel calls
MOST_FAILURES = 5
TIMEOUT = 5.0  # seconds for one read or write
TOTAL_TIMEOUT = 10.0  # seconds for a whole call, even if bytes trickle in
UNICAST = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))  # 6to4, Teredo


def check_address(url: str) -> SplitResult:
    """Reject a URL that cannot be on the public internet; the name is resolved only when it is called."""
    try:
        parts = urlsplit(url)
        good = parts.scheme == "https" and parts.hostname and parts.port in (None, 443)
    except ValueError:
        raise refused("online-webhook") from None
    if not good or parts.username or parts.password or not url.isascii() or not url.isprintable():
        raise refused("online-webhook")
    name = parts.hostname or ""
    if _is_number(name) or "." not in name or name.endswith((".local", ".internal", ".localhost")):
        raise refused("online-webhook")
    return parts


def _is_number(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.replace(".", "").isdigit()
    return True


def public_address(name: str) -> str:
    """An address of a host name, if all its addresses are public; OSError otherwise."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(name, PORT, type=socket.SOCK_STREAM)}
    if not all(map(is_public, found)):
        raise OSError(f"{name} is not public")
    return min(found)


def is_public(address: str) -> bool:
    """Whether an address is on the public internet and is not translated to another one.

    `is_global` also accepts translated and tunnelled addresses: NAT64, 6to4, Teredo, IPv4-mapped.

    >>> [is_public(address) for address in ("8.8.8.8", "2606:4700::1", "64:ff9b::a00:1", "2002:a00:1::")]
    [True, True, False, False]
    """
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast
    tunnelled = any(found in network for network in TUNNELS)
    return found.is_global and found in UNICAST and not tunnelled


class _Pinned(HTTPSConnection):
    """An HTTPS connection to a checked IP address, with the certificate of the host name."""

    def __init__(self, name: str, to: str) -> None:
        super().__init__(name, PORT, timeout=TIMEOUT)
        self._to, self._secure = to, ssl.create_default_context()

    def connect(self) -> None:
        plain = socket.create_connection((self._to, PORT), TIMEOUT)
        self.sock = self._secure.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock.do_handshake()

    def abort(self) -> None:
        """Abort the call from another thread."""
        sock = self.sock
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)


def call(url: str, body: bytes) -> bool:
    """POST to a webhook; whether it was accepted. Blocking: never call it in the event loop."""
    parts = check_address(url)
    name = parts.hostname or ""
    try:
        connection = _Pinned(name, public_address(name))
        deadline = threading.Timer(TOTAL_TIMEOUT, connection.abort)
        deadline.daemon = True
        deadline.start()
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            headers = {"content-type": "application/json", "user-agent": "keltis"}
            connection.request("POST", path, body, headers)
            return 200 <= connection.getresponse().status < 300
        finally:
            deadline.cancel()
            connection.close()
    except (OSError, HTTPException, ValueError):
        return False


def payload(tables: list[Listing]) -> bytes:
    """The body of the call: which tables wait, and nothing that is not public there."""
    waiting = [{"table_id": table.line.id, "game": table.line.listed.game} for table in tables]
    text = "Keltis: " + ", ".join(table["game"] for table in waiting)
    return json.dumps({"event": "turn", "tables": waiting, "text": text, "content": text}).encode()


class Webhooks:
    """Periodically calls the webhooks of players who have not noticed their turn."""

    def __init__(self, node: Node, call: Callable[[str, bytes], bool] = call) -> None:
        self.node = node
        self.call = call

    async def run(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.call_due()
            except StoreError as error:
                self.node.log.warning("webhooks not called", why=repr(error))

    async def call_due(self) -> None:
        """Call every webhook whose owner's turn began since the last call."""
        until = self.node.clock.now() - QUIET
        hooks = await self.node.database.read(partial(accounts.hooks, most=MOST_HOOKS))
        slots = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._call_if_due(hook, until, slots) for hook in hooks))

    async def _call_if_due(self, hook: Hook, until: int, slots: asyncio.Semaphore) -> None:
        waiting = await self.node.database.read(
            partial(listings.unfinished, who=hook.person, most=MOST_TABLES)
        )
        due = [
            one
            for one in waiting
            if one.line.listed.mover in one.seats and hook.told < one.line.changed <= until
        ]
        if not due or not await self.node.database.write(partial(accounts.claim_call, hook=hook, now=until)):
            return
        async with slots:
            succeeded = await asyncio.to_thread(self.call, hook.url, payload(due))
        done = partial(
            accounts.record_result, person=hook.person, succeeded=succeeded, most_failures=MOST_FAILURES
        )
        await self.node.database.write(done)
