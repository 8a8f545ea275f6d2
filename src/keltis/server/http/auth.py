"""Authentication and access: who sends a request, and which tables they may see."""

import time
from functools import partial

from starlette.requests import Request

from keltis.core.seats import SPECTATOR
from keltis.messages.message import message
from keltis.server.http.exchange import HttpError, address, not_found
from keltis.server.live.registry import TableRegistry
from keltis.server.security.rate_limit import RateLimiter
from keltis.server.security.session import AGE, Cookies, fresh_id, fresh_token, hashed
from keltis.store import listings, people, tables
from keltis.store.connection import Connection
from keltis.store.people import Person
from keltis.table.match import Broken
from keltis.table.table import Table
from keltis.table.text import MAX_NAME, tidy


class Authenticator:
    """Identifies people by their session cookie."""

    def __init__(self, registry: TableRegistry, cookies: Cookies) -> None:
        self.registry = registry
        self.node = registry.node
        self.cookies = cookies
        newcomers = registry.node.config.newcomers_per_hour
        self._newcomers = RateLimiter(newcomers / 4, newcomers / 3600)

    def token(self, request: Request) -> str:
        return self.cookies.token(request.headers.get("cookie", ""))

    async def known(self, token: str) -> Person | None:
        """The person to whom a session token belongs."""
        oldest = self.node.clock.now() - AGE * 1000
        return await self.node.database.read(partial(people.find, token=hashed(token), oldest=oldest))

    async def person(self, request: Request) -> Person | None:
        """The person who sends a request; None without a valid session."""
        token = self.token(request)
        return await self.known(token) if token else None

    async def require_person(self, request: Request) -> Person:
        """The person who sends a request; 401 without a valid session."""
        person = await self.person(request)
        if person is None:
            raise HttpError(401, "refused", message("online-who"))
        return person

    async def register(self, request: Request, name: str) -> tuple[Person, dict[str, str]]:
        """Create a guest with a session, and the header that sets the session cookie."""
        if not self._newcomers.take(address(request), time.monotonic()):
            raise HttpError(429, "limit", message("online-busy"))
        token, made = fresh_token(), Person(fresh_id(), tidy(name, MAX_NAME))
        join = partial(
            _join, person=made, token=hashed(token), label=session_label(request), now=self.node.clock.now()
        )
        await self.node.database.write(join)
        return made, {"set-cookie": self.cookies.setting(token)}

    async def begin_session(self, request: Request, person: str) -> str:
        """Store a new session and return its token."""
        token = fresh_token()
        begin = partial(
            people.begin_session,
            token=hashed(token),
            person=person,
            label=session_label(request),
            now=self.node.clock.now(),
        )
        await self.node.database.write(begin)
        return token

    async def end_session(self, request: Request) -> None:
        """End the session of a request, if there is one: the browser gets another one, or none."""
        person = await self.person(request)
        if person is not None:
            token = hashed(self.token(request))
            await self.node.database.write(partial(people.end_session, person=person.id, token=token))
            self.node.clients.revoke(token)

    async def table(self, request: Request) -> tuple[Table, int, str]:
        """The stored table named in the path, the seat from which the person sees it, and the person's id."""
        person = await self.person(request)
        who = person.id if person is not None else ""
        table_id = request.path_params["table_id"]
        question = partial(_visible, table_id, who, self.node.clock.now())
        try:
            table = await self.node.database.read(question)
        except Broken as error:
            self.node.log.error("table not loaded", table_id=table_id, why=repr(error))
            raise not_found() from None
        if table is None:
            raise not_found()
        return table, table.seat_of(who) if who else SPECTATOR, who


def session_label(request: Request) -> str:
    """The name of a session in the list of sessions: the browser's User-Agent."""
    return tidy(request.headers.get("user-agent", ""), 80)


def _join(connection: Connection, person: Person, token: str, label: str, now: int) -> None:
    people.add(connection, person, now)
    people.begin_session(connection, token, person.id, label, now)


def _visible(table_id: str, who: str, now: int, connection: Connection) -> Table | None:
    """The table, if this person may see it."""
    access = tables.access(connection, table_id)
    if access is None:
        return None
    allowed = (
        access.public or (who and who == access.host) or (who and tables.admits(connection, table_id, who))
    )
    if who and listings.plays_deal_elsewhere(connection, table_id, who):
        return None
    if not allowed:
        return None
    table = Table.from_events(table_id, tables.load(connection, table_id), now)
    return None if who in table.removed and not access.public and table.seat_of(who) < 0 else table
