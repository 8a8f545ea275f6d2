"""Push subscriptions and turns that wait to be announced, in both engines."""

from collections.abc import Callable
from functools import partial

import pytest

from keltis.store import accounts, erasure, nodes, people, push
from keltis.store.connection import Connection
from keltis.store.push import Subscription, Turn
from keltis.store.store import Store
from tests.store.test_erasure import keep, known
from tests.table.company import NOON, seated

ADA = "who-Ada"
Forgetting = Callable[[Connection], object]


@pytest.fixture
def filled(store: Store) -> Store:
    """Two people who sit at a table; Ada knows three browsers."""
    known(store, "Ada", "Ben")
    keep(store, "t1", seated(people=2))
    for number in range(3):
        begin = partial(people.begin_session, token=f"s{number}", person=ADA, label="", now=5)
        store.write_and_wait(begin)
    return store


def subscribe(store: Store, session: str, endpoint: str = "", now: int = 5, person: str = ADA) -> None:
    made = Subscription(session, person, endpoint or f"https://push.example/{session}", "key", "auth")
    store.write_and_wait(partial(push.subscribe, subscription=made, now=now, most=2))


def endpoints(store: Store) -> list[str]:
    found = store.read(partial(push.subscriptions, person=ADA))
    return [one.endpoint.removeprefix("https://push.example/") for one in found]


def waiting(store: Store, now: int = 100) -> list[Turn]:
    return store.read(partial(push.due, now=now, most=9))


def test_a_session_has_one_subscription_and_a_person_so_many(filled: Store) -> None:
    subscribe(filled, "s0", now=1)
    subscribe(filled, "s1", now=2)
    assert endpoints(filled) == ["s0", "s1"]
    subscribe(filled, "s2", now=3)
    assert endpoints(filled) == ["s1", "s2"]  # the oldest one had to go
    subscribe(filled, "s2", "https://push.example/new", now=4)
    assert endpoints(filled) == ["s1", "new"]
    subscribe(filled, "s1", "https://push.example/new", now=5)  # a browser has one subscription
    assert endpoints(filled) == ["new"]
    subscribe(filled, "nobody")
    subscribe(filled, "s0", "https://push.example/ben", person="who-Ben")  # not Ben's session
    assert endpoints(filled) == ["new"]


def test_a_subscription_ends_with_its_session(filled: Store) -> None:
    for session in ("s0", "s1"):
        subscribe(filled, session)
    filled.write_and_wait(partial(people.begin_session, token="s9", person=ADA, label="", now=6))
    filled.write_and_wait(partial(push.move, old="s0", new="s9"))
    filled.write_and_wait(partial(accounts.end_other_sessions, person=ADA, but="s9"))
    assert endpoints(filled) == ["s0"]
    filled.write_and_wait(partial(people.end_session, person=ADA, token="s9"))
    assert endpoints(filled) == []


def test_of_a_table_and_a_person_the_newest_turn_waits(filled: Store) -> None:
    filled.write_and_wait(partial(push.enqueue, turn=Turn("t1", ADA, 10)))
    assert waiting(filled) == []  # no browser wants to know
    subscribe(filled, "s0")
    for at in (10, 20):
        filled.write_and_wait(partial(push.enqueue, turn=Turn("t1", ADA, at)))
    assert waiting(filled, 19) == []
    assert waiting(filled) == [Turn("t1", ADA, 20)]


def test_one_node_announces_a_turn(filled: Store) -> None:
    subscribe(filled, "s0")
    filled.write_and_wait(partial(push.enqueue, turn=Turn("t1", ADA, 10)))
    [turn] = waiting(filled)
    assert filled.write_and_wait(partial(push.claim, turn=turn, until=50))
    assert not filled.write_and_wait(partial(push.claim, turn=turn, until=60))
    assert waiting(filled, 49) == []
    [claimed] = waiting(filled)
    assert claimed == Turn("t1", ADA, 50, 1)
    filled.write_and_wait(partial(push.postpone, turn=claimed, at=70))
    assert waiting(filled) == [Turn("t1", ADA, 70, 1)]
    filled.write_and_wait(partial(push.enqueue, turn=Turn("t1", ADA, 80)))
    for job in (push.remove, partial(push.postpone, at=90)):  # of the turn before
        filled.write_and_wait(partial(job, turn=claimed._replace(due=70)))
    assert waiting(filled) == [Turn("t1", ADA, 80)]
    filled.write_and_wait(partial(push.remove, turn=Turn("t1", ADA, 80)))
    assert waiting(filled) == []


def test_who_is_gone_or_always_fails_is_removed(filled: Store) -> None:
    for session in ("s0", "s1"):
        subscribe(filled, session, f"https://push.example/{session}")
    failed = ["https://push.example/s0"]
    record = partial(push.record_results, gone=["https://push.example/s1"], most_failures=2)
    filled.write_and_wait(partial(record, accepted=[], failed=failed))
    filled.write_and_wait(partial(record, accepted=failed, failed=[]))
    filled.write_and_wait(partial(record, accepted=[], failed=failed))
    assert endpoints(filled) == ["s0"]
    filled.write_and_wait(partial(record, accepted=[], failed=failed))
    assert endpoints(filled) == []


@pytest.mark.parametrize(
    "forgotten",
    [
        partial(erasure.forget, person=ADA, instead="x1", now=NOON),
        partial(erasure.delete_table, table_id="t1"),
    ],
    ids=["person", "table"],
)
def test_nothing_waits_for_a_forgotten_person_or_table(filled: Store, forgotten: Forgetting) -> None:
    subscribe(filled, "s0")
    filled.write_and_wait(partial(push.enqueue, turn=Turn("t1", ADA, 10)))
    assert waiting(filled)
    filled.write_and_wait(forgotten)
    assert waiting(filled) == []
    assert endpoints(filled) == (["s0"] if filled.read(partial(people.sessions, person=ADA)) else [])


def test_other_nodes_tell_who_sees_a_table(filled: Store) -> None:
    def seen(node: str, now: int) -> bool:
        return filled.read(partial(push.seen_elsewhere, table_id="t1", person=ADA, node=node, now=now))

    announce = partial(nodes.announce_presence, node="n1", seats={"t1": {0, 1}}, now=10)
    filled.write_and_wait(partial(announce, visible={"t1": {0}}, until=20))
    assert seen("n2", 15)
    assert not seen("n1", 15)  # a node knows better about itself
    assert not seen("n2", 25)
    filled.write_and_wait(partial(announce, visible={"t1": {1}}, until=30))
    assert not seen("n2", 15)  # a page in the background
    assert filled.read(partial(nodes.present_elsewhere, node="n2", tables=["t1"], now=15)) == {"t1": {0, 1}}
