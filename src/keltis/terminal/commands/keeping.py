"""Commands of those who keep records: check them, and verify what chance did."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.terminal.commands.parameters import (
    Board,
    Lang,
    known_language,
)


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

    check(files, board, known_language(lang))


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

    verify_files(files, commitment, known_language(lang))
