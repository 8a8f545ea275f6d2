"""After a crash no acknowledged event is lost or duplicated."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import apsw
import pytest

from keltis.store import crash_points, tables
from keltis.store.connection import Connection, Unavailable, Unknown
from keltis.store.sqlite import Sqlite, SqliteConnection
from keltis.store.store import Store, engine_for
from keltis.table.table import Table
from tests.store.kept import append, create, loaded
from tests.store.test_tables import next_move
from tests.table.company import seated

PROJECT = Path(__file__).parents[2]
MOVES = "60"


def appender(url: str, crash_at: str = "") -> "subprocess.Popen[str]":
    environment = {**os.environ, "KELTIS_CRASH": crash_at, "PYTHONPATH": str(PROJECT)}
    command = [sys.executable, "-m", "tests.store.appender", url, MOVES]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=PROJECT)


def promises(output: str) -> dict[str, int]:
    """The acknowledged moves: id and number."""
    lines = [line.split() for line in output.splitlines() if line.startswith("kept")]
    return {line[2]: int(line[1]) for line in lines if len(line) == 3}


def check(url: str, promised: dict[str, int]) -> Table:
    """Check that all acknowledged moves are stored, without gaps, and that positions are right."""
    engine = engine_for(url)
    connection = engine.reader()
    entries = tables.load(connection, "t1")
    connection.close()
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    found = {entry.id: entry.seq for entry in entries if entry.id}
    assert len(found) == sum(1 for entry in entries if entry.id)
    assert {name: found.get(name) for name in promised} == promised
    return Table.from_events("t1", entries)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("before-commit:20", signal.SIGKILL),
        ("after-commit:20", signal.SIGKILL),
        ("during-checkpoint:1", signal.SIGKILL),
        ("during-checkpoint:3:2", signal.SIGKILL),
        ("during-migration:1", signal.SIGKILL),
        ("nowhere", 0),
    ],
)
def test_nothing_promised_is_lost_wherever_the_process_dies(
    tmp_path: Path, place: str, expected: int
) -> None:
    url = str(tmp_path / "keltis.db")
    first = appender(url, place)
    output, _ = first.communicate(timeout=120)
    assert first.returncode == -expected
    again = appender(url)
    more, _ = again.communicate(timeout=120)
    assert again.returncode == 0
    table = check(url, promises(output) | promises(more))
    assert table.version > int(MOVES)


def test_a_move_that_was_kept_but_not_promised_is_found_by_its_id(tmp_path: Path) -> None:
    url = str(tmp_path / "keltis.db")
    output, _ = appender(url, "after-commit:10").communicate(timeout=120)
    asked = [line.split()[1] for line in output.splitlines() if line.startswith("asked")][-1]
    assert asked not in promises(output)
    table = check(url, promises(output))
    assert asked in [name for _, name in table.ids]


def test_nothing_promised_is_lost_when_it_dies_at_any_time(tmp_path: Path) -> None:
    url = str(tmp_path / "keltis.db")
    promised: dict[str, int] = {}
    moments = random.Random(1)
    for _ in range(6):
        process = appender(url)
        assert process.stdout is not None
        began = ""
        while "kept" not in began and "done" not in began:
            began += process.stdout.readline()
        time.sleep(moments.random() * 0.05)
        process.kill()
        output = began + process.communicate()[0]
        promised |= promises(output)
        check(url, promised)
    assert promised


def test_all_places_are_known() -> None:
    source = "".join(path.read_text("utf-8") for path in (PROJECT / "src" / "keltis").rglob("*.py"))
    for place in crash_points.PLACES:
        assert f'reached("{place}")' in source


# --- failing databases --------------------------------------------------------------------------


def test_a_locked_database_is_unavailable_and_recovers_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "keltis.db"
    store = Store(Sqlite(path))
    store.start()
    table = seated()
    create(store, table)
    other = apsw.Connection(str(path))
    other.execute("BEGIN IMMEDIATE")
    entries = next_move(table)
    with pytest.raises(Unavailable):
        append(store, table, entries)
    other.execute("ROLLBACK")
    assert append(store, table, entries)
    store.stop()


def test_a_full_disk_is_unavailable_and_recovers_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "keltis.db"
    table = seated()
    roomy = Store(Sqlite(path))
    roomy.start()
    create(roomy, table)
    roomy.stop()
    store = Store(_SmallDisk(path))
    store.start()
    filler = {"name": "filler", "value": "x" * 4_000_000}
    with pytest.raises((Unavailable, Unknown)):
        store.write_and_wait(
            lambda connection: connection.run(
                "INSERT INTO secrets (name, value) VALUES (:name, :value)", filler
            )
        )
    assert append(store, table, next_move(table))
    assert loaded(store).entries == table.entries
    store.stop()


class _SmallDisk(Sqlite):
    """An almost full disk."""

    def connect(self) -> SqliteConnection:
        connection = super().connect()
        [(pages,)] = connection.run("PRAGMA page_count")
        connection.run(f"PRAGMA max_page_count = {int(pages or 0) + 60}")
        return connection


class _Doubtful(SqliteConnection):
    """A connection whose commits are sometimes not confirmed, although they may have succeeded."""

    doubts: list[str] = []  # noqa: RUF012

    def commit(self) -> None:
        doubt = self.doubts.pop() if self.doubts else ""
        if doubt == "lost":
            self.rollback()
            raise Unknown("lost")
        super().commit()
        if doubt == "kept":
            raise Unknown("kept")


class _DoubtfulEngine(Sqlite):
    def connect(self) -> SqliteConnection:
        return _Doubtful(self.path, writes=True)


@pytest.mark.parametrize("doubt", ["kept", "lost"])
def test_after_a_commit_without_confirmation_the_id_tells(tmp_path: Path, doubt: str) -> None:
    store = Store(_DoubtfulEngine(tmp_path / "keltis.db"))
    store.start()
    table = seated()
    create(store, table)
    entries = next_move(table)
    _Doubtful.doubts = [doubt]
    with pytest.raises(Unknown):
        append(store, table, entries)
    again = loaded(store)
    assert ((entries[0].actor, entries[0].id) in again.ids) == (doubt == "kept")
    store.stop()


def test_a_file_that_is_no_database_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("not a database, but somebody needs it\n" * 100)
    before = path.read_bytes()
    with pytest.raises(Exception, match="not a database"):
        Store(Sqlite(path))
    assert path.read_bytes() == before


def test_a_copy_can_be_made_while_it_is_written_to(tmp_path: Path) -> None:
    store = Store(Sqlite(tmp_path / "keltis.db"))
    store.start()
    table = seated()
    create(store, table)
    assert append(store, table, next_move(table))
    copying: Connection = store.engine.connect()
    assert isinstance(copying, SqliteConnection)
    copying.copy_to(tmp_path / "copy.db")
    assert append(store, table, next_move(table))
    store.stop()
    copy = Store(Sqlite(tmp_path / "copy.db"))
    assert loaded(copy).version == table.version - 1
