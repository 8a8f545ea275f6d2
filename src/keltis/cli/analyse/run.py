"""`keltis analyse`: analyse the games in files and folders, with progress."""

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.cli.analyse.chart import chart
from keltis.cli.analyse.page import page
from keltis.cli.analyse.statistics import statistics_lines
from keltis.cli.analyse.text import report_lines
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error
from keltis.cli.progress_bar import progress
from keltis.coach import Report, progressive
from keltis.console.width import printable
from keltis.core.record import Record, RecordError
from keltis.core.record_file import read_records
from keltis.games import GAMES
from keltis.text_interface.translator import Translator

if TYPE_CHECKING:
    from rich.progress import Progress

BAD = 2
SUFFIXES = (".txt", ".jsonl")  # suffixes of records in a folder


@dataclass(frozen=True)
class AnalysisOutput:
    """Files for the reports, in addition to the terminal."""

    json: bool = False
    html: Path | None = None
    plot: Path | None = None


@dataclass(frozen=True)
class Analysed:
    """A record and its report."""

    record: Record
    report: Report


def analyse(paths: list[Path], output: AnalysisOutput, board: Path | None, jobs: int, language: str) -> None:
    """Analyse all games; several of them also as statistics of their players."""
    if output.plot and output.plot.suffix.lower() != ".svg":
        raise command_error("coach-wrong-plot", file=str(output.plot))
    found: list[Analysed] = []
    bad = False
    with progress() as bar:
        try:
            for path in _files(paths):
                try:
                    for record in read_records(path, GAMES, board):
                        found.append(Analysed(record, _analysed(record, path.name, bar, jobs, language)))
                except RecordError as error:
                    bad = True
                    _complain(path, error, language)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
    _write(found, output, language)
    if bad:
        sys.exit(BAD)


def _files(paths: list[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(file for file in path.iterdir() if file.suffix in SUFFIXES)
        else:
            yield path


def _complain(path: Path, error: RecordError, language: str) -> None:
    line = Translator(language).text("complain-record", path=str(path), why=error.sentence(language))
    print(f"keltis: {printable(line)}", file=sys.stderr)


def _analysed(record: Record, name: str, bar: "Progress", jobs: int, language: str) -> Report:
    words = Translator(language).text("coach-working", name=name)
    task = bar.add_task(printable(words), total=None)
    report = None
    for step in progressive(record, jobs=jobs):
        bar.update(task, completed=step.done, total=step.total)
        report = step.report or report
    bar.remove_task(task)
    assert report is not None
    return report


def _write(found: list[Analysed], output: AnalysisOutput, language: str) -> None:
    if output.json:
        reports = [one.report.json() for one in found]
        print(json.dumps(reports[0] if len(reports) == 1 else reports, ensure_ascii=False))
    elif len(found) == 1:
        print("\n".join(printable(line) for line in report_lines(*_both(found[0]), language)))
    elif found:
        print(
            "\n".join(printable(line) for line in statistics_lines([_both(one) for one in found], language))
        )
    if output.html and found:
        output.html.write_text(page([_both(one) for one in found], language), encoding="utf-8")
    if output.plot and found:
        output.plot.write_text(chart(*_both(found[0]), 0, Translator(language)), encoding="utf-8")


def _both(one: Analysed) -> tuple[Record, Report]:
    return one.record, one.report
