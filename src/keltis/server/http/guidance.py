"""HTTP handlers that help players: the guide to a game, and why a touch has no effect."""

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.touching import why_nothing
from keltis.games import GAMES
from keltis.server.http import guidance_schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import Routes, bad_request, choice, json_response, not_found, query

MOST_TOUCHED = 8
SEATS = ("", "0", "1", "2", "3")
LONGEST = 40  # characters in the name of a thing


class Guidance:
    def __init__(self, auth: Authenticator) -> None:
        self.auth = auth

    def routes(self) -> Routes:
        return {
            ("GET", "/api/guide/{game}"): self.guide,
            ("GET", "/api/tables/{table_id}/why"): self.why,
        }

    async def guide(self, request: Request) -> Response:
        query(request)
        game = next((game for game in GAMES if game.name == request.path_params["game"]), None)
        if game is None:
            raise not_found()
        steps = tuple(
            guidance_schemas.TurnStep(step.name, step.prompts) for step in game.tabletop.guide.steps
        )
        return json_response(guidance_schemas.GameGuide(game.name, steps, dict(game.tabletop.guide.help)))

    async def why(self, request: Request) -> Response:
        """Why touching these things, separated by commas, has no effect."""
        given = query(request, "touched", "seat")
        touched, wanted = things(given.get("touched", "")), choice(given, "seat", SEATS)
        table, seat, who = await self.auth.table(request)
        if wanted and int(wanted) < len(table.chairs) and who and table.chairs[int(wanted)].who == who:
            seat = int(wanted)  # one person may have several seats
        if table.play is None:
            raise not_found()
        reason = why_nothing(table.play, seat, touched)
        return json_response(guidance_schemas.Why(reason.message.json(), reason.rule))


def things(text: str) -> list[str]:
    """The names of touched things, parsed from a query parameter."""
    names = [name for name in text.split(",") if name]
    if not names or len(names) > MOST_TOUCHED or any(len(name) > LONGEST for name in names):
        raise bad_request()

    return names
