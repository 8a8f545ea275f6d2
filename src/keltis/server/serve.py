"""`keltis serve`: runs uvicorn with our connection classes until a signal stops it."""

import contextlib
import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from keltis.server.app import Server
from keltis.server.config import Config
from keltis.server.live.database import database_engine
from keltis.server.logs import make_log
from keltis.server.table_workers.number_of_workers import number_of_workers
from keltis.server.ws.connection import MAX_MESSAGE_SIZE, WebSocketConnection
from keltis.server.ws.http_connection import KEEP_ALIVE_TIMEOUT, HttpConnection
from keltis.store.store import Store

DRAIN = 5  # seconds that pending requests have to finish
RESERVED_FILES = 100  # open files for the database, bot processes, logs and new connections to be refused


def listen(config: Config) -> socket.socket:
    """Open the listening socket; OSError if the address cannot be used."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((config.host, config.port))
    return listener


def usable_connections(wanted: int) -> int:
    """Raise the limit on open files as far as needed and allowed; returns how many connections fit."""
    try:
        import resource
    except ImportError:  # not on this system
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    if soft != unlimited and soft < wanted + RESERVED_FILES:
        raised = wanted + RESERVED_FILES if hard == unlimited else min(wanted + RESERVED_FILES, hard)
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    return wanted if soft == unlimited else max(1, min(wanted, soft - RESERVED_FILES))


def serve(config: Config, ready: Callable[[int], None] = lambda port: None) -> None:
    """Serve until a signal arrives; call `ready` with the port once connections are accepted.

    OSError if the address cannot be listened on, StoreError if the database cannot be used, NotSupported if
    this system allows one process only.
    """
    config = replace(config, workers=number_of_workers(config.workers))
    Store(database_engine(config))  # migrates; a failure in the lifespan would be a traceback of uvicorn
    listener = listen(config)
    port = listener.getsockname()[1]
    config = replace(config, port=port, connections=usable_connections(config.connections))
    server = Server(config, make_log(config.log_format, config.log_level))
    settings = uvicorn.Config(
        server.application(),
        http=HttpConnection,
        ws=WebSocketConnection,
        ws_max_size=MAX_MESSAGE_SIZE,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=False,  # the security middleware reads them
        timeout_keep_alive=KEEP_ALIVE_TIMEOUT,
        timeout_graceful_shutdown=DRAIN,
        h11_max_incomplete_event_size=16 * 1024,
    )
    running = _UvicornServer(settings, lambda: ready(port), server)
    running.run(sockets=[listener])


class _UvicornServer(uvicorn.Server):
    """Reports when it listens, and drains the rooms before it stops."""

    def __init__(self, settings: uvicorn.Config, ready: Callable[[], None], server: Server) -> None:
        super().__init__(settings)
        self._ready = ready
        self._server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._server.registry is not None:
            await self._server.registry.drain(DRAIN)
        await super().shutdown(sockets)
        self._captured_signals.clear()  # a requested stop exits with status 0
