"""Whether compiled search is ready, and getting it ready while somebody plays."""

import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from threading import Thread

from keltis.engine import obstacle

MARK = "bots"  # what is noted in the cache of compiled code
PATIENCE = 600  # seconds after which a process that was to compile is given up
GRACE = 2.0  # seconds that somebody may wait while compiled code is loaded


def ready(game: str, hurry: bool) -> bool:
    """Whether compiled levels can decide now; who is not in a hurry waits until it is compiled.

    For who is, compiling begins in another process, if it has not yet; and what was compiled is loaded in
    another thread, which on a busy machine can take longer than anybody should wait.
    """
    if obstacle():
        return False
    if not hurry or _loaded(game):
        return True
    from keltis.fast.cache import is_warm

    if is_warm(f"{game}-{MARK}"):
        _load(game).join(GRACE)
        return _loaded(game)
    _begin(game)
    return False


def get_ready(game: str) -> None:
    """Compile everything that the levels of a game need, or load it, and note that it is there."""
    from keltis.bots.warming import warm_bots

    warm_bots(game)


_here: set[str] = set()


def _loaded(game: str) -> bool:
    return game in _here


def note_loaded(game: str) -> None:
    """Note that this process has everything."""
    _here.add(game)


@cache
def _load(game: str) -> Thread:
    """Load beside all else what was compiled."""
    thread = Thread(target=get_ready, args=(game,), name=f"loading {game}")
    thread.start()
    return thread


@cache
def _begin(game: str) -> None:
    """Let another process compile, unless one does already; it is not waited for."""
    from keltis.fast.cache import folder

    note = folder() / f"{game}-{MARK}.compiling"
    with suppress(OSError):
        if note.exists() and time.time() - note.stat().st_mtime < PATIENCE:
            return
        note.touch()
    command = [sys.executable, "-m", "keltis.bots.warming", game]
    quiet = subprocess.DEVNULL
    subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
