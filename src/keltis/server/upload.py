"""A record that somebody has, gone through again: nothing of it is kept."""

import asyncio
from io import BytesIO

from starlette.requests import Request
from starlette.responses import Response

from keltis.core.message import message
from keltis.core.play import AnyPlay, Play
from keltis.core.record import Record, RecordError
from keltis.core.recordfile import read_stream
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import tell, view
from keltis.games import GAMES
from keltis.server import api
from keltis.server.exchange import Failure, Routes, as_json, body
from keltis.server.replay import hands
from keltis.table import frames

MOST_BODY = 64 * 1024
MOST_ACTIONS = 1500


class Uploads:
    """Who brings a record."""

    def routes(self) -> Routes:
        """Where everything is."""
        return {("POST", "/api/replay"): self.replay}

    async def replay(self, request: Request) -> Response:
        """A record, event by event; whoever has it may see everything in it."""
        brought = await body(request, api.Upload, MOST_BODY)
        return as_json(await asyncio.to_thread(_replay, brought))


def _replay(brought: api.Upload) -> api.Replay:
    try:
        record = next(read_stream(BytesIO(brought.record.encode()), GAMES))
    except RecordError as error:
        why = message("record-line", line=error.line, why=error.why)
        raise Failure(422, "bad", why) from None
    except StopIteration:
        raise Failure(422, "bad", message("record-empty")) from None
    if len(record.play.actions) > MOST_ACTIONS:
        raise Failure(413, "bad", message("online-bad"))
    seat = min(brought.seat, record.play.players - 1)
    plies = _plies(record, seat)
    stage = record.play.game.stage(view(record.play, SPECTATOR).table)
    over, seen = record.play.over, None if seat < 0 else seat
    return api.Replay("", len(plies), over, seen, record.names, stage, tuple(plies))


def _plies(record: Record, viewer: int) -> list[api.Ply]:
    """What chance does belongs to the action before it, as at a table."""
    play: AnyPlay = Play(record.play.game, record.play.players, record.play.board)
    plies: list[api.Ply] = []
    steps: list[object] = []
    seat = CHANCE
    for action in record.play.actions:
        if play.mover != CHANCE:
            if steps:
                plies.append(_ply(play, viewer, len(plies) + 1, seat, steps))
            steps, seat = [], play.mover
        after = play.state.copy()
        play.game.apply_action(play.facts, after, action)
        steps.append(tell(play, action, after, (viewer,))[viewer])
        play.actions.append(action)
        play.state = after
    plies.append(_ply(play, viewer, len(plies) + 1, seat, steps))
    return plies


def _ply(play: AnyPlay, viewer: int, number: int, seat: int, steps: list[object]) -> api.Ply:
    seen = view(play, viewer)
    event: frames.AnyHappened = frames.Moved(number, 0, seat, "person", tuple(steps))
    if seat == CHANCE:
        event = frames.Started(number, 0, 0, tuple(steps))
    return api.Ply(number, event, seen, play.game.scene(seen.table), hands(play))
