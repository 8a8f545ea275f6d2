"""The box of mistakes and solved puzzles of the day, in both engines; deleted with the person or the game."""

from collections.abc import Callable
from functools import partial

import pytest

from keltis.store import erasure, practice
from keltis.store.connection import Connection
from keltis.store.practice import INTERVALS, Mistake
from keltis.store.store import Store
from tests.store.test_erasure import keep, known
from tests.table.company import NOON, seated

ADA, BEN = "who-Ada", "who-Ben"
Forgetting = Callable[[Connection], object]


@pytest.fixture
def filled(store: Store) -> Store:
    """Ada and Ben at a table with a mistake of each, and Ada's solved puzzle."""
    known(store, "Ada", "Ben")
    keep(store, "t1", seated(people=2))
    store.write_and_wait(partial(practice.collect, table_id="t1", found=[(0, 9), (1, 12)], today=100))
    store.write_and_wait(partial(practice.solved, person=ADA, game="keltis", day=100))
    return store


def box(store: Store, person: str) -> list[Mistake]:
    return store.read(partial(practice.box, person=person))


def answer(store: Store, mistake: Mistake, right: bool, today: int) -> Mistake:
    job = partial(practice.answered, person=ADA, mistake=mistake, right=right, today=today)
    return store.write_and_wait(job)


def test_everybody_gets_their_own_mistakes_once(filled: Store) -> None:
    assert box(filled, ADA) == [Mistake("t1", 9, 0, 101)]
    assert box(filled, BEN) == [Mistake("t1", 12, 0, 101)]
    filled.write_and_wait(partial(practice.collect, table_id="t1", found=[(0, 9)], today=105))
    filled.write_and_wait(partial(practice.collect, table_id="gone", found=[(0, 9)], today=105))
    assert box(filled, ADA) == [Mistake("t1", 9, 0, 101)]


def test_a_mistake_comes_back_at_growing_intervals_until_it_is_learned(filled: Store) -> None:
    [mistake] = box(filled, ADA)
    assert answer(filled, mistake, True, 100) == mistake  # before it is due
    for interval in INTERVALS[1:]:
        today = mistake.due
        mistake = answer(filled, mistake, True, today)
        assert mistake.due == today + interval
    answer(filled, mistake, True, mistake.due)
    assert box(filled, ADA) == []
    learned = filled.read(partial(practice.find, person=ADA, table_id="t1", at=9))
    assert learned is not None
    filled.write_and_wait(partial(practice.collect, table_id="t1", found=[(0, 9)], today=500))
    assert box(filled, ADA) == []


def test_a_wrong_answer_begins_again(filled: Store) -> None:
    [mistake] = box(filled, ADA)
    mistake = answer(filled, mistake, True, 101)
    mistake = answer(filled, mistake, False, 104)
    assert (mistake.stage, mistake.due) == (0, 105)
    assert answer(filled, mistake, True, 104) == mistake  # the second try on the same day


def test_a_streak_lasts_while_today_is_missing(filled: Store) -> None:
    for day in (97, 99, 100):
        for game in ("keltis", "orakel"):
            filled.write_and_wait(partial(practice.solved, person=ADA, game=game, day=day))
    assert [filled.read(partial(practice.streak, person=ADA, today=day)) for day in (99, 100, 101, 102)] == [
        *(1, 2, 2, 0)
    ]
    assert filled.read(partial(practice.solved_games, person=ADA, day=100)) == ["keltis", "orakel"]
    assert filled.read(partial(practice.streak, person=BEN, today=100)) == 0


@pytest.mark.parametrize(
    "forgotten",
    [
        partial(erasure.forget, person=ADA, instead="x1", now=NOON),
        partial(erasure.delete_table, table_id="t1"),
    ],
    ids=["person", "table"],
)
def test_nothing_is_left_of_a_forgotten_person_or_table(filled: Store, forgotten: Forgetting) -> None:
    filled.write_and_wait(forgotten)
    assert filled.read(partial(practice.find, person=ADA, table_id="t1", at=9)) is None
    people = len(filled.read(lambda connection: connection.run("SELECT id FROM people")))
    assert len(box(filled, BEN)) == (1 if people == 1 else 0)
    assert filled.read(partial(practice.streak, person=ADA, today=100)) == people - 1
