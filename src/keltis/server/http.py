"""The lobby, people, tables and records, by HTTP: all parts put together."""

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from keltis import __version__
from keltis.core.message import message
from keltis.server import api
from keltis.server.accounts import Accounts
from keltis.server.bucket import Buckets
from keltis.server.exchange import Failure, Handler, Routes, address, as_json
from keltis.server.guests import Guests
from keltis.server.guidance import Guidance
from keltis.server.hall import Hall
from keltis.server.lists import Lists
from keltis.server.school import School
from keltis.server.session import Cookies
from keltis.server.spoken import Speaker
from keltis.server.tables import Tables
from keltis.server.upload import Uploads
from keltis.server.visitors import Visitors
from keltis.store.connection import StoreError
from keltis.store.people import Person
from keltis.table.refused import Refused


class Api:
    """All requests."""

    def __init__(self, hall: Hall, cookies: Cookies) -> None:
        self.hall = hall
        self.cookies = cookies
        self.visitors = Visitors(hall, cookies)
        self._parts = (
            Guests(self.visitors),
            Accounts(self.visitors),
            Lists(self.visitors),
            Tables(self.visitors),
            Guidance(self.visitors),
            School(),
            Uploads(),
            Speaker(self.visitors),
        )
        rate = hall.config.requests_per_second
        self._calm = Buckets(12 * rate, rate)

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
                return as_json(api.Refusal(failure.code, failure.why), failure.status)  # type: ignore[arg-type]
            except Refused as refusal:
                return as_json(api.Refusal(refusal.code, refusal.why), 409)
            except StoreError as error:
                self.hall.log.warning("store", why=repr(error))
                return as_json(api.Refusal("unavailable", message("online-unavailable")), 503)

        return answer

    async def known(self, token: str) -> Person | None:
        """Who is known by a token."""
        return await self.visitors.known(token)

    async def health(self, request: Request) -> Response:
        """Whether all is well: also the store."""
        await self.hall.reading(lambda connection: connection.run("SELECT version FROM keltis"))
        return as_json(api.Health(True, __version__, len(self.hall.rooms), len(self.hall.clients)))
