"""`keltis backup`: a copy of a server's file, while it runs."""

import os
from pathlib import Path

from keltis.cli.error import command_error, missing_library
from keltis.cli.hosting.settings import server_config
from keltis.console.width import printable
from keltis.text_interface.translator import Translator

LONGEST_WHY = 200


def backup(path: Path, config: Path | None, database: str | None, language: str) -> None:
    """Copy the database to a new file that only the user can read."""
    try:
        from keltis.store.backup import write_backup
        from keltis.store.connection import StoreError
    except ImportError as error:
        raise missing_library(error.name, "server") from None
    source = server_config(config, {"database": database}).database_url()
    if source.startswith(("postgresql://", "postgres://")):
        raise command_error("complain-backup-postgres")
    if not Path(source).is_file():
        raise command_error("complain-backup-nothing", path=source)
    if os.path.lexists(path):
        raise command_error("complain-file-exists", path=str(path))
    try:
        write_backup(Path(source), path)
    except (StoreError, OSError) as error:
        raise command_error("complain-store", why=printable(str(error))[:LONGEST_WHY]) from None
    print(Translator(language).text("backup-done", path=str(path), size=f"{path.stat().st_size / 1e6:.1f}"))
