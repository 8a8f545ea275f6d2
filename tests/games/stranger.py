"""Shared by the independent implementations of all games: reads a record and replays it.

A stranger is a second implementation of a game, written from the rule book with plain lists and dicts. It
knows the format of records and the notation of actions, and nothing else of the program. Both implementations
must agree in every position.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar


class StrangersTable(Protocol):
    """The interface of an independent implementation."""

    end: str  # why the game is over, "" while it is not

    def heading(self) -> str:
        """The heading of this part of the record."""

    def legal(self) -> set[str]:
        """All legal actions."""

    def do(self, words: str) -> None:
        """Do an action of the record."""

    def totals(self) -> list[int]:
        """Everybody's points."""


T = TypeVar("T", bound=StrangersTable)


@dataclass
class Story:
    """The content of a record: players, version of the rules, options, actions by heading, and the result."""

    players: int
    rules: int
    options: dict[str, str]
    actions: list[tuple[str, str]]
    end: str
    totals: list[int]


def read(text: str) -> Story:
    """Read the written form of a finished game."""
    header, body = text.rstrip("\n").split("\n\n")
    facts = [line.split(": ", 1) for line in header.split("\n") if ": " in line]
    players = sum(key.startswith("seat ") for key, _ in facts)
    options = {key.removeprefix("option "): value for key, value in facts if key.startswith("option ")}
    *turns, result = [line.split(": ") for line in body.split("\n")]
    actions = [(heading, action) for heading, line in turns for action in line.split(", ")]
    totals = [int(number) for number in result[1].split(", ")]
    rules = int(next(value for key, value in facts if key == "rules"))
    return Story(players, rules, options, actions, result[0].removeprefix("end "), totals)


def retell(story: Story, table: T) -> Iterator[tuple[T, str]]:
    """The table before every action, with the words of that action; then the table at the end."""
    for heading, action in story.actions:
        assert table.heading() == heading
        assert action in table.legal(), f"{heading}: {action} breaks the rules"
        yield table, action
        table.do(action)
    assert (table.end, table.totals()) == (story.end, story.totals)
    yield table, ""
