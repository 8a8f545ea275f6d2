"""Links to servers and tables."""

import re
from typing import NamedTuple
from urllib.parse import urlsplit

from keltis.cli.error import command_error

_TABLE = re.compile(r"/?t/([a-z0-9]{1,32})(?:[/#]([a-z0-9]{1,64}))?/?")


class Address(NamedTuple):
    """A server, and optionally a table with the key of its invitation."""

    server: str
    table: str = ""
    key: str = ""


def read_address(text: str) -> Address:
    """The address in a link.

    >>> read_address("http://192.168.0.7:8642/#/t/abc/k3y")
    Address(server='http://192.168.0.7:8642', table='abc', key='k3y')
    >>> read_address("keltis.example")
    Address(server='https://keltis.example', table='', key='')
    """
    link = text.strip()
    if "://" not in link:
        name = link.partition("/")[0].partition(":")[0]
        home = name in ("localhost", "127.0.0.1") or name.replace(".", "").isdigit()
        link = f"{'http' if home else 'https'}://{link}"
    try:
        parts = urlsplit(link)
        server = f"{parts.scheme}://{parts.netloc}"
        good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        good = False
    if not good or "@" in parts.netloc:
        raise command_error("complain-url", url=text[:60])
    path = f"{parts.path.rstrip('/')}#{parts.fragment}" if parts.path.strip("/") else parts.fragment
    found = _TABLE.fullmatch(path.rstrip("#"))
    if path.strip("/#") and found is None:
        raise command_error("complain-url", url=text[:60])
    return Address(server, found[1] or "", found[2] or "") if found else Address(server)
