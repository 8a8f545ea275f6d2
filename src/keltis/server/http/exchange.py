"""Reading requests and building responses: helpers for all HTTP handlers."""

import asyncio
import re
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
_PATH = re.compile(r"at `(.*)`$")
_NAME = re.compile(r"^Object missing required field `(.*?)`")  # an unknown name is not repeated to the client

B = TypeVar("B")
Handler = Callable[[Request], Awaitable[Response]]
Routes = dict[tuple[str, str], Handler]  # by method and path
_encode = msgspec.json.Encoder().encode


class HttpError(Exception):
    """Ends the handling of a request with an error response."""

    def __init__(self, status: int, code: str, why: Message) -> None:
        self.status, self.code, self.why = status, code, why


def not_found() -> HttpError:
    """404, the same for what does not exist and what the person may not see."""
    return HttpError(404, "unknown", message("online-unknown"))


def bad_request(status: int = 400, field: str = "") -> HttpError:
    """The request does not match its schema; `field` names the part that does not, if it is known."""
    return HttpError(
        status, "bad", message("online-bad-field", field=field) if field else message("online-bad")
    )


# --- reading requests --------------------------------------------------------------------------


def address(request: Request) -> str:
    """The network a request comes from, as a key for rate limits."""
    return address_group(request.client.host) if request.client is not None else ""


async def body(request: Request, kind: type[B], most: int = MOST_BODY) -> B:
    """The request body, decoded as JSON of this type; limited in size and time."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise bad_request(415)
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > most:
                    raise bad_request(413)
        return msgspec.json.decode(bytes(data), type=kind)
    except TimeoutError:
        raise bad_request(408) from None
    except msgspec.ValidationError as error:
        raise bad_request(field=_invalid_field(str(error))) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise bad_request() from None


def _invalid_field(why: str) -> str:
    """The field that msgspec complains about, e.g. `settings.players`."""
    path = _PATH.search(why)
    name = _NAME.search(why)
    parts = [path[1].removeprefix("$").removeprefix(".") if path else "", name[1] if name else ""]
    return ".".join(filter(None, parts))


def query(request: Request, *known: str) -> dict[str, str]:
    """The query parameters; unknown or repeated ones are rejected."""
    given = request.query_params.multi_items()
    names = [name for name, _ in given]
    if set(names) - set(known) or len(set(names)) < len(names):
        raise bad_request(field=", ".join(known))
    return dict(given)


def choice(given: dict[str, str], name: str, known: tuple[str, ...]) -> str:
    """A parameter with one of the `known` values; the first one is the default."""
    value = given.get(name, known[0])
    if value not in known:
        raise bad_request(field=name)
    return value


def number(given: dict[str, str], name: str, usual: int, least: int, most: int) -> int:
    """An integer parameter within limits."""
    text = given.get(name, str(usual))
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most))):
        raise bad_request(field=name)
    if not least <= int(text) <= most:
        raise bad_request(field=name)
    return int(text)


# --- building responses ---------------------------------------------------------------------------


def json_response(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return bytes_response(_encode(content), JSON, status, headers)


def bytes_response(
    data: bytes, kind: str, status: int = 200, headers: dict[str, str] | None = None
) -> Response:
    """A response that must not be cached."""
    return Response(data, status, {"cache-control": "no-store", **(headers or {})}, kind)


def file_response(text: str, kind: str, name: str) -> Response:
    """A response that the browser saves as a file."""
    return bytes_response(
        text.encode(), kind, headers={"content-disposition": f'attachment; filename="{name}"'}
    )
