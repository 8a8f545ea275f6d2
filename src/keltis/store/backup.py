"""Backups of a SQLite database: copies while it is in use, retention of scheduled copies, and checks."""

import os
import re
import shutil
import tempfile
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from keltis.store import tables
from keltis.store.connection import StoreError
from keltis.store.migrations import migrate
from keltis.store.sqlite import PRIVATE, Sqlite, SqliteConnection
from keltis.table.match import Broken
from keltis.table.table import Table

NAME = "keltis-%Y%m%dT%H%M%SZ.db"  # of scheduled backups; sorting by name sorts by age
SCHEDULED = re.compile(r"keltis-\d{8}T\d{6}Z\.db")
UNFINISHED = ".unfinished"
COMPANIONS = ("-wal", "-shm")  # files that SQLite keeps beside an open database

Count = Callable[[int, int], None]  # tables checked, and their total


class BackupReport(NamedTuple):
    """The contents of a database. `faults` and `broken` are empty if it is fully usable."""

    tables: int
    people: int
    last_event: int  # milliseconds since 1970; 0: none
    faults: tuple[str, ...]  # by SQLite's integrity checks
    broken: tuple[str, ...]  # ids of tables that cannot be replayed

    @property
    def sound(self) -> bool:
        return not self.faults and not self.broken


def write_backup(source: Path, target: Path) -> None:
    """Copy a database, even while a server is using it, to a new file that only its owner can read."""
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    try:
        connection = Sqlite(source).connect()
        try:
            connection.copy_to(target)
        finally:
            connection.close()
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def scheduled_backup(source: Path, folder: Path, now: datetime, keep: int) -> Path:
    """Write a backup with the time in its name, then delete all but the newest `keep` ones."""
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    target = folder / now.astimezone(UTC).strftime(NAME)
    unfinished = target.with_name(target.name + UNFINISHED)
    unfinished.unlink(missing_ok=True)
    write_backup(source, unfinished)
    unfinished.replace(target)
    for old in scheduled_backups(folder)[:-keep]:
        old.unlink(missing_ok=True)
    return target


def scheduled_backups(folder: Path) -> list[Path]:
    """The scheduled backups in a folder, oldest first."""
    return sorted(path for path in folder.glob("keltis-*.db") if SCHEDULED.fullmatch(path.name))


def time_of(backup: Path) -> datetime:
    """When a scheduled backup was made."""
    return datetime.strptime(backup.name, NAME).replace(tzinfo=UTC)


def check_backup(path: Path, on_progress: Count = lambda done, total: None) -> BackupReport:
    """Check a database file on a temporary copy: pages, references, and every table by replaying it.

    The copy is migrated, so this also shows that this version can use the file.
    """
    with tempfile.TemporaryDirectory(prefix="keltis-restore-") as folder:
        copy = Path(folder) / "copy.db"
        copy_database(path, copy)
        connection = Sqlite(copy).connect()
        try:
            faults = _faults(connection)
            if faults:
                return BackupReport(0, 0, 0, faults, ())
            migrate(connection)
            return _report(connection, on_progress)
        finally:
            connection.close()


def copy_database(source: Path, target: Path) -> None:
    """Copy a database file that is not in use, together with its write-ahead log."""
    shutil.copyfile(source, target)
    target.chmod(PRIVATE)
    log = source.with_name(source.name + COMPANIONS[0])
    if log.exists():
        shutil.copyfile(log, target.with_name(target.name + COMPANIONS[0]))


def in_use(path: Path) -> bool:
    """Whether another process has the database open."""
    connection = Sqlite(path).connect()
    try:
        return not connection.lock_alone()
    finally:
        connection.close()


def _faults(connection: SqliteConnection) -> tuple[str, ...]:
    try:
        found = [str(row[0]) for row in connection.run("PRAGMA integrity_check(5)")]
        faults = [] if found == ["ok"] else found
        faults += [f"foreign key of {row[0]}" for row in connection.run("PRAGMA foreign_key_check")[:5]]
    except StoreError as error:  # too damaged to be checked
        return (str(error),)
    return tuple(faults)


def _report(connection: SqliteConnection, on_progress: Count) -> BackupReport:
    found = tables.ids(connection)
    broken = []
    for done, table_id in enumerate(found, 1):
        try:
            Table.from_events(table_id, tables.load(connection, table_id))
        except (Broken, StoreError):
            broken.append(table_id)
        on_progress(done, len(found))
    people = connection.run("SELECT count(*) FROM people")[0][0]
    last = connection.run("SELECT max(at) FROM events")[0][0]
    return BackupReport(len(found), int(people or 0), int(last or 0), (), tuple(broken))
