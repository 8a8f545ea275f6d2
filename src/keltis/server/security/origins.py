"""Accepted Host and Origin headers: protection against DNS rebinding and CSRF."""

import ipaddress
import socket
from urllib.parse import urlsplit

from keltis.server.config import Config

LOCAL = ("127.0.0.1", "localhost", "::1")


class OriginPolicy:
    """The names under which this server is reached."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._url = urlsplit(config.url) if config.url else None
        self._names = {*LOCAL, config.host}
        if config.lan:
            name = socket.gethostname().lower()
            self._names |= {name, f"{name}.local"}

    @property
    def secure(self) -> bool:
        """Whether clients reach the server by https."""
        return self._url is not None and self._url.scheme == "https"

    def host_ok(self, host: str) -> bool:
        """Whether a Host header is ours. (DNS rebinding: a foreign page could point its own name at us.)"""
        if self._url is not None and host.lower() == self._url.netloc.lower():
            return True
        name, port = _split(host)
        if port is not None and port != self._config.port:
            return False
        if port is None and self._config.port not in (80, 443):
            return False
        return name in self._names or (self._config.lan and _is_private(name))

    def origin_ok(self, origin: str, host: str) -> bool:
        """Whether an Origin header is that of our own pages."""
        if self._url is not None and origin.lower() == f"{self._url.scheme}://{self._url.netloc}".lower():
            return True
        return bool(host) and origin.lower() == f"http://{host}".lower() and self.host_ok(host)


def _split(host: str) -> tuple[str, int | None]:
    """The name and the port in a Host header; ("", -1) if it is malformed."""
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return "", -1
    if parts.username is not None or parts.path or parts.query:
        return "", -1
    return name.lower(), port


def _is_private(name: str) -> bool:
    """Whether an address is private or link-local."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_private or address.is_link_local
