"""Commands for own bots: one decision, and a seat at a table on a server."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.cli.commands.options import Board, Lang, app, bot_names, known_language
from keltis.cli.help_groups import GroupedCommands

own_bots = typer.Typer(cls=GroupedCommands, help="Try an own bot, or seat it at a table on a server.")
app.add_typer(own_bots, name="bot")

Bot = Annotated[
    str,
    typer.Option(
        "--bot", metavar="FILE.py:NAME", help="The bot; see docs/own-bot.md.", autocompletion=bot_names
    ),
]


@own_bots.callback(invoke_without_command=True)
def bot(context: typer.Context) -> None:
    """Try an own bot, or seat it at a table on a server."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@own_bots.command("run")
def bot_run(
    url: Annotated[str, typer.Argument(metavar="LINK", help="The invitation to a table.")],
    bot: Bot,
    name: Annotated[str, typer.Option(help="The bot's name at the table; default: its own.")] = "",
    seed: Annotated[int | None, typer.Option("--seed", help="Random seed of the bot.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Print nothing but the result.")] = False,
    lang: Lang = "",
) -> None:
    """Let a bot play at a table on a server, until the game is over.

    \b
    Examples:
      keltis bot run http://192.168.0.7:8642/#/t/4k…/x7… --bot mine.py:Rush
      keltis bot run LINK --bot mine.py:Rush@500 --name Rush
    """
    from keltis.cli.bots.run import run_bot

    run_bot(url, bot, name, seed, quiet, known_language(lang))


@own_bots.command("ask")
def bot_ask(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, text or JSON Lines.")],
    bot: Bot,
    game: Annotated[int, typer.Option(help="Which game of the file.", min=1)] = 1,
    seed: Annotated[
        int | None, typer.Option("--seed", help="Random seed; default: that of the record, or 0.")
    ] = None,
    board: Board = None,
    lang: Lang = "",
) -> None:
    """Ask a bot what it does in the last position of a record, e.g. where it failed.

    \b
    Example:
      keltis bot ask bot-failure-1.txt --bot mine.py:Rush
    """
    from keltis.cli.bots.ask import ask_bot

    ask_bot(file, bot, seed, game, board, known_language(lang))
