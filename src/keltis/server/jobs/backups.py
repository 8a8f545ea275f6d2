"""Scheduled backups of a SQLite database into a folder, the oldest deleted first."""

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from structlog.typing import FilteringBoundLogger

from keltis.server.config import Config
from keltis.store.backup import scheduled_backup, scheduled_backups, time_of
from keltis.store.connection import StoreError

RETRY = 600.0  # seconds after a failure


class ScheduledBackups:
    """Writes a backup whenever the newest one is older than the interval, even across restarts."""

    def __init__(self, config: Config, database: Path, log: FilteringBoundLogger) -> None:
        self._database = database
        self._folder = Path(config.backup_folder)
        self._interval = timedelta(hours=config.backup_hours)
        self._keep = config.backup_keep
        self._log = log

    async def run(self) -> None:
        while True:
            await asyncio.sleep(await asyncio.to_thread(self._seconds_left))
            await asyncio.sleep(0 if await self.back_up() else RETRY)

    async def back_up(self) -> bool:
        """Write a backup now; returns whether it succeeded."""
        work = partial(scheduled_backup, self._database, self._folder, datetime.now(UTC), self._keep)
        try:
            path = await asyncio.to_thread(work)
        except (StoreError, OSError) as error:
            self._log.error("backup failed", folder=str(self._folder), why=str(error))
            return False
        self._log.info("backup written", file=str(path))
        return True

    def _seconds_left(self) -> float:
        """Until the next backup is due; a clock that was set back does not delay it beyond one interval."""
        made = scheduled_backups(self._folder)
        if not made:
            return 0.0
        due = time_of(made[-1]) + self._interval - datetime.now(UTC)
        return min(max(due, timedelta()), self._interval).total_seconds()
