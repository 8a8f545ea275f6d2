"""Accounts, and forgetting people and old games, in both engines."""

from functools import partial

from keltis.server.rematch import new_table
from keltis.store import accounts, forgetting, games, people
from keltis.store.accounts import Account, Hook
from keltis.store.people import Person
from keltis.store.store import Store
from keltis.table.settings import Settings
from keltis.table.table import Table
from tests.table.company import NOON, opened, person, play_on, seated


def known(store: Store, *names: str) -> None:
    for name in names:
        store.write_and_wait(partial(people.add, person=Person(f"who-{name}", name), now=5))


def keep(store: Store, id: str, table: Table) -> None:
    made = new_table(Table.from_events(id, table.entries))
    store.write_and_wait(partial(games.create, new=made))


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
    assert store.write_and_wait(partial(accounts.tell, hook=hook, now=9))
    assert not store.write_and_wait(partial(accounts.tell, hook=hook, now=9))
    for well in (False, True, False, False):
        store.write_and_wait(partial(accounts.told, person="who-Ada", well=well, most_failures=2))
    assert store.read(partial(accounts.hook_of, person="who-Ada")) == ""


def test_a_forgotten_person_leaves_only_the_game(store: Store) -> None:
    known(store, "Ada", "Ben")
    table = seated(people=2)
    play_on(table, most=9)
    keep(store, "t1", table)
    keep(store, "t2", opened(Settings(game="keltis"), person(0)))
    before = [entry.state for entry in table.entries]
    changed = store.write_and_wait(partial(forgetting.forget, person="who-Ada", instead="x1", now=NOON))
    assert changed == ["t1", "t2"]
    entries = store.read(partial(games.load, game="t1"))
    assert [entry.state for entry in entries] == before
    assert "Ada" not in repr(entries)
    again = Table.from_events("t1", entries)
    assert [chair.name for chair in again.chairs] == ["?", "Ben"]
    assert again.host == again.chairs[0].who == "x1"
    assert Table.from_events("t2", store.read(partial(games.load, game="t2"))).phase == "closed"
    assert store.read(partial(games.admits, game="t1", who="x1"))
    assert not store.read(partial(games.admits, game="t1", who="who-Ada"))


def test_old_guests_and_games_are_found_and_thrown_away(store: Store) -> None:
    known(store, "Ada", "Ben", "Cy")
    for name, seen in (("Ada", 10), ("Ben", 1000)):
        begin = partial(people.begin_session, token=name, person=f"who-{name}", label="", now=seen)
        store.write_and_wait(begin)
    store.write_and_wait(partial(accounts.put, account=Account("cy", "who-Cy", "x")))
    assert store.read(partial(forgetting.idle_guests, before=500, most=9)) == ["who-Ada"]
    table = seated("wuerfelspiel")
    play_on(table)
    keep(store, "t1", table)
    keep(store, "t2", seated())
    assert store.read(partial(forgetting.old_games, before=NOON, most=9)) == []
    assert store.read(partial(forgetting.old_games, before=2 * NOON, most=9)) == ["t1"]
    store.write_and_wait(partial(forgetting.throw_away, game="t1"))
    assert store.read(games.ids) == ["t2"]
