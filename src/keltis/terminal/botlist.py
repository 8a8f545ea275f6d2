"""The list of bots for `keltis bots`: how strong each is in a game, what it is, what it sees and forgets."""

import json
from typing import TYPE_CHECKING, Any

from keltis.bots.level import STAND_IN, Level, levels, offered, usual
from keltis.bots.portrait import portrait
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.terminal.screen import Screen
from keltis.terminal.setting import find_game
from keltis.terminal.styles import style
from keltis.terminal.tables import bare_table, show_table
from keltis.terminal.voice import Voice

if TYPE_CHECKING:
    from rich.table import Table

PLAYERS = 2  # ratings are measured with so many
COMPILED = "*"
UNRATED = "–"


def list_bots(game: str, as_json: bool, language: str) -> None:
    """Print the bots of a game, or of all games."""
    voice = Voice(language)
    games = [find_game(game)] if game else list(GAMES)
    if as_json:
        print(json.dumps([_facts(one, voice) for one in games], indent=1, ensure_ascii=False))
        return
    screen = Screen(plain=True)
    for one in games:
        show_table(_table(one, voice))
        _tell_measuring(one.name, screen, voice)
        screen.line()
    screen.line(voice.tell("bot-rating-about"))
    first = games[0].name
    screen.line(voice.tell("bots-note", instead=STAND_IN, game=first, bot=usual(first)))


def rating(level: Level, voice: Voice) -> str:
    """How strong a level is, with its interval."""
    if not level.range:
        return str(level.rating) if level.rating else UNRATED
    return voice.tell("bots-rating-range", rating=str(level.rating), range=str(level.range))


def _table(game: AnyGame, voice: Voice) -> "Table":
    from rich.text import Text

    table = bare_table(voice.title(game))
    table.add_column(voice.tell("bots-bot"), no_wrap=True)
    table.add_column(voice.tell("bots-name"), no_wrap=True)
    table.add_column(voice.tell("bots-rating"), no_wrap=True)
    table.add_column(voice.tell("bots-portrait"))
    for name, level in offered(game.name).items():
        told = portrait(game.name, name, PLAYERS)
        about = Text(f"{voice(told.nature)}\n").append(voice(told.sight), style("faint"))
        typed = name + (COMPILED if level.compiled else "")
        table.add_row(typed, voice.tell("web-bot", bot=name), rating(level, voice), about)
    return table


def _tell_measuring(game: str, screen: Screen, voice: Voice) -> None:
    """Name the levels that are not offered."""
    others = [level for level in levels(game).values() if not level.offered]
    if others:
        bots = ", ".join(f"{level.name} ({rating(level, voice)})" for level in others)
        screen.line(voice.tell("bots-measuring", bots=bots))


def _facts(game: AnyGame, voice: Voice) -> dict[str, Any]:
    return {
        "game": game.name,
        "usual": usual(game.name),
        "bots": [_bot_facts(game, level, voice) for level in levels(game.name).values()],
    }


def _bot_facts(game: AnyGame, level: Level, voice: Voice) -> dict[str, Any]:
    told = portrait(game.name, level.name, PLAYERS)
    return {
        "bot": level.name,
        "rating": level.rating or None,
        "range": level.range,
        "offered": level.offered,
        "compiled": level.compiled,
        "is": voice(told.nature),
        "sees": voice(told.sight),
    }
