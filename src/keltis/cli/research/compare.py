"""`keltis compare`: the variants, the progress, the table, the JSON and the plot of a comparison."""

import json
import os
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from keltis.bots.level import RANDOM, usual
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error, missing_library
from keltis.cli.game_setup import find_game, read_option
from keltis.cli.progress_bar import progress
from keltis.cli.research.comparison_table import bots_of, grouped, labels, show, title_of
from keltis.cli.research.plain_notice import tell_plain
from keltis.cli.research.workers import Workers
from keltis.cli.seating import check_bot, check_player_count, named_bots
from keltis.comparison import Comparison, Sums
from keltis.comparison.runs import Lost, Portions, counted
from keltis.comparison.sums import merge, no_sums
from keltis.comparison.variants import combinations, twins
from keltis.console.width import printable
from keltis.core.board_file import BoardError
from keltis.core.game import AnyGame
from keltis.simulation.plain import Plan
from keltis.text_interface.translator import Translator

OWN = "own"  # instead of a board file: the game's own board
MOST = 12  # variants
LOST = 1
SUFFIXES = (".svg", ".html")


@dataclass(frozen=True)
class Variants:
    """The options of a comparison: those given several times make variants."""

    game: str
    boards: list[str]
    options: list[str]
    players: list[int]
    bots: str
    seed: int


@dataclass(frozen=True)
class ComparisonOutput:
    """Where the results go."""

    json: bool
    plot: Path | None
    plain: bool


def compare(
    variants: Variants, games: int, workers: Workers, output: ComparisonOutput, language: str
) -> None:
    """Play the games of all variants and print how they differ; an interrupt prints the result so far."""
    translator = Translator(language)
    plans = plans_of(variants, translator)
    if output.plot:
        check_plot(output.plot)
    sums = no_sums(plans)
    code = _add_up(_portions(plans, games, workers, translator), sums, games, translator)
    if sums[0].games > 1:
        _tell(Comparison(plans, sums), output, translator)
    if code:
        stopped = {"done": grouped(sums[0].games), "games": grouped(games)}
        print(translator.text("compare-stopped", **stopped), file=sys.stderr)
        sys.exit(code)


# --- before the games ----------------------------------------------------------------------------


def plans_of(wanted: Variants, translator: Translator) -> tuple[Plan, ...]:
    """The variants of the options; a single board is compared with the game's own."""
    game = find_game(wanted.game)
    bots = named_bots(wanted.bots, game)
    for bot in bots:
        check_bot(bot)
    if set(bots) == {RANDOM}:
        print(translator.text("compare-random", bot=usual(game.name)), file=sys.stderr)
    options = [read_option(text) for text in wanted.options]
    players = wanted.players or [game.players[0]]
    boards = [None if board == OWN else Path(board) for board in wanted.boards] or [None]
    number = _number(boards, options, players)
    if number == 1 and boards != [None]:
        boards.insert(0, None)
    if number > MOST:
        raise command_error("complain-many", found=number, most=MOST)
    try:
        plans = combinations(game, boards, options, players, bots, wanted.seed)
    except BoardError as error:
        raise command_error("complain-board", why=str(error)) from None
    _check(game, plans, translator)
    return plans


def _number(boards: list[Path | None], options: list[tuple[str, str]], players: list[int]) -> int:
    """The number of variants."""
    number = len(boards) * len(players)
    for name in {name for name, _ in options}:
        number *= sum(1 for other, _ in options if other == name)
    return number


def _check(game: AnyGame, plans: tuple[Plan, ...], translator: Translator) -> None:
    """Check that all variants can be played and that no two are equal."""
    for plan in plans:
        check_player_count(game, len(plan.bots), plan.board)
    if same := twins(plans):
        one, other = (ascii_uppercase[number] for number in same)
        raise command_error("complain-twins", one=one, other=other, what=labels(plans, translator)[same[0]])


def check_plot(path: Path) -> None:
    """Check that the plot can be written before the games are played."""
    if path.suffix.lower() not in SUFFIXES:
        raise command_error("complain-plot", path=str(path))
    try:
        import altair as altair
        import vl_convert as vl_convert
    except ModuleNotFoundError as error:
        raise missing_library(error.name, "plots") from None
    try:
        there = path.exists()
        path.open("a").close()
        if not there:
            path.unlink()
    except OSError as error:
        raise command_error("complain-save", path=str(path), why=error.strerror or str(error)) from None


# --- the games -----------------------------------------------------------------------------------


def _portions(plans: tuple[Plan, ...], games: int, workers: Workers, translator: Translator) -> Portions:
    """The sums of the games, batch by batch."""
    if workers.ray:
        return _from_cluster(plans, games, workers.ray)
    jobs = workers.jobs or _cores()
    tell_plain(plans, games, jobs, translator)
    return counted(plans, games, jobs)


def _from_cluster(plans: tuple[Plan, ...], games: int, address: str) -> Portions:
    counted_there: Portions = join_cluster(address).counted(plans, games)
    return counted_there


def join_cluster(address: str) -> Any:
    """The Ray module, connected to the cluster."""
    try:
        from keltis import ray_cluster
    except ModuleNotFoundError as error:
        raise missing_library(error.name, "ray") from None
    try:
        ray_cluster.join(address)
    except ray_cluster.OtherSources as error:
        raise command_error("complain-other-sources", theirs=error.theirs, ours=error.ours) from None
    except ray_cluster.Unreachable as error:
        raise command_error("complain-cluster", address=address[:80], why=str(error)[:200]) from None
    return ray_cluster


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _add_up(portions: Portions, sums: list[Sums], games: int, translator: Translator) -> int:
    """Add up all batches until the end or an interrupt; returns the exit code."""
    with progress() as bar, closing(portions):
        task = bar.add_task(translator.text("engine-compiling"), total=games)
        try:
            for portion in portions:
                merge(sums, portion)
                bar.update(task, description="", completed=sums[0].games)
        except KeyboardInterrupt:
            return INTERRUPTED
        except Lost as error:
            print(translator.text("compare-lost", why=printable(str(error))), file=sys.stderr)
            return LOST
    return 0


# --- after the games -----------------------------------------------------------------------------


def _tell(comparison: Comparison, output: ComparisonOutput, translator: Translator) -> None:
    if output.json:
        print(json.dumps(comparison.json(), indent=1, ensure_ascii=False))
    else:
        show(comparison, output.plain, translator)
    if output.plot:
        _plot(comparison, output.plot, translator)


def _plot(comparison: Comparison, path: Path, translator: Translator) -> None:
    from keltis.comparison.plots import Labels, save

    plans = comparison.plans
    title = translator.text(
        "plot-title", title=title_of(plans[0], translator), shown=grouped(comparison.games)
    )
    subtitle = translator.text("plot-subtitle", bots=bots_of(plans), seed=str(plans[0].seed))
    try:
        save(
            comparison,
            Labels(labels(plans, translator), title, subtitle, translator.text, translator.named),
            path,
        )
    except OSError as error:
        raise command_error("complain-save", path=str(path), why=error.strerror or str(error)) from None
    print(translator.text("compare-plotted", path=str(path)), file=sys.stderr)
