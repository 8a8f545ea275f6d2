"""`keltis compare`: the variants, the progress, the table, the JSON and the plot of a comparison."""

import json
import os
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from keltis.comparison import Comparison, Sums
from keltis.comparison.runs import Lost, Portions, counted, obstacle_of
from keltis.comparison.sums import merge, no_sums
from keltis.comparison.variants import combinations, twins
from keltis.core.boardfile import BoardError
from keltis.core.game import AnyGame
from keltis.engine import NUMBA, VARIABLE
from keltis.simulation import MANY, Plan
from keltis.terminal.chairs import check_bot, check_number
from keltis.terminal.commands.parameters import INTERRUPTED
from keltis.terminal.complaint import complaint
from keltis.terminal.findings import bots_of, grouped, labels, show, title_of
from keltis.terminal.progress import progress
from keltis.terminal.setting import find_game, read_option
from keltis.terminal.voice import Voice
from keltis.terminal.width import printable

OWN = "own"  # instead of a board file: the game's own board
MOST = 12  # variants
LOST = 1
SUFFIXES = (".svg", ".html")


@dataclass(frozen=True)
class Variants:
    """What is wanted: whatever is there several times makes variants."""

    game: str
    boards: list[str]
    options: list[str]
    players: list[int]
    bots: list[str]
    seed: int


@dataclass(frozen=True)
class Place:
    """Where the games are played: on so many cores (0: all), or on a cluster."""

    jobs: int
    ray: str


@dataclass(frozen=True)
class Output:
    """Where the results go."""

    json: bool
    plot: Path | None
    plain: bool


def compare(variants: Variants, games: int, place: Place, output: Output, language: str) -> None:
    """Play the games of all variants and tell how they differ; an interrupt tells what there is so far."""
    voice = Voice(language)
    plans = plans_of(variants, voice)
    if output.plot:
        check_plot(output.plot)
    sums = no_sums(plans)
    code = _add_up(_portions(plans, games, place, voice), sums, games, voice)
    if sums[0].games > 1:
        _tell(Comparison(plans, sums), output, voice)
    if code:
        stopped = {"done": grouped(sums[0].games), "games": grouped(games)}
        print(voice.tell("compare-stopped", **stopped), file=sys.stderr)
        sys.exit(code)


# --- before the games ----------------------------------------------------------------------------


def plans_of(wanted: Variants, voice: Voice) -> tuple[Plan, ...]:
    """The variants that are wanted; one board alone is compared with the game's own."""
    game = find_game(wanted.game)
    for bot in wanted.bots:
        check_bot(bot)
    options = [read_option(text) for text in wanted.options]
    players = wanted.players or [game.players[0]]
    boards = [None if board == OWN else Path(board) for board in wanted.boards] or [None]
    number = _number(boards, options, players)
    if number == 1 and boards != [None]:
        boards.insert(0, None)
    if number > MOST:
        raise complaint("complain-many", found=number, most=MOST)
    try:
        plans = combinations(game, boards, options, players, wanted.bots, wanted.seed)
    except BoardError as error:
        raise complaint("complain-board", why=str(error)) from None
    _check(game, plans, voice)
    return plans


def _number(boards: list[Path | None], options: list[tuple[str, str]], players: list[int]) -> int:
    """How many variants there are."""
    number = len(boards) * len(players)
    for name in {name for name, _ in options}:
        number *= sum(1 for other, _ in options if other == name)
    return number


def _check(game: AnyGame, plans: tuple[Plan, ...], voice: Voice) -> None:
    """Complain about variants that cannot be played, or that are the same."""
    for plan in plans:
        check_number(game, len(plan.bots), plan.board)
    if same := twins(plans):
        one, other = (ascii_uppercase[number] for number in same)
        raise complaint("complain-twins", one=one, other=other, what=labels(plans, voice)[same[0]])


def check_plot(path: Path) -> None:
    """Complain about a plot that could not be written, before a million games are played for it."""
    if path.suffix.lower() not in SUFFIXES:
        raise complaint("complain-plot", path=str(path))
    try:
        import altair as altair
        import vl_convert as vl_convert
    except ModuleNotFoundError as error:
        raise complaint("complain-extra", library=str(error.name), extra="plots") from None
    try:
        there = path.exists()
        path.open("a").close()
        if not there:
            path.unlink()
    except OSError as error:
        raise complaint("complain-save", path=str(path), why=error.strerror or str(error)) from None


# --- the games -----------------------------------------------------------------------------------


def _portions(plans: tuple[Plan, ...], games: int, place: Place, voice: Voice) -> Portions:
    """The sums of the games, portion by portion, from wherever they are played."""
    if place.ray:
        return _from_cluster(plans, games, place.ray)
    missing = obstacle_of(plans) if games * len(plans) >= MANY else ""
    if missing == NUMBA:
        print(voice.tell("engine-no-numba"), file=sys.stderr)
    elif missing and missing != VARIABLE:
        print(voice.tell("compare-plain", bot=missing), file=sys.stderr)
    return counted(plans, games, place.jobs or _cores())


def _from_cluster(plans: tuple[Plan, ...], games: int, address: str) -> Portions:
    counted_there: Portions = join_cluster(address).counted(plans, games)
    return counted_there


def join_cluster(address: str) -> Any:
    """The module that works on a cluster, connected to it; complain if that is not possible."""
    try:
        from keltis import cluster
    except ModuleNotFoundError as error:
        raise complaint("complain-extra", library=str(error.name), extra="ray") from None
    try:
        cluster.join(address)
    except cluster.OtherSources as error:
        raise complaint("complain-other-sources", theirs=error.theirs, ours=error.ours) from None
    except cluster.Unreachable as error:
        raise complaint("complain-cluster", address=address[:80], why=str(error)[:200]) from None
    return cluster


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _add_up(portions: Portions, sums: list[Sums], games: int, voice: Voice) -> int:
    """Add all portions, until they end or somebody ends them; the exit code."""
    with progress() as bar, closing(portions):
        task = bar.add_task(voice.tell("engine-compiling"), total=games)
        try:
            for portion in portions:
                merge(sums, portion)
                bar.update(task, description="", completed=sums[0].games)
        except KeyboardInterrupt:
            return INTERRUPTED
        except Lost as error:
            print(voice.tell("compare-lost", why=printable(str(error))), file=sys.stderr)
            return LOST
    return 0


# --- after the games -----------------------------------------------------------------------------


def _tell(comparison: Comparison, output: Output, voice: Voice) -> None:
    if output.json:
        print(json.dumps(comparison.json(), indent=1, ensure_ascii=False))
    else:
        show(comparison, output.plain, voice)
    if output.plot:
        _plot(comparison, output.plot, voice)


def _plot(comparison: Comparison, path: Path, voice: Voice) -> None:
    from keltis.plots import Words, save

    plans = comparison.plans
    title = voice.tell("plot-title", title=title_of(plans[0], voice), shown=grouped(comparison.games))
    subtitle = voice.tell("plot-subtitle", bots=bots_of(plans), seed=str(plans[0].seed))
    try:
        save(comparison, Words(labels(plans, voice), title, subtitle, voice.tell, voice.named), path)
    except OSError as error:
        raise complaint("complain-save", path=str(path), why=error.strerror or str(error)) from None
    print(voice.tell("compare-plotted", path=str(path)), file=sys.stderr)
