"""Who may come in: requests to our own address, from our own pages. Everything else is turned away early."""

import ipaddress
import socket
from urllib.parse import urlsplit

from keltis.server.config import Config

LOCAL = ("127.0.0.1", "localhost", "::1")


class Gate:
    """Knows under which names this server is reached."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._url = urlsplit(config.url) if config.url else None
        self._names = {*LOCAL, config.host}
        if config.lan:
            name = socket.gethostname().lower()
            self._names |= {name, f"{name}.local"}

    @property
    def secure(self) -> bool:
        """Whether people reach us by https."""
        return self._url is not None and self._url.scheme == "https"

    def host_ok(self, host: str) -> bool:
        """Whether a request's Host is one of ours; a page elsewhere could point its own name at us."""
        if self._url is not None and host.lower() == self._url.netloc.lower():
            return True
        name, port = _split(host)
        if port is not None and port != self._config.port:
            return False
        if port is None and self._config.port not in (80, 443):
            return False
        return name in self._names or (self._config.lan and _is_home(name))

    def origin_ok(self, origin: str, host: str) -> bool:
        """Whether a request comes from our own pages."""
        if self._url is not None and origin.lower() == f"{self._url.scheme}://{self._url.netloc}".lower():
            return True
        return bool(host) and origin.lower() == f"http://{host}".lower() and self.host_ok(host)


def _split(host: str) -> tuple[str, int | None]:
    """The name and the port in a Host; ("", -1) if it is nonsense."""
    try:
        parts = urlsplit(f"//{host}")
        name, port = parts.hostname or "", parts.port
    except ValueError:
        return "", -1
    if parts.username is not None or parts.path or parts.query:
        return "", -1
    return name.lower(), port


def _is_home(name: str) -> bool:
    """Whether an address can only be reached at home."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_private or address.is_link_local
