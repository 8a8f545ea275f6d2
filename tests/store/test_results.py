"""Results and ratings, in both engines: stored once, rebuilt from what is stored, erased with the person."""

import json
from functools import partial

import pytest

from keltis.store import analyses, erasure, people, ratings, results, tables
from keltis.store.ratings import Rated
from keltis.store.results import Meeting
from keltis.store.store import Store
from keltis.table import commands
from keltis.table.table import Table
from keltis.util.glicko2 import Rating, Result, rated
from tests.store.test_erasure import keep, known
from tests.table.company import NOON, fresh, ok, play_on, seated

ADA, BEN, CY = "who-Ada", "who-Ben", "who-Cy"
WEEK = ratings.PERIOD


def finished(people: int = 2, bots: int = 0, seed: int = 1, loser: int = 1, now: int = NOON) -> Table:
    """A short game that a seat resigns; with more people a bot plays on for it."""
    table = seated("wuerfelspiel", people=people, bots=bots)
    play_on(table, seed, most=6, now=now)
    ok(table, loser, commands.Resign(fresh()), now=now + 10)
    play_on(table, seed, now=now + 10)
    return table


def score(store: Store) -> int:
    """Store the results of all games that have none yet."""
    found = store.read(partial(results.unscored, most=99))
    for table_id in found:
        unscored = store.read(partial(results.read, table_id=table_id))
        assert store.write_and_wait(partial(results.keep, found=unscored))
        assert not store.write_and_wait(partial(results.keep, found=unscored))  # another node was faster
    return len(found)


def wants(store: Store, *whos: str, rated: bool = True) -> None:
    for who in whos:
        store.write_and_wait(partial(ratings.choose, person=who, rated=rated))


def rating(store: Store, who: str, pool: ratings.Pool = "people") -> Rated | None:
    return store.read(partial(ratings.find, person=who, game="wuerfelspiel", pool=pool))


@pytest.fixture
def played(store: Store) -> Store:
    """Ada has won against Ben, both want ratings; Cy has never played."""
    known(store, "Ada", "Ben", "Cy")
    wants(store, ADA, BEN)
    keep(store, "t1", finished())
    assert score(store) == 1
    return store


def test_a_game_is_scored_once(played: Store) -> None:
    assert score(played) == 0
    [row] = played.read(partial(results.of_person, who=ADA, most=9))
    assert (row.table_id, row.game, row.outcome, row.ended, row.bots) == (
        "t1",
        "wuerfelspiel",
        "won",
        NOON + 10,
        (),
    )
    [row] = played.read(partial(results.of_person, who=BEN, most=9))
    assert row.outcome == "lost"
    ada, ben = rating(played, ADA), rating(played, BEN)
    start = Rating(1000)
    expected = rated(start, [Result(start, 1.0)], 0)
    assert ada is not None
    assert ben is not None
    assert (ada.games, ada.at) == (1, NOON + 10)
    assert ada.rating == pytest.approx(expected, abs=0.001)
    assert ada.rating.value + ben.rating.value == pytest.approx(2000, abs=0.01)
    assert rating(played, ADA, "bots") is None


def test_games_against_bots_move_another_rating(played: Store) -> None:
    keep(played, "t2", finished(people=1, bots=1, loser=0, now=NOON + WEEK))
    score(played)
    found = rating(played, ADA, "bots")
    assert found is not None
    assert found.games == 1
    assert 600 < found.rating.value < 1000
    grown = found.now(found.at + 50 * WEEK)
    assert grown.deviation > found.rating.deviation
    before = rating(played, ADA)
    assert before is not None
    assert before.games == 1


def test_who_does_not_want_a_rating_has_none(played: Store) -> None:
    before = rating(played, BEN)
    table = seated("wuerfelspiel", people=3)
    play_on(table, 2)
    keep(played, "t2", table)
    score(played)
    assert rating(played, CY) is None
    assert rating(played, BEN) != before  # Ada and Ben are compared, and Cy is with nobody
    wants(played, ADA, rated=False)
    assert rating(played, ADA) is None
    assert played.write_and_wait(ratings.rebuild) == 2
    assert rating(played, ADA) is None
    assert rating(played, BEN) is None  # there is nobody left to be compared with


def test_ratings_computed_again_are_the_same(played: Store) -> None:
    wants(played, CY)
    for number in range(4):
        keep(played, f"t{number + 2}", finished(3, seed=number, loser=number % 3, now=NOON + number * WEEK))
    keep(played, "bots", finished(people=1, bots=1, loser=0))
    score(played)
    before = [played.read(partial(ratings.of_person, person=who)) for who in (ADA, BEN, CY)]
    assert played.write_and_wait(ratings.rebuild) == 6
    assert [played.read(partial(ratings.of_person, person=who)) for who in (ADA, BEN, CY)] == before
    assert [len(found) for found in before] == [2, 1, 1]


def test_imported_games_are_neither_statistics_nor_ratings(played: Store) -> None:
    before = rating(played, ADA)
    keep(played, "t2", finished(seed=5))
    played.write_and_wait(partial(tables.mark_imported, table_id="t2"))
    assert score(played) == 1
    assert len(played.read(partial(results.of_person, who=ADA, most=9))) == 1
    assert rating(played, ADA) == before
    played.write_and_wait(ratings.rebuild)
    assert rating(played, ADA) == before


def test_with_whom_one_has_played(played: Store) -> None:
    assert played.read(partial(results.meetings, who=ADA)) == [
        Meeting(BEN, "wuerfelspiel", "Ben", NOON + 10, 1, 1, 0)
    ]
    assert played.read(partial(results.meetings, who=BEN)) == [
        Meeting(ADA, "wuerfelspiel", "Ada", NOON + 10, 1, 0, 1)
    ]
    assert played.read(partial(results.meetings, who=CY)) == []


def test_luck_comes_with_the_analysis(played: Store) -> None:
    seats = [{"seat": 0, "sum": {"luck": 0.25}}, {"seat": 1, "sum": {"luck": -0.1}}]
    report = json.dumps({"seats": seats})
    played.write_and_wait(partial(analyses.keep, table_id="t1", report=report))
    played.write_and_wait(partial(results.add_luck, table_id="t1"))
    lucks = [played.read(partial(results.of_person, who=who, most=9))[0].luck for who in (ADA, BEN)]
    assert lucks == [2500, -1000]


def test_a_forgotten_person_has_no_results(played: Store) -> None:
    played.write_and_wait(partial(erasure.forget, person=BEN, instead="nobody", now=NOON))
    assert played.read(partial(results.meetings, who=ADA)) == []
    assert len(played.read(partial(results.of_person, who=ADA, most=9))) == 1
    assert played.read(partial(ratings.of_person, person=BEN)) == {}
    assert rating(played, ADA) is not None


def test_results_stay_when_old_games_are_deleted(played: Store) -> None:
    played.write_and_wait(partial(erasure.delete_table, table_id="t1"))
    assert len(played.read(partial(results.of_person, who=ADA, most=9))) == 1
    assert not played.read(partial(results.read, table_id="t1")).standings


def test_games_of_nobody_who_is_known_leave_no_results(store: Store) -> None:
    keep(store, "t1", finished())
    assert score(store) == 1
    store.write_and_wait(partial(people.add, person=people.Person(ADA, "Ada"), now=5))
    assert store.read(partial(results.of_person, who=ADA, most=9)) == []
