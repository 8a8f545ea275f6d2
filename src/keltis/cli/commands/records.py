"""Commands for records: check, verify, analyse."""

from pathlib import Path
from typing import Annotated

import typer

from keltis.cli.commands.options import (
    Board,
    Lang,
    known_language,
)


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Records, text or JSON Lines.")],
    lang: Lang = "",
    board: Board = None,
) -> None:
    """Check recorded games: every action against the rules, every result against the score.

    For each bad file, a line names the first error, and the exit code is 2.

    \b
    Examples:
      keltis check game.txt
      keltis check archive/*.jsonl
    """
    from keltis.cli.records.check import check

    check(files, board, known_language(lang))


def verify(
    files: Annotated[
        list[Path],
        typer.Argument(metavar="FILE...", help="Records of games that were played online."),
    ],
    commitment: Annotated[
        str, typer.Option(metavar="HASH", help="The commitment that the table showed before the game.")
    ] = "",
    lang: Lang = "",
) -> None:
    """Verify chance in online games: every card and roll must follow from a secret fixed beforehand.

    docs/chance.md explains what this proves. If verification fails, the exit code is 2.

    \b
    Examples:
      keltis verify game.txt
      keltis verify game.txt --commitment 0Nn3…
    """
    from keltis.cli.records.verify import verify_files

    verify_files(files, commitment, known_language(lang))


def analyse(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Records, or folders of them (.txt, .jsonl).")
    ],
    json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write one page with graph, sums and reasons.")
    ] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="Draw the graph into an .svg.")] = None,
    jobs: Annotated[int, typer.Option(help="Threads; the report does not depend on it.", min=1)] = 1,
    lang: Lang = "",
    board: Board = None,
) -> None:
    """Analyse recorded games: the loss of every turn, luck, and better alternatives.

    Every turn is judged by what its player could know. For several games, statistics by player are shown.

    \b
    Examples:
      keltis analyse game.txt
      keltis analyse game.txt --html game.html --jobs 2
      keltis analyse archive/
    """
    from keltis.cli.analyse.run import AnalysisOutput, analyse

    analyse(files, AnalysisOutput(json, html, plot), board, jobs, known_language(lang))
