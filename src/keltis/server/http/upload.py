"""Replay of an uploaded record, which is not stored. Rate-limited, because the answer is large."""

import asyncio
import time
from io import BytesIO
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.layout import Struct
from keltis.core.play import AnyPlay, Play
from keltis.core.record import Record, RecordError
from keltis.core.record_file import read_stream
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import Step, tell, view
from keltis.games import GAMES
from keltis.messages.message import message
from keltis.server.http import schemas
from keltis.server.http.exchange import HttpError, Routes, address, body, json_response
from keltis.server.http.replay import hands
from keltis.server.security.rate_limit import RateLimiter
from keltis.table import frames
from keltis.table.trail import change

MOST_BODY = 64 * 1024
MOST_ACTIONS = 1500
UPLOADS, UPLOADS_PER_SECOND = 10.0, 0.1  # per address: burst, and rate


class Uploads:
    """Request handlers for uploaded records."""

    def __init__(self) -> None:
        self._limiter = RateLimiter(UPLOADS, UPLOADS_PER_SECOND)

    def routes(self) -> Routes:
        return {("POST", "/api/replay"): self.replay}

    async def replay(self, request: Request) -> Response:
        """The record, event by event. Nothing is hidden: the uploader has the whole record."""
        if not self._limiter.take(address(request), time.monotonic()):
            raise HttpError(429, "limit", message("online-busy"))
        upload = await body(request, schemas.Upload, MOST_BODY)
        return json_response(await asyncio.to_thread(_replay, upload))


def _replay(upload: schemas.Upload) -> schemas.Replay:
    try:
        record = next(read_stream(BytesIO(upload.record.encode()), GAMES))
    except RecordError as error:
        why = message("record-line", line=error.line, why=error.why)
        raise HttpError(422, "bad", why) from None
    except StopIteration:
        raise HttpError(422, "bad", message("record-empty")) from None
    if len(record.play.actions) > MOST_ACTIONS:
        raise HttpError(413, "bad", message("online-bad"))
    seat = min(upload.seat, record.play.players - 1)
    plies = _plies(record, seat)
    stage = record.play.game.tabletop.stage(view(record.play, SPECTATOR).table)
    over, seen = record.play.over, None if seat < 0 else seat
    return schemas.Replay("", len(plies), over, seen, record.names, stage, tuple(plies))


class _Turn(NamedTuple):
    """An action of a seat with the chance events after it; the first turn is the set-up of the game."""

    seat: int
    action: int
    before: Struct
    steps: list[Step]


def _plies(record: Record, viewer: int) -> list[schemas.Ply]:
    """One ply per turn: chance events belong to the action before them, as at a table."""
    play: AnyPlay = Play(record.play.game, record.play.players, record.play.named_board)
    bots = [record.header.tags.get(f"bot {seat}", "") for seat in range(play.players)]
    plies: list[schemas.Ply] = []
    turn = _Turn(CHANCE, 0, play.state, [])
    for action in record.play.actions:
        if play.mover != CHANCE:
            if turn.steps:
                plies.append(_ply(play, viewer, len(plies) + 1, turn, bots))
            turn = _Turn(play.mover, action, play.state, [])
        after = play.state.copy()
        play.game.rules.apply_action(play.board, after, action)
        turn.steps.append(tell(play, action, after, (viewer,))[viewer])
        play.actions.append(action)
        play.state = after
    plies.append(_ply(play, viewer, len(plies) + 1, turn, bots))
    return plies


def _ply(play: AnyPlay, viewer: int, number: int, turn: _Turn, bots: list[str]) -> schemas.Ply:
    seen = view(play, viewer)
    return schemas.Ply(
        number, _event(play, number, turn, bots), seen, play.game.tabletop.scene(seen.table), hands(play)
    )


def _event(play: AnyPlay, number: int, turn: _Turn, bots: list[str]) -> frames.AnyHappened:
    steps = tuple(turn.steps)
    if turn.seat == CHANCE:
        return frames.Started(number, 0, 0, steps)
    gain, trails = change(play, turn.action, turn.seat, turn.before, play.state)
    bot = bots[turn.seat]
    return frames.Moved(number, 0, turn.seat, "bot" if bot else "person", steps, gain, trails, bot)
