"""`keltis simulate`: the progress, the summary and the records of a series of games."""

import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TextIO

from rich.cells import cell_len

from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error
from keltis.cli.game_setup import GameSetup
from keltis.cli.progress_bar import progress
from keltis.cli.research.plain_notice import tell_plain
from keltis.cli.seating import bot_chairs, check_player_count, tags
from keltis.console.width import left, right
from keltis.core.play import AnyPlay, Play
from keltis.core.record import record_of
from keltis.core.record_file import as_jsonl, as_text
from keltis.simulation.plain import (
    GameResult,
    Plan,
    SeatResults,
    SimulationTally,
    Summary,
    pays_to_compile,
    portions,
)
from keltis.text_interface.translator import Translator


@dataclass(frozen=True)
class SimulationOutput:
    """Where the results go."""

    records: Path | None
    jsonl: bool
    json: bool


def simulate(
    setup: GameSetup,
    players: int,
    bots: list[str],
    seed: int,
    games: int,
    jobs: int,
    output: SimulationOutput,
    language: str,
) -> None:
    """Play the games and print the summary; an interrupt prints the summary so far."""
    check_player_count(setup.game, players, setup.board)
    chairs = bot_chairs(bots, players)
    plan = Plan(setup.game.name, setup.board, tuple(chair.bot for chair in chairs), seed)
    tally, translator = SimulationTally(plan), Translator(language)
    interrupted = False
    tell_plain((plan,), games, jobs, translator)
    with ExitStack() as stack:
        names = [chair.name for chair in chairs]
        writer = stack.enter_context(_writing(output, setup, names, tags(chairs)))
        bar = stack.enter_context(progress())
        task = bar.add_task(_first_words(plan, games, translator), total=games)
        try:
            for portion in portions(plan, games, jobs, keep=output.records is not None):
                tally.merge(portion.tally)
                with _complaining(output.records):
                    writer.write(portion.outcomes)
                bar.update(task, description=setup.game.name, completed=tally.games)
        except KeyboardInterrupt:
            interrupted = True
    if tally.games:
        _print(tally.summary(), output.json, translator)
    if interrupted:
        sys.exit(INTERRUPTED)


def _first_words(plan: Plan, games: int, translator: Translator) -> str:
    """The label of the progress bar before the first game is over: compiling may take some seconds."""
    return translator.text("engine-compiling") if pays_to_compile(plan, games) else plan.game


# --- records -----------------------------------------------------------------------------------


class Writer:
    """Writes games into a file one after another, or nowhere."""

    def __init__(
        self, file: TextIO | None, setup: GameSetup, jsonl: bool, names: list[str], tags: dict[str, str]
    ) -> None:
        self._file = file
        self._setting = setup
        self._jsonl = jsonl
        self._names = names
        self._tags = tags

    def write(self, games: Iterable[GameResult]) -> None:
        """Add some games."""
        if self._file is not None:
            for game in games:
                record = record_of(self._play(game), self._names, self._tags)
                between = "\n" if game.index and not self._jsonl else ""
                self._file.write(between + (as_jsonl(record) if self._jsonl else as_text(record)))

    def _play(self, game: GameResult) -> AnyPlay:
        """The game of a list of actions, which need no check because they were just played."""
        play: AnyPlay = Play(self._setting.game, len(self._names), self._setting.board)
        for action in game.actions:
            play.game.rules.apply_action(play.board, play.state, action)
        play.actions = list(game.actions)
        return play


@contextmanager
def _writing(
    output: SimulationOutput, setup: GameSetup, names: list[str], tags: dict[str, str]
) -> Iterator[Writer]:
    if output.records is None:
        yield Writer(None, setup, output.jsonl, names, tags)
        return
    jsonl = output.jsonl or output.records.suffix == ".jsonl"
    with _complaining(output.records):
        if output.records.is_file():  # a device such as /dev/null is allowed
            raise command_error("complain-records-exist", path=str(output.records))
        file = output.records.open("w", encoding="utf-8", newline="\n")
    try:
        yield Writer(file, setup, jsonl, names, tags)
    except BaseException:
        with suppress(OSError):
            file.close()
        raise
    with _complaining(output.records):
        file.close()


@contextmanager
def _complaining(path: Path | None) -> Iterator[None]:
    """Turn errors of the file system into command errors."""
    try:
        yield
    except OSError as error:
        raise command_error("complain-save", path=str(path), why=error.strerror or str(error)) from None


# --- the summary -------------------------------------------------------------------------------


def _print(summary: Summary, as_json: bool, translator: Translator) -> None:
    if as_json:
        print(json.dumps(summary.json(), indent=2, ensure_ascii=False))
        return
    print(translator.text("sum-games", games=summary.games, game=summary.game, seed=str(summary.seed)))
    lengths = {"turns": f"{summary.turns:.1f}", "actions": f"{summary.actions:.1f}"}
    print(translator.text("sum-length", turns=lengths["turns"], actions=lengths["actions"]))
    ends = ", ".join(f"{translator.named(f'end-{end}', end)} {count}" for end, count in summary.ends.items())
    print(translator.text("sum-ends", ends=ends))
    print()
    heads = [translator.text(f"sum-{head}") for head in ("seat", "mean", "deviation", "wins", "interval")]
    _table([heads, *(_results(seat) for seat in summary.seats)])
    print()
    _table(_sources(summary, translator))


def _results(seat: SeatResults) -> list[str]:
    return [
        f"{seat.seat} {seat.bot}",
        f"{seat.mean:.2f}",
        f"{seat.deviation:.2f}",
        f"{100 * seat.win_share:.1f} %",
        f"{100 * seat.win_low:.1f} – {100 * seat.win_high:.1f} %",
    ]


def _sources(summary: Summary, translator: Translator) -> list[list[str]]:
    """The points by source, a column per seat: there are few seats and many sources."""
    seats = summary.seats
    rows = [[translator.text("sum-sources"), *(f"{seat.seat} {seat.bot}" for seat in seats)]]
    for source in sorted({source for seat in seats for source in seat.points}):
        points = [f"{seat.points.get(source, 0):.2f}" for seat in seats]
        rows.append([translator.named(f"source-{source}", source), *points])
    return rows


def _table(rows: list[list[str]]) -> None:
    """Print rows in columns: the first to the left, numbers to the right."""
    widths = [max(cell_len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for first, *others in rows:
        cells = [left(first, widths[0])]
        cells += [right(cell, width) for cell, width in zip(others, widths[1:], strict=True)]
        print("  ".join(cells).rstrip())
