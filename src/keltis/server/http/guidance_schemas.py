"""Answers about rules: rule books, help at the table, tutorials, reasons of refusals."""

from typing import Annotated

from msgspec import Meta

from keltis.server.http.schemas import Reply
from keltis.table.core_types import Line, Stage
from keltis.table.frames import Position


class RuleText(Reply, frozen=True):
    """A numbered rule; refusals cite the number."""

    number: str
    text: str


class RuleSection(Reply, frozen=True):
    """The rules whose numbers begin with the same letter."""

    letter: str
    title: str
    rules: tuple[RuleText, ...]


class RuleBook(Reply, frozen=True):
    """All rules of a game."""

    game: str
    language: str
    title: str
    sections: tuple[RuleSection, ...]


class TurnStep(Reply, frozen=True):
    """A part of a turn: its name, and the prompts that belong to it."""

    name: str
    prompts: tuple[str, ...]


class GameGuide(Reply, frozen=True):
    """The steps of a turn, and the rules that explain each kind of thing."""

    game: str
    steps: tuple[TurnStep, ...]
    help: dict[str, tuple[str, ...]]


class Why(Reply, frozen=True):
    """Why touching something has no effect."""

    message: Line
    rule: Annotated[str, Meta(description="The number of the rule.")]


class Lesson(Reply, frozen=True):
    """A lesson of the tutorial: the name used in its message ids, and its position."""

    name: str
    right: Annotated[
        tuple[str, ...], Meta(description="Patterns of the correct actions; * matches anything.")
    ]
    position: Position


class Course(Reply, frozen=True):
    """All lessons of a game."""

    game: str
    stage: Stage
    lessons: tuple[Lesson, ...]


Answers = (GameGuide, Why, Course, RuleBook)
