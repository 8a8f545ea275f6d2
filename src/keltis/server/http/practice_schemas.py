"""Request and response schemas for practice: puzzles and one's own mistakes."""

from typing import Annotated

from msgspec import Meta

from keltis.server.http.schemas import Body, Reply
from keltis.table.core_types import Line, Stage
from keltis.table.frames import Position


class Answer(Body, frozen=True):
    """An answer to a puzzle or a mistake: all actions of the turn in notation; none: show the solution."""

    actions: Annotated[tuple[Annotated[str, Meta(max_length=40)], ...], Meta(max_length=16)]


class GamePuzzles(Reply, frozen=True):
    """The puzzles of a game, numbered from 1."""

    game: str
    puzzles: int
    daily: Annotated[int, Meta(description="The number of the puzzle of the day.")]
    solved: Annotated[bool, Meta(description="Whether I have solved the puzzle of the day.")]


class DueMistake(Reply, frozen=True):
    """A mistake of mine that is due: the table, and the number of its first action in the record."""

    table_id: str
    at: int


class Practice(Reply, frozen=True):
    """What I can practise."""

    day: str
    ends: Annotated[int, Meta(description="When the next day begins, in milliseconds.")]
    streak: Annotated[int, Meta(description="Days in a row with a solved puzzle of the day.")]
    games: tuple[GamePuzzles, ...]
    box: Annotated[int, Meta(description="The number of my mistakes that are not learned yet.")]
    due: tuple[DueMistake, ...]
    later: Annotated[int | None, Meta(description="In how many days the next mistake is due.")] = None


class Exercise(Reply, frozen=True):
    """A position in which the best turn is to be found, as the player on the seat sees it."""

    game: str
    players: int
    seat: int
    names: Annotated[tuple[str, ...], Meta(description="Of the seats; empty for a puzzle.")]
    bots: tuple[str, ...]
    single: Annotated[bool, Meta(description="Whether the next action is asked for, not the whole turn.")]
    stage: Stage
    position: Position


class ExerciseStep(Reply, frozen=True):
    """The position after some actions of an answer."""

    position: Position
    complete: Annotated[bool, Meta(description="Whether these actions are a complete answer.")]


class JudgedTurn(Reply, frozen=True):
    """A turn with its value."""

    actions: tuple[str, ...]
    share: Annotated[
        float | None,
        Meta(description="The chance to win; null: only known to be worse than what was compared."),
    ]
    told: tuple[Line, ...]
    reasons: tuple[Line, ...]


class Judgement(Reply, frozen=True):
    """The judgement of an answer. About equally good turns are right, too."""

    right: bool
    best: JudgedTurn
    second: Annotated[JudgedTurn | None, Meta(description="The next best one that is clearly worse.")]
    yours: Annotated[JudgedTurn | None, Meta(description="null: gave up.")]
    comes_back: Annotated[
        int | None, Meta(description="Of a mistake: in how many days it comes back; 0: it is learned.")
    ] = None


Answers = (Practice, Exercise, ExerciseStep, Judgement)
