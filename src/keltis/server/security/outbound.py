"""Calls to addresses that other people have named: webhooks and push services.

SSRF protection: only https to the public internet. The name is resolved once, all its addresses must be
public, and the call goes to the address that was checked. Redirects are not followed; the body is not read.
"""

import contextlib
import ipaddress
import socket
import ssl
import threading
from collections.abc import Mapping
from functools import cache
from http.client import HTTPException, HTTPSConnection
from urllib.parse import SplitResult, urlsplit

from keltis.table.rejection import refused

PORT = 443
TIMEOUT = 5.0  # seconds for one read or write
TOTAL_TIMEOUT = 10.0  # seconds for a whole call, even if bytes trickle in
NO_ANSWER = 0  # in place of a status
UNICAST = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))  # 6to4, Teredo


def check_address(url: str, why: str = "online-webhook") -> SplitResult:
    """Reject a URL that cannot be on the public internet; the name is resolved only when it is called."""
    try:
        parts = urlsplit(url)
        good = parts.scheme == "https" and parts.hostname and parts.port in (None, 443)
    except ValueError:
        raise refused(why) from None
    if not good or parts.username or parts.password or not url.isascii() or not url.isprintable():
        raise refused(why)
    name = parts.hostname or ""
    if _is_number(name) or "." not in name or name.endswith((".local", ".internal", ".localhost")):
        raise refused(why)
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


@cache
def _trusted() -> ssl.SSLContext:
    """The machine's certificate authorities; reading them takes a while."""
    return ssl.create_default_context()


class _Pinned(HTTPSConnection):
    """An HTTPS connection to a checked IP address, with the certificate of the host name."""

    def __init__(self, name: str, to: str) -> None:
        super().__init__(name, PORT, timeout=TIMEOUT)
        self._to = to

    def connect(self) -> None:
        plain = socket.create_connection((self._to, PORT), TIMEOUT)
        self.sock = _trusted().wrap_socket(plain, server_hostname=self.host, do_handshake_on_connect=False)
        self.sock.do_handshake()

    def abort(self) -> None:
        """Abort the call from another thread."""
        sock = self.sock
        if sock is not None:
            with contextlib.suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)


def post(url: str, body: bytes, headers: Mapping[str, str], seconds: float = TOTAL_TIMEOUT) -> int:
    """POST to an address; the status, or NO_ANSWER. Blocking: never call it in the event loop."""
    parts = check_address(url)
    name = parts.hostname or ""
    try:
        connection = _Pinned(name, public_address(name))
        deadline = threading.Timer(seconds, connection.abort)
        deadline.daemon = True
        deadline.start()
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            connection.request("POST", path, body, {"user-agent": "keltis", **headers})
            return connection.getresponse().status
        finally:
            deadline.cancel()
            connection.close()
    except (OSError, HTTPException, ValueError):
        return NO_ANSWER
