"""Results of finished games: one row per game and person, from which statistics and ratings are derived."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from keltis.core.game import UnknownVersion
from keltis.store import analyses, ratings, tables
from keltis.store.connection import Connection
from keltis.table import events
from keltis.table.events import AnyEvent
from keltis.table.match import Broken
from keltis.table.settings import Settings, board_of
from keltis.table.standing import Finished, Seated, Standing, standings

LUCK = 10_000  # luck is stored in ten-thousandths of a win


class Unscored(NamedTuple):
    """A finished game whose results are not stored yet."""

    table_id: str
    game: str
    ended: int
    imported: bool
    standings: dict[str, Standing]  # by person


class ResultRow(NamedTuple):
    """A game in somebody's statistics."""

    table_id: str
    game: str
    ended: int
    points: int
    outcome: str
    opponents: str
    bots: tuple[str, ...]  # levels
    luck: int | None


def unscored(connection: Connection, most: int) -> list[str]:
    """Finished games whose results are not stored yet, the earliest first."""
    rows = connection.run(
        "SELECT id FROM games WHERE phase = 'over' AND scored = 0 ORDER BY changed, id LIMIT :most",
        {"most": most},
    )
    return [str(table_id) for (table_id,) in rows]


def read(connection: Connection, table_id: str) -> Unscored:
    """The results of a finished game; none if this version cannot read its events."""
    rows = connection.run("SELECT game, imported FROM games WHERE id = :id", {"id": table_id})
    if not rows:  # deleted in the meantime
        return Unscored(table_id, "", 0, True, {})
    [(game, imported)] = rows
    try:
        entries = tables.load(connection, table_id)
        finished = _finished(connection, table_id, [entry.event for entry in entries])
    except (Broken, UnknownVersion):
        return Unscored(table_id, str(game), 0, bool(imported), {})
    ended = max(entry.at for entry in entries if isinstance(entry.event, events.Moved | events.Ended))
    return Unscored(table_id, str(game), ended, bool(imported), standings(finished))


def _finished(connection: Connection, table_id: str, happened: list[AnyEvent]) -> Finished:
    [(summary,)] = connection.run("SELECT summary FROM games WHERE id = :id", {"id": table_id})
    listed = tables.summary_of(str(summary))
    rows = connection.run("SELECT seat, who FROM seats WHERE game = :id", {"id": table_id})
    people = {int(seat or 0): str(who) for seat, who in rows}
    seats = [
        Seated(
            chair.kind,
            chair.name,
            people.get(seat, ""),
            chair.bot,
            chair.away,
            listed.result[seat],
            chair.played_by,
        )
        for seat, chair in enumerate(listed.chairs)
    ]
    opened = next(event for event in happened if isinstance(event, events.Opened))
    early = next((event for event in happened if isinstance(event, events.Ended)), None)
    plain = not opened.settings.deal and _has_own_options(opened.settings)
    winners = listed.winners or _best(listed.result)  # rows of older versions do not list winners
    return Finished(seats, winners, early.why if early else "", plain, bool(opened.settings.board))


def _best(points: Sequence[int]) -> list[int]:
    return [seat for seat, total in enumerate(points) if total == max(points)]


def _has_own_options(settings: Settings) -> bool:
    """Whether a game is played with the options for which bots are rated."""
    usual = board_of(msgspec.structs.replace(settings, options={}))
    return board_of(settings).options == usual.options


def keep(connection: Connection, found: Unscored) -> bool:
    """Store the results of a game, and rate it; False if that was already done."""
    done = connection.run(
        "UPDATE games SET scored = 1 WHERE id = :id AND scored = 0 RETURNING id", {"id": found.table_id}
    )
    if not done:
        return False
    luck = analyses.luck_of(connection, found.table_id)
    for who, standing in found.standings.items():
        _insert(connection, found, who, standing, luck.get(standing.seat))
    if not found.imported:
        ratings.rate(connection, found.table_id)
    return True


def _insert(
    connection: Connection, found: Unscored, who: str, standing: Standing, luck: float | None
) -> None:
    """Store a result, unless the person has been erased."""
    real = not found.imported
    connection.run(
        "INSERT INTO results (game, person, kind, ended, name, points, place, outcome, opponents, bots,"
        " helped, counts, rated_bot, rated, seat, luck)"
        " SELECT :table_id, id, :game, :ended, :name, :points, :place, :outcome, :opponents, :bots,"
        " :helped, :counts, :rated_bot, CASE WHEN rated = 1 THEN CAST(:ratable AS INTEGER) ELSE 0 END, :seat,"
        " CAST(:luck AS INTEGER) FROM people WHERE id = :person",
        {
            "table_id": found.table_id,
            "person": who,
            "game": found.game,
            "ended": found.ended,
            "name": standing.name,
            "points": standing.points,
            "place": standing.place,
            "outcome": standing.outcome,
            "opponents": standing.opponents,
            "bots": " ".join(standing.bots),
            "helped": int(standing.helped),
            "counts": int(standing.counts and real),
            "rated_bot": standing.rated_bot if real else "",
            "ratable": int(standing.ratable and real),
            "seat": standing.seat,
            "luck": None if luck is None else round(luck * LUCK),
        },
    )


def add_luck(connection: Connection, table_id: str) -> None:
    """Store the luck of every player in a game that was analysed after its results were stored."""
    for seat, luck in analyses.luck_of(connection, table_id).items():
        connection.run(
            "UPDATE results SET luck = :luck WHERE game = :table_id AND seat = :seat",
            {"luck": round(luck * LUCK), "table_id": table_id, "seat": seat},
        )


# --- statistics --------------------------------------------------------------------------------


def of_person(connection: Connection, who: str, most: int) -> list[ResultRow]:
    """The games that count in a person's statistics, the latest first."""
    rows = connection.run(
        "SELECT game, kind, ended, points, outcome, opponents, bots, luck FROM results"
        " WHERE person = :who AND counts = 1 ORDER BY ended DESC, game LIMIT :most",
        {"who": who, "most": most},
    )
    return [
        ResultRow(
            str(table_id),
            str(game),
            int(ended or 0),
            int(points or 0),
            str(outcome),
            str(opponents),
            tuple(str(bots).split()),
            None if luck is None else int(luck),
        )
        for table_id, game, ended, points, outcome, opponents, bots, luck in rows
    ]


class Meeting(NamedTuple):
    """Games of a person with another person."""

    other: str
    game: str
    name: str  # of the other person, in the latest of these games
    latest: int
    played: int
    won: int
    lost: int


def meetings(connection: Connection, who: str) -> list[Meeting]:
    """The opponents of a person by game, with the results; the most recent ones first."""
    rows = connection.run(
        "SELECT theirs.person, theirs.kind, theirs.name, theirs.ended, theirs.place - own.place,"
        " own.counts + theirs.counts FROM results AS own"
        " JOIN results AS theirs ON theirs.game = own.game AND theirs.person <> own.person"
        " WHERE own.person = :who ORDER BY theirs.ended DESC, theirs.game",
        {"who": who},
    )
    found: dict[tuple[str, str], Meeting] = {}
    for other, game, name, ended, behind, counts in rows:
        key = (str(other), str(game))
        known = found.get(key, Meeting(*key, str(name), int(ended or 0), 0, 0, 0))
        if int(counts or 0) == 2:
            ahead, back = int(behind or 0) > 0, int(behind or 0) < 0
            known = known._replace(played=known.played + 1, won=known.won + ahead, lost=known.lost + back)
        found[key] = known
    return list(found.values())
