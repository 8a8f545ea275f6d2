"""Shared by all commands: the application, common options, and shell completion."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from keltis.cli.error import command_error
from keltis.cli.help_groups import GroupedCommands
from keltis.text_interface.translator import default_language

if TYPE_CHECKING:
    from keltis.cli.game_setup import GameSetup

LAST = "last"  # `--resume` without a file
INTERRUPTED = 130

app = typer.Typer(
    name="keltis",
    cls=GroupedCommands,
    epilog="Start with: keltis play",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

boards = typer.Typer(cls=GroupedCommands, help="List, show and check boards.")
app.add_typer(boards, name="board")


@boards.callback(invoke_without_command=True)
def board(context: typer.Context) -> None:
    """List, show and check boards."""
    if context.invoked_subcommand is None:
        print(context.get_help())


# --- completion --------------------------------------------------------------------------------


def game_names(incomplete: str) -> list[str]:
    """The games that begin like this."""
    from keltis.games import GAMES

    return [game.name for game in GAMES if game.name.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """A list of bots, its last one completed."""
    from keltis.bots import BOTS
    from keltis.bots.loading import installed

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + bot for bot in (*BOTS, *installed()) if bot.startswith(last)]


def language_names(incomplete: str) -> list[str]:
    """The languages that begin like this."""
    from keltis.messages import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def rule_numbers(context: typer.Context, incomplete: str) -> list[str]:
    """The rules of all games whose numbers begin like this."""
    from keltis.games import GAMES

    numbers = dict.fromkeys(number for game in GAMES for number in game.rule_numbers)
    return [number for number in numbers if number.startswith(incomplete.upper())]


# --- options that several commands share -------------------------------------------------------

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game; see keltis games.", autocompletion=game_names)
]
Lang = Annotated[
    str,
    typer.Option(
        "--lang", help="de, en or ru; default: from $KELTIS_LANG or $LANG.", autocompletion=language_names
    ),
]
Seed = Annotated[int | None, typer.Option("--seed", help="Random seed: the same seed, the same game.")]
Plain = Annotated[
    bool, typer.Option("--plain", help="Line by line, in sentences: for screen readers and pipes.")
]
Board = Annotated[
    Path | None,
    typer.Option(
        "--board",
        metavar="FILE|NAME",
        help="A board file (TOML) or a miniature; default: the game's own.",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Database = Annotated[
    str | None, typer.Option(metavar="FILE|URL", help="The database: a file, or postgresql://…")
]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="The settings of the server, as TOML.")]
Open = Annotated[bool, typer.Option("--open", help="Show all hands.")]


# --- values of options --------------------------------------------------------------------------


def known_language(wanted: str) -> str:
    """The language of `--lang`, or the default; an error if it is unknown."""
    from keltis.messages import LANGUAGES

    language = wanted.strip().lower() or default_language()
    if language not in LANGUAGES:
        raise command_error("complain-language", language=wanted[:20], known=", ".join(LANGUAGES))
    return language


def chosen_game_setup(game: str, board: Path | None, options: list[str]) -> "GameSetup":
    """A game on a board with options."""
    from keltis.cli.game_setup import read_game_setup

    return read_game_setup(game, board, options)
