"""`keltis restore`: check a backup, and put it in the place of the database."""

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.cli.error import command_error, missing_library
from keltis.cli.hosting.settings import server_config
from keltis.cli.progress_bar import progress
from keltis.console.width import printable
from keltis.text_interface.translator import Translator

if TYPE_CHECKING:
    from keltis.store.backup import BackupReport

LONGEST_WHY = 200
MOST_NAMED = 10  # broken tables, faults
REPLACED = ".replaced-%Y%m%dT%H%M%SZ"


def restore(
    path: Path, config: Path | None, database: str | None, check: bool, replace: bool, language: str
) -> None:
    """Check a backup; unless only that is wanted, make it the database."""
    try:
        from keltis.store.connection import StoreError
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    if not path.is_file():
        raise command_error("complain-backup-nothing", path=str(path))
    try:
        report = _checked(path)
        _print_report(report, path, language)
        if not report.sound:
            raise command_error("complain-restore-broken", path=str(path))
        if not check:
            target = _target(config, database)
            old = _put(path, target, replace)
            done = "restore-done-replaced" if old else "restore-done"
            print(Translator(language).text(done, path=str(target), old=str(old)))
    except (StoreError, OSError) as error:
        raise command_error("complain-store", why=printable(str(error))[:LONGEST_WHY]) from None


def _checked(path: Path) -> "BackupReport":
    from keltis.store.backup import check_backup

    with progress() as bar:
        task = bar.add_task(printable(path.name), total=None)
        return check_backup(path, lambda done, total: bar.update(task, completed=done, total=total))


def _print_report(report: "BackupReport", path: Path, language: str) -> None:
    translator = Translator(language)
    for fault in report.faults[:MOST_NAMED]:
        print(printable(fault))
    for table_id in report.broken[:MOST_NAMED]:
        print(translator.text("restore-broken-table", table=table_id))
    last = datetime.fromtimestamp(report.last_event / 1000, UTC)
    print(
        translator.text(
            "restore-report",
            path=str(path),
            tables=report.tables,
            broken=len(report.broken),
            people=report.people,
            last=f"{last:%Y-%m-%d %H:%M} UTC" if report.last_event else "–",
        )
    )


def _target(config: Path | None, database: str | None) -> Path:
    url = server_config(config, {"database": database}).database_url()
    if url.startswith(("postgresql://", "postgres://")):
        raise command_error("complain-restore-postgres")
    return Path(url)


def _put(path: Path, target: Path, replace: bool) -> Path | None:
    """Make a copy of the backup the database. The database of before is renamed; returns its new name."""
    from keltis.store.backup import COMPANIONS, copy_database, in_use

    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    old = None
    if os.path.lexists(target):
        if not replace:
            raise command_error("complain-restore-exists", path=str(target))
        if in_use(target):
            raise command_error("complain-restore-in-use", path=str(target))
        old = target.with_name(target.name + datetime.now(UTC).strftime(REPLACED))
        for companion in ("", *COMPANIONS):
            part = target.with_name(target.name + companion)
            if part.exists():
                part.rename(old.with_name(old.name + companion))
    copy_database(path, target)
    return old
