"""Preloading after the start: caches and the bot workers, before the first visitor needs them."""

import asyncio
from contextlib import suppress

from keltis.games import GAMES
from keltis.server.http.showcase import encoded_showcase
from keltis.server.http.static_files import STATIC, asset
from keltis.server.workers.pool import BotPool

DELAY = 1.5  # seconds: by then a page that was opened at once is loaded
PAUSE = 0.02  # seconds between two jobs: requests have priority


async def preload(bot_pool: BotPool) -> None:
    """Compress the client's files, draw the thumbnails of the games and start the bot workers."""
    for name in await asyncio.to_thread(_assets):
        with suppress(OSError):
            await asyncio.to_thread(asset, name)
    for game in GAMES:
        await asyncio.sleep(PAUSE)
        await asyncio.to_thread(encoded_showcase, game.name)
    await asyncio.sleep(DELAY)
    bot_pool.wake()


def _assets() -> list[str]:
    """The files of the client, those that the page names first."""
    if not (STATIC / "assets").is_dir():
        return []
    page = (STATIC / "index.html").read_text("utf-8")
    return sorted((path.name for path in (STATIC / "assets").iterdir()), key=lambda name: name not in page)
