"""`keltis export` and `keltis import`: tables from one database to another."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.cli.error import command_error, missing_library
from keltis.cli.hosting.settings import server_config
from keltis.cli.progress_bar import progress
from keltis.console.width import printable
from keltis.text_interface.translator import Translator

if TYPE_CHECKING:
    from keltis.store.store import Store

LONGEST_WHY = 200
PRIVATE = 0o600


@contextmanager
def _opened(config: Path | None, database: str | None) -> "Iterator[Store]":
    """An open database with the current schema."""
    try:
        from keltis.store.connection import StoreError
        from keltis.store.store import Store, engine_for
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    url = server_config(config, {"database": database}).database_url()
    try:
        if not url.startswith(("postgresql://", "postgres://")):
            Path(url).parent.mkdir(parents=True, exist_ok=True)
        store = Store(engine_for(url))
        store.start()
        try:
            yield store
        finally:
            store.stop()
    except (StoreError, OSError) as error:
        raise command_error("complain-store", why=printable(str(error))[:LONGEST_WHY]) from None


def export_tables(
    path: Path,
    config: Path | None,
    database: str | None,
    only: list[str],
    people: bool,
    language: str,
) -> None:
    """Export tables to a new file that only the user can read."""
    with _opened(config, database) as store:
        from keltis.server.jobs.transfer import NoSuchTable, export_lines
        from keltis.table.match import Broken

        if os.path.lexists(path):
            raise command_error("complain-file-exists", path=str(path))
        lines = tables = 0
        try:
            with progress() as bar, os.fdopen(_created(path), "wb") as file:
                task = bar.add_task(printable(path.name), total=None)
                for line in export_lines(store, people, only):
                    file.write(line)
                    lines += 1
                    tables += b'"kind":"table"' in line[:20]
                    bar.update(task, completed=lines)
        except OSError as error:
            raise command_error("complain-config", path=str(path), why=error.strerror or str(error)) from None
        except NoSuchTable as error:
            path.unlink(missing_ok=True)
            raise command_error("complain-no-table", table=error.table_id[:40]) from None
        except Broken as error:
            path.unlink(missing_ok=True)
            why = printable(str(error))[:LONGEST_WHY]
            raise command_error("complain-table-broken", why=why) from None
        except BaseException:
            path.unlink(missing_ok=True)
            raise
    done = "export-done" if people else "export-done-tables"
    print(Translator(language).text(done, tables=tables, path=str(path)))


def _created(path: Path) -> int:
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)


def import_tables(path: Path, config: Path | None, database: str | None, counts: bool, language: str) -> None:
    """Import the tables in a file."""
    with _opened(config, database) as store:
        from keltis.server.jobs.transfer import ImportRejected, import_file

        try:
            with progress() as bar, path.open("rb") as file:
                task = bar.add_task(printable(path.name), total=path.stat().st_size)
                report = import_file(store, file, lambda done: bar.update(task, completed=done), counts)
        except OSError as error:
            raise command_error("complain-config", path=str(path), why=error.strerror or str(error)) from None
        except ImportRejected as error:
            why = printable(error.why)[:LONGEST_WHY]
            raise command_error("complain-import", path=str(path), line=error.line, why=why) from None
    print(Translator(language).text("import-done", **report._asdict()))


def recompute_ratings(config: Path | None, database: str | None, language: str) -> None:
    """Compute all ratings again."""
    with _opened(config, database) as store:
        from keltis.store import ratings

        games = store.write_and_wait(ratings.rebuild)
    print(Translator(language).text("ratings-done", games=games))
