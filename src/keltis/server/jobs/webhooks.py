"""Webhooks: an address of somebody's own is called when it is their turn and they do not act.

Only https to the public internet: the address is looked up once, every answer must be a public one, and the
call goes to just that one. Redirects are not followed, and what comes back is not read.
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

from keltis.server.live.registry import TableRegistry
from keltis.store import accounts, listings
from keltis.store.accounts import Hook
from keltis.store.connection import StoreError
from keltis.store.listings import Listing
from keltis.table.rejection import refused

PORT = 443
PAUSE = 10.0  # seconds between looks
QUIET = 20_000  # milliseconds in which who sits at the table may act
MOST_HOOKS = 500  # at one look
MOST_TABLES = 50
AT_ONCE = 4  # calls
MOST_FAILURES = 5
TIMEOUT = 5.0  # seconds for one read or write
TOTAL_TIMEOUT = 10.0  # seconds for a whole call, however slowly single bytes come
UNICAST = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))  # 6to4, Teredo


def check_address(url: str) -> SplitResult:
    """Refuse what cannot be an address on the public internet; it is looked up only when it is called."""
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
    """An address of a name, if all its addresses are public; OSError otherwise."""
    found = {str(info[4][0]) for info in socket.getaddrinfo(name, PORT, type=socket.SOCK_STREAM)}
    if not all(map(is_public, found)):
        raise OSError(f"{name} is not public")
    return min(found)


def is_public(address: str) -> bool:
    """Whether an address is on the public internet, and leads to no other address.

    `is_global` accepts addresses that are translated or tunnelled: NAT64, 6to4, Teredo, mapped.

    >>> [is_public(one) for one in ("8.8.8.8", "2606:4700::1", "64:ff9b::a00:1", "2002:a00:1::")]
    [True, True, False, False]
    """
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv4Address):
        return found.is_global and not found.is_multicast
    tunnelled = any(found in network for network in TUNNELS)
    return found.is_global and found in UNICAST and not tunnelled


class _Pinned(HTTPSConnection):
    """A connection to an address that was checked, for the name it belongs to."""

    def __init__(self, name: str, to: str) -> None:
        super().__init__(name, PORT, timeout=TIMEOUT)
        self._to, self._secure = to, ssl.create_default_context()

    def connect(self) -> None:
        """Connect to just that address."""
        plain = socket.create_connection((self._to, PORT), TIMEOUT)
        self.sock = self._secure.wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock.do_handshake()

    def abort(self) -> None:
        """End the call from another thread: whatever it waits for fails."""
        sock = self.sock
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)


def call(url: str, body: bytes) -> bool:
    """Call an address; whether it was content. Never in an event loop."""
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


def said(tables: list[Listing]) -> bytes:
    """What is said: which tables wait, and nothing that is not on everybody's screen there."""
    waiting = [{"table_id": one.line.id, "game": one.line.listed.game} for one in tables]
    text = "Keltis: " + ", ".join(one["game"] for one in waiting)
    return json.dumps({"event": "turn", "tables": waiting, "text": text, "content": text}).encode()


class Webhooks:
    """Looks now and then whose turn it is."""

    def __init__(self, registry: TableRegistry, call: Callable[[str, bytes], bool] = call) -> None:
        self.registry = registry
        self.call = call

    async def run(self) -> None:
        """Until somebody stops it."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.look()
            except StoreError as error:
                self.registry.log.warning("store", why=repr(error))

    async def look(self) -> None:
        """Call all whose turn has begun since they were called last."""
        until = self.registry.now() - QUIET
        hooks = await self.registry.reading(partial(accounts.hooks, most=MOST_HOOKS))
        slots = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._tell(hook, until, slots) for hook in hooks))

    async def _tell(self, hook: Hook, until: int, slots: asyncio.Semaphore) -> None:
        waiting = await self.registry.reading(partial(listings.unfinished, who=hook.person, most=MOST_TABLES))
        due = [
            one
            for one in waiting
            if one.line.listed.mover in one.seats and hook.told < one.line.changed <= until
        ]
        if not due or not await self.registry.writing(partial(accounts.tell, hook=hook, now=until)):
            return
        async with slots:
            well = await asyncio.to_thread(self.call, hook.url, said(due))
        done = partial(accounts.told, person=hook.person, well=well, most_failures=MOST_FAILURES)
        await self.registry.writing(done)
