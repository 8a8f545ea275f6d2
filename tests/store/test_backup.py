"""Scheduled backups, and `keltis restore`: a backup is checked, and put in place without losing anything."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner, Result

from keltis.cli.error import CommandError
from keltis.cli.main import app
from keltis.server.config import Config
from keltis.server.jobs.backups import ScheduledBackups
from keltis.store.backup import check_backup, in_use, scheduled_backup, scheduled_backups, write_backup
from keltis.store.connection import StoreError
from keltis.store.sqlite import Sqlite
from keltis.store.store import Store
from tests.store.kept import create, loaded
from tests.table.company import play_on, seated

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with two tables that no server uses."""
    path = tmp_path / "keltis.db"
    store = Store(Sqlite(path))
    store.start()
    create(store, seated(people=1, bots=1), "t1")
    table = seated("wuerfelspiel", people=2)
    play_on(table, most=6)
    create(store, table, "t2")
    store.stop()
    return path


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(app, [*map(str, arguments), "--lang", "en"])


def complaint(result: Result) -> str:
    assert isinstance(result.exception, CommandError)
    return result.exception.sentence("en")


def backups_into(folder: Path, database: Path) -> tuple[ScheduledBackups, structlog.testing.LogCapture]:
    lines = structlog.testing.LogCapture()
    log = structlog.wrap_logger(None, [lines], wrapper_class=structlog.make_filtering_bound_logger(0))
    return ScheduledBackups(Config(backup_folder=str(folder)), database, log), lines


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[4096:12288] = b"\x99" * 8192
    path.write_bytes(data)


def test_a_backup_is_checked_by_replaying_its_tables(database: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    write_backup(database, copy)
    seen: list[tuple[int, int]] = []
    before = copy.read_bytes()
    report = check_backup(copy, lambda done, total: seen.append((done, total)))
    assert report.sound
    assert (report.tables, report.broken) == (2, ())
    assert report.last_event > 0
    assert seen == [(1, 2), (2, 2)]
    assert copy.read_bytes() == before
    assert copy.stat().st_mode & 0o077 == 0


def test_a_table_that_cannot_be_replayed_is_named(database: Path) -> None:
    connection = Sqlite(database).connect()
    connection.run("UPDATE events SET body = '{}' WHERE game = 't2' AND seq = 3")
    connection.close()
    assert check_backup(database).broken == ("t2",)
    result = run("restore", database, "--check")
    assert "table t2 cannot be replayed" in result.output
    assert "1 of them broken" in result.output
    assert "nothing was changed" in complaint(result)


def test_a_damaged_file_is_refused(database: Path, tmp_path: Path) -> None:
    damage(database)
    assert "nothing was changed" in complaint(run("restore", database, "--database", tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()
    (tmp_path / "text.db").write_text("This is no database. " * 200)
    with pytest.raises(StoreError):
        check_backup(tmp_path / "text.db")
    assert "cannot be used" in complaint(run("restore", tmp_path / "text.db", "--check"))


def test_only_the_newest_scheduled_backups_are_kept(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    (tmp_path / "backups").mkdir()
    (folder / "keltis-monday.db").touch()  # not ours
    (folder / "keltis-20260301T130000Z.db.unfinished").touch()  # of a process that was killed
    made = [scheduled_backup(database, folder, NOW + timedelta(hours=hour), keep=2) for hour in range(4)]
    assert scheduled_backups(folder) == made[-2:]
    assert sorted(path.name for path in folder.iterdir()) == [
        "keltis-20260301T140000Z.db",
        "keltis-20260301T150000Z.db",
        "keltis-monday.db",
    ]
    assert check_backup(made[-1]).sound


def test_a_failed_backup_is_logged_and_leaves_nothing(database: Path, tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.touch()
    job, log = backups_into(folder, database)
    assert not asyncio.run(job.back_up())
    assert [(line["event"], line["log_level"]) for line in log.entries] == [("backup failed", "error")]
    job, log = backups_into(tmp_path / "new", database)
    assert asyncio.run(job.back_up())
    assert [line["event"] for line in log.entries] == ["backup written"]
    assert len(scheduled_backups(tmp_path / "new")) == 1


def test_a_backup_is_restored_and_what_was_there_is_renamed(database: Path, tmp_path: Path) -> None:
    copy, target = tmp_path / "copy.db", tmp_path / "data" / "keltis.db"
    write_backup(database, copy)
    assert "You can start the server" in run("restore", copy, "--database", target).output
    store = Store(Sqlite(target))
    store.start()
    store.write_and_wait(lambda connection: connection.run("DELETE FROM seats"))
    assert in_use(target)
    assert "stop the server first" in complaint(run("restore", copy, "--database", target, "--replace"))
    store.stop()
    assert "add --replace" in complaint(run("restore", copy, "--database", target))
    assert "the database of before is" in run("restore", copy, "--database", target, "--replace").output
    [old] = target.parent.glob("keltis.db.replaced-*Z")
    assert check_backup(old).tables == 2
    store = Store(Sqlite(target))
    store.start()
    assert loaded(store, "t2").phase == "running"
    assert len(store.read(lambda connection: connection.run("SELECT * FROM seats"))) == 3
    store.stop()


def test_postgresql_and_missing_files_are_explained(database: Path, tmp_path: Path) -> None:
    assert "There is no database" in complaint(run("restore", tmp_path / "none.db"))
    assert "pg_restore" in complaint(run("restore", database, "--database", "postgresql://localhost/keltis"))
