"""Practice data: the boxes of people's own mistakes, and solved puzzles of the day.

Days are numbered since 1970, in UTC. All of it is deleted with the person, and mistakes also with their game.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from keltis.store.connection import Connection

DAY = 24 * 60 * 60 * 1000  # milliseconds
INTERVALS = (1, 3, 7, 21, 60)  # days until a mistake comes back; after the last one it is learned
NEVER = 1 << 30  # when a learned mistake is due
MOST_KEPT = 500  # mistakes of a person that are not learned


class Mistake(NamedTuple):
    """A mistake in the box of a person."""

    table_id: str
    at: int  # the number of its first action in the record
    stage: int  # index of the interval that was used last
    due: int


def day_of(now: int) -> int:
    """The number of the day of a timestamp in milliseconds.

    >>> day_of(1_800_000_000_000)
    20833
    """
    return now // DAY


def collect(connection: Connection, table_id: str, found: Iterable[tuple[int, int]], today: int) -> None:
    """Put mistakes of a game (seat and number of the action) into the boxes of the people who made them.

    Mistakes that are already stored are left unchanged.
    """
    rows = connection.run(
        "SELECT seat, who FROM seats JOIN people ON people.id = who WHERE game = :table_id",
        {"table_id": table_id},
    )
    people = {int(str(seat)): str(who) for seat, who in rows}
    for seat, at in found:
        person = people.get(seat)
        if person is None or find(connection, person, table_id, at):
            continue
        if len(box(connection, person)) < MOST_KEPT:
            connection.run(
                "INSERT INTO mistakes (person, game, at, stage, due)"
                " VALUES (:person, :table_id, :at, 0, :due)",
                {"person": person, "table_id": table_id, "at": at, "due": today + INTERVALS[0]},
            )


def box(connection: Connection, person: str) -> list[Mistake]:
    """All mistakes of a person that are not learned yet, the one due first at the front."""
    rows = connection.run(
        "SELECT game, at, stage, due FROM mistakes WHERE person = :person AND due < :never"
        " ORDER BY due, game, at",
        {"person": person, "never": NEVER},
    )
    return [_mistake(row) for row in rows]


def find(connection: Connection, person: str, table_id: str, at: int) -> Mistake | None:
    """One mistake of a person, which may be a learned one."""
    rows = connection.run(
        "SELECT game, at, stage, due FROM mistakes WHERE person = :person AND game = :table_id AND at = :at",
        {"person": person, "table_id": table_id, "at": at},
    )
    return _mistake(rows[0]) if rows else None


def answered(connection: Connection, person: str, mistake: Mistake, right: bool, today: int) -> Mistake:
    """Schedule a mistake after an answer.

    A wrong answer resets the mistake to the first interval. A right one advances it to the next interval if
    it was due, so retrying on the same day does not count.
    """
    stage, due = next_time(mistake, right, today)
    connection.run(
        "UPDATE mistakes SET stage = :stage, due = :due"
        " WHERE person = :person AND game = :table_id AND at = :at",
        {"stage": stage, "due": due, "person": person, "table_id": mistake.table_id, "at": mistake.at},
    )
    return mistake._replace(stage=stage, due=due)


def next_time(mistake: Mistake, right: bool, today: int) -> tuple[int, int]:
    """The stage of a mistake after an answer, and the day on which it is due.

    >>> next_time(Mistake("t", 9, 0, 100), True, 100)
    (1, 103)
    >>> next_time(Mistake("t", 9, 3, 100), False, 100)
    (0, 101)
    >>> next_time(Mistake("t", 9, 1, 103), True, 100)
    (1, 103)
    """
    if not right:
        return 0, today + INTERVALS[0]
    if mistake.due > today:
        return mistake.stage, mistake.due
    stage = mistake.stage + 1
    return (stage, today + INTERVALS[stage]) if stage < len(INTERVALS) else (stage, NEVER)


def _mistake(row: Sequence[object]) -> Mistake:
    table_id, at, stage, due = row
    return Mistake(str(table_id), int(str(at)), int(str(stage)), int(str(due)))


# --- puzzles of the day ------------------------------------------------------------------------


def solved(connection: Connection, person: str, game: str, day: int) -> None:
    """Record that a person has solved a game's puzzle of the day."""
    values: dict[str, str | int | None] = {"person": person, "game": game, "day": day}
    known = connection.run(
        "SELECT 1 FROM puzzle_days WHERE person = :person AND game = :game AND day = :day", values
    )
    if not known:
        connection.run(
            "INSERT INTO puzzle_days (person, game, day)"
            " SELECT id, :game, :day FROM people WHERE id = :person",
            values,
        )


def solved_games(connection: Connection, person: str, day: int) -> list[str]:
    """The games whose puzzle a person has solved on a day."""
    rows = connection.run(
        "SELECT game FROM puzzle_days WHERE person = :person AND day = :day ORDER BY game",
        {"person": person, "day": day},
    )
    return [str(game) for (game,) in rows]


def streak(connection: Connection, person: str, today: int) -> int:
    """How many days in a row a person has solved a puzzle of the day; today may still be missing."""
    rows = connection.run(
        "SELECT DISTINCT day FROM puzzle_days WHERE person = :person AND day <= :today ORDER BY day DESC",
        {"person": person, "today": today},
    )
    days = {int(str(day)) for (day,) in rows}
    day = today if today in days else today - 1
    length = 0
    while day - length in days:
        length += 1
    return length
