"""Accounts, and erasure of people and old games, in both engines."""

from functools import partial

from keltis.server.live.rematch import new_table
from keltis.store import accounts, erasure, people, tables
from keltis.store.accounts import Account, Hook
from keltis.store.people import Person
from keltis.store.store import Store
from keltis.table import events
from keltis.table.commands import Free, Sit
from keltis.table.events import Entry
from keltis.table.seats import Chair
from keltis.table.settings import Settings
from keltis.table.table import Table
from tests.table.company import NOON, fresh, ok, opened, person, play_on, seated


def known(store: Store, *names: str) -> None:
    for name in names:
        store.write_and_wait(partial(people.add, person=Person(f"who-{name}", name), now=5))


def keep(store: Store, id: str, table: Table) -> None:
    made = new_table(Table.from_events(id, table.entries))
    store.write_and_wait(partial(tables.create, new=made))


def test_an_account_belongs_to_one_person(store: Store) -> None:
    known(store, "Ada", "Ben")
    ada, ben = Account("ada", "who-Ada", "x"), Account("ada", "who-Ben", "y")
    assert store.write_and_wait(partial(accounts.put, account=ada))
    assert not store.write_and_wait(partial(accounts.put, account=ben))
    assert store.write_and_wait(partial(accounts.put, account=ada._replace(login="lovelace")))
    assert store.read(partial(accounts.of_login, login="ada")) is None
    found = store.read(partial(accounts.of_person, person="who-Ada"))
    assert found == Account("lovelace", "who-Ada", "x")


def test_a_hook_is_called_by_one_node_and_forgotten_when_it_never_answers(store: Store) -> None:
    known(store, "Ada")
    store.write_and_wait(partial(accounts.put_hook, person="who-Ada", url="https://example.org/", now=5))
    [hook] = store.read(partial(accounts.hooks, most=9))
    assert hook == Hook("who-Ada", "https://example.org/", 5)
    assert store.write_and_wait(partial(accounts.claim_call, hook=hook, now=9))
    assert not store.write_and_wait(partial(accounts.claim_call, hook=hook, now=9))
    for well in (False, True, False, False):
        store.write_and_wait(
            partial(accounts.record_result, person="who-Ada", succeeded=well, most_failures=2)
        )
    assert store.read(partial(accounts.hook_of, person="who-Ada")) == ""


def test_a_forgotten_person_leaves_only_the_game(store: Store) -> None:
    known(store, "Ada", "Ben")
    table = seated(people=2)
    play_on(table, most=9)
    keep(store, "t1", table)
    keep(store, "t2", opened(Settings(game="keltis"), person(0)))
    before = [entry.state for entry in table.entries]
    changed = store.write_and_wait(partial(erasure.forget, person="who-Ada", instead="x1", now=NOON))
    assert changed == ["t1", "t2"]
    entries = store.read(partial(tables.load, table_id="t1"))
    assert [entry.state for entry in entries] == before
    assert "Ada" not in repr(entries)
    again = Table.from_events("t1", entries)
    assert [chair.name for chair in again.chairs] == ["?", "Ben"]
    assert again.host == again.chairs[0].who == "x1"
    assert Table.from_events("t2", store.read(partial(tables.load, table_id="t2"))).phase == "closed"
    assert store.read(partial(tables.admits, table_id="t1", who="x1"))
    assert not store.read(partial(tables.admits, table_id="t1", who="who-Ada"))


def test_a_name_disappears_from_a_rematch_whose_seat_another_person_took(store: Store) -> None:
    known(store, "Ada", "Ben", "Cy")
    table = seated("wuerfelspiel", people=2)
    play_on(table)
    last = table.entries[-1]
    table.apply(Entry(last.seq + 1, last.at, events.Rematched(0, "t2"), last.rules, last.state))
    chairs = (Chair("kept", "Ada", "who-Ada"), Chair("kept", "Ben", "who-Ben"))
    again = opened(Settings(game="wuerfelspiel"), *chairs)
    ok(again, -3, Free(fresh(), 1), who="who-Ada")
    ok(again, -3, Sit(fresh(), 1, "Cy"), who="who-Cy")
    keep(store, "t1", table)
    keep(store, "t2", again)
    changed = store.write_and_wait(partial(erasure.forget, person="who-Ben", instead="x1", now=NOON))
    assert changed == ["t1", "t2"]
    assert "Ben" not in repr(store.read(partial(tables.load, table_id="t2")))


def test_tables_of_unknown_rules_are_erased_too(store: Store) -> None:
    known(store, "Ada", "Ben")
    table = seated(people=2)
    play_on(table, most=9)
    keep(store, "t1", table)
    store.write_and_wait(lambda connection: connection.run("UPDATE events SET rules = 99"))
    store.write_and_wait(partial(erasure.forget, person="who-Ada", instead="x1", now=NOON))
    assert "Ada" not in repr(store.read(partial(tables.load, table_id="t1")))


def test_old_guests_and_games_are_found_and_thrown_away(store: Store) -> None:
    known(store, "Ada", "Ben", "Cy")
    for name, seen in (("Ada", 10), ("Ben", 1000)):
        begin = partial(people.begin_session, token=name, person=f"who-{name}", label="", now=seen)
        store.write_and_wait(begin)
    store.write_and_wait(partial(accounts.put, account=Account("cy", "who-Cy", "x")))
    assert store.read(partial(erasure.idle_guests, before=500, most=9)) == ["who-Ada"]
    table = seated("wuerfelspiel")
    play_on(table)
    keep(store, "t1", table)
    keep(store, "t2", seated())
    assert store.read(partial(erasure.old_games, before=NOON, most=9)) == []
    assert store.read(partial(erasure.old_games, before=2 * NOON, most=9)) == ["t1"]
    store.write_and_wait(partial(erasure.delete_table, table_id="t1"))
    assert store.read(tables.ids) == ["t2"]
