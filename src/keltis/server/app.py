"""The application: everything put together."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send
from structlog.typing import FilteringBoundLogger

from keltis.server.config import Config
from keltis.server.gate import Gate
from keltis.server.guard import Guard
from keltis.server.hall import Hall
from keltis.server.http import Api
from keltis.server.metrics import offer_metrics
from keltis.server.outbox import Outbox, outbox_of
from keltis.server.pages import page_routes
from keltis.server.retention import Retention
from keltis.server.session import Cookies
from keltis.server.sockets import Sockets
from keltis.server.thinkers import Thinkers
from keltis.server.warming import warm
from keltis.server.webhooks import Webhooks
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store, engine_for
from keltis.store.writer import Done


class Server:
    """A server from its start to its end."""

    def __init__(self, config: Config, log: FilteringBoundLogger) -> None:
        self.config = config
        self.log = log
        self.gate = Gate(config)
        self.hall: Hall | None = None
        self.api: Api | None = None
        self.sockets: Sockets | None = None

    def application(self) -> Starlette:
        """What uvicorn runs."""
        return Starlette(
            routes=self._routes(),
            middleware=[Middleware(Guard, gate=self.gate)],
            lifespan=self._life,
            exception_handlers={404: _not_found, 405: _not_found, 500: _broken},
        )

    @contextlib.asynccontextmanager
    async def _life(self, app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        engine = engine_for(self.config.database_url())
        if isinstance(engine, Sqlite):
            engine.path.parent.mkdir(parents=True, exist_ok=True)
        store = await asyncio.to_thread(Store, engine, partial(deliver, loop))
        store.start()
        thinkers = Thinkers(self.config.bots, self.config.bot_seconds, self.log)
        self.hall = hall = Hall(self.config, store, thinkers, self.log)
        await hall.start()
        thinkers.start(at_once=hall.shared)  # who takes over from another node must not wait for them
        if self.config.metrics:
            offer_metrics(hall, self.config.metrics)
        self.api = Api(hall, Cookies(self.gate))
        self.sockets = Sockets(hall, self.api)
        app.router.routes[0:0] = self.api.routes()
        endless = [hall.run(), hall.beat(), Retention(hall).run()]
        endless += [Webhooks(hall).run()] if self.config.webhooks else []
        endless += [hall.neighbours.run()] if hall.neighbours is not None else []
        tasks = [asyncio.create_task(one) for one in (*endless, warm(thinkers))]
        self.log.info("ready", database=type(engine).__name__)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await thinkers.stop()
            await hall.leave()
            await asyncio.to_thread(store.stop)
            hall.stop()
            self.log.info("stopped")

    def _routes(self) -> list[BaseRoute]:
        return [WebSocketRoute("/ws", _Late(self)), *page_routes()]


class _Late:
    """The sockets, which exist only once the server has started."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._server.sockets is not None
        await self._server.sockets(scope, receive, send)


def deliver(loop: asyncio.AbstractEventLoop, results: list[tuple[Done, Any]]) -> None:
    """Bring what the writer has done into the loop, all at once."""
    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
        loop.call_soon_threadsafe(_hand_out, results, outbox_of(loop))


def _hand_out(results: list[tuple[Done, Any]], outbox: Outbox) -> None:
    for done, result in results:
        done(result)
    outbox.empty()


async def _not_found(request: Request, error: Exception) -> Response:
    return PlainTextResponse("not found", 404)


async def _broken(request: Request, error: Exception) -> Response:
    return PlainTextResponse("something is wrong here", 500)


Factory = Callable[[], Starlette]
