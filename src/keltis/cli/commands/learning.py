"""Commands for programs that learn: games in words."""

from typing import Annotated

import typer

from keltis.cli.commands.options import (
    Board,
    GameName,
    Lang,
    Options,
    Seed,
    bot_names,
    chosen_game_setup,
    known_language,
)


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
