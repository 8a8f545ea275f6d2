"""Help by HTTP: the guide to a game, and why nothing came of touching something."""

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.touching import why_nothing
from keltis.games import GAMES
from keltis.server.http import schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, as_json, choice, missing, query, unreadable

MOST_TOUCHED = 8
SEATS = ("", "0", "1", "2", "3")
LONGEST = 40  # letters in the name of a thing


class Guidance:
    """What helps people."""

    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth

    def routes(self) -> Routes:
        """Where everything is."""
        return {
            ("GET", "/api/guide/{game}"): self.guide,
            ("GET", "/api/tables/{table_id}/why"): self.why,
        }

    async def guide(self, request: Request) -> Response:
        """The guide to a game."""
        query(request)
        game = next((game for game in GAMES if game.name == request.path_params["game"]), None)
        if game is None:
            raise missing()
        steps = tuple(schemas.TurnStep(step.name, step.prompts) for step in game.tabletop.guide.steps)
        return as_json(schemas.GameGuide(game.name, steps, dict(game.tabletop.guide.help)))

    async def why(self, request: Request) -> Response:
        """Why nothing comes of touching these things, given with commas between them."""
        given = query(request, "touched", "seat")
        touched, wanted = things(given.get("touched", "")), choice(given, "seat", SEATS)
        table, seat, who = await self.auth.table(request)
        if wanted and int(wanted) < len(table.chairs) and who and table.chairs[int(wanted)].who == who:
            seat = int(wanted)  # somebody with several seats
        if table.play is None:
            raise missing()
        reason = why_nothing(table.play, seat, touched)
        return as_json(schemas.Why(reason.message.json(), reason.rule))


def things(words: str) -> list[str]:
    """The names of things that somebody touched."""
    found = [word for word in words.split(",") if word]
    if not found or len(found) > MOST_TOUCHED or any(len(word) > LONGEST for word in found):
        raise unreadable()
    return found
