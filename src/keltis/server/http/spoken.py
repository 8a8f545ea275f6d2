"""HTTP handler for a table described in sentences, for screen readers."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from keltis.core.view import view
from keltis.messages import LANGUAGES, say
from keltis.messages.message import Message, message
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, choice, json_response, not_found, query
from keltis.table.seats import Chair, bot_names

SEATS = ("", "0", "1", "2", "3")


class Spoken(Struct, frozen=True):
    """A position described in sentences, as one viewer may see it."""

    v: int
    sentences: tuple[str, ...]


class SpokenTable:
    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth

    def routes(self) -> Routes:
        return {("GET", "/api/tables/{table_id}/words"): self.words}

    async def words(self, request: Request) -> Response:
        """The position seen from the person's seat, or from another of their seats."""
        given = query(request, "lang", "seat")
        language = choice(given, "lang", ("en", *LANGUAGES))
        wanted = choice(given, "seat", SEATS)
        table, seat, who = await self.auth.table(request)
        if wanted and int(wanted) != seat:
            seat = int(wanted)
            if seat >= len(table.chairs) or not who or table.chairs[seat].who != who:
                raise not_found()
        if table.play is None:
            raise not_found()
        names = tuple(spoken_name(chair, language) for chair in table.chairs)

        def voice(said: Message) -> str:
            return say(said, language, names)

        sentences = table.game.views.describe(view(table.play, seat), voice)
        return json_response(Spoken(table.version, tuple(sentences)))


def spoken_name(chair: Chair, language: str) -> str:
    """The name of the player on a chair. The first bot of a level has the level's name, as in the browser."""
    if chair.kind != "bot" or chair.name != bot_names(chair.bot)[0]:
        return chair.name
    return say(message("web-bot", bot=chair.bot), language)
