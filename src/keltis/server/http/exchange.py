"""Requests read and answers written: what every part of the HTTP side needs."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from keltis.messages.message import Message, message
from keltis.server.security.addresses import address_group

MOST_BODY = 16 * 1024
BODY_SECONDS = 5.0
JSON = "application/json"

B = TypeVar("B")
Handler = Callable[[Request], Awaitable[Response]]
Routes = dict[tuple[str, str], Handler]  # by method and path
_write = msgspec.json.Encoder().encode


class Failure(Exception):
    """A request that is not answered as it was meant."""

    def __init__(self, status: int, code: str, why: Message) -> None:
        self.status, self.code, self.why = status, code, why


def missing() -> Failure:
    """There is no such thing, or not for you: nobody can tell which."""
    return Failure(404, "unknown", message("online-unknown"))


def unreadable(status: int = 400) -> Failure:
    """Something that keeps to no form of ours."""
    return Failure(status, "bad", message("online-bad"))


# --- reading requests --------------------------------------------------------------------------


def address(request: Request) -> str:
    """The network from which a request comes, as a key for rate limits."""
    return address_group(request.client.host) if request.client is not None else ""


async def body(request: Request, kind: type[B], most: int = MOST_BODY) -> B:
    """What a request says; it must be JSON of this kind, not too long, and come in time."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise unreadable(415)
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in request.stream():
                data += part
                if len(data) > most:
                    raise unreadable(413)
        return msgspec.json.decode(bytes(data), type=kind)
    except TimeoutError:
        raise unreadable(408) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise unreadable() from None


def query(request: Request, *known: str) -> dict[str, str]:
    """What stands in the query; each of the known things at most once, and nothing else."""
    given = request.query_params.multi_items()
    names = [name for name, _ in given]
    if set(names) - set(known) or len(set(names)) < len(names):
        raise unreadable()
    return dict(given)


def choice(given: dict[str, str], name: str, known: tuple[str, ...]) -> str:
    """One of the known values, the first one if nothing is said."""
    value = given.get(name, known[0])
    if value not in known:
        raise unreadable()
    return value


def number(given: dict[str, str], name: str, usual: int, least: int, most: int) -> int:
    """A number within limits."""
    text = given.get(name, str(usual))
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most))):
        raise unreadable()
    if not least <= int(text) <= most:
        raise unreadable()
    return int(text)


# --- writing answers ---------------------------------------------------------------------------


def as_json(answer: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer as JSON."""
    return as_bytes(_write(answer), JSON, status, headers)


def as_bytes(data: bytes, kind: str, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer that nobody on the way may keep."""
    return Response(data, status, {"cache-control": "no-store", **(headers or {})}, kind)


def as_file(text: str, kind: str, name: str) -> Response:
    """An answer that a browser saves under a name."""
    return as_bytes(text.encode(), kind, headers={"content-disposition": f'attachment; filename="{name}"'})
