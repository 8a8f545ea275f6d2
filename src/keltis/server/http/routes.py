"""The lobby, people, tables and records, by HTTP: all parts put together."""

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
from keltis.server.http.exchange import Failure, Handler, Routes, address, as_json
from keltis.server.http.guests import Guests
from keltis.server.http.guidance import Guidance
from keltis.server.http.lists import Lists
from keltis.server.http.spoken import SpokenTable
from keltis.server.http.tables import Tables
from keltis.server.http.tutorial import TutorialRoutes
from keltis.server.http.upload import Uploads
from keltis.server.jobs.analyses import AnalysisQueue
from keltis.server.live.registry import TableRegistry
from keltis.server.security.rate_limit import RateLimiter
from keltis.server.security.session import Cookies
from keltis.store.connection import StoreError
from keltis.store.people import Person
from keltis.table.commands import PROTOCOL
from keltis.table.rejection import Refused


class Api:
    """All requests."""

    def __init__(self, registry: TableRegistry, cookies: Cookies) -> None:
        self.registry = registry
        self.cookies = cookies
        self.auth = Authenticator(registry, cookies)
        self.analyses = AnalysisQueue(registry)
        self._parts = (
            Guests(self.auth),
            Accounts(self.auth),
            Lists(self.auth),
            Tables(self.auth),
            AnalysisRoutes(self.auth, self.analyses),
            Guidance(self.auth),
            TutorialRoutes(),
            Uploads(),
            SpokenTable(self.auth),
        )
        rate = registry.config.requests_per_second
        self._calm = RateLimiter(12 * rate, rate)

    def handlers(self) -> Routes:
        """Where everything is."""
        found: Routes = {("GET", "/api/health"): self.health}
        for part in self._parts:
            found |= part.routes()
        return found

    def routes(self) -> list[Route]:
        """The same for Starlette."""
        return [
            Route(path, self._answering(handler), methods=[method])
            for (method, path), handler in self.handlers().items()
        ]

    def _answering(self, handler: Handler) -> Handler:
        """A handler whose failures become answers, and that nobody can call too often."""

        async def answer(request: Request) -> Response:
            try:
                if not self._calm.take(address(request), time.monotonic()):
                    raise Failure(429, "limit", message("online-busy"))
                return await handler(request)
            except Failure as failure:
                return as_json(schemas.Refusal(failure.code, failure.why), failure.status)  # type: ignore[arg-type]
            except Refused as refusal:
                return as_json(schemas.Refusal(refusal.code, refusal.why), 409)
            except StoreError as error:
                self.registry.log.warning("store", why=repr(error))
                return as_json(schemas.Refusal("unavailable", message("online-unavailable")), 503)

        return answer

    async def known(self, token: str) -> Person | None:
        """Who is known by a token."""
        return await self.auth.known(token)

    async def health(self, request: Request) -> Response:
        """Whether all is well: also the store."""
        await self.registry.reading(lambda connection: connection.run("SELECT version FROM keltis"))
        if not self.registry.store.healthy(time.monotonic()):
            raise Failure(503, "unavailable", message("online-unavailable"))
        return as_json(
            schemas.Health(True, __version__, PROTOCOL, len(self.registry.rooms), len(self.registry.clients))
        )
