"""A table in sentences, by HTTP: for people who hear it instead of seeing it."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from keltis.core.view import view
from keltis.messages import LANGUAGES, say
from keltis.messages.message import Message, message
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, as_json, choice, missing, query
from keltis.table.seats import Chair, bot_names

SEATS = ("", "0", "1", "2", "3")


class Spoken(Struct, frozen=True):
    """A position in sentences, as one viewer may see it."""

    v: int
    sentences: tuple[str, ...]


class SpokenTable:
    """Tells what is on the table."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth

    def routes(self) -> Routes:
        """Where everything is."""
        return {("GET", "/api/tables/{table_id}/words"): self.words}

    async def words(self, request: Request) -> Response:
        """The position as oneself sees it, or as another of one's own seats does."""
        given = query(request, "lang", "seat")
        language = choice(given, "lang", ("en", *LANGUAGES))
        wanted = choice(given, "seat", SEATS)
        table, seat, who = await self.auth.table(request)
        if wanted and int(wanted) != seat:
            seat = int(wanted)
            if seat >= len(table.chairs) or not who or table.chairs[seat].who != who:
                raise missing()
        if table.play is None:
            raise missing()
        names = tuple(called(chair, language) for chair in table.chairs)

        def voice(said: Message) -> str:
            return say(said, language, names)

        sentences = table.game.views.describe(view(table.play, seat), voice)
        return as_json(Spoken(table.version, tuple(sentences)))


def called(chair: Chair, language: str) -> str:
    """Who sits on a chair; the first bot of a level is called like the level, as in the browser."""
    if chair.kind != "bot" or chair.name != bot_names(chair.bot)[0]:
        return chair.name
    return say(message("web-bot", bot=chair.bot), language)
