"""The animated boards of the lobby: the last turns of a recorded game, for every game."""

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
SKIP = 2  # skip the first half of the game, with few figures on the board
AGE = 24 * 60 * 60  # seconds in the browser's cache


class Showcase(msgspec.Struct, frozen=True):
    """A board and its scene turn by turn."""

    stage: Stage
    scenes: tuple[Scene, ...]


@cache
def encoded_showcase(name: str) -> bytes:
    """A game's showcase as JSON; LookupError if there is no such game.

    It replays a recorded game, so no bot has to compute while the first visitors wait for their page.
    """
    game = next((game for game in GAMES if game.name == name), None)
    if game is None:
        raise LookupError(name)
    whole = recorded(game) if has_lessons(game) else _random_game(game)
    play = whole.back_to(len(whole.actions) // SKIP)
    stage = game.tabletop.stage(view(play, SPECTATOR).table)
    scenes: list[Scene] = []
    for action in whole.actions[len(play.actions) :]:
        if play.mover != CHANCE:
            scene = game.tabletop.scene(view(play, SPECTATOR).table)
            if not scenes or scenes[-1] != scene:
                scenes.append(scene)
        play.do(action)
    return msgspec.json.encode(Showcase(stage, tuple(scenes[-SCENES:])))


def _random_game(game: AnyGame) -> AnyPlay:
    """A game between random players, for games without a tutorial."""
    play, rng = Play(game, game.players[0]), seeded_rng(SEED)
    while not play.over:
        play.do(random_action(game, play.board, play.state, rng))
    return play


async def showcase(request: Request) -> Response:
    try:
        found = await asyncio.to_thread(encoded_showcase, request.path_params["game"])
    except LookupError:
        return PlainTextResponse("not found", 404)
    return Response(found, 200, {"cache-control": f"max-age={AGE}"}, "application/json")
