"""The list for `keltis bots`: the strength of each bot in a game, and what it considers and ignores."""

import json
from typing import TYPE_CHECKING, Any

from keltis.bots.description import portrait
from keltis.bots.level import FALLBACK_LEVEL, Level, levels, offered, usual
from keltis.cli.game_setup import find_game
from keltis.cli.text_table import bare_table, show_table
from keltis.console.screen import Screen
from keltis.console.styles import style
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.words.translator import Translator

if TYPE_CHECKING:
    from rich.table import Table

PLAYERS = 2  # the number of players with which ratings are measured
COMPILED = "*"
UNRATED = "–"


def list_bots(game: str, as_json: bool, language: str) -> None:
    """Print the bots of a game, or of all games."""
    translator = Translator(language)
    games = [find_game(game)] if game else list(GAMES)
    if as_json:
        print(json.dumps([_facts(one, translator) for one in games], indent=1, ensure_ascii=False))
        return
    screen = Screen(plain=True)
    for one in games:
        show_table(_table(one, translator))
        _tell_measuring(one.name, screen, translator)
        screen.line()
    screen.line(translator.text("bot-rating-about"))
    first = games[0].name
    screen.line(translator.text("bots-note", instead=FALLBACK_LEVEL, game=first, bot=usual(first)))


def rating(level: Level, translator: Translator) -> str:
    """The rating of a level with its interval."""
    if not level.range:
        return str(level.rating) if level.rating else UNRATED
    return translator.text("bots-rating-range", rating=str(level.rating), range=str(level.range))


def _table(game: AnyGame, translator: Translator) -> "Table":
    from rich.text import Text

    table = bare_table(translator.title(game))
    table.add_column(translator.text("bots-bot"), no_wrap=True)
    table.add_column(translator.text("bots-name"), no_wrap=True)
    table.add_column(translator.text("bots-rating"), no_wrap=True)
    table.add_column(translator.text("bots-portrait"))
    for name, level in offered(game.name).items():
        told = portrait(game.name, name, PLAYERS)
        about = Text(f"{translator(told.nature)}\n").append(translator(told.sight), style("faint"))
        typed = name + (COMPILED if level.compiled else "")
        table.add_row(typed, translator.text("web-bot", bot=name), rating(level, translator), about)
    return table


def _tell_measuring(game: str, screen: Screen, translator: Translator) -> None:
    """Name the levels that are not offered."""
    others = [level for level in levels(game).values() if not level.offered]
    if others:
        bots = ", ".join(f"{level.name} ({rating(level, translator)})" for level in others)
        screen.line(translator.text("bots-measuring", bots=bots))


def _facts(game: AnyGame, translator: Translator) -> dict[str, Any]:
    return {
        "game": game.name,
        "usual": usual(game.name),
        "bots": [_bot_facts(game, level, translator) for level in levels(game.name).values()],
    }


def _bot_facts(game: AnyGame, level: Level, translator: Translator) -> dict[str, Any]:
    told = portrait(game.name, level.name, PLAYERS)
    return {
        "bot": level.name,
        "rating": level.rating or None,
        "range": level.range,
        "offered": level.offered,
        "compiled": level.compiled,
        "is": translator(told.nature),
        "sees": translator(told.sight),
    }
