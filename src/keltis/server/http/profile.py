"""HTTP handlers for a person's statistics and ratings, which nobody else can read."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.server.http import people_schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, body, json_response
from keltis.server.http.statistics import statistics
from keltis.store import ratings, ties
from keltis.store.connection import Connection
from keltis.store.people import Person
from keltis.store.ratings import PROVISIONAL


class ProfileRoutes:
    """Request handlers for the profile."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.node = auth.node

    def routes(self) -> Routes:
        return {("GET", "/api/profile"): self.profile, ("POST", "/api/profile"): self.change}

    async def profile(self, request: Request) -> Response:
        """The person's statistics."""
        return await self._answer(await self.auth.require_person(request))

    async def change(self, request: Request) -> Response:
        """Change what others may do."""
        wanted = await body(request, people_schemas.Privacy)
        person = await self.auth.require_person(request)
        await self.node.database.write(partial(_change, who=person.id, wanted=wanted))
        return await self._answer(person)

    async def _answer(self, person: Person) -> Response:
        profile = await self.node.database.read(partial(self._profile, person.id, self.node.clock.now()))
        return json_response(profile)

    def _profile(self, who: str, now: int, connection: Connection) -> people_schemas.Profile:
        return people_schemas.Profile(
            statistics(connection, who, now, partial(self.node.keys.handle, who)),
            ratings.wants(connection, who),
            ties.is_reachable(connection, who),
            PROVISIONAL,
        )


def _change(connection: Connection, who: str, wanted: people_schemas.Privacy) -> None:
    if wanted.rated is not None:
        ratings.choose(connection, who, wanted.rated)
    if wanted.reachable is not None:
        ties.set_reachable(connection, who, wanted.reachable)
