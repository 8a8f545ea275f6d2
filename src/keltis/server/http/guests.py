"""HTTP handlers for guests: names and sessions."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, body, json_response, not_found
from keltis.server.live.node import Node
from keltis.server.security.session import hashed
from keltis.store import accounts, people
from keltis.store.people import Person
from keltis.table.text import MAX_NAME, tidy


class Guests:
    """Request handlers for the person who asks."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.node = auth.node

    def routes(self) -> Routes:
        return {
            ("GET", "/api/me"): self.me,
            ("POST", "/api/me"): self.greet,
            ("GET", "/api/sessions"): self.sessions,
            ("DELETE", "/api/sessions/{session}"): self.end_session,
        }

    async def me(self, request: Request) -> Response:
        person = await self.auth.require_person(request)
        token = hashed(self.auth.token(request))
        self.node.database.write_later(partial(people.seen, token=token, now=self.node.clock.now()))
        return json_response(await who_is(self.node, person))

    async def greet(self, request: Request) -> Response:
        """Create a guest, or rename the person."""
        greeting = await body(request, schemas.Greeting)
        name = tidy(greeting.name, MAX_NAME)
        person = await self.auth.person(request)
        if person is not None:
            await self.node.database.write(partial(people.rename, person=person.id, name=name))
            return json_response(await who_is(self.node, Person(person.id, name)))
        _, remembered = await self.auth.register(request, name)
        return json_response(schemas.Me(name, "", ""), 201, remembered)

    async def sessions(self, request: Request) -> Response:
        """All sessions of the person."""
        person = await self.auth.require_person(request)
        own = hashed(self.auth.token(request))
        found = await self.node.database.read(partial(people.sessions, person=person.id))
        listed = [
            schemas.ListedSession(
                session.token[:16], session.label, session.created, session.seen, session.token == own
            )
            for session in found
        ]
        return json_response(schemas.Sessions(tuple(listed)))

    async def end_session(self, request: Request) -> Response:
        """End one of the person's sessions."""
        person = await self.auth.require_person(request)
        wanted = request.path_params["session"]
        found = await self.node.database.read(partial(people.sessions, person=person.id))
        tokens = [session.token for session in found if session.token[:16] == wanted]
        if not tokens:
            raise not_found()
        await self.node.database.write(partial(people.end_session, person=person.id, token=tokens[0]))
        self.node.clients.revoke(tokens[0])
        return json_response(None)


async def who_is(node: Node, person: Person) -> schemas.Me:
    """A person's own profile."""
    account = await node.database.read(partial(accounts.of_person, person=person.id))
    webhook = await node.database.read(partial(accounts.hook_of, person=person.id))
    return schemas.Me(person.name, account.login if account is not None else "", webhook)
