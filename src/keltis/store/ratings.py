"""Ratings of people by game: against bots, whose ratings are fixed, and against people who have opted in.

A game is rated once, in the transaction that stores its results. Numbers are stored as integers, so that
recomputing them gives the same values.
"""

from typing import Literal, NamedTuple

from keltis.bots.level import AVERAGE, levels
from keltis.store.connection import Connection
from keltis.util.glicko2 import Rating, Result, rated

Pool = Literal["bots", "people"]

PERIOD = 7 * 24 * 60 * 60 * 1000  # milliseconds: a rating period of Glicko-2
CONFIDENCE = 1.96  # standard deviations on each side of an interval of 95 %
PROVISIONAL = 20  # games
FINE = 1000  # ratings and deviations are stored in thousandths,
FINER = 10**9  # volatilities in thousand-millionths
SCORES = {"won": 1.0, "shared": 0.5, "lost": 0.0}


class Rated(NamedTuple):
    """A stored rating."""

    rating: Rating
    games: int
    at: int  # the end of the last rated game

    def now(self, now: int) -> Rating:
        """The rating with its current deviation."""
        return self.rating.after(max(0, now - self.at) / PERIOD)


class _Player(NamedTuple):
    """A player in a game that is rated against people."""

    person: str
    place: int
    helped: bool


def find(connection: Connection, person: str, game: str, pool: Pool) -> Rated | None:
    """A person's rating; None without rated games."""
    return of_person(connection, person).get((game, pool))


def of_person(connection: Connection, person: str) -> dict[tuple[str, str], Rated]:
    """All ratings of a person, by game and pool."""
    rows = connection.run(
        "SELECT kind, pool, rating, deviation, volatility, games, at FROM ratings WHERE person = :person",
        {"person": person},
    )
    return {
        (str(game), str(pool)): Rated(
            Rating(int(value or 0) / FINE, int(deviation or 0) / FINE, int(volatility or 0) / FINER),
            int(games or 0),
            int(at or 0),
        )
        for game, pool, value, deviation, volatility, games, at in rows
    }


def _keep(connection: Connection, person: str, game: str, pool: Pool, new: Rated) -> None:
    value, deviation, volatility = new.rating
    connection.run(
        "INSERT INTO ratings (person, kind, pool, rating, deviation, volatility, games, at)"
        " VALUES (:person, :game, :pool, :rating, :deviation, :volatility, :games, :at)"
        " ON CONFLICT (person, kind, pool) DO UPDATE SET rating = excluded.rating,"
        " deviation = excluded.deviation, volatility = excluded.volatility, games = excluded.games,"
        " at = excluded.at",
        {
            "person": person,
            "game": game,
            "pool": pool,
            "rating": round(value * FINE),
            "deviation": round(deviation * FINE),
            "volatility": round(volatility * FINER),
            "games": new.games,
            "at": new.at,
        },
    )


def rate(connection: Connection, table_id: str) -> None:
    """Rate a game whose results have just been stored."""
    rows = connection.run(
        "SELECT person, kind, ended, outcome, place, helped, rated_bot, rated FROM results"
        " WHERE game = :table_id ORDER BY person",
        {"table_id": table_id},
    )
    if connection.locking:  # nodes may rate two games of a person at the same time
        for person, *_ in rows:
            connection.run(
                f"SELECT id FROM people WHERE id = :person {connection.locking}", {"person": person}
            )
    players = []
    for person, game, ended, outcome, place, helped, bot, wants in rows:
        if bot:
            _rate_against_bot(connection, str(person), str(game), str(bot), str(outcome), int(ended or 0))
        if wants:
            players.append(_Player(str(person), int(place or 0), bool(helped)))
    if len(players) > 1:
        _rate_against_people(connection, str(rows[0][1]), players, int(rows[0][2] or 0))


def _rate_against_bot(
    connection: Connection, person: str, game: str, bot: str, outcome: str, ended: int
) -> None:
    level = levels(game).get(bot)
    if level is None or not level.rating:
        return
    opponent = Rating(level.rating, level.range / CONFIDENCE)
    _update(connection, person, game, "bots", [Result(opponent, SCORES[outcome])], ended)


def _rate_against_people(connection: Connection, game: str, players: list[_Player], ended: int) -> None:
    """Every pair counts as a result; all results of one person together weigh as much as one game."""
    before = {one.person: _current(connection, one.person, game, "people", ended) for one in players}
    results = {
        one.person: [
            Result(before[other.person], _score(one, other), 1 / (len(players) - 1))
            for other in players
            if other != one and _is_fair(one, other)
        ]
        for one in players
    }
    for person, found in results.items():
        if found:
            _update(connection, person, game, "people", found, ended)


def _score(one: _Player, other: _Player) -> float:
    return 0.5 if one.place == other.place else float(one.place < other.place)


def _is_fair(one: _Player, other: _Player) -> bool:
    """Whether the better of the two played without the help of a bot."""
    better = [player for player in (one, other) if player.place == min(one.place, other.place)]
    return not any(player.helped for player in better)


def _current(connection: Connection, person: str, game: str, pool: Pool, ended: int) -> Rating:
    """A person's rating when a game ended."""
    known = find(connection, person, game, pool)
    return Rating(AVERAGE) if known is None else known.now(ended)


def _update(
    connection: Connection, person: str, game: str, pool: Pool, results: list[Result], ended: int
) -> None:
    known = find(connection, person, game, pool) or Rated(Rating(AVERAGE), 0, ended)
    new = rated(known.rating, results, max(0, ended - known.at) / PERIOD)
    _keep(connection, person, game, pool, Rated(new, known.games + 1, max(ended, known.at)))


# --- what people decide ------------------------------------------------------------------------


def wants(connection: Connection, person: str) -> bool:
    """Whether a person wants to be rated against people."""
    return bool(connection.run("SELECT 1 FROM people WHERE id = :id AND rated = 1", {"id": person}))


def choose(connection: Connection, person: str, rated: bool) -> None:
    """Opt in to ratings against people, or opt out, which erases the person's ratings against people."""
    connection.run("UPDATE people SET rated = :rated WHERE id = :id", {"rated": int(rated), "id": person})
    if not rated:
        connection.run("DELETE FROM ratings WHERE person = :id AND pool = 'people'", {"id": person})
        connection.run("UPDATE results SET rated = 0 WHERE person = :id", {"id": person})


def rebuild(connection: Connection) -> int:
    """Recompute all ratings from the stored results; returns the number of games."""
    connection.run("DELETE FROM ratings")
    rows = connection.run("SELECT DISTINCT game, ended FROM results ORDER BY ended, game")
    for table_id, _ in rows:
        rate(connection, str(table_id))
    return len(rows)
