"""A glimpse of every game for the lobby: the last turns of a recorded game."""

import asyncio
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, Play
from keltis.core.playout import random_action
from keltis.core.rng import seeded_rng
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.games import GAMES
from keltis.tutorial import has_lessons, recorded
from keltis.ui_model.stage import Scene, Stage

SCENES = 10
SEED = 2008
BEGINNING = 2  # in this part of a game there are few figures on the board
AGE = 24 * 60 * 60  # seconds that a browser may keep it


class Glimpse(msgspec.Struct, frozen=True):
    """A board, and what stands and lies on it turn after turn."""

    stage: Stage
    scenes: tuple[Scene, ...]


@cache
def glimpse(name: str) -> bytes:
    """A game's glimpse as JSON; LookupError if there is no such game.

    Nobody has to think for it: the first auth wait for their page, and the server has other things to do.
    """
    game = next((game for game in GAMES if game.name == name), None)
    if game is None:
        raise LookupError(name)
    whole = recorded(game) if has_lessons(game) else _random_game(game)
    play = whole.back_to(len(whole.actions) // BEGINNING)
    stage = game.tabletop.stage(view(play, SPECTATOR).table)
    scenes: list[Scene] = []
    for action in whole.actions[len(play.actions) :]:
        if play.mover != CHANCE:
            scene = game.tabletop.scene(view(play, SPECTATOR).table)
            if not scenes or scenes[-1] != scene:
                scenes.append(scene)
        play.do(action)
    return msgspec.json.encode(Glimpse(stage, tuple(scenes[-SCENES:])))


def _random_game(game: AnyGame) -> AnyPlay:
    """A game between random players, for a game without a tutorial."""
    play, rng = Play(game, game.players[0]), seeded_rng(SEED)
    while not play.over:
        play.do(random_action(game, play.board, play.state, rng))
    return play


async def showcase(request: Request) -> Response:
    """A game's glimpse; it is made once."""
    try:
        found = await asyncio.to_thread(glimpse, request.path_params["game"])
    except LookupError:
        return PlainTextResponse("not found", 404)
    return Response(found, 200, {"cache-control": f"max-age={AGE}"}, "application/json")
