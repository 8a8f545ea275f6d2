"""What the first visitor would wait for is made ready while nobody is there yet."""

import asyncio
from contextlib import suppress

from keltis.games import GAMES
from keltis.server.pages import STATIC, asset
from keltis.server.showcase import glimpse
from keltis.server.thinkers import Thinkers

CALM = 1.5  # seconds: a page that was opened at once has come by then
PAUSE = 0.02  # seconds between two pieces of work: whoever has come already goes first


async def warm(thinkers: Thinkers) -> None:
    """Pack the client's files, make the glimpses of the games, and let the process of the bots start."""
    for name in await asyncio.to_thread(_assets):
        with suppress(OSError):
            await asyncio.to_thread(asset, name)
    for game in GAMES:
        await asyncio.sleep(PAUSE)
        await asyncio.to_thread(glimpse, game.name)
    await asyncio.sleep(CALM)
    thinkers.wake()


def _assets() -> list[str]:
    """The files of the client; first those that the page names."""
    if not (STATIC / "assets").is_dir():
        return []
    page = (STATIC / "index.html").read_text("utf-8")
    return sorted((path.name for path in (STATIC / "assets").iterdir()), key=lambda name: name not in page)
