"""All routes of the HTTP API."""

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from keltis import __version__
from keltis.messages.message import message
from keltis.server.http import schemas
from keltis.server.http.accounts import Accounts
from keltis.server.http.analysis import AnalysisRoutes
from keltis.server.http.auth import Authenticator
from keltis.server.http.boards import Boards
from keltis.server.http.devices import Devices
from keltis.server.http.exchange import Handler, HttpError, Routes, address, json_response
from keltis.server.http.friends import FriendRoutes
from keltis.server.http.guests import Guests
from keltis.server.http.guidance import Guidance
from keltis.server.http.lists import Lists
from keltis.server.http.practice import PracticeRoutes
from keltis.server.http.profile import ProfileRoutes
from keltis.server.http.push import PushRoutes
from keltis.server.http.spoken import SpokenTable
from keltis.server.http.tables import Tables
from keltis.server.http.tutorial import TutorialRoutes
from keltis.server.http.upload import Uploads
from keltis.server.jobs.analyses import AnalysisQueue
from keltis.server.jobs.board_comparisons import BoardComparisons
from keltis.server.jobs.push import PushNotifications
from keltis.server.live.registry import TableRegistry
from keltis.server.security.rate_limit import RateLimiter
from keltis.server.security.session import Cookies
from keltis.store.connection import StoreError
from keltis.store.people import Person
from keltis.table.commands import PROTOCOL
from keltis.table.rejection import Refused


class Api:
    """The HTTP API: all handlers, with rate limiting and error responses."""

    def __init__(self, registry: TableRegistry, cookies: Cookies) -> None:
        self.registry = registry
        self.node = registry.node
        self.cookies = cookies
        self.auth = Authenticator(registry, cookies)
        self.analyses = AnalysisQueue(registry.node)
        self.board_comparisons = BoardComparisons(registry.node)
        self.push = PushNotifications(registry)
        self._parts = (
            Guests(self.auth),
            Accounts(self.auth),
            Devices(self.auth),
            PushRoutes(self.auth, self.push),
            ProfileRoutes(self.auth),
            FriendRoutes(self.auth),
            Lists(self.auth),
            Tables(self.auth),
            AnalysisRoutes(self.auth, self.analyses),
            PracticeRoutes(self.auth),
            Guidance(self.auth),
            TutorialRoutes(),
            Uploads(),
            Boards(self.auth, self.board_comparisons),
            SpokenTable(self.auth),
        )
        rate = registry.node.config.requests_per_second
        self._limiter = RateLimiter(12 * rate, rate)

    def handlers(self) -> Routes:
        """All handlers by method and path."""
        routes: Routes = {("GET", "/api/health"): self.health}
        for part in self._parts:
            routes |= part.routes()
        return routes

    def routes(self) -> list[Route]:
        """All handlers as Starlette routes."""
        return [
            Route(path, self._wrapped(handler), methods=[method])
            for (method, path), handler in self.handlers().items()
        ]

    def _wrapped(self, handler: Handler) -> Handler:
        """The handler with the rate limit applied and its errors turned into responses."""

        async def endpoint(request: Request) -> Response:
            try:
                if not self._limiter.take(address(request), time.monotonic()):
                    raise HttpError(429, "limit", message("online-busy"))
                return await handler(request)
            except HttpError as failure:
                return json_response(schemas.Refusal(failure.code, failure.why), failure.status)  # type: ignore[arg-type]
            except Refused as refusal:
                return json_response(schemas.Refusal(refusal.code, refusal.why), 409)
            except StoreError as error:
                self.node.log.warning("database request failed", why=repr(error))
                return json_response(schemas.Refusal("unavailable", message("online-unavailable")), 503)

        return endpoint

    async def known(self, token: str) -> Person | None:
        """The person to whom a session token belongs."""
        return await self.auth.known(token)

    async def health(self, request: Request) -> Response:
        """Whether the server and its store work."""
        await self.node.database.read(lambda connection: connection.run("SELECT version FROM keltis"))
        if not self.registry.healthy():
            raise HttpError(503, "unavailable", message("online-unavailable"))
        numbers = self.registry.numbers()
        return json_response(schemas.Health(True, __version__, PROTOCOL, numbers.tables, numbers.sockets))
