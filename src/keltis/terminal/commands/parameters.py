"""What the commands share: the application, their common options, and what completes them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keltis.terminal.complaint import complaint
from keltis.terminal.voice import usual_language

if TYPE_CHECKING:
    from keltis.terminal.setting import Setting

LAST = "last"  # `--resume` without a file
INTERRUPTED = 130

app = typer.Typer(
    name="keltis",
    epilog="Start with: keltis play",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

boards = typer.Typer(help="List, show and check boards.", no_args_is_help=True)
app.add_typer(boards, name="board")


# --- completion --------------------------------------------------------------------------------


def game_names(incomplete: str) -> list[str]:
    """The games that begin like this."""
    from keltis.games import GAMES

    return [game.name for game in GAMES if game.name.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """A list of bots, its last one completed."""
    from keltis.bots import BOTS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + bot for bot in BOTS if bot.startswith(last)]


def language_names(incomplete: str) -> list[str]:
    """The languages that begin like this."""
    from keltis.words import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def rule_numbers(context: typer.Context, incomplete: str) -> list[str]:
    """The rules of all games whose numbers begin like this."""
    from keltis.games import GAMES

    numbers = dict.fromkeys(number for game in GAMES for number in game.rules)
    return [number for number in numbers if number.startswith(incomplete.upper())]


# --- options that several commands share -------------------------------------------------------

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game; see keltis games.", autocompletion=game_names)
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang", help="de, en or ru; else from $KELTIS_LANG or $LANG.", autocompletion=language_names
    ),
]
Seed = Annotated[int | None, typer.Option("--seed", help="The same number gives the same chance.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, in sentences: for screen readers and pipes.")
]
Board = Annotated[
    Path | None,
    typer.Option(
        "--board", metavar="FILE|NAME", help="Another board than the game's own (TOML), or a miniature."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant of the game; repeatable."),
]
Database = Annotated[
    str | None, typer.Option(metavar="FILE|URL", help="Where tables are kept: a file, or postgresql://…")
]
Open = Annotated[bool, typer.Option("--open", help="Show all hands.")]


# --- what is made of them ----------------------------------------------------------------------


def known_language(wanted: str) -> str:
    """The wanted language, or the usual one here; a complaint if it is none of ours."""
    from keltis.words import LANGUAGES

    language = wanted.strip().lower() or usual_language()
    if language not in LANGUAGES:
        raise complaint("complain-language", language=wanted[:20], known=", ".join(LANGUAGES))
    return language


def chosen_setting(game: str, board: Path | None, options: list[str]) -> "Setting":
    """A game on a board with options; a complaint if there is no such thing."""
    from keltis.terminal.setting import setting

    return setting(game, board, options)
