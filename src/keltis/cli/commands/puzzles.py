"""Commands for puzzles: make, check and play them."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.cli.commands.options import GameName, Lang, Plain, app, game_names, known_language
from keltis.cli.help_groups import GroupedCommands

puzzles = typer.Typer(cls=GroupedCommands, help="Make, check and play puzzles.")
app.add_typer(puzzles, name="puzzles")


@puzzles.callback(invoke_without_command=True)
def puzzles_help(context: typer.Context) -> None:
    """Make, check and play puzzles."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@puzzles.command("make")
def make(
    game: GameName,
    out: Annotated[
        Path, typer.Option(metavar="FILE", help="The file; if it exists, its puzzles are continued.")
    ],
    count: Annotated[int, typer.Option(help="The number of puzzles in the file.", min=1)] = 200,
    seed: Annotated[int, typer.Option(help="Random seed: the same number gives the same puzzles.")] = 0,
    lang: Lang = "",
) -> None:
    """Search games between bots for puzzles. Every puzzle is saved when found; Ctrl+C loses nothing.

    \b
    Examples:
      keltis puzzles make keltis --count 20 --out keltis.jsonl
      keltis puzzles make keltis --count 40 --out keltis.jsonl      continue
    """
    from keltis.cli.puzzles.make import make_puzzles

    make_puzzles(game, out, count, seed, known_language(lang))


@puzzles.command("check")
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Puzzles, as JSON Lines.")],
    deep: Annotated[
        bool, typer.Option("--deep", help="Recompute all values, too: about a second per puzzle.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Check puzzles: legal positions and answers, evidence that passes all gates.

    For each bad puzzle, a line names the error, and the exit code is 2.

    \b
    Examples:
      keltis puzzles check keltis.jsonl
      keltis puzzles check keltis.jsonl --deep
    """
    from keltis.cli.puzzles.check import check_puzzles

    check_puzzles(file, deep, known_language(lang))


@puzzles.command("play")
def play(
    game: Annotated[
        str,
        typer.Argument(metavar="[GAME]", help="The game; default: Keltis.", autocompletion=game_names),
    ] = "keltis",
    number: Annotated[int, typer.Option(help="Start with this puzzle; 0: a random one.", min=0)] = 0,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="Puzzles from a file of your own.")
    ] = None,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Solve puzzles: find the best turn.

    \b
    Examples:
      keltis puzzles play
      keltis puzzles play orakel --number 17
    """
    from keltis.cli.puzzles.play import play_puzzles

    play_puzzles(game, number, file, known_language(lang), plain)
