"""Commands for players: play, join, watch, replay, rules, games, bots."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.cli.commands.options import (
    Board,
    GameName,
    Lang,
    Open,
    Options,
    Plain,
    Seed,
    bot_names,
    chosen_game_setup,
    game_names,
    known_language,
    rule_numbers,
)


def play(
    game: Annotated[
        str,
        typer.Argument(metavar="[GAME]", help="The game; asked for if missing.", autocompletion=game_names),
    ] = "",
    seats: Annotated[str, typer.Option(help="The players, clockwise, e.g. Ada,Bob,bot:greedy")] = "",
    first: Annotated[
        str, typer.Option(metavar="NAME|random", help="The start player; default: the first.")
    ] = "",
    seed: Seed = None,
    lang: Lang = "",
    plain: Plain = False,
    board: Board = None,
    option: Options = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save the game here after every turn.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Resume a saved game; without FILE, the last one.")
    ] = None,
) -> None:
    """Play at this keyboard: people take turns, bots answer at once.

    \b
    Examples:
      keltis play                                   you against one bot
      keltis play keltis --seats Ada,Bob            two people, hands hidden in between
      keltis play --seats Ada,bot:greedy,bot:random --first random
      keltis play --resume                          continue the last game
      keltis play --plain --lang de                 for a screen reader, in German
    """
    from keltis.cli.play.start import PlayOptions, start_game

    start_game(
        PlayOptions(game, seats, first, seed, known_language(lang), plain, board, option or [], save, resume)
    )


def watch(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="A bot per seat, in order; default: two of the game's usual bot.", autocompletion=bot_names
        ),
    ] = ",",
    delay: Annotated[float | None, typer.Option(help="Seconds between actions.", min=0)] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Space or Enter at every action.")] = False,
    games: Annotated[int, typer.Option(help="The number of games.", min=1)] = 1,
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
    from keltis.cli.play.watch import Pace, watch
    from keltis.cli.seating import named_bots

    setup = chosen_game_setup(game, board, option or [])
    watch(
        setup,
        named_bots(bots, setup.game),
        Pace(delay, step),
        games,
        open_,
        seed,
        known_language(lang),
        plain,
    )


def join(
    link: Annotated[
        str, typer.Argument(metavar="[LINK]", help="An invitation, or the address of a server.")
    ] = "",
    game: Annotated[
        str, typer.Option(help="Open a table of this game against bots.", autocompletion=game_names)
    ] = "",
    bots: Annotated[
        str, typer.Option(help="The bots of a new table; default: the usual one.", autocompletion=bot_names)
    ] = "",
    name: Annotated[str, typer.Option(help="Your name at the table.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Watch without a seat.")] = False,
    seed: Seed = None,
    lang: Lang = "",
    plain: Plain = False,
) -> None:
    """Join a table on a server, or play at a table in this terminal.

    \b
    Examples:
      keltis join http://192.168.0.7:8642/#/t/4k…/x7…   an invitation
      keltis join https://keltis.example                choose among the tables there
      keltis join https://keltis.example --game orakel  a new table there, against a bot
      keltis join --game keltis --bots greedy,random    a table without a server
    """
    from keltis.cli.play.join import join

    wanted = [bot.strip() for bot in bots.split(",") if bot.strip()]
    join(link, game, wanted, name, watch, seed, known_language(lang), plain)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, text or JSON Lines.")],
    game: Annotated[int, typer.Option(help="Which game of the file.", min=1)] = 1,
    to: Annotated[
        int | None, typer.Option(help="Start after this turn; when printing, end there", min=0)
    ] = None,
    seat: Annotated[str | None, typer.Option(help="As this seat saw it: a name or a number from 0.")] = None,
    open_: Open = False,
    lang: Lang = "",
    plain: Plain = False,
    board: Board = None,
) -> None:
    """Step through a recorded game; into a pipe, print the whole game.

    \b
    Examples:
      keltis replay game.txt --open
      keltis replay games.jsonl --game 17 --to 12
      keltis replay game.txt --plain | less
    """
    from keltis.cli.records.replay import replay

    replay(file, game, to, seat, open_, known_language(lang), plain, board)


def rules(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; default: all.", autocompletion=game_names)
    ] = "",
    number: Annotated[
        str, typer.Argument(metavar="[NUMBER]", help="One rule, e.g. C4.", autocompletion=rule_numbers)
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
    from keltis.cli.listings.rules import show_rules

    show_rules(game, number, known_language(lang))


def games(lang: Lang = "") -> None:
    """List the games: titles, players, options."""
    from keltis.cli.listings.games import list_games

    list_games(known_language(lang))


def bots(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="The game; default: all.", autocompletion=game_names)
    ] = "",
    players: Annotated[int, typer.Option(help="The number of players.", min=2, max=4)] = 2,
    json: Annotated[bool, typer.Option("--json", help="Print all of them as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """List the bots: their strength, and what they consider and ignore.

    \b
    Examples:
      keltis bots                    the bots of all games
      keltis bots orakel --lang de
      keltis bots neue_wege --players 4
      keltis bots keltis --json
    """
    from keltis.cli.listings.bots import list_bots

    list_bots(game, players, json, known_language(lang))
