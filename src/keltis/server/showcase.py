"""A glimpse of every game for the lobby: some turns from the middle of a game between bots."""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from keltis.bots import BOTS, ask
from keltis.core.luck import lucky
from keltis.core.play import Play
from keltis.core.seats import SPECTATOR
from keltis.core.stage import Scene, Stage
from keltis.core.view import view
from keltis.games import GAMES

SEED = 2008
PLAYERS = 3
SCENES = 10
AGE = 24 * 60 * 60  # seconds that a browser may keep it


class Glimpse(msgspec.Struct, frozen=True):
    """A board, and what stands and lies on it turn after turn."""

    stage: Stage
    scenes: tuple[Scene, ...]


@cache
def glimpse(name: str) -> bytes:
    """A game's glimpse as JSON; LookupError if there is no such game."""
    game = next((game for game in GAMES if game.name == name), None)
    if game is None:
        raise LookupError(name)
    luck = lucky(SEED)
    play = Play(game, PLAYERS)
    scenes: list[Scene] = []
    stage: Stage | None = None
    while not play.over:
        play.settle(luck)
        table = view(play, SPECTATOR).table
        stage = stage or game.stage(table)
        scene = game.scene(table)
        if not scenes or scenes[-1] != scene:
            scenes.append(scene)
        if not play.over:
            play.do(ask(BOTS["greedy"], play, luck))
    assert stage is not None
    first = len(scenes) // 2
    return msgspec.json.encode(Glimpse(stage, tuple(scenes[first : first + SCENES])))


async def showcase(request: Request) -> Response:
    """A game's glimpse; it is made once."""
    try:
        found = await asyncio.to_thread(glimpse, request.path_params["game"])
    except LookupError:
        return PlainTextResponse("not found", 404)
    return Response(found, 200, {"cache-control": f"max-age={AGE}"}, "application/json")
