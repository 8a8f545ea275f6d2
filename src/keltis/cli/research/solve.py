"""`keltis solve`: perfect play on a small board, and the distance of bots from it."""

import json
import math
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.cells import cell_len

from keltis.bots import Question, new_bot
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error, missing_library
from keltis.cli.game_setup import GameSetup
from keltis.cli.seating import check_bot, check_player_count
from keltis.console.width import left, right
from keltis.text_interface.translator import Translator

if TYPE_CHECKING:
    from keltis.research.exact import Analysis, Policy, Progress, Solution

SEATS = 2
GAMES = 200  # games between a bot and perfect play, if not every position can be examined
STEPS = 1000  # steps of the progress bar


@dataclass(frozen=True)
class Distance:
    """The distance of a bot from perfect play, in shares of the win."""

    bot: str
    exploitability: float | None  # None if unknown
    against_perfect: float
    error: float  # its standard error; 0 if exact


def solve(setup: GameSetup, bots: list[str], as_json: bool, language: str) -> None:
    """Solve a game and print the value of perfect play and the distance of the bots from it."""
    for bot in bots:
        check_bot(bot)
    check_player_count(setup.game, SEATS, setup.board)
    translator = Translator(language)
    try:
        with _showing(translator) as progress:
            analysis, solution = _solved(setup, progress)
            distances = [_distance(analysis, solution, bot) for bot in bots]
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    if as_json:
        print(json.dumps(_plain(solution, distances), indent=2, ensure_ascii=False))
    else:
        _print(solution, distances, translator)


def _solved(setup: GameSetup, progress: "Progress") -> "tuple[Analysis, Solution]":
    try:
        from keltis.research.exact import TooLarge, analyse
    except ImportError as error:
        raise missing_library(error.name, "research") from None
    try:
        analysis = analyse(setup.game, setup.board, progress)
        return analysis, analysis.solve()
    except TooLarge:
        small = ", ".join(setup.game.miniatures())
        raise command_error("complain-too-large", board=setup.board.name, small=small) from None
    except ImportError as error:
        raise missing_library(error.name, "research") from None


def _distance(analysis: "Analysis", solution: "Solution", bot: str) -> Distance:
    from keltis.research.exact import TooLarge, losses, policy_of, uniform

    def anew(question: Question) -> int:
        return new_bot(bot)(question)  # positions come in any order, so an own bot has no state here

    policy: Policy = uniform if bot == "random" else policy_of(anew)
    try:
        shares = [
            analysis.value_of(policy, solution.policy),
            1.0 - analysis.value_of(solution.policy, policy),
        ]
        return Distance(bot, analysis.exploitability(policy), sum(shares) / SEATS, 0.0)
    except TooLarge:
        loss = losses(solution, policy, GAMES)
        return Distance(bot, None, 0.5 - loss.mean, loss.error)


@contextmanager
def _showing(translator: Translator) -> "Iterator[Progress]":
    """A progress bar; indeterminate if the total is unknown."""
    from rich.console import Console
    from rich.progress import BarColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def show(stage: str, done: float) -> None:
            known = not math.isnan(done)
            bar.update(
                task,
                description=translator.text(f"solve-stage-{stage}"),
                total=STEPS if known else None,
                completed=int(done * STEPS) if known else 0,
            )

        yield show


# --- output ------------------------------------------------------------------------------------


def _plain(solution: "Solution", distances: list[Distance]) -> dict[str, Any]:
    size = solution.size
    return {
        "game": solution.game.name,
        "board": solution.board.name,
        "fingerprint": solution.board.fingerprint,
        "options": solution.board.options,
        "value": solution.value,
        "gap": solution.gap,
        "positions": size.positions,
        "information_sets": size.information_sets,
        "choices": size.choices,
        "bots": {
            distance.bot: {
                "exploitability": distance.exploitability,
                "against_perfect": distance.against_perfect,
                "error": distance.error,
            }
            for distance in distances
        },
    }


def _print(solution: "Solution", distances: list[Distance], translator: Translator) -> None:
    title, board, size = translator.title(solution.game), solution.board, solution.size
    print(translator.text("solve-title", title=title, name=board.name, fingerprint=board.fingerprint))
    print(translator.text("solve-value", share=_percent(solution.value)))
    print(
        translator.text(
            "solve-size",
            positions=f"{size.positions:,}",
            sets=f"{size.information_sets:,}",
            choices=f"{size.choices:,}",
        )
    )
    if distances:
        print()
        heads = [translator.text(f"solve-{head}") for head in ("bot", "exploitability", "against")]
        _table([heads, *([one.bot, _exploitability(one), _against(one)] for one in distances)])


def _exploitability(distance: Distance) -> str:
    return "–" if distance.exploitability is None else _percent(max(distance.exploitability, 0.0))


def _against(distance: Distance) -> str:
    error = f" ± {100 * 1.96 * distance.error:.2f}" if distance.error else ""
    return f"{_percent(distance.against_perfect)}{error}"


def _percent(share: float) -> str:
    return f"{100 * share:.3f} %"


def _table(rows: list[list[str]]) -> None:
    """Rows in columns: the first to the left, numbers to the right."""
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [left(first, widths[0])]
        cells += [right(cell, width) for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join(cells).rstrip())
