"""The list for `keltis bots`: the strength of each bot in a game, and what it considers and ignores."""

import json
from typing import TYPE_CHECKING, Any

from keltis.bots.description import portrait
from keltis.bots.level import FALLBACK_LEVEL, Level, LevelRating, levels, offered, usual
from keltis.cli.game_setup import find_game
from keltis.cli.text_table import bare_table, show_table
from keltis.console.screen import Screen
from keltis.console.styles import style
from keltis.core.game import AnyGame
from keltis.games import GAMES
from keltis.text_interface.translator import Translator

if TYPE_CHECKING:
    from rich.table import Table

COMPILED = "*"
UNRATED = "–"


def list_bots(game: str, players: int, as_json: bool, language: str) -> None:
    """Print the bots of a game, or of all games, with their ratings for a number of players."""
    translator = Translator(language)
    games = [find_game(game)] if game else list(GAMES)
    if as_json:
        print(json.dumps([_facts(one, players, translator) for one in games], indent=1, ensure_ascii=False))
        return
    screen = Screen(plain=True)
    for one in games:
        show_table(_table(one, players, translator))
        _tell_measuring(one.name, players, screen, translator)
        screen.line()
    screen.line(translator.text("bot-rating-about"))
    first = games[0].name
    screen.line(translator.text("bots-note", instead=FALLBACK_LEVEL, game=first, bot=usual(first)))


def rating(level: Level, players: int, translator: Translator) -> str:
    """The rating of a level with its interval."""
    found = level.rating_for(players)
    if found is None:
        return UNRATED
    if not found.range:
        return str(found.value)
    return translator.text("bots-rating-range", rating=str(found.value), range=str(found.range))


def _table(game: AnyGame, players: int, translator: Translator) -> "Table":
    from rich.text import Text

    table = bare_table(translator.title(game))
    table.add_column(translator.text("bots-bot"), no_wrap=True)
    table.add_column(translator.text("bots-name"), no_wrap=True)
    table.add_column(translator.text("bots-rating"), no_wrap=True)
    table.add_column(translator.text("bots-portrait"))
    for name, level in offered(game.name).items():
        told = portrait(game.name, name, players)
        about = Text(f"{translator(told.nature)}\n").append(translator(told.sight), style("faint"))
        typed = name + (COMPILED if level.compiled else "")
        table.add_row(typed, translator.text("web-bot", bot=name), rating(level, players, translator), about)
    return table


def _tell_measuring(game: str, players: int, screen: Screen, translator: Translator) -> None:
    """Name the levels that are not offered."""
    others = [level for level in levels(game).values() if not level.offered]
    if others:
        bots = ", ".join(f"{level.name} ({rating(level, players, translator)})" for level in others)
        screen.line(translator.text("bots-measuring", bots=bots))


def _facts(game: AnyGame, players: int, translator: Translator) -> dict[str, Any]:
    return {
        "game": game.name,
        "usual": usual(game.name),
        "bots": [_bot_facts(game, level, players, translator) for level in levels(game.name).values()],
    }


def _bot_facts(game: AnyGame, level: Level, players: int, translator: Translator) -> dict[str, Any]:
    told = portrait(game.name, level.name, players)
    found = level.rating_for(players) or LevelRating(0, 0)
    return {
        "bot": level.name,
        "rating": found.value or None,
        "range": found.range,
        "offered": level.offered,
        "compiled": level.compiled,
        "is": translator(told.nature),
        "sees": translator(told.sight),
    }
