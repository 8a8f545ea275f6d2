"""A person's statistics by game, from the results of their games."""

from collections.abc import Callable, Sequence
from itertools import takewhile

from keltis.games import GAMES
from keltis.server.http.people_schemas import BotRecord, GameStatistics, ListedRating, PersonRecord
from keltis.store import ratings, results
from keltis.store.connection import Connection
from keltis.store.ratings import CONFIDENCE, PROVISIONAL, Rated
from keltis.store.results import LUCK, Meeting, ResultRow

MOST = 10_000  # games considered, the latest
MOST_PEOPLE = 50  # opponents listed for a game
ROUND = 10  # ranges are shown in tens

Handle = Callable[[str], str]  # what a person is called in requests


def statistics(connection: Connection, who: str, now: int, handle: Handle) -> tuple[GameStatistics, ...]:
    """The statistics of all games that a person has played."""
    rows = results.of_person(connection, who, MOST)
    meetings = results.meetings(connection, who)
    rated = ratings.of_person(connection, who)
    found = []
    for name in (game.name for game in GAMES):
        own = [row for row in rows if row.game == name]
        people = [meeting for meeting in meetings if meeting.game == name and meeting.played]
        if own:
            numbers = [_listed(rated.get((name, pool)), now) for pool in ("bots", "people")]
            found.append(_of_game(name, own, _people(people, handle), *numbers))
    return tuple(found)


def _of_game(
    name: str,
    rows: Sequence[ResultRow],
    people: tuple[PersonRecord, ...],
    against_bots: ListedRating | None,
    against_people: ListedRating | None,
) -> GameStatistics:
    won = [row.outcome != "lost" for row in rows]  # the latest first
    lucks = [row.luck for row in rows if row.luck is not None]
    return GameStatistics(
        name,
        len(rows),
        sum(won),
        sum(row.outcome == "shared" for row in rows),
        _streak(won),
        _best_streak(won),
        max(row.points for row in rows),
        len(lucks),
        sum(lucks) / len(lucks) / LUCK if lucks else None,
        _bots(rows),
        people,
        against_bots,
        against_people,
    )


def _streak(won: Sequence[bool]) -> int:
    """Wins in a row up to now; losses are negative.

    >>> _streak([True, True, False]), _streak([False, True])
    (2, -1)
    """
    length = sum(1 for _ in takewhile(lambda one: one == won[0], won))
    return length if won[0] else -length


def _best_streak(won: Sequence[bool]) -> int:
    """The most wins in a row.

    >>> _best_streak([True, False, True, True, False])
    2
    """
    best = current = 0
    for one in won:
        current = current + 1 if one else 0
        best = max(best, current)
    return best


def _bots(rows: Sequence[ResultRow]) -> tuple[BotRecord, ...]:
    """The records against each level, where all opponents were of that level; the most played first."""
    found: dict[str, list[bool]] = {}
    for row in rows:
        if len(set(row.bots)) == 1 and row.opponents == "bots":
            found.setdefault(row.bots[0], []).append(row.outcome != "lost")
    records = [BotRecord(bot, len(won), sum(won)) for bot, won in found.items()]
    return tuple(sorted(records, key=lambda record: (-record.played, record.bot)))


def _people(meetings: Sequence[Meeting], handle: Handle) -> tuple[PersonRecord, ...]:
    """The records against people, the most played first."""
    records = [PersonRecord(handle(one.other), one.name, one.played, one.won, one.lost) for one in meetings]
    return tuple(sorted(records, key=lambda record: (-record.played, record.name))[:MOST_PEOPLE])


def _listed(rated: Rated | None, now: int) -> ListedRating | None:
    if rated is None:
        return None
    rating = rated.now(now)
    width = max(ROUND, round(CONFIDENCE * rating.deviation / ROUND) * ROUND)
    return ListedRating(round(rating.value), width, rated.games, rated.games < PROVISIONAL)
