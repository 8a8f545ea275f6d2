"""`keltis serve`: listen until somebody stops it."""

import socket
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from keltis.server.app import Server
from keltis.server.config import Config
from keltis.server.logs import make_log
from keltis.server.wire import MOST_FRAME, Door, Wire

DRAIN = 5  # seconds in which requests may end


def listen(config: Config) -> socket.socket:
    """The socket on which the server listens; OSError if that is not possible."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((config.host, config.port))
    return listener


def serve(config: Config, ready: Callable[[int], None] = lambda port: None) -> None:
    """Serve until a signal comes; `ready` hears the port once somebody can connect."""
    listener = listen(config)
    port = listener.getsockname()[1]
    server = Server(replace(config, port=port), make_log(config.log_format, config.log_level))
    settings = uvicorn.Config(
        server.application(),
        http=Door,
        ws=Wire,
        ws_max_size=MOST_FRAME,
        ws_ping_interval=None,
        ws_ping_timeout=None,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=config.proxy,
        forwarded_allow_ips="*" if config.proxy else None,
        timeout_graceful_shutdown=DRAIN,
        h11_max_incomplete_event_size=16 * 1024,
    )
    running = _Announcing(settings, lambda: ready(port), server)
    running.run(sockets=[listener])


class _Announcing(uvicorn.Server):
    """Says when it listens."""

    def __init__(self, settings: uvicorn.Config, ready: Callable[[], None], server: Server) -> None:
        super().__init__(settings)
        self._ready = ready
        self._server = server

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; a signal that asked for it has thereby been obeyed, and is no failure."""
        if self._server.hall is not None:
            await self._server.hall.drain(DRAIN)
        await super().shutdown(sockets)
        self._captured_signals.clear()
