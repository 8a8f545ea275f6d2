"""`keltis arena` and `keltis ladder`: matches between bots, and their ratings."""

import json
import os
import re
import sys
from collections.abc import Generator
from contextlib import closing
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from keltis import __version__
from keltis.arena.contest import Contest, lined_up
from keltis.arena.contest_run import ContestRun
from keltis.arena.estimates import BotResult, Gate, fingerprint, standings
from keltis.arena.ladder import BotRating, Meeting, meeting, ratings
from keltis.arena.resultfile import OtherContest, ResultFile
from keltis.arena.runs import Broken, Portion, played, portions
from keltis.bots.level import LEVELS
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error
from keltis.cli.game_setup import GameSetup
from keltis.cli.progress_bar import progress
from keltis.cli.research.workers import Workers
from keltis.cli.seating import check_bot, check_player_count
from keltis.comparison.runs import Lost
from keltis.console.width import printable
from keltis.text_interface.translator import Translator

LOST = 1


@dataclass(frozen=True)
class Wish:
    """The options of a match."""

    bots: list[str]
    players: int
    games: int
    seed: int
    stop: str  # "50,55": stop once the first bot's share in per cent is closer to one of these


def arena(
    setup: GameSetup, wish: Wish, workers: Workers, out: Path | None, as_json: bool, language: str
) -> None:
    """Play a match and print the result; an interrupt prints the result so far."""
    translator = Translator(language)
    contest = contest_of(setup, wish)
    file = _file(out, contest)
    course = ContestRun(contest, max(1, -(-wish.games // contest.players)), file, read_gate(wish.stop))
    code = _run(course, file, workers, translator)
    if course.results:
        _tell(course, as_json, translator)
    if code:
        sys.exit(code)


def contest_of(setup: GameSetup, wish: Wish) -> Contest:
    """The match that the options describe."""
    for bot in wish.bots:
        check_bot(bot)
    lineup = lined_up(wish.bots, wish.players)
    check_player_count(setup.game, len(lineup), setup.board)
    return Contest(setup.game.name, setup.board, lineup, wish.seed)


def read_gate(text: str) -> Gate | None:
    """The sequential test in "50,55"."""
    if not text:
        return None
    try:
        low, high = (float(part) / 100 for part in text.split(","))
    except ValueError:
        raise command_error("complain-stop", text=text[:40]) from None
    if not 0 <= low < high <= 1:
        raise command_error("complain-stop", text=text[:40])
    return Gate(low, high)


def _file(path: Path | None, contest: Contest) -> ResultFile:
    try:
        return ResultFile(path, contest)
    except OtherContest:
        raise command_error("complain-other-contest", path=str(path)) from None
    except OSError as error:
        raise command_error("complain-save", path=str(path), why=error.strerror or str(error)) from None


def _run(course: ContestRun, file: ResultFile, workers: Workers, translator: Translator) -> int:
    """Play until the match is decided or complete; returns the exit code."""
    parts = portions(course.deals, file.results)
    if course.verdict or not parts:
        return 0
    with progress() as bar, closing(_portions(course.contest, parts, workers)) as source:
        task = bar.add_task(translator.text("engine-compiling"), total=course.deals)
        try:
            for done in course.run(source):
                bar.update(task, description=course.contest.game, completed=done)
        except KeyboardInterrupt:
            return INTERRUPTED
        except Broken:
            print(translator.text("arena-broken"), file=sys.stderr)
            return LOST
        except Lost as error:
            print(translator.text("compare-lost", why=printable(str(error))), file=sys.stderr)
            return LOST
    return 0


def _portions(contest: Contest, parts: list[range], workers: Workers) -> Generator[Portion, None, None]:
    if not workers.ray:
        return played(contest, parts, workers.jobs or _cores())
    from keltis.cli.research.compare import join_cluster

    there: Generator[Portion, None, None] = join_cluster(workers.ray).played(contest, parts)
    return there


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- results -------------------------------------------------------------------------------------


def _tell(course: ContestRun, as_json: bool, translator: Translator) -> None:
    contest, results = course.contest, course.results
    found = standings(contest, results)
    if as_json:
        facts: dict[str, Any] = {
            "game": contest.game,
            "board": contest.board.fingerprint,
            "options": contest.board.options,
            "lineup": contest.lineup,
            "seed": contest.seed,
            "version": __version__,
            "deals": len(results),
            "games": len(results) * contest.players,
            "hash": fingerprint(results),
            "verdict": course.verdict,
            "bots": [asdict(one) for one in found],
        }
        print(json.dumps(facts, indent=1, ensure_ascii=False))
        return
    games = len(results) * contest.players
    print(
        translator.text(
            "arena-games", game=contest.game, games=games, deals=len(results), seed=str(contest.seed)
        )
    )
    for one in found:
        print(standing_line(one, translator))
    if course.verdict:
        print(translator.text("arena-high" if course.verdict > 0 else "arena-low", bot=contest.lineup[0]))
    if games < 1000:
        print(translator.text("arena-few"))
    print(translator.text("arena-hash", hash=fingerprint(results), version=__version__))


def standing_line(one: BotResult, translator: Translator) -> str:
    """One bot's result in a line."""
    share = f"{100 * one.share:5.1f} % ({100 * one.low:.1f} – {100 * one.high:.1f})"
    return translator.text(
        "arena-line", bot=f"{one.bot:<8}", share=share, points=f"{one.score:.1f}", seats=one.seats
    )


# --- the ladder ----------------------------------------------------------------------------------


def ladder(
    setup: GameSetup, wish: Wish, workers: Workers, folder: Path | None, plot: Path | None, language: str
) -> None:
    """Rate all levels by games between neighbours; print a table and draw a picture."""
    translator = Translator(language)
    bots = wish.bots or list(LEVELS)
    meetings: list[Meeting] = []
    for first, second in pairwise(bots):
        pair = Wish([first, second], wish.players, wish.games, wish.seed, "")
        contest = contest_of(setup, pair)
        name = f"{contest.game}-{_in_file_name(first)}-{_in_file_name(second)}-{wish.players}.jsonl"
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
        file = _file(folder / name if folder else None, contest)
        course = ContestRun(contest, max(1, -(-wish.games // contest.players)), file)
        if code := _run(course, file, workers, translator):
            sys.exit(code)
        deals = [course.results[number] for number in sorted(course.results)]
        meetings.append(meeting(first, second, contest.lineup, deals))
        print(standing_line(standings(contest, course.results)[0], translator), file=sys.stderr)
    found = ratings(bots, meetings)
    games = meetings[0].number
    print(translator.text("ladder-title", game=setup.game.name, games=games, seed=str(wish.seed)))
    for place_, one in enumerate(found):
        gap = one.rating - found[place_ - 1].rating if place_ else 0.0
        print(f"{one.bot:<8} {one.rating:6.0f} ± {one.range:3.0f}" + (f"   {gap:+5.0f}" if place_ else ""))
    if plot:
        plot.write_text(picture(found, translator.title(setup.game)), encoding="utf-8")
        print(translator.text("compare-plotted", path=str(plot)), file=sys.stderr)


def _in_file_name(bot: str) -> str:
    """A bot's name as a part of a file's: a specification may be a path."""
    return re.sub(r"[^\w.@-]+", "_", bot)


def picture(found: list[BotRating], title: str) -> str:
    """The ladder as SVG: a dot per level, its interval as a line."""
    low = min(one.rating - one.range for one in found)
    high = max(one.rating + one.range for one in found)
    scale = 420 / max(high - low, 1)
    height = 60 + 30 * len(found)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 {height}" font-family="sans-serif">',
        f'<rect width="600" height="{height}" fill="#fff"/><text x="20" y="28" font-size="18">{title}</text>',
    ]
    for number, one in enumerate(found):
        y = 60 + 30 * number
        x, reach = 130 + scale * (one.rating - low), scale * one.range
        lines.append(f'<text x="20" y="{y + 5}" font-size="14">{one.bot}</text>')
        lines.append(f'<path d="M{x - reach:.1f} {y}H{x + reach:.1f}" stroke="#0072B2" stroke-width="3"/>')
        lines.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#0072B2"/>')
        lines.append(
            f'<text x="{x:.1f}" y="{y - 9}" font-size="11" text-anchor="middle">{one.rating:.0f}</text>'
        )
    return "\n".join([*lines, "</svg>\n"])
