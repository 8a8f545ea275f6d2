"""The command `keltis`: its options and help. Each command's work is in a file of its own, loaded late."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from keltis.terminal.complaint import Complaint, complaint
from keltis.terminal.voice import usual_language

if TYPE_CHECKING:
    from keltis.terminal.setting import Setting

LAST = "last"  # `--resume` without a file
PIPE_CLOSED = 141
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


def _games(incomplete: str) -> list[str]:
    from keltis.games import GAMES

    return [game.name for game in GAMES if game.name.startswith(incomplete)]


def _bots(incomplete: str) -> list[str]:
    from keltis.bots import BOTS

    before, comma, last = incomplete.rpartition(",")
    return [before + comma + bot for bot in BOTS if bot.startswith(last)]


def _languages(incomplete: str) -> list[str]:
    from keltis.words import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


def _rules(context: typer.Context, incomplete: str) -> list[str]:
    from keltis.games import GAMES

    numbers = dict.fromkeys(number for game in GAMES for number in game.rules)
    return [number for number in numbers if number.startswith(incomplete.upper())]


# --- options that several commands share -------------------------------------------------------

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="The game; see keltis games.", autocompletion=_games)
]
Lang = Annotated[
    str,
    typer.Option("--lang", help="de, en or ru; else from $KELTIS_LANG or $LANG.", autocompletion=_languages),
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


# --- commands ----------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def keltis(
    version: Annotated[bool, typer.Option("--version", help="Show the version.", is_eager=True)] = False,
) -> None:
    """Play Reiner Knizia's Keltis games: with friends at one keyboard or against bots; watch, replay."""
    if version:
        from keltis import __version__

        print(f"keltis {__version__}")
        raise typer.Exit


@app.command()
def play(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; asked for if missing.", autocompletion=_games)
    ] = "",
    seats: Annotated[str, typer.Option(help="Who plays, clockwise, e.g. Ada,Bob,bot:greedy")] = "",
    first: Annotated[str, typer.Option(metavar="NAME|random", help="Who starts; else the first seat.")] = "",
    seed: Seed = None,
    lang: Lang = "",
    plain: Plain = False,
    board: Board = None,
    option: Options = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game here after every turn.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a kept game; without FILE, the last one.")
    ] = None,
) -> None:
    """Play at this keyboard: people take turns, bots answer at once.

    \b
    Examples:
      keltis play                                   you against one bot
      keltis play keltis --seats Ada,Bob            two people, hands hidden in between
      keltis play --seats Ada,bot:greedy,bot:random --first random
      keltis play --resume                          go on with the last game
      keltis play --plain --lang de                 for a screen reader, in German
    """
    from keltis.terminal.launch import Wishes, launch

    launch(Wishes(game, seats, first, seed, _language(lang), plain, board, option or [], save, resume))


@app.command()
def watch(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="A bot per seat, in order.", autocompletion=_bots)
    ] = "greedy,greedy",
    delay: Annotated[float | None, typer.Option(help="Seconds between actions.", min=0)] = None,
    step: Annotated[bool, typer.Option("--step", help="Space or Enter makes the next action.")] = False,
    games: Annotated[int, typer.Option(help="So many games.", min=1)] = 1,
    open_: Open = False,
    seed: Seed = None,
    lang: Lang = "",
    plain: Plain = False,
    board: Board = None,
    option: Options = None,
) -> None:
    """Watch bots play.

    \b
    Examples:
      keltis watch keltis --bots greedy,random,greedy --delay 0.5
      keltis watch keltis --step --open
    """
    from keltis.terminal.watch import Pace, watch

    setting = _setting(game, board, option or [])
    watch(setting, bots.split(","), Pace(delay, step), games, open_, seed, _language(lang), plain)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, text or JSON Lines.")],
    game: Annotated[int, typer.Option(help="Which game of the file.", min=1)] = 1,
    to: Annotated[int | None, typer.Option(help="Begin after this turn; as text, end there.", min=0)] = None,
    seat: Annotated[str | None, typer.Option(help="As this seat saw it: a name or a number from 0.")] = None,
    open_: Open = False,
    lang: Lang = "",
    plain: Plain = False,
    board: Board = None,
) -> None:
    """Look at a recorded game step by step; into a pipe, the whole game as text.

    \b
    Examples:
      keltis replay game.txt --open
      keltis replay games.jsonl --game 17 --to 12
      keltis replay game.txt --plain | less
    """
    from keltis.terminal.replay import replay

    replay(file, game, to, seat, open_, _language(lang), plain, board)


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records, text or JSON Lines.")],
    lang: Lang = "",
    board: Board = None,
) -> None:
    """Check recorded games: every action by the rules, every result by the score.

    For each bad file, a line says where it first goes wrong, and the exit code is 2.

    \b
    Examples:
      keltis check game.txt
      keltis check archive/*.jsonl
    """
    from keltis.terminal.check import check

    check(files, board, _language(lang))


@app.command()
def verify(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="Records of games that were played online."),
    ],
    commitment: Annotated[
        str, typer.Option(metavar="HASH", help="What the table showed before the game.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Check the chance of games that were played online: every card and roll follows from a secret that was
    fixed before.

    docs/chance.md says what that proves, and what not. If anything is wrong, the exit code is 2.

    \b
    Examples:
      keltis verify game.txt
      keltis verify game.txt --commitment 0Nn3…
    """
    from keltis.terminal.verify import verify_files

    verify_files(files, commitment, _language(lang))


@app.command()
def rules(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; else all of them.", autocompletion=_games)
    ] = "",
    number: Annotated[
        str, typer.Argument(metavar="[NUMBER]", help="One rule, e.g. C4.", autocompletion=_rules)
    ] = "",
    lang: Lang = "",
) -> None:
    """Read the numbered rules.

    \b
    Examples:
      keltis rules keltis            all rules of Keltis
      keltis rules C4                one rule
      keltis rules keltis K7 --lang de
    """
    from keltis.terminal.rules import show_rules

    show_rules(game, number, _language(lang))


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 2,
    games: Annotated[int, typer.Option(help="So many games.", min=1)] = 100,
    bots: Annotated[
        str, typer.Option(help="A bot per seat, in order; repeated if fewer.", autocompletion=_bots)
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The same number gives the same games.")] = 0,
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write all games here.")] = None,
    jsonl: Annotated[bool, typer.Option("--jsonl", help="Write them as JSON Lines.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.", min=1)] = 1,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Let bots play many games and sum them up.

    \b
    Examples:
      keltis simulate keltis --games 1000 --bots greedy,random --seed 7
      keltis simulate keltis --players 4 --games 10000 --jobs 4 --json
      keltis simulate keltis --games 50 --records games.jsonl --jsonl
    """
    from keltis.terminal.simulate import Output, simulate

    setting = _setting(game, board, option or [])
    output = Output(records, jsonl, json)
    simulate(setting, players, bots.split(","), seed, games, jobs, output, _language(lang))


@app.command()
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
    games: Annotated[int, typer.Option(help="So many games of every variant.", min=2)] = 100_000,
    bots: Annotated[
        str, typer.Option(help="A bot per seat, in order; repeated if fewer.", autocompletion=_bots)
    ] = "random",
    seed: Annotated[int, typer.Option(help="The same number gives the same games.")] = 0,
    jobs: Annotated[
        int, typer.Option(help="Cores to use, else all; the result does not depend on it.", min=0)
    ] = 0,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print all that was found as JSON.")] = False,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw it into an .svg or .html file.")
    ] = None,
    plain: Plain = False,
    lang: Lang = "",
) -> None:
    """Compare variants of a game over many games: lengths, ends, seats, scores, sources of points.

    Whatever is given several times is compared, in every combination, with the first one; a single board
    is compared with the game's own.

    \b
    Examples:
      keltis compare keltis --board A.toml --board B.toml --games 1000000
      keltis compare keltis --board B.toml --plot B.svg
      keltis compare orakel --option clover=figure --option clover=any --bots greedy
      keltis compare wuerfelspiel --players 2 --players 3 --players 4 --json
    """
    from keltis.terminal.compare import Output, Place, Variants, compare

    seats = [bot.strip() for bot in bots.split(",")]
    variants = Variants(game, board or [], option or [], players or [], seats, seed)
    compare(variants, games, Place(jobs, ray), Output(json, plot, plain), _language(lang))


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(help="Who plays; if fewer than seats, more of the last.", autocompletion=_bots)
    ] = "merlin,greedy",
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 2,
    games: Annotated[int, typer.Option(help="So many games.", min=1)] = 1000,
    seed: Annotated[int, typer.Option(help="The same number gives the same games.")] = 0,
    stop: Annotated[
        str, typer.Option(metavar="LOW,HIGH", help="Stop when the first bot's % is rather one of these.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep results here, and go on from them.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.", min=0)] = 1,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Let bots play for strength: the same deals for all, in every seat, with intervals.

    \b
    Examples:
      keltis arena keltis --bots merlin,greedy --games 2000
      keltis arena keltis --bots druid,kobold --stop 50,55 --out druid.jsonl --jobs 4
      keltis arena orakel --bots merlin,greedy --players 4
    """
    from keltis.terminal.arena import Place, Wish, arena

    names = [bot.strip() for bot in bots.split(",")]
    wish = Wish(names, players, games, seed, stop)
    arena(_setting(game, board, option or []), wish, Place(jobs, ray), out, json, _language(lang))


@app.command()
def ladder(
    game: GameName,
    players: Annotated[int, typer.Option(help="Seats at the table.")] = 2,
    games: Annotated[int, typer.Option(help="So many games between neighbours.", min=1)] = 1000,
    bots: Annotated[
        str, typer.Option(help="The levels, the weakest first; else all.", autocompletion=_bots)
    ] = "",
    seed: Annotated[int, typer.Option(help="The same number gives the same games.")] = 0,
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep results here, and go on from them.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the ladder into an .svg.")] = None,
    jobs: Annotated[int, typer.Option(help="Processes; the result does not depend on it.", min=0)] = 1,
    board: Board = None,
    option: Options = None,
    lang: Lang = "",
) -> None:
    """Rate all levels of a game by games between neighbours.

    \b
    Examples:
      keltis ladder keltis --games 2000 --plot keltis.svg
      keltis ladder wuerfelspiel --players 4 --out results
    """
    from keltis.terminal.arena import Place, Wish, ladder

    names = [bot.strip() for bot in bots.split(",") if bot.strip()]
    wish = Wish(names, players, games, seed, "")
    ladder(_setting(game, board, option or []), wish, Place(jobs, ""), out, plot, _language(lang))


@app.command()
def serve(
    host: Annotated[
        str | None, typer.Option(help="The address to listen on; else only this machine.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0: any free one.", min=0, max=65535)] = None,
    database: Annotated[
        str | None, typer.Option(metavar="FILE|URL", help="Where tables are kept: a file, or postgresql://…")
    ] = None,
    url: Annotated[str | None, typer.Option(help="How people reach it, e.g. https://keltis.example")] = None,
    lan: Annotated[bool | None, typer.Option("--lan", help="For everybody in the home network.")] = None,
    proxy: Annotated[
        bool | None, typer.Option("--proxy", help="Behind a proxy that names its clients.")
    ] = None,
    bots: Annotated[int | None, typer.Option(help="Processes in which bots think.", min=1)] = None,
    log: Annotated[str | None, typer.Option(metavar="text|json", help="The form of the log.")] = None,
    config: Annotated[Path | None, typer.Option(metavar="FILE", help="All of this as TOML.")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the browser as well.")] = False,
    lang: Lang = "",
) -> None:
    """Open tables for people on other devices, and keep them.

    \b
    Examples:
      keltis serve                                  on this machine
      keltis serve --lan                            for phones and laptops at home
      keltis serve --database games.db --port 9000
      keltis serve --url https://keltis.example --proxy
    """
    from keltis.terminal.serve import serve

    wishes = {"host": host, "port": port, "database": database, "url": url, "lan": lan, "proxy": proxy}
    serve(config, wishes | {"bots": bots, "log_format": log}, _language(lang), open_page)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, e.g. keltis-monday.db.")],
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Copy everything that a server keeps into a new file; the server goes on meanwhile.

    The copy is a database like the one it was made from: `keltis serve --database FILE` plays on from there.

    \b
    Examples:
      keltis backup keltis-monday.db
      keltis backup copy.db --database games.db
    """
    from keltis.terminal.backup import backup

    backup(file, database or "", _language(lang))


@app.command()
def join(
    link: Annotated[
        str, typer.Argument(metavar="[LINK]", help="An invitation, or the address of a server.")
    ] = "",
    game: Annotated[
        str, typer.Option(help="Open a table of this game against bots.", autocompletion=_games)
    ] = "",
    bots: Annotated[str, typer.Option(help="Those bots.", autocompletion=_bots)] = "greedy",
    name: Annotated[str, typer.Option(help="What you are called there.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    seed: Seed = None,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Sit down at a table on a server, beside people in browsers; or at a table in this terminal.

    \b
    Examples:
      keltis join http://192.168.0.7:8642/#/t/4k…/x7…   an invitation
      keltis join https://keltis.example                choose among the tables there
      keltis join https://keltis.example --game orakel  a new table there, against a bot
      keltis join --game keltis --bots greedy,random    a table without a server
    """
    from keltis.terminal.remote.join import join

    wanted = [bot.strip() for bot in bots.split(",") if bot.strip()]
    join(link, game, wanted, name, watch, seed, _language(lang), plain)


@app.command()
def export(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, e.g. tables.jsonl.")],
    database: Database = None,
    table: Annotated[
        list[str] | None, typer.Option("--table", metavar="ID", help="Only this table; repeatable.")
    ] = None,
    tables_only: Annotated[
        bool, typer.Option("--tables-only", help="Without people, accounts and sessions.")
    ] = False,
    lang: Lang = "",
) -> None:
    """Write the tables of a server into a file, to move them to another server or database.

    The server may go on meanwhile.

    \b
    Examples:
      keltis export tables.jsonl
      keltis export one.jsonl --table 3k7mp… --tables-only
      keltis export all.jsonl --database postgresql://localhost/keltis
    """
    from keltis.terminal.transfer import export_tables

    export_tables(file, database or "", table or [], not (tables_only or table), _language(lang))


@app.command("import")
def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What keltis export has written.")],
    database: Database = None,
    lang: Lang = "",
) -> None:
    """Take over the tables in a file. Each of them is checked as if it were played again.

    \b
    Examples:
      keltis import tables.jsonl
      keltis import tables.jsonl --database postgresql://localhost/keltis
    """
    from keltis.terminal.transfer import import_tables

    import_tables(file, database or "", _language(lang))


@app.command()
def warm(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help="The games; else all of them.", autocompletion=_games),
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes, at most one per game.", min=1)] = 1,
    lang: Lang = "",
) -> None:
    """Compile the rules ahead: the first simulation, comparison or environment then starts at once.

    \b
    Examples:
      keltis warm                    all games, some minutes
      keltis warm keltis orakel
      keltis warm --jobs 4
    """
    from keltis.terminal.warm import warm

    warm(games or [], jobs, _language(lang))


@app.command()
def solve(
    game: GameName,
    board: Annotated[
        Path,
        typer.Option("--board", metavar="NAME|FILE", help="A miniature, or a file (TOML)."),
    ] = Path("tiny"),
    option: Options = None,
    bots: Annotated[
        str, typer.Option(help="Whom to measure, with commas between.", autocompletion=_bots)
    ] = "random,greedy",
    json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Find perfect play on a small board for two, exactly, and how far from it the bots are.

    \b
    Examples:
      keltis solve keltis
      keltis solve weg_der_steine --board small --bots greedy
      keltis board list                             all miniatures
    """
    from keltis.terminal.solve import solve

    measured = [bot.strip() for bot in bots.split(",") if bot.strip()]
    solve(_setting(game, board, option or []), measured, json, _language(lang))


@app.command()
def games(lang: Lang = "") -> None:
    """List the games: titles, players, options."""
    from keltis.terminal.gamelist import list_games

    list_games(_language(lang))


@boards.command("check")
def board_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A board (TOML).")], lang: Lang = ""
) -> None:
    """Check whether a game can be played on a board."""
    from keltis.terminal.board import check_board

    check_board(file, _language(lang))


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
    from keltis.terminal.board import show_board

    _language(lang)  # a board file has no language, but a wrong one is still wrong
    show_board(game, name)


@boards.command("list")
def board_list(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; else all of them.", autocompletion=_games)
    ] = "",
    lang: Lang = "",
) -> None:
    """List the boards: each game's own, and miniatures that can be solved exactly.

    \b
    Example:
      keltis board list keltis
      keltis play keltis --board tiny
    """
    from keltis.terminal.board import list_boards

    list_boards(game, _language(lang))


# --- around the commands -----------------------------------------------------------------------


def _language(wanted: str) -> str:
    from keltis.words import LANGUAGES

    language = wanted.strip().lower() or usual_language()
    if language not in LANGUAGES:
        raise complaint("complain-language", language=wanted[:20], known=", ".join(LANGUAGES))
    return language


def _setting(game: str, board: Path | None, options: list[str]) -> "Setting":
    from keltis.terminal.setting import setting

    return setting(game, board, options)


def _with_last(arguments: list[str]) -> list[str]:
    """`--resume` without a file becomes `--resume last`, because an option needs its value."""
    found = []
    for index, argument in enumerate(arguments):
        found.append(argument)
        following = arguments[index + 1 :][:1]
        if argument == "--resume" and (not following or following[0].startswith("-")):
            found.append(LAST)
    return found


def _spoken(arguments: list[str]) -> str:
    """The language for a complaint: the wanted one, if it is one of ours."""
    from keltis.words import LANGUAGES

    for index, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        value = value if sign else "".join(arguments[index + 1 :][:1])
        if name == "--lang" and value in LANGUAGES:
            return value
    return usual_language()


def _fail(sentence: str) -> NoReturn:
    from keltis.terminal.width import printable

    print(f"keltis: {printable(' '.join(sentence.split()))}", file=sys.stderr)
    sys.exit(2)


def _pipe_closed() -> int:
    """Nobody reads on; what is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED


def _quietly(command: Callable[[], object]) -> int:
    """Run a command; complaints become one line, a closed pipe is silent."""
    try:
        result = command()
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except Complaint as error:
        _fail(error.sentence(_spoken(sys.argv)))
    except BrokenPipeError:
        return _pipe_closed()
    except SystemExit as left:  # the option reader makes this of a closed pipe
        if isinstance(left.__context__, BrokenPipeError):
            return _pipe_closed()
        raise
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if not hasattr(error, "format_message"):  # the option reader's own complaints
            raise
        _fail(error.format_message())


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = _with_last(sys.argv[1:]) or ["--help"]
    sys.exit(_quietly(lambda: app(arguments, prog_name="keltis", standalone_mode=False)))
