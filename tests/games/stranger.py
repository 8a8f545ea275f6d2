"""What the strangers of all games share: reading a record, and telling it again at a table of their own.

A stranger plays a game once more: plain lists and dicts, straight from the rule book, slow and simple. A
stranger knows the written form of a record and the words of its actions, and nothing else of the program.
Whoever plays a game by heart here and there must come to the same table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar


class StrangersTable(Protocol):
    """A table at which a stranger has the rule book in hand."""

    end: str  # why the game is over, "" while it is not

    def heading(self) -> str:
        """What the record calls this part of the game."""

    def legal(self) -> set[str]:
        """Everything that may be done now."""

    def do(self, words: str) -> None:
        """Do what the record says."""

    def totals(self) -> list[int]:
        """Everybody's points."""


T = TypeVar("T", bound=StrangersTable)


@dataclass
class Story:
    """What a record tells: players, version of the rules, options, actions by heading, and the result."""

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
