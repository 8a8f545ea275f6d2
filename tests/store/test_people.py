"""People and their sessions, in both engines."""

from functools import partial

from keltis.store import people
from keltis.store.people import Person
from keltis.store.store import Store

DAY = 86_400_000


def test_somebody_is_known_by_the_hash_of_a_token(store: Store) -> None:
    ada = Person("p1", "Ada")
    store.write_and_wait(lambda connection: people.add(connection, ada, 5))
    store.write_and_wait(lambda connection: people.begin_session(connection, "h1", "p1", "Firefox", 5))
    assert store.read(lambda connection: people.find(connection, "h1", 0)) == ada
    assert store.read(lambda connection: people.find(connection, "h2", 0)) is None
    store.write_and_wait(lambda connection: people.rename(connection, "p1", "Ada L."))
    assert store.read(lambda connection: people.find(connection, "h1", 0)) == Person("p1", "Ada L.")


def test_a_session_that_was_not_used_for_long_is_over(store: Store) -> None:
    store.write_and_wait(lambda connection: people.add(connection, Person("p1", "Ada"), 5))
    store.write_and_wait(lambda connection: people.begin_session(connection, "h1", "p1", "", 5))
    assert store.read(lambda connection: people.find(connection, "h1", DAY)) is None
    store.write_and_wait(lambda connection: people.seen(connection, "h1", 2 * DAY))
    assert store.read(lambda connection: people.find(connection, "h1", DAY)) == Person("p1", "Ada")


def test_sessions_are_listed_and_ended_by_their_owner_only(store: Store) -> None:
    for person in (Person("p1", "Ada"), Person("p2", "Ben")):
        store.write_and_wait(partial(people.add, person=person, now=5))
    for token, person_id in (("h1", "p1"), ("h2", "p1"), ("h3", "p2")):
        begin = partial(people.begin_session, token=token, person=person_id, label="x", now=5)
        store.write_and_wait(begin)
    listed = store.read(lambda connection: people.sessions(connection, "p1"))
    assert sorted(session.token for session in listed) == ["h1", "h2"]
    assert not store.write_and_wait(lambda connection: people.end_session(connection, "p1", "h3"))
    assert store.write_and_wait(lambda connection: people.end_session(connection, "p1", "h2"))
    assert store.read(lambda connection: people.find(connection, "h2", 0)) is None
    assert store.read(lambda connection: people.find(connection, "h3", 0)) is not None


def test_a_secret_is_made_once(store: Store) -> None:
    first = store.write_and_wait(lambda connection: people.secret(connection, "deals", "one"))
    again = store.write_and_wait(lambda connection: people.secret(connection, "deals", "two"))
    assert first == again == "one"
