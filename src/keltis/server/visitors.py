"""Who asks, and what they may see: every part of the HTTP side begins with this."""

from functools import partial

from starlette.requests import Request

from keltis.core.message import message
from keltis.core.seats import SPECTATOR
from keltis.server.exchange import Failure, missing
from keltis.server.hall import Hall
from keltis.server.session import AGE, Cookies, hashed
from keltis.store import games, people
from keltis.store.connection import Connection
from keltis.store.people import Person
from keltis.table.match import Broken
from keltis.table.table import Table


class Visitors:
    """Knows people by their cookies."""

    def __init__(self, hall: Hall, cookies: Cookies) -> None:
        self.hall = hall
        self.cookies = cookies

    def token(self, request: Request) -> str:
        """The token of a request; "" without one."""
        return self.cookies.token(request.headers.get("cookie", ""))

    async def known(self, token: str) -> Person | None:
        """Who is known by a token."""
        oldest = self.hall.now() - AGE * 1000
        return await self.hall.reading(partial(people.find, token=hashed(token), oldest=oldest))

    async def person(self, request: Request) -> Person | None:
        """Who sends a request; None if they are not known."""
        token = self.token(request)
        return await self.known(token) if token else None

    async def somebody(self, request: Request) -> Person:
        """Who sends a request; they must be known."""
        person = await self.person(request)
        if person is None:
            raise Failure(401, "refused", message("online-who"))
        return person

    async def table(self, request: Request) -> tuple[Table, int, str]:
        """The table of a request as it is in the store; from which seat they look at it, and who they are."""
        person = await self.person(request)
        who = person.id if person is not None else ""
        question = partial(_visible, request.path_params["game"], who, self.hall.now())
        try:
            table = await self.hall.reading(question)
        except Broken as error:
            self.hall.log.error("broken", why=repr(error))
            raise missing() from None
        if table is None:
            raise missing()
        return table, table.seat_of(who) if who else SPECTATOR, who


def _visible(game: str, who: str, now: int, connection: Connection) -> Table | None:
    """A table, if this person may see it."""
    grounds = games.grounds(connection, game)
    if grounds is None:
        return None
    allowed = grounds.public or (who and who == grounds.host) or (who and games.admits(connection, game, who))
    return Table.from_events(game, games.load(connection, game), now) if allowed else None
