"""Tables move from one database to another, whatever the engine; crafted files are refused cleanly."""

import io
import json
import random
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from keltis.cli.main import app
from keltis.server.jobs.transfer import ImportRejected, Report, export_lines, import_file
from keltis.store import accounts, people, push, ratings, tables, ties
from keltis.store.accounts import Account
from keltis.store.people import Person
from keltis.store.push import Subscription
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from keltis.table.table import Table
from tests.store.test_erasure import keep
from tests.table.company import play_on, seated
from tests.table.test_audit import busy


@pytest.fixture
def filled(tmp_path: Path) -> Store:
    """A database with people and tables."""
    store = Store(Sqlite(tmp_path / "from.db"))
    store.start()
    for name in ("Ada", "Ben"):
        store.write_and_wait(partial(people.add, person=Person(f"who-{name}", name), now=5))
        begin = partial(people.begin_session, token=f"h{name}", person=f"who-{name}", label="Firefox", now=7)
        store.write_and_wait(begin)
    store.write_and_wait(partial(accounts.put, account=Account("ada", "who-Ada", "scrypt$x")))
    browser = Subscription("hAda", "who-Ada", "https://push.example/ada", "public", "auth")
    store.write_and_wait(partial(push.subscribe, subscription=browser, now=7, most=9))
    store.write_and_wait(partial(people.secret, name="key", fresh="ab" * 32))
    put = partial(ties.put, who="who-Ada", other="who-Ben", kind="friend", muted=True, name="Ben", now=8)
    store.write_and_wait(put)
    store.write_and_wait(partial(ratings.choose, person="who-Ada", rated=True))
    store.write_and_wait(partial(ties.set_reachable, who="who-Ben", reachable=False))
    keep(store, "t1", busy())
    table = seated("orakel", people=2, bots=1)
    play_on(table, most=20)
    keep(store, "t2", table)
    store.write_and_wait(partial(tables.admit, table_id="t2", who="who-Cy"))
    return store


def test_everything_arrives_in_another_database(filled: Store, store: Store) -> None:
    data = b"".join(export_lines(filled, True))
    assert import_file(store, io.BytesIO(data), counts=True) == Report(tables=2, people=2)
    assert sorted(export_lines(store, True)) == sorted(data.splitlines(keepends=True))
    for game in ("t1", "t2"):
        before, after = (one.read(partial(tables.load, table_id=game)) for one in (filled, store))
        assert before == after
    assert store.read(partial(people.find, token="hAda", oldest=0)) == Person("who-Ada", "Ada")
    [browser] = store.read(partial(push.subscriptions, person="who-Ada"))
    assert (browser.session, browser.endpoint) == ("hAda", "https://push.example/ada")
    assert store.read(partial(tables.admits, table_id="t2", who="who-Cy"))
    table = Table.from_events("t2", store.read(partial(tables.load, table_id="t2")))
    assert table.phase == "running"
    assert import_file(store, io.BytesIO(data)) == Report(known=4)
    filled.stop()


def test_games_from_a_file_do_not_count_and_a_file_decides_nothing_for_others(
    filled: Store, store: Store
) -> None:
    data = b"".join(export_lines(filled, True))
    filled.stop()
    import_file(store, io.BytesIO(data))
    assert all(store.read(partial(tables.is_imported, table_id=name)) for name in ("t1", "t2"))
    again = b"".join(export_lines(store, True))
    assert again.count(b'"imported":true') == 2
    head = next(iter(again.splitlines(keepends=True)))
    tie = {"kind": "tie", "person": "who-Ben", "other": "who-Ada", "tie": "friend"}
    line = json.dumps({**tie, "muted": False, "name": "Ada", "since": 9}).encode()
    import_file(store, io.BytesIO(head + line))
    assert [one.state for one in store.read(partial(ties.around, who="who-Ada"))] == ["asked"]


def test_one_table_without_people(filled: Store, store: Store) -> None:
    data = b"".join(export_lines(filled, False, ["t2"]))
    assert b"scrypt" not in data
    assert import_file(store, io.BytesIO(data)) == Report(tables=1)
    assert store.read(tables.ids) == ["t2"]
    filled.stop()


def test_crafted_files_change_nothing(filled: Store, store: Store) -> None:
    lines = list(export_lines(filled, False))
    filled.stop()
    head, first = lines[0], lines[1]
    bad = [
        b"",
        b"{",
        b"\xff\xfe",
        first,
        head + head,
        head.replace(b'"format":1', b'"format":2'),
        head + b"[" * 100_000,
        head + b'{"kind":"table","id":"../x","events":[]}',
        head + b'{"kind":"table","id":"x","events":[]}',
        head + b'{"kind":"table","id":"x","events":[],"more":1}',
        head + first.replace(b'\\"action\\":', b'\\"action\\":1', 1),
        head + first[: len(first) // 2],
        head + b'{"kind":"secret","name":"key","value":"\\u0000"}',
        head + b'{"kind":"person","id":"x","name":"","created":-1,"seen":0}',
        head + b'{"kind":"person","id":"x","name":"","created":99999999999999999999,"seen":0}',
        head + b" " * (5 * 1024 * 1024),
    ]
    for data in bad:
        with pytest.raises(ImportRejected):
            import_file(store, io.BytesIO(data))
    assert store.read(tables.ids) == []


def test_random_changes_are_refused_or_harmless(filled: Store, store: Store) -> None:
    head, table, *_ = export_lines(filled, False, ["t1"])
    filled.stop()
    chance = random.Random(6)
    taken = 0
    for number in range(60):
        kept = json.loads(table)
        kept["id"] = f"x{number}"
        event = chance.choice(kept["events"])
        place = chance.randrange(len(event))
        if isinstance(event[place], int):
            event[place] += chance.choice((-1, 1, 2**40, 2**70))
        else:
            text = list(event[place] or " ")
            text[chance.randrange(len(text))] = chance.choice('0"{}x\x00é7,')
            event[place] = "".join(text)
        try:
            import_file(store, io.BytesIO(head + json.dumps(kept).encode()))
            taken += 1
        except ImportRejected:
            assert f"x{number}" not in store.read(tables.ids)
    assert taken < 30
    for game in store.read(tables.ids):
        Table.from_events(game, store.read(partial(tables.load, table_id=game)))


def test_the_commands_write_and_read_a_private_file(filled: Store, tmp_path: Path) -> None:
    filled.stop()
    run = CliRunner().invoke
    file, other = tmp_path / "out.jsonl", tmp_path / "new" / "to.db"
    source = str(tmp_path / "from.db")
    done = run(app, ["export", str(file), "--database", source, "--lang", "en"])
    assert done.exit_code == 0, done.output
    assert "Tables: 2" in done.output
    assert file.stat().st_mode & 0o777 == 0o600
    done = run(app, ["import", str(file), "--database", str(other), "--lang", "de"])
    assert done.exit_code == 0, done.output
    assert "Importierte Tische: 2" in done.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["export", "from.db", "--database", "from.db"],
        ["export", "x.jsonl", "--database", "from.db", "--table", "nothing"],
        ["import", "missing.jsonl", "--database", "to.db"],
        ["import", "from.db", "--database", "to.db"],
        ["import", "from.db", "--database", "from.db/x/y.db"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_done_is_said_in_one_line(
    filled: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    from keltis.cli.error import CommandError

    filled.stop()
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, arguments)
    assert isinstance(done.exception, CommandError)
    assert "\n" not in done.exception.sentence("en")
    assert not Path("x.jsonl").exists()


def test_an_export_says_which_table_this_version_cannot_read(filled: Store, tmp_path: Path) -> None:
    from keltis.cli.error import CommandError

    body = {"body": '{"kind":"teleported"}'}
    spoil = "UPDATE events SET body = :body WHERE game = 't2' AND seq = 2"
    filled.write_and_wait(lambda connection: connection.change(spoil, body))
    filled.stop()
    file = tmp_path / "out.jsonl"
    done = CliRunner().invoke(app, ["export", str(file), "--database", str(tmp_path / "from.db")])
    assert isinstance(done.exception, CommandError)
    assert "t2: event 2: Invalid value 'teleported'" in done.exception.sentence("en")
    assert not file.exists()
