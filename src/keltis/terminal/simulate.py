"""`keltis simulate`: the progress, the summary and the records of a series of games."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rich.cells import cell_len

from keltis.core.play import AnyPlay, Play
from keltis.core.record import record_of
from keltis.core.recordfile import as_jsonl, as_text
from keltis.engine import NUMBA, obstacle
from keltis.simulation import MANY, Outcome, Plan, SeatSummary, Summary, Tally, pays_to_compile, portions
from keltis.terminal.chairs import bot_chairs, check_number, tags
from keltis.terminal.commands.parameters import INTERRUPTED
from keltis.terminal.complaint import complaint
from keltis.terminal.progress import progress
from keltis.terminal.setting import Setting
from keltis.terminal.voice import Voice
from keltis.terminal.width import left, right


@dataclass(frozen=True)
class Output:
    """Where the results go."""

    records: Path | None
    jsonl: bool
    json: bool


def simulate(
    setting: Setting,
    players: int,
    bots: list[str],
    seed: int,
    games: int,
    jobs: int,
    output: Output,
    language: str,
) -> None:
    """Play the games and print what they add up to; an interrupt prints what there is so far."""
    check_number(setting.game, players, setting.board)
    chairs = bot_chairs([bot.strip() for bot in bots], players)
    plan = Plan(setting.game.name, setting.board, tuple(chair.bot for chair in chairs), seed)
    tally, voice = Tally(plan), Voice(language)
    interrupted = False
    if games >= MANY and obstacle(plan.bots) == NUMBA:
        print(voice.tell("engine-no-numba"), file=sys.stderr)
    with ExitStack() as stack:
        names = [chair.name for chair in chairs]
        writer = stack.enter_context(_writing(output, setting, names, tags(chairs)))
        bar = stack.enter_context(progress())
        task = bar.add_task(_first_words(plan, games, voice), total=games)
        try:
            for portion in portions(plan, games, jobs, keep=output.records is not None):
                tally.merge(portion.tally)
                with _complaining(output.records):
                    writer.write(portion.outcomes)
                bar.update(task, description=setting.game.name, completed=tally.games)
        except KeyboardInterrupt:
            interrupted = True
    if tally.games:
        _print(tally.summary(), output.json, voice)
    if interrupted:
        sys.exit(INTERRUPTED)


def _first_words(plan: Plan, games: int, voice: Voice) -> str:
    """What the bar says before the first game is over: compiling may take some seconds."""
    return voice.tell("engine-compiling") if pays_to_compile(plan, games) else plan.game


# --- records -----------------------------------------------------------------------------------


class Writer:
    """Writes games into a file one after another, or nowhere."""

    def __init__(
        self, file: TextIO | None, setting: Setting, jsonl: bool, names: list[str], tags: dict[str, str]
    ) -> None:
        self._file = file
        self._setting = setting
        self._jsonl = jsonl
        self._names = names
        self._tags = tags

    def write(self, games: Iterable[Outcome]) -> None:
        """Add some games."""
        if self._file is not None:
            for game in games:
                record = record_of(self._play(game), self._names, self._tags)
                between = "\n" if game.index and not self._jsonl else ""
                self._file.write(between + (as_jsonl(record) if self._jsonl else as_text(record)))

    def _play(self, game: Outcome) -> AnyPlay:
        """The game once more; it was played here, so its actions need no check."""
        play: AnyPlay = Play(self._setting.game, len(self._names), self._setting.board)
        for action in game.actions:
            play.game.apply_action(play.facts, play.state, action)
        play.actions = list(game.actions)
        return play


@contextmanager
def _writing(output: Output, setting: Setting, names: list[str], tags: dict[str, str]) -> Iterator[Writer]:
    if output.records is None:
        yield Writer(None, setting, output.jsonl, names, tags)
        return
    jsonl = output.jsonl or output.records.suffix == ".jsonl"
    with _complaining(output.records):
        if output.records.is_file():  # a device may be written to again
            raise complaint("complain-records-exist", path=str(output.records))
        file = output.records.open("w", encoding="utf-8", newline="\n")
    try:
        yield Writer(file, setting, jsonl, names, tags)
    except BaseException:
        with suppress(OSError):
            file.close()
        raise
    with _complaining(output.records):
        file.close()


@contextmanager
def _complaining(path: Path | None) -> Iterator[None]:
    """What goes wrong with a file becomes a complaint."""
    try:
        yield
    except OSError as error:
        raise complaint("complain-save", path=str(path), why=error.strerror or str(error)) from None


# --- the summary -------------------------------------------------------------------------------


def _print(summary: Summary, as_json: bool, voice: Voice) -> None:
    if as_json:
        print(json.dumps(summary.json(), indent=2, ensure_ascii=False))
        return
    print(voice.tell("sum-games", games=summary.games, game=summary.game, seed=str(summary.seed)))
    lengths = {"turns": f"{summary.turns:.1f}", "actions": f"{summary.actions:.1f}"}
    print(voice.tell("sum-length", turns=lengths["turns"], actions=lengths["actions"]))
    ends = ", ".join(f"{voice.named(f'end-{end}', end)} {count}" for end, count in summary.ends.items())
    print(voice.tell("sum-ends", ends=ends))
    print()
    heads = [voice.tell(f"sum-{head}") for head in ("seat", "mean", "deviation", "wins", "interval")]
    _table([heads, *(_results(seat) for seat in summary.seats)])
    print()
    _table(_sources(summary, voice))


def _results(seat: SeatSummary) -> list[str]:
    return [
        f"{seat.seat} {seat.bot}",
        f"{seat.mean:.2f}",
        f"{seat.deviation:.2f}",
        f"{100 * seat.win_share:.1f} %",
        f"{100 * seat.win_low:.1f} – {100 * seat.win_high:.1f} %",
    ]


def _sources(summary: Summary, voice: Voice) -> list[list[str]]:
    """The points by source, a column per seat: there are few seats and many sources."""
    seats = summary.seats
    rows = [[voice.tell("sum-sources"), *(f"{seat.seat} {seat.bot}" for seat in seats)]]
    for source in sorted({source for seat in seats for source in seat.points}):
        points = [f"{seat.points.get(source, 0):.2f}" for seat in seats]
        rows.append([voice.named(f"source-{source}", source), *points])
    return rows


def _table(rows: list[list[str]]) -> None:
    """Print rows in columns: the first to the left, numbers to the right."""
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [left(first, widths[0])]
        cells += [right(cell, width) for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join(cells).rstrip())
