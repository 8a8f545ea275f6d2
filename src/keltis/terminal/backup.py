"""`keltis backup`: a copy of a server's file, while it runs."""

import os
from pathlib import Path

from keltis.terminal.complaint import complaint
from keltis.terminal.voice import Voice
from keltis.terminal.width import printable

PRIVATE = 0o600
LONGEST_WHY = 200


def backup(path: Path, database: str, language: str) -> None:
    """Write everything that is kept into a new file that nobody else can read."""
    try:
        from keltis.server.config import Config
        from keltis.store.connection import StoreError
        from keltis.store.sqlite import Sqlite
    except ImportError as error:
        raise complaint("complain-server", what=error.name or "") from None
    source = Config(database=database).database_url()
    if source.startswith(("postgresql://", "postgres://")):
        raise complaint("complain-backup-postgres")
    if not Path(source).is_file():
        raise complaint("complain-backup-nothing", path=source)
    if os.path.lexists(path):
        raise complaint("complain-exists", path=str(path))
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
        connection = Sqlite(Path(source)).connect()
        connection.copy_to(path)
        connection.close()
    except (StoreError, OSError) as error:
        path.unlink(missing_ok=True)
        raise complaint("complain-store", why=printable(str(error))[:LONGEST_WHY]) from None
    print(Voice(language).tell("backup-done", path=str(path), size=f"{path.stat().st_size / 1e6:.1f}"))
