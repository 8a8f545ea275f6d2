"""HTTP handlers for the board workshop: an own board checked and drawn, and compared with the game's own."""

import asyncio
import time

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.board_file import BoardError, read_toml
from keltis.core.own_board import OwnBoard, checked, checked_content
from keltis.core.play import Play
from keltis.core.playout import random_action
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.games import GAMES
from keltis.messages.message import message
from keltis.server.http import workshop_schemas
from keltis.server.http.auth import Authenticator
from keltis.server.http.exchange import HttpError, Routes, address, body, json_response, not_found, query
from keltis.server.http.lists import listed_game
from keltis.server.jobs.board_comparisons import BoardComparisons, Busy, Job
from keltis.server.security.rate_limit import RateLimiter
from keltis.table.settings import printable

MOST_BODY = 64 * 1024
CHECKS, CHECKS_PER_SECOND = 60.0, 3.0  # per address: burst, and rate
SEED = 2008  # of the tiles in the picture


class Boards:
    """Request handlers for own boards. Nothing of a board is stored."""

    def __init__(self, auth: Authenticator, comparisons: BoardComparisons) -> None:
        self._auth, self._comparisons = auth, comparisons
        self._limiter = RateLimiter(CHECKS, CHECKS_PER_SECOND)

    def routes(self) -> Routes:
        return {
            ("GET", "/api/boards/{game}"): self.standard,
            ("POST", "/api/boards/check"): self.check,
            ("POST", "/api/boards/comparisons"): self.compare,
            ("GET", "/api/boards/comparisons/{job}"): self.status,
            ("DELETE", "/api/boards/comparisons/{job}"): self.cancel,
        }

    async def standard(self, request: Request) -> Response:
        """A game's own board."""
        query(request)
        game = next((game for game in GAMES if game.name == request.path_params["game"]), None)
        if game is None:
            raise not_found()
        content = read_toml(game.board_file).content
        return await self._checked(request, workshop_schemas.BoardDraft(content=content))

    async def check(self, request: Request) -> Response:
        """Whether a game can be played on a board; if so, the board as it is drawn."""
        return await self._checked(request, await body(request, workshop_schemas.BoardDraft, MOST_BODY))

    async def _checked(self, request: Request, draft: workshop_schemas.BoardDraft) -> Response:
        self._limit(request)
        try:
            own = await asyncio.to_thread(read_draft, draft)
        except BoardError as error:
            why = error.told or message("board-complaint", why=printable(error.why))
            complaint = workshop_schemas.Complaint(error.place, printable(error.why), why.json())
            return json_response(workshop_schemas.CheckedBoard(complaint, None))
        seconds = self._auth.node.bot_pool.compiler.seconds(own.game.name)
        drawn = await asyncio.to_thread(_drawn, own, seconds)
        return json_response(workshop_schemas.CheckedBoard(None, drawn))

    def _limit(self, request: Request) -> None:
        if not self._limiter.take(address(request), time.monotonic()):
            raise HttpError(429, "limit", message("online-busy"))

    # --- comparing with the original ------------------------------------------------------------

    async def compare(self, request: Request) -> Response:
        """Queue a comparison with the game's own board."""
        wanted = await body(request, workshop_schemas.WantedComparison, MOST_BODY)
        person = await self._auth.require_person(request)
        self._limit(request)
        try:
            own = await asyncio.to_thread(checked, wanted.board, GAMES)
        except BoardError as error:
            why = message("record-board-bad", why=printable(str(error)))
            raise HttpError(422, "bad", why) from None
        if wanted.players not in own.board.players:
            raise HttpError(422, "bad", message("refuse-players", players=wanted.players))
        if own.board.fingerprint == own.game.load_board().fingerprint:
            raise HttpError(422, "bad", message("workshop-same"))
        try:
            job = self._comparisons.ask(own, wanted.players, wanted.games, person.id)
        except Busy:
            raise HttpError(429, "limit", message("workshop-busy")) from None
        return json_response(_told(job), 202)

    async def status(self, request: Request) -> Response:
        """The progress of a comparison, or its result."""
        return json_response(_told(await self._job(request)))

    async def cancel(self, request: Request) -> Response:
        """Stop a comparison."""
        job = await self._job(request)
        self._comparisons.cancel(job)
        return json_response(_told(job))

    async def _job(self, request: Request) -> Job:
        """The person's own comparison with this id."""
        query(request)
        person = await self._auth.require_person(request)
        job = self._comparisons.job(request.path_params["job"])
        if job is None or job.who != person.id:
            raise not_found()
        return job


def _told(job: Job) -> workshop_schemas.BoardComparison:
    waiting = job.place if job.state == "waiting" else 0
    return workshop_schemas.BoardComparison(
        job.id, job.state, job.done, job.games, job.bot, job.compiled, waiting, job.result
    )


def read_draft(draft: workshop_schemas.BoardDraft) -> OwnBoard:
    """The board of a request, as text or as content."""
    return checked(draft.toml, GAMES) if draft.toml else checked_content(draft.content, GAMES)


def _drawn(own: OwnBoard, seconds: int | None) -> workshop_schemas.DrawnBoard:
    """The board with a picture of it: laid out, before the first turn."""
    board, rng = own.board, seeded_rng(SEED)
    play = Play(own.game, board.players[0], board)
    while not play.over and play.mover == CHANCE:
        play.do(random_action(own.game, play.board, play.state, rng))
    table = view(play, SPECTATOR).table
    is_standard = board.fingerprint == own.game.load_board().fingerprint
    return workshop_schemas.DrawnBoard(
        board.name,
        board.fingerprint,
        is_standard,
        own.toml,
        own.content,
        own.game.tabletop.stage(table),
        own.game.tabletop.scene(table),
        listed_game(own.game, seconds, is_standard, tuple(board.players)),
    )
