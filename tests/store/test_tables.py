"""Tables are stored, event by event, in both engines."""

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from keltis import GAMES
from keltis.core.rng import seeded_rng
from keltis.store import tables
from keltis.store.connection import Clash, Connection, Engine
from keltis.store.migrations import STEPS, migrate
from keltis.store.store import Store
from keltis.table import commands, frames, render
from keltis.table.events import Entry
from keltis.table.match import Broken
from keltis.table.settings import Days
from keltis.table.table import Asker, Table
from tests.store.kept import append, create, loaded, new
from tests.table.company import NOON, any_move, fresh, ok, play_on, seated


def next_move(table: Table, seed: int = 1, now: int = NOON) -> list[Entry]:
    mover = table.mover
    assert mover is not None
    found = table.propose(Asker(mover, table.chairs[mover].who), any_move(table, seeded_rng(seed)), now)
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_kept_table_is_the_same_table(store: Store, game: str) -> None:
    table = seated(game, people=2, bots=1)
    create(store, table)
    for number in range(12):
        if table.asks:
            assert append(store, table, table.answered(None, NOON + number))
        elif table.mover is not None:
            assert append(store, table, next_move(table, number))
    again = loaded(store)
    assert again.entries == table.entries
    for viewer in table.viewers:
        assert frames.encoded(render.snapshot(again, viewer)) == frames.encoded(
            render.snapshot(table, viewer)
        )


def test_every_kind_of_event_can_be_kept(store: Store) -> None:
    table = seated(people=3)
    ok(table, 0, commands.Say(fresh(), "hi — привет"))
    ok(table, 1, commands.Quick(fresh(), "hello"))
    assert table.play is not None
    words = [word for word in map(table.play.notation, table.play.legal()) if word.startswith("discard")]
    ok(table, 0, commands.Move(fresh(), table.version, words[0]))
    ok(table, 0, commands.Undo(fresh(), table.version))
    ok(table, 2, commands.Stand(fresh()))
    ok(table, 2, commands.Back(fresh()))
    create(store, table)
    assert loaded(store).entries == table.entries


def test_what_comes_too_late_is_not_kept(store: Store) -> None:
    table = seated()
    create(store, table)
    one, other = next_move(table, 1), next_move(table, 2)
    late = Table.from_events("t1", table.entries)
    assert append(store, table, one)
    assert not append(store, late, other)
    assert loaded(store).entries == table.entries
    assert store.read(lambda connection: tables.version(connection, "t1")) == table.version


def test_nothing_is_added_to_a_table_that_does_not_exist(store: Store) -> None:
    table = seated()
    assert not append(store, table, next_move(table))
    assert store.read(lambda connection: tables.load(connection, "t1")) == []
    assert store.read(lambda connection: tables.version(connection, "t1")) == 0


def test_there_is_one_table_with_an_id(store: Store) -> None:
    create(store, seated())
    with pytest.raises(Clash):
        create(store, seated("orakel"))
    assert loaded(store).game.name == "keltis"


def test_the_same_id_of_a_command_is_never_kept_twice(store: Store) -> None:
    """The database itself prevents it."""
    table = seated()
    create(store, table)
    [first] = next_move(table)
    assert append(store, table, [first])
    [second] = next_move(table)
    twice = msgspec.structs.replace(second, actor=first.actor, id=first.id)
    version = table.version
    with pytest.raises(Clash):
        append(store, table, [twice])
    assert store.read(lambda connection: tables.version(connection, "t1")) == version
    assert append(store, table, [second])


def test_a_job_that_fails_does_not_harm_the_others(store: Store) -> None:
    one, two = seated(), seated("orakel")
    results: list[object] = []

    def wrong(connection: Connection) -> None:
        connection.run("INSERT INTO games (id) VALUES (:id)", {"id": "broken"})

    made = [new(one, "a"), new(two, "b")]
    store.write(lambda connection: tables.create(connection, made[0]), results.append)
    store.write(wrong, results.append)
    store.write(lambda connection: tables.create(connection, made[1]), results.append)
    store.write_and_wait(lambda connection: None)
    assert [result for result in results if result is not None] == [results[1]]
    assert isinstance(results[1], Clash)
    assert store.read(tables.ids) == ["a", "b"]


def test_several_events_are_kept_together(store: Store) -> None:
    table = seated()
    create(store, table)
    entries = play_on(Table.from_events("t1", table.entries), 1, most=9)[table.version :]
    assert append(store, table, entries)
    assert loaded(store).version == table.version


# --- lists -------------------------------------------------------------------------------------


def test_public_tables_are_listed_while_they_are_of_interest(store: Store) -> None:
    over = seated("wuerfelspiel")
    play_on(over)
    create(store, seated("keltis"), "a")
    create(store, seated("orakel"), "b", public=False)
    create(store, over, "c")
    lines = store.read(lambda connection: tables.open_tables(connection, 10))
    assert [line.id for line in lines] == ["a"]
    assert lines[0].phase == "running"
    assert [(chair.kind, chair.name) for chair in lines[0].listed.chairs] == [
        ("person", "Ada"),
        ("person", "Ben"),
    ]
    assert lines[0].listed.mover == 0
    assert lines[0].listed.pace == "live"


def test_everybody_finds_their_tables_with_their_seats(store: Store) -> None:
    over = seated("wuerfelspiel")
    play_on(over)
    create(store, seated(people=3), "a", public=False)
    create(store, over, "b")
    found = store.read(lambda connection: tables.tables_of(connection, "who-Ben", 10))
    assert sorted((line.id, seats) for line, seats in found) == [("a", (1,)), ("b", (1,))]
    [result] = [line.listed.result for line, _ in found if line.id == "b"]
    assert over.play is not None
    assert result == tuple(over.play.scores())
    assert store.read(lambda connection: tables.tables_of(connection, "stranger", 10)) == []


def test_seats_follow_the_people(store: Store) -> None:
    table = seated(people=2)
    create(store, table)
    assert store.read(lambda connection: tables.admits(connection, "t1", "who-Ben"))
    assert not store.read(lambda connection: tables.admits(connection, "t1", "stranger"))
    store.write_and_wait(lambda connection: tables.admit(connection, "t1", "stranger"))
    store.write_and_wait(lambda connection: tables.admit(connection, "t1", "stranger"))
    assert store.read(lambda connection: tables.admits(connection, "t1", "stranger"))


def test_tables_that_need_somebody_are_found_by_their_time(store: Store) -> None:
    bots = seated(people=1, bots=1)
    play_on(bots, 1, most=1)
    while not bots.asks:
        play_on(bots, 2, most=1)
    slow = seated(pace=Days(1))
    create(store, bots, "bots")
    create(store, slow, "slow")
    create(store, seated(), "free")
    due = store.read(lambda connection: tables.due(connection, bots.at, 10))
    assert [game for game, _ in due] == ["bots"]
    later = store.read(lambda connection: tables.due(connection, NOON + 10**8, 10))
    assert [game for game, _ in later] == ["bots", "slow"]


def test_who_may_see_a_table_is_kept(store: Store) -> None:
    create(store, seated(), "a", public=False)
    found = store.read(lambda connection: tables.access(connection, "a"))
    assert found == (False, "who-Ada")
    assert store.read(lambda connection: tables.access(connection, "nothing")) is None


# --- migrations --------------------------------------------------------------------------------


def test_a_database_is_brought_up_to_date_once(store: Store) -> None:
    create(store, seated())
    connection = store.engine.connect()
    migrate(connection)
    assert connection.run("SELECT version FROM keltis") == [(len(STEPS),)]
    connection.close()
    assert loaded(store).version == 2


def test_many_may_bring_a_database_up_to_date_at_the_same_time(engine: Engine) -> None:
    with ThreadPoolExecutor(4) as pool:
        connections = list(pool.map(lambda _: engine.connect(), range(4)))
        list(pool.map(migrate, connections))
    assert connections[0].run("SELECT version FROM keltis") == [(len(STEPS),)]
    for connection in connections:
        connection.close()


def test_a_database_of_a_newer_program_is_not_touched(store: Store) -> None:
    connection = store.engine.connect()
    connection.run("UPDATE keltis SET version = 99")
    with pytest.raises(Exception, match="version 99"):
        migrate(connection)
    connection.close()


def test_an_event_of_an_unknown_kind_makes_a_table_broken(store: Store) -> None:
    create(store, seated(people=2))
    body = {"body": '{"kind":"teleported"}'}
    store.write_and_wait(lambda connection: connection.change("UPDATE events SET body = :body", body))
    with pytest.raises(Broken, match="event 1: Invalid value 'teleported'"):
        loaded(store)
