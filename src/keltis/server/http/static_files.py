"""Serves the files of the browser client."""

import asyncio
import gzip
import mimetypes
import re
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from keltis.server.http.showcase import showcase

STATIC = Path(str(files("keltis"))) / "static"
ASSET = re.compile(r"[\w-]{1,80}(\.[\w-]{1,80}){0,3}", re.ASCII)
PLAIN_FILE = ASSET  # files beside the page: no folders
FOREVER = "public, max-age=31536000, immutable"  # their names contain a hash of the content
KEPT = 200  # size of the cache in files; the client has about sixty


def page_routes() -> list[BaseRoute]:
    """The routes of the client; empty if it was not built."""
    if not (STATIC / "index.html").is_file():
        return []
    return [
        Route("/api/showcase/{game}", showcase),
        Route("/assets/{name}", _asset),
        Route("/{path:path}", _page),
    ]


class Asset(NamedTuple):
    """A file, plain and compressed."""

    plain: bytes
    compressed: bytes
    type: str


@lru_cache(maxsize=KEPT)
def asset(name: str) -> Asset:
    """A file of the build; OSError if it does not exist."""
    plain = (STATIC / "assets" / name).read_bytes()
    return Asset(plain, gzip.compress(plain, 6, mtime=0), _kind(name))


async def _asset(request: Request) -> Response:
    name: str = request.path_params["name"]
    try:
        found = await asyncio.to_thread(asset, name) if ASSET.fullmatch(name) else None
    except OSError:
        found = None
    if found is None:
        return PlainTextResponse("not found", 404)
    headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(found.plain, 200, headers, found.type)
    return Response(found.compressed, 200, {**headers, "content-encoding": "gzip"}, found.type)


async def _page(request: Request) -> Response:
    """A file beside the page, or else the page itself, whose router reads the path.

    Starlette's FileResponse would do the same, but it imports anyio while the first visitor waits.
    """
    path: str = request.path_params["path"]
    if path.startswith("api/"):
        return PlainTextResponse("not found", 404)
    return await asyncio.to_thread(_file, path)


def _file(path: str) -> Response:
    if PLAIN_FILE.fullmatch(path) and (STATIC / path).is_file():
        return Response((STATIC / path).read_bytes(), 200, None, _kind(path))
    page = (STATIC / "index.html").read_bytes()
    return Response(page, 200, {"cache-control": "no-cache"}, "text/html; charset=utf-8")


def _kind(name: str) -> str:
    if name.endswith(".js"):
        return "text/javascript"
    return mimetypes.guess_type(name)[0] or "application/octet-stream"
