"""Mistakes in analysed games: those that go into their players' boxes, and exercises made from them."""

import json
from collections.abc import Iterator
from typing import Any

from keltis.coach.bands import MISTAKE
from keltis.puzzles.exercise import Answer, Exercise
from keltis.store import analyses, tables
from keltis.store.connection import Connection
from keltis.store.practice import Mistake
from keltis.table.table import Table


def mistakes_in(report: dict[str, Any]) -> list[tuple[int, int]]:
    """The confirmed mistakes of a report: seat, and number of the first action."""
    return [(step["seat"], step["at"]) for step in _steps(report) if step["loss"] >= MISTAKE]


def mistake_exercise(connection: Connection, mistake: Mistake, now: int) -> tuple[Table, Exercise] | None:
    """The table of a mistake and the exercise; None if the game or its analysis is gone."""
    report = analyses.find(connection, mistake.table_id)
    entries = tables.load(connection, mistake.table_id)
    if report is None or not entries:
        return None
    table = Table.from_events(mistake.table_id, entries, now)
    step = next((one for one in _steps(json.loads(report)) if one["at"] == mistake.at), None)
    if table.play is None or table.phase != "over" or step is None:
        return None
    answers = {tuple(one["actions"]): one["share"] for one in (step["played"], *step["best"])}
    exercise = Exercise(
        table.play.back_to(mistake.at),
        [Answer(actions, share) for actions, share in answers.items()],
        step["exact"],
    )
    return table, exercise


def _steps(report: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for turn in report["turns"]:
        yield from turn["steps"]
