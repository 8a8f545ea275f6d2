"""The ASGI application: builds all parts of the server and manages their life cycle."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
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
from keltis.server.http.routes import Api
from keltis.server.http.static_files import page_routes
from keltis.server.jobs.backups import ScheduledBackups
from keltis.server.jobs.results import Results
from keltis.server.jobs.retention import Retention
from keltis.server.jobs.webhooks import Webhooks
from keltis.server.live.admission import Admission
from keltis.server.live.database import database_engine, deliver
from keltis.server.live.node import Node
from keltis.server.live.registry import TableRegistry
from keltis.server.preload import preload
from keltis.server.prometheus import offer_metrics
from keltis.server.security.middleware import SecurityMiddleware
from keltis.server.security.origins import OriginPolicy
from keltis.server.security.session import Cookies
from keltis.server.table_workers.handover_gateway import HandoverGateway
from keltis.server.table_workers.remote_registry import RemoteRegistry
from keltis.server.workers.pool import BotPool
from keltis.server.ws.connection_limit import ConnectionLimit
from keltis.server.ws.endpoint import WebSocketEndpoint
from keltis.server.ws.heartbeat import run_heartbeat
from keltis.store.connection import Engine
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store


class Server:
    """Builds the Starlette application; owns everything that lives as long as the process."""

    def __init__(self, config: Config, log: FilteringBoundLogger) -> None:
        self.config = config
        self.log = log
        self.origin_policy = OriginPolicy(config)
        self.registry: TableRegistry | None = None
        self.api: Api | None = None
        self.websockets: WebSocketEndpoint | None = None
        per_address = 0 if config.proxy else config.connections_per_address
        self.connection_limit = ConnectionLimit(per_address, config.connections, log)

    def application(self) -> Starlette:
        """The ASGI application that uvicorn runs."""
        return Starlette(
            routes=self._routes(),
            middleware=[self._security()],
            lifespan=self._lifespan,
            exception_handlers={404: _not_found, 405: _not_found},
        )

    @contextlib.asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[Mapping[str, Any]]:
        loop = asyncio.get_running_loop()
        engine = database_engine(self.config)
        store = await asyncio.to_thread(Store, engine, partial(deliver, loop))
        store.start()
        bot_pool = BotPool(self.config.bots, self.config.bot_seconds, self.log)
        node = Node(self.config, store, bot_pool, self.log)
        await node.load_keys()
        gateway = HandoverGateway(node, self.connection_limit) if self.config.workers > 1 else None
        self.registry = registry = RemoteRegistry(node, gateway) if gateway else TableRegistry(node)
        if node.shared:
            from keltis.server.live.cluster import joined  # a single node does not even import this

            node.cluster = await joined(registry)
        # One of several nodes may take over a table at any time, so its workers start at once.
        bot_pool.start(at_once=node.shared, compiling=self.config.compile)
        if self.config.metrics:
            offer_metrics(registry, self.connection_limit, self.config.metrics)
        self.api = Api(registry, Cookies(self.origin_policy))
        self.websockets = WebSocketEndpoint(
            self.config,
            gateway or Admission(registry),
            node.clients,
            self.api.cookies,
            self.api.known,
            gateway.addresses if gateway else Counter(),
        )
        app.router.routes[0:0] = self.api.routes()
        background = [registry.run(), run_heartbeat(node.clients, node.clock.now)]
        background += [Retention(registry).run(), Results(node).run(), self.api.analyses.run()]
        background += [self.api.board_comparisons.run()]
        background += [Webhooks(node).run()] if self.config.webhooks else []
        background += [self.api.push.run()] if self.config.push and gateway is None else []
        background += [node.cluster.run()] if node.cluster is not None else []
        if self.config.backup_folder:
            background += self._backups(engine)
        tasks = [asyncio.create_task(job) for job in (*background, preload(bot_pool))]
        if gateway is not None:
            await gateway.start()
        self.log.info("server ready", database=type(engine).__name__, workers=self.config.workers)
        try:  # what every connection finds in its `app_state`
            yield {"connection_limit": self.connection_limit, "hands_over": gateway is not None}
        finally:
            if gateway is not None:
                await gateway.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await bot_pool.stop()
            if node.cluster is not None:
                await node.cluster.stop()
            await asyncio.to_thread(store.stop)
            node.database.close()
            self.log.info("server stopped")

    def _backups(self, engine: Engine) -> list[Coroutine[Any, Any, None]]:
        if not isinstance(engine, Sqlite):
            self.log.warning("backups not scheduled", why="only for SQLite; use pg_dump")
            return []
        return [ScheduledBackups(self.config, engine.path, self.log).run()]

    def _security(self) -> Middleware:
        return Middleware(
            SecurityMiddleware, origin_policy=self.origin_policy, config=self.config, log=self.log
        )

    def _routes(self) -> list[BaseRoute]:
        return [WebSocketRoute("/ws", _DeferredEndpoint(self)), *page_routes()]


class _DeferredEndpoint:
    """Forwards to the WebSocket endpoint, which is created only in the lifespan."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert self._server.websockets is not None
        await self._server.websockets(scope, receive, send)


async def _not_found(request: Request, error: Exception) -> Response:
    return PlainTextResponse("not found", 404)


Factory = Callable[[], Starlette]
