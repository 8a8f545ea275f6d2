"""Commands for research: simulations, comparisons, bots, boards, exact solutions."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.cli.commands.options import (
    Board,
    GameName,
    Lang,
    Options,
    Plain,
    boards,
    bot_names,
    chosen_game_setup,
    game_names,
    known_language,
)


def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="The number of players.")] = 2,
    games: Annotated[int, typer.Option(help="The number of games.", min=1)] = 100,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot per seat, in order; repeated if fewer; else the game's usual.",
            autocompletion=bot_names,
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="Random seed: the same number gives the same games.")] = 0,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all games to a file.")] = None,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="Write the games as JSON Lines.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.", min=1)] = 1,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Simulate many games between bots and print a summary.

    \b
    Examples:
      keltis simulate keltis --games 1000 --bots greedy,random --seed 7
      keltis simulate keltis --players 4 --games 10000 --jobs 4 --json
      keltis simulate keltis --games 50 --records games.jsonl --jsonl
    """
    from keltis.cli.research.simulate import SimulationOutput, simulate
    from keltis.cli.seating import named_bots

    setup = chosen_game_setup(game, board, option or [])
    output = SimulationOutput(records, jsonl, json)
    simulate(setup, players, named_bots(bots, setup.game), seed, games, jobs, output, known_language(lang))


def compare(
    game: GameName,
    board: Annotated[
        list[str] | None,
        typer.Option("--board", metavar="FILE|NAME", help="A board (TOML), a miniature, or own; repeatable."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
    ] = None,
    players: Annotated[list[int] | None, typer.Option(help="Seats at the table; repeatable.")] = None,
    games: Annotated[int, typer.Option(help="The number of games per variant.", min=2)] = 100_000,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot per seat, in order; repeated if fewer; else the game's usual.",
            autocompletion=bot_names,
        ),
    ] = "",
    seed: Annotated[int, typer.Option(help="Random seed: the same number gives the same games.")] = 0,
    jobs: Annotated[
        int, typer.Option(help="Cores to use; default: all. The result does not depend on it.", min=0)
    ] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Run on this Ray cluster.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Plot the result to an .svg or .html file.")
    ] = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Compare variants of a game over many games: length, endings, seats, scores, sources of points.

    Options that are given several times make variants, in every combination; each is compared with the first.
    A single board is compared with the game's own.

    \b
    Examples:
      keltis compare keltis --board A.toml --board B.toml --games 1000000
      keltis compare keltis --board B.toml --plot B.svg
      keltis compare orakel --option clover=figure --option clover=any --bots greedy
      keltis compare wuerfelspiel --players 2 --players 3 --players 4 --json
    """
    from keltis.cli.research.compare import ComparisonOutput, Variants, compare
    from keltis.cli.research.workers import Workers

    variants = Variants(game, board or [], option or [], players or [], bots, seed)
    compare(variants, games, Workers(jobs, ray), ComparisonOutput(json, plot, plain), known_language(lang))


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(help="The bots; the last one also plays any other seats.", autocompletion=bot_names),
    ] = "merlin,greedy",
    players: Annotated[int, typer.Option(help="The number of players.")] = 2,
    games: Annotated[int, typer.Option(help="The number of games.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="Random seed: the same number gives the same games.")] = 0,
    stop: Annotated[
        str,
        typer.Option(
            metavar="LOW,HIGH",
            help="Sequential test: stop once the first bot's win rate is closer to one of these.",
        ),
    ] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save results here, and continue from them.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.", min=0)] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Run on this Ray cluster.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Measure which bot is stronger: the same deals in every seat, with confidence intervals.

    \b
    Examples:
      keltis arena keltis --bots merlin,greedy --games 2000
      keltis arena keltis --bots mine.py:Rush,pebble --games 400    your own bot
      keltis arena keltis --bots druid,kobold --stop 50,55 --out druid.jsonl --jobs 4
      keltis arena orakel --bots merlin,greedy --players 4
    """
    from keltis.cli.research.arena import Wish, arena
    from keltis.cli.research.workers import Workers

    names = [bot.strip() for bot in bots.split(",")]
    wish = Wish(names, players, games, seed, stop)
    arena(
        chosen_game_setup(game, board, option or []),
        wish,
        Workers(jobs, ray),
        out,
        json,
        known_language(lang),
    )


def ladder(
    game: GameName,
    players: Annotated[int, typer.Option(help="The number of players.")] = 2,
    games: Annotated[int, typer.Option(help="The number of games between neighbours.", min=1)] = 1000,
    bots: Annotated[
        str, typer.Option(help="The levels, weakest first; default: all.", autocompletion=bot_names)
    ] = "",
    seed: Annotated[int, typer.Option(help="Random seed: the same number gives the same games.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Save results here, and continue from them.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Plot the ratings to an .svg.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.", min=0)] = 1,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Rate all levels of a game from matches between neighbours.

    \b
    Examples:
      keltis ladder keltis --games 2000 --plot keltis.svg
      keltis ladder wuerfelspiel --players 4 --out results
    """
    from keltis.cli.research.arena import Wish, ladder
    from keltis.cli.research.workers import Workers

    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    wish = Wish(names, players, games, seed, "")
    ladder(
        chosen_game_setup(game, board, option or []), wish, Workers(jobs, ""), out, plot, known_language(lang)
    )


def warm(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="The games; default: all.", autocompletion=game_names),
    ] = None,
    bots: Annotated[
        bool, typer.Option("--bots", help="Compile the strong bots, too: about a minute each.")
    ] = False,
    jobs: Annotated[int, typer.Option(help="Processes, at most one per game.", min=1)] = 1,
    lang: Lang = "",
) -> None:
    """Compile the rules ahead of time, so that the first simulation or comparison starts at once.

    \b
    Examples:
      keltis warm                    all games, some minutes
      keltis warm keltis orakel
      keltis warm --jobs 4
      keltis warm keltis --bots      before people play against Merlin
    """
    from keltis.cli.research.warm import warm

    warm(games or [], bots, jobs, known_language(lang))


def solve(
    game: GameName,
    board: Annotated[
        Path,
        typer.Option("--board", metavar="NAME|FILE", help="A miniature, or a file (TOML)."),
    ] = Path("tiny"),
    option: Options = None,
    bots: Annotated[
        str, typer.Option(help="The bots to measure, separated by commas.", autocompletion=bot_names)
    ] = "random,greedy",
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Solve a small board for two players exactly, and measure how far from perfect the bots play.

    \b
    Examples:
      keltis solve keltis
      keltis solve weg_der_steine --board small --bots greedy
      keltis board list                             all miniatures
    """
    from keltis.cli.research.solve import solve

    measured = [bot.strip() for bot in bots.split(",") if bot.strip()]
    solve(chosen_game_setup(game, board, option or []), measured, json, known_language(lang))


@boards.command("list")
def board_list(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; default: all.", autocompletion=game_names)
    ] = "",
    lang: Lang = "",
) -> None:
    """List the boards: each game's own, and miniatures that can be solved exactly.

    \b
    Example:
      keltis board list keltis
      keltis play keltis --board tiny
    """
    from keltis.cli.listings.boards import list_boards

    list_boards(game, known_language(lang))


@boards.command("show")
def board_show(
    game: GameName,
    name: Annotated[str, typer.Argument(metavar="[NAME]", help="A miniature instead.")] = "",
    lang: Lang = "",
) -> None:
    """Print a game's own board file: a pattern for another one.

    \b
    Example:
      keltis board show keltis > my.toml      change it, then
      keltis board check my.toml
      keltis play keltis --board my.toml
      keltis board show keltis tiny
    """
    from keltis.cli.listings.boards import show_board

    known_language(lang)  # a board file has no language, but a wrong one is still wrong
    show_board(game, name)


@boards.command("check")
def board_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board (TOML).")], lang: Lang = ""
) -> None:
    """Check whether a game can be played on a board."""
    from keltis.cli.listings.boards import check_board

    check_board(file, known_language(lang))
