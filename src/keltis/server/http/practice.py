"""HTTP handlers for practice: puzzles, the puzzle of the day, and the box of one's own mistakes.

All are answered the same way: `after` shows the position after some actions, `answer` judges a turn.
"""

import asyncio
from dataclasses import dataclass
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.refusal import Refusal
from keltis.core.touching import why_nothing
from keltis.core.view import view
from keltis.games import GAMES, game_named
from keltis.puzzles.exercise import Exercise, Explained, Verdict
from keltis.puzzles.puzzle_file import shipped
from keltis.server.http import guidance_schemas, practice_schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.daily import ends, today
from keltis.server.http.exchange import Routes, bad_request, body, json_response, not_found, query
from keltis.server.http.guidance import LONGEST, things
from keltis.server.http.positions import position_of
from keltis.server.jobs.mistakes import mistake_exercise
from keltis.store import practice
from keltis.store.connection import Connection
from keltis.store.practice import NEVER, Mistake, day_of
from keltis.table.table import Table

PUZZLE = "/api/practice/puzzles/{game}/{number:int}"
MISTAKE = "/api/practice/mistakes/{table_id}/{at:int}"
MOST_ACTIONS = 16  # of an answer; a turn has fewer
MOST_DUE = 50  # in one response


@dataclass(frozen=True)
class Posed:
    """An exercise with its origin: a puzzle, or a mistake in the box of a person."""

    exercise: Exercise
    names: tuple[str, ...] = ()  # of the seats; a puzzle has none
    bots: tuple[str, ...] = ()
    person: str = ""
    mistake: Mistake | None = None


class PracticeRoutes:
    """Request handlers for practice."""

    def __init__(self, auth: Authenticator) -> None:
        self._auth, self._node = auth, auth.node

    def routes(self) -> Routes:
        return {
            ("GET", "/api/practice"): self.overview,
            ("GET", PUZZLE): self.pose,
            ("GET", f"{PUZZLE}/after"): self.after,
            ("GET", f"{PUZZLE}/why"): self.why,
            ("POST", f"{PUZZLE}/answer"): self.answer,
            ("GET", MISTAKE): self.pose,
            ("GET", f"{MISTAKE}/after"): self.after,
            ("GET", f"{MISTAKE}/why"): self.why,
            ("POST", f"{MISTAKE}/answer"): self.answer,
        }

    async def overview(self, request: Request) -> Response:
        """The puzzles of the day, the streak, and what is due."""
        query(request)
        now = self._node.clock.now()
        day = day_of(now)
        counts = await asyncio.to_thread(_counts)
        person = await self._auth.person(request)
        solved, streak, box = list[str](), 0, list[Mistake]()
        if person is not None:
            read = partial(_progress, person=person.id, day=day)
            solved, streak, box = await self._node.database.read(read)
        due = tuple(
            practice_schemas.DueMistake(one.table_id, one.at) for one in box[:MOST_DUE] if one.due <= day
        )
        games = tuple(
            practice_schemas.GamePuzzles(game, count, 1 + day % count, game in solved)
            for game, count in counts.items()
        )
        later = min((one.due for one in box if one.due > day), default=None)
        return json_response(
            practice_schemas.Practice(
                today(now), ends(now), streak, games, len(box), due, later and later - day
            )
        )

    async def pose(self, request: Request) -> Response:
        """The position of a puzzle or a mistake, as its mover saw it."""
        query(request)
        posed = await self._posed(request)
        return json_response(await asyncio.to_thread(_shown, posed))

    async def after(self, request: Request) -> Response:
        """The position after some actions of an answer."""
        actions = _actions(query(request, "actions").get("actions", ""))
        posed = await self._posed(request)
        play = await asyncio.to_thread(_after, posed.exercise, actions)
        complete = posed.exercise.is_complete(play)
        return json_response(practice_schemas.ExerciseStep(position_of(play, posed.exercise.seat), complete))

    async def why(self, request: Request) -> Response:
        """Explain why selecting these things has no effect, after some actions of an answer."""
        given = query(request, "touched", "actions")
        touched, actions = things(given.get("touched", "")), _actions(given.get("actions", ""))
        exercise = (await self._posed(request)).exercise
        play = await asyncio.to_thread(_after, exercise, actions)
        reason = why_nothing(play, exercise.seat, touched)
        return json_response(guidance_schemas.Why(reason.message.json(), reason.rule))

    async def answer(self, request: Request) -> Response:
        """Judge a complete answer; an empty one gives up. Puzzles of the day and mistakes are recorded."""
        given = await body(request, practice_schemas.Answer)
        posed = await self._posed(request)
        exercise = posed.exercise
        if given.actions:
            play = await asyncio.to_thread(_after, exercise, given.actions)
            if not exercise.is_complete(play):
                raise bad_request(field="actions")
        verdict = await asyncio.to_thread(exercise.verdict, given.actions)
        day, comes_back = day_of(self._node.clock.now()), None
        if posed.mistake is not None:
            job = partial(
                practice.answered,
                person=posed.person,
                mistake=posed.mistake,
                right=verdict.right,
                today=day,
            )
            scheduled = await self._node.database.write(job)
            comes_back = 0 if scheduled.due == NEVER else scheduled.due - day
        elif verdict.right:
            await self._record_daily(request, day)
        return json_response(_judged(verdict, comes_back))

    async def _record_daily(self, request: Request, day: int) -> None:
        """Record a solved puzzle if it is the puzzle of the day and the browser is known."""
        game, number = request.path_params["game"], request.path_params["number"]
        person = await self._auth.person(request)
        if person is not None and number == 1 + day % _counts()[game]:
            job = partial(practice.solved, person=person.id, game=game, day=day)
            await self._node.database.write(job)

    async def _posed(self, request: Request) -> Posed:
        if "game" in request.path_params:
            return Posed(await asyncio.to_thread(_puzzle, request.path_params))
        person = await self._auth.require_person(request)
        table_id, at = request.path_params["table_id"], request.path_params["at"]
        find = partial(practice.find, person=person.id, table_id=table_id, at=min(at, NEVER))
        mistake = await self._node.database.read(find)
        if mistake is None:
            raise not_found()
        found = await self._node.database.read(partial(_loaded, mistake, self._node.clock.now()))
        if found is None:
            raise not_found()
        table, exercise = found
        names = tuple(chair.name for chair in table.chairs)
        return Posed(exercise, names, tuple(chair.bot for chair in table.chairs), person.id, mistake)


def _loaded(mistake: Mistake, now: int, connection: Connection) -> tuple[Table, Exercise] | None:
    return mistake_exercise(connection, mistake, now)


def _progress(connection: Connection, person: str, day: int) -> tuple[list[str], int, list[Mistake]]:
    return (
        practice.solved_games(connection, person, day),
        practice.streak(connection, person, day),
        practice.box(connection, person),
    )


def _counts() -> dict[str, int]:
    """The number of puzzles by game, for games that have any."""
    found = {game.name: shipped(game.name) for game in GAMES}
    return {name: len(file.puzzles) for name, file in found.items() if file and file.puzzles}


def _puzzle(params: dict[str, object]) -> Exercise:
    name, number = str(params["game"]), int(str(params["number"]))
    if name not in _counts():
        raise not_found()
    file = shipped(name)
    if file is None or not 1 <= number <= len(file.puzzles):
        raise not_found()
    return file.puzzles[number - 1].exercise(game_named(name), file.header.players)


def _actions(text: str) -> tuple[str, ...]:
    """The actions in a query parameter, separated by commas."""
    actions = tuple(action for action in text.split(",") if action)
    if len(actions) > MOST_ACTIONS or any(len(action) > LONGEST for action in actions):
        raise bad_request(field="actions")
    return actions


def _after(exercise: Exercise, actions: tuple[str, ...]) -> AnyPlay:
    try:
        return exercise.after(actions)
    except Refusal:
        raise bad_request(field="actions") from None


def _shown(posed: Posed) -> practice_schemas.Exercise:
    play, seat = posed.exercise.play, posed.exercise.seat
    game: AnyGame = play.game
    return practice_schemas.Exercise(
        game.name,
        play.players,
        seat,
        posed.names,
        posed.bots,
        posed.exercise.single,
        game.tabletop.stage(view(play, seat).table),
        position_of(play, seat),
    )


def _judged(verdict: Verdict, comes_back: int | None) -> practice_schemas.Judgement:
    return practice_schemas.Judgement(
        verdict.right,
        _turn(verdict.best),
        _turn(verdict.second) if verdict.second else None,
        _turn(verdict.yours) if verdict.yours else None,
        comes_back,
    )


def _turn(turn: Explained) -> practice_schemas.JudgedTurn:
    return practice_schemas.JudgedTurn(
        turn.actions,
        turn.share,
        tuple(told.json() for told in turn.told),
        tuple(reason.json() for reason in turn.reasons),
    )
