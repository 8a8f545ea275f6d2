"""SQLite: one file, written by one process, or by the processes of one server taking turns."""

import os
import threading
from contextlib import suppress
from pathlib import Path

import apsw

from keltis.store import crash_points
from keltis.store.connection import Clash, Damaged, Row, StoreError, Unavailable, Unknown, Values
from keltis.store.integrity import IntegrityCheck
from keltis.store.writer_turn import WriterTurn

PRIVATE, OTHERS = 0o600, 0o007  # permissions of a new file; bits for everybody but the owner
BUSY = 2000  # milliseconds to wait for a lock
CACHE = -16_000  # KiB

_LATER = (
    apsw.BusyError,
    apsw.LockedError,
    apsw.FullError,
    apsw.IOError,
    apsw.CantOpenError,
    apsw.ReadOnlyError,
    apsw.ProtocolError,
    apsw.NoMemError,
    apsw.InterruptError,
)

_DAMAGED = (apsw.CorruptError, apsw.NotADBError)


class SqliteConnection:
    clustered = "WITHOUT ROWID"
    alone = ""
    rows = "json_each(:rows) AS rows"
    locking = ""

    def __init__(self, path: Path, writes: bool, in_turns: bool = False) -> None:
        self._turn: WriterTurn | None = None
        try:
            if writes:
                _make_private(path)
                self._turn = WriterTurn(path) if in_turns else None
            self._db = apsw.Connection(str(path))
            self._db.set_busy_timeout(BUSY)
            self._db.execute("PRAGMA foreign_keys = ON")
            self._db.execute(f"PRAGMA cache_size = {CACHE}")
            if writes:
                self._db.execute("PRAGMA journal_mode = WAL")
                self._db.execute("PRAGMA synchronous = FULL")
                self._db.execute("PRAGMA wal_autocheckpoint = 0")
                self._db.execute("PRAGMA temp_store = MEMORY")  # otherwise each transaction creates a file
                self._db.execute("PRAGMA secure_delete = ON")  # deleted content is overwritten
            else:
                self._db.execute("PRAGMA query_only = ON")
        except _LATER as error:
            raise Unavailable(str(error)) from error
        except _DAMAGED as error:
            raise Damaged(f"{path}: {error}") from error

    def run(self, statement: str, values: Values | None = None) -> list[Row]:
        try:
            rows: list[Row] = self._db.execute(statement, dict(values) if values else None).fetchall()  # type: ignore[assignment]
            return rows
        except apsw.ConstraintError as error:
            raise Clash(str(error)) from error
        except _LATER as error:
            raise Unavailable(str(error)) from error
        except _DAMAGED as error:
            raise Damaged(str(error)) from error
        except apsw.Error as error:
            raise StoreError(str(error)) from error

    def change(self, statement: str, values: Values | None = None) -> int:
        self.run(statement, values)
        return self._db.changes()

    def begin(self) -> None:
        """Begin a write transaction; until it ends, no other connection can write."""
        if self._turn is not None:
            self._turn.take()
        try:
            self.run("BEGIN IMMEDIATE")
        except StoreError:
            self._end_turn()
            raise

    def _end_turn(self) -> None:
        if self._turn is not None:
            self._turn.give()

    def commit(self) -> None:
        """Commit; the data is on the disk when this returns."""
        try:
            self._db.execute("COMMIT")
        except apsw.Error as error:
            raise Unknown(str(error)) from error  # the writer rolls back, or closes the connection
        self._end_turn()

    def rollback(self) -> None:
        try:
            if self._db.in_transaction:
                self.run("ROLLBACK")
        finally:
            self._end_turn()

    def checkpoint(self) -> None:
        """Move the write-ahead log into the database file without blocking readers or the writer."""
        crash_points.reached("during-checkpoint")
        self.run("PRAGMA wal_checkpoint(PASSIVE)")

    def pages(self) -> int:
        """The number of pages in the write-ahead log."""
        rows = self.run("PRAGMA wal_checkpoint(NOOP)")
        return int(rows[0][1] or 0)

    def copy_to(self, path: Path) -> None:
        """Write a consistent copy of the database into a new file."""
        self.run("VACUUM INTO :path", {"path": str(path)})

    def lock_alone(self) -> bool:
        """Lock the file until this connection is closed; False if another connection has it open."""
        self._db.set_busy_timeout(0)
        try:
            self._db.execute("PRAGMA locking_mode = EXCLUSIVE")
            self._db.execute("BEGIN EXCLUSIVE")
            self._db.execute("COMMIT")
        except (apsw.BusyError, apsw.LockedError):
            return False
        return True

    def close(self) -> None:
        self._db.close()
        if self._turn is not None:
            self._turn.close()

    def abort(self) -> None:
        """Interrupt the running statement, from another thread."""
        self._db.interrupt()


def _make_private(path: Path) -> None:
    """Create the file readable by its owner only: it holds the server key and secrets of games.

    SQLite gives its log files the same permissions. A file created by an earlier version is restricted, too.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, PRIVATE))
    except FileExistsError:
        mode = path.stat().st_mode
        if mode & OTHERS:
            for file in (path, *path.parent.glob(f"{path.name}-*")):
                with suppress(OSError):
                    file.chmod(mode & 0o777 & ~OTHERS)
    except OSError as error:
        raise Unavailable(str(error)) from error


class Sqlite:
    """A SQLite database file; `in_turns` if several processes write, one of which does the upkeep."""

    shared = False

    def __init__(self, path: Path, in_turns: bool = False, upkeep: bool = True) -> None:
        self.path = path
        self._in_turns, self._upkeep = in_turns, upkeep
        self.checkpoint_at = 2000  # pages in the write-ahead log before a checkpoint
        self.pause = 1.0  # seconds between checks
        if crash_points.awaited("during-checkpoint"):
            self.checkpoint_at, self.pause = 0, 0.005
        self._stop = threading.Event()
        self._keeper: threading.Thread | None = None
        self._integrity = IntegrityCheck(self.reader)

    def connect(self) -> SqliteConnection:
        return SqliteConnection(self.path, writes=True, in_turns=self._in_turns)

    def reader(self) -> SqliteConnection:
        return SqliteConnection(self.path, writes=False)

    def damaged(self) -> bool:
        """Whether the last check found damage."""
        return self._integrity.failed

    def start(self) -> None:
        """Start the threads that checkpoint the write-ahead log and check the file."""
        if not self._upkeep:
            return
        self._keeper = threading.Thread(target=self._checkpoint_loop, name="checkpoint", daemon=True)
        self._keeper.start()
        self._integrity.start()

    def stop(self) -> None:
        self._stop.set()
        if self._keeper is not None:
            self._keeper.join()
            self._integrity.stop()

    def _checkpoint_loop(self) -> None:
        connection = self.connect()
        while not self._stop.wait(self.pause):
            try:
                if connection.pages() > self.checkpoint_at:
                    connection.checkpoint()
            except StoreError:  # retried next time
                continue
        connection.close()
