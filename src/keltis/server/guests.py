"""People by HTTP: a name, and where they are known."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.server import api
from keltis.server.exchange import Routes, as_json, body, missing
from keltis.server.hall import Hall
from keltis.server.session import hashed
from keltis.server.visitors import Visitors
from keltis.store import accounts, people
from keltis.store.people import Person
from keltis.table.text import MAX_NAME, tidy


class Guests:
    """Who I am."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitors = visitors
        self.hall = visitors.hall

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
        person = await self.visitors.somebody(request)
        token = hashed(self.visitors.token(request))
        self.hall.store.write(partial(people.seen, token=token, now=self.hall.now()), lambda result: None)
        return as_json(await who_is(self.hall, person))

    async def greet(self, request: Request) -> Response:
        """Make somebody known, or give them another name."""
        greeting = await body(request, api.Greeting)
        name = tidy(greeting.name, MAX_NAME)
        person = await self.visitors.person(request)
        if person is not None:
            await self.hall.writing(partial(people.rename, person=person.id, name=name))
            return as_json(await who_is(self.hall, Person(person.id, name)))
        _, remembered = await self.visitors.welcome(request, name)
        return as_json(api.Me(name, "", ""), 201, remembered)

    async def sessions(self, request: Request) -> Response:
        """Where I am known."""
        person = await self.visitors.somebody(request)
        own = hashed(self.visitors.token(request))
        found = await self.hall.reading(partial(people.sessions, person=person.id))
        listed = [
            api.ListedSession(one.token[:16], one.label, one.created, one.seen, one.token == own)
            for one in found
        ]
        return as_json(api.Sessions(tuple(listed)))

    async def end_session(self, request: Request) -> Response:
        """I am not known there any more."""
        person = await self.visitors.somebody(request)
        wanted = request.path_params["session"]
        found = await self.hall.reading(partial(people.sessions, person=person.id))
        tokens = [one.token for one in found if one.token[:16] == wanted]
        if not tokens:
            raise missing()
        await self.hall.writing(partial(people.end_session, person=person.id, token=tokens[0]))
        self.hall.revoke(tokens[0])
        return as_json(None)


async def who_is(hall: Hall, person: Person) -> api.Me:
    """Somebody, as they are told who they are."""
    account = await hall.reading(partial(accounts.of_person, person=person.id))
    webhook = await hall.reading(partial(accounts.hook_of, person=person.id))
    return api.Me(person.name, account.login if account is not None else "", webhook)
