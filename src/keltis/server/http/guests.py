"""People by HTTP: a name, and where they are known."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, as_json, body, missing
from keltis.server.live.registry import TableRegistry
from keltis.server.security.session import hashed
from keltis.store import accounts, people
from keltis.store.people import Person
from keltis.table.text import MAX_NAME, tidy


class Guests:
    """Who I am."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth
        self.registry = auth.registry

    def routes(self) -> Routes:
        """Where everything is."""
        return {
            ("GET", "/api/me"): self.me,
            ("POST", "/api/me"): self.greet,
            ("GET", "/api/sessions"): self.sessions,
            ("DELETE", "/api/sessions/{session}"): self.end_session,
        }

    async def me(self, request: Request) -> Response:
        """Who I am."""
        person = await self.auth.somebody(request)
        token = hashed(self.auth.token(request))
        self.registry.store.write(
            partial(people.seen, token=token, now=self.registry.now()), lambda result: None
        )
        return as_json(await who_is(self.registry, person))

    async def greet(self, request: Request) -> Response:
        """Make somebody known, or give them another name."""
        greeting = await body(request, schemas.Greeting)
        name = tidy(greeting.name, MAX_NAME)
        person = await self.auth.person(request)
        if person is not None:
            await self.registry.writing(partial(people.rename, person=person.id, name=name))
            return as_json(await who_is(self.registry, Person(person.id, name)))
        _, remembered = await self.auth.welcome(request, name)
        return as_json(schemas.Me(name, "", ""), 201, remembered)

    async def sessions(self, request: Request) -> Response:
        """Where I am known."""
        person = await self.auth.somebody(request)
        own = hashed(self.auth.token(request))
        found = await self.registry.reading(partial(people.sessions, person=person.id))
        listed = [
            schemas.ListedSession(one.token[:16], one.label, one.created, one.seen, one.token == own)
            for one in found
        ]
        return as_json(schemas.Sessions(tuple(listed)))

    async def end_session(self, request: Request) -> Response:
        """I am not known there any more."""
        person = await self.auth.somebody(request)
        wanted = request.path_params["session"]
        found = await self.registry.reading(partial(people.sessions, person=person.id))
        tokens = [one.token for one in found if one.token[:16] == wanted]
        if not tokens:
            raise missing()
        await self.registry.writing(partial(people.end_session, person=person.id, token=tokens[0]))
        self.registry.revoke(tokens[0])
        return as_json(None)


async def who_is(registry: TableRegistry, person: Person) -> schemas.Me:
    """Somebody, as they are told who they are."""
    account = await registry.reading(partial(accounts.of_person, person=person.id))
    webhook = await registry.reading(partial(accounts.hook_of, person=person.id))
    return schemas.Me(person.name, account.login if account is not None else "", webhook)
