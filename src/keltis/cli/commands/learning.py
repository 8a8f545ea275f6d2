"""Commands for programs that learn: games in words, data sets, the leaderboard."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.cli.commands.options import (
    Board,
    GameName,
    Lang,
    Options,
    Seed,
    app,
    bot_names,
    chosen_game_setup,
    game_names,
    known_language,
)
from keltis.cli.help_groups import GroupedCommands

ENTRIES, TABLE = Path("leaderboard"), Path("docs/leaderboard.md")
RESULTS = ENTRIES / "results"

data = typer.Typer(cls=GroupedCommands, help="Make and describe data sets of many games.")
app.add_typer(data, name="data")


@data.callback(invoke_without_command=True)
def data_alone(context: typer.Context) -> None:
    """Make and describe data sets of many games."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def text(
    game: GameName,
    players: Annotated[int, typer.Option(help="The number of players.")] = 2,
    seat: Annotated[str, typer.Option(help="Your seat, from 0; all: you play every seat.")] = "0",
    bots: Annotated[
        str,
        typer.Option(
            help="The bots of the other seats, in order; repeated if fewer; else the game's usual.",
            autocompletion=bot_names,
        ),
    ] = "",
    seed: Seed = None,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Play in words over JSON lines on stdin and stdout: for language models and programs; see docs/text.md.

    \b
    Examples:
      keltis text keltis --seed 7
      keltis text orakel --players 3 --seat 1 --bots greedy,kobold --lang de
      echo '{"rules": "C4"}' | keltis text keltis
    """
    from keltis.cli.research.text import serve_text
    from keltis.cli.seating import named_bots

    setup = chosen_game_setup(game, board, option or [])
    serve_text(setup, players, seat.strip(), named_bots(bots, setup.game), seed, known_language(lang))


@data.command("make")
def data_make(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The file to write, e.g. games.parquet.")],
    games: Annotated[int, typer.Option(help="The number of games.", min=1)] = 10_000,
    players: Annotated[int, typer.Option(help="The number of players.")] = 2,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot per seat, in order; repeated if fewer; else the game's usual.",
            autocompletion=bot_names,
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="Random seed: the same number gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="Cores to use; the result does not depend on it.", min=1)] = 1,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Play many games between bots and write every decision to a Parquet file; see docs/data.md.

    \b
    Examples:
      keltis data make keltis --games 10000 --bots greedy --out keltis.parquet
      keltis data make orakel --players 3 --games 1000000 --bots random --jobs 2 --out orakel.parquet
    """
    from keltis.cli.research.data import make_data
    from keltis.cli.seating import named_bots

    setup = chosen_game_setup(game, board, option or [])
    chosen = named_bots(bots, setup.game)
    make_data(setup, players, chosen, seed, games, jobs, out, known_language(lang))


@data.command("show")
def data_show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A data set, or a file of records.")],
    board: Board = None,
    lang: Lang = "",
) -> None:
    """Print what a data set contains: game, board, bots, number of decisions.

    \b
    Example:
      keltis data show keltis.parquet
    """
    from keltis.cli.research.data import show_data

    show_data(file, board, known_language(lang))


def leaderboard(
    folder: Annotated[Path, typer.Option(metavar="FOLDER", help="The manifests (*.toml).")] = ENTRIES,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The table to write.")] = TABLE,
    results: Annotated[Path, typer.Option(metavar="FOLDER", help="The results so far.")] = RESULTS,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="GAME", help="Play this game only; repeatable.", autocompletion=game_names),
    ] = None,
    games: Annotated[int, typer.Option(help="The number of games of every pairing.", min=2)] = 2000,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.", min=1)] = 1,
    play: Annotated[bool, typer.Option(help="Play what is missing, or only write the table.")] = True,
    lang: Lang = "",
) -> None:
    """Play the bots of a folder against each other and write a table; see docs/own-bot.md.

    The table has all games; --only limits what is played.

    \b
    Examples:
      keltis leaderboard --jobs 2
      keltis leaderboard --only keltis --games 20 --results try --out try.md
    """
    from keltis.cli.game_setup import find_game
    from keltis.cli.research.leaderboard import Leaderboard

    played = [find_game(name).name for name in only or []]
    Leaderboard(folder, out, results, games).run(played, jobs, play, known_language(lang))
