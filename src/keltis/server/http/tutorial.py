"""HTTP handlers for the tutorial: lessons, the result of an action, and why a touch has no effect."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.game import AnyGame
from keltis.core.rng import seeded_rng
from keltis.core.touching import why_nothing
from keltis.core.view import view
from keltis.games import GAMES
from keltis.server.http import guidance_schemas
from keltis.server.http.exchange import Routes, json_response, not_found, query
from keltis.server.http.guidance import things
from keltis.server.http.positions import position_of
from keltis.tutorial import LEARNER, TutorialLesson, has_lessons, lessons

SEED = 2008  # of chance after the learner's action


class TutorialRoutes:
    def routes(self) -> Routes:
        return {
            ("GET", "/api/learn/{game}"): self.course,
            ("GET", "/api/learn/{game}/{lesson:int}/after"): self.after,
            ("GET", "/api/learn/{game}/{lesson:int}/why"): self.why,
        }

    async def course(self, request: Request) -> Response:
        """All lessons of a game."""
        query(request)
        game = _game(request)
        if not has_lessons(game):
            raise not_found()
        return json_response(await asyncio.to_thread(_course, game))

    async def after(self, request: Request) -> Response:
        """The position after an action in a lesson, and after the chance events that follow it."""
        action = query(request, "action").get("action", "")
        lesson = await _lesson(request)
        if action not in [lesson.play.notation(legal) for legal in lesson.play.legal()]:
            raise not_found()
        play = lesson.play.fork()
        play.do(action)
        play.settle(seeded_rng(SEED))
        return json_response(position_of(play, LEARNER))

    async def why(self, request: Request) -> Response:
        """Why touching these things has no effect."""
        touched = things(query(request, "touched").get("touched", ""))
        reason = why_nothing((await _lesson(request)).play, LEARNER, touched)
        return json_response(guidance_schemas.Why(reason.message.json(), reason.rule))


def _game(request: Request) -> AnyGame:
    found = next((game for game in GAMES if game.name == request.path_params["game"]), None)
    if found is None:
        raise not_found()
    return found


async def _lesson(request: Request) -> TutorialLesson:
    found = await asyncio.to_thread(lessons, _game(request))
    number: int = request.path_params["lesson"]
    if not 0 <= number < len(found):
        raise not_found()
    return found[number]


def _course(game: AnyGame) -> guidance_schemas.Course:
    found = lessons(game)
    stage = game.tabletop.stage(view(found[0].play, LEARNER).table)
    told = tuple(
        guidance_schemas.Lesson(one.name, one.right, position_of(one.play, LEARNER)) for one in found
    )
    return guidance_schemas.Course(game.name, stage, told)
