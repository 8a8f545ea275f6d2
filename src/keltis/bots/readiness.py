"""Whether the compiled code of the strong levels is ready, and preparing it while people play.

Code is compiled by another process (`keltis.bots.compile_levels`) and kept in the cache
(`keltis.fast.jit.cache`). It is loaded in a thread: on a busy machine that can take longer than a player
should wait.
"""

import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import Thread

from keltis.engine import installing, obstacle

MARK = "bots"  # names the files in the cache that note what is compiled: everything for a game,
NET_MARK = "net"  # and its value net, which is compiled first and is sufficient for the game's own board
COMPILE_TIMEOUT = 600  # seconds; an older file was left behind by a killed process
LOAD_TIMEOUT = 2.0  # seconds that a player may wait while compiled code is loaded
COMPILE_SECONDS = 14  # a rough estimate for one game


def ready(game: str, hurry: bool, net: bool = False) -> bool:
    """Whether compiled levels can decide now, or at least those that use a net.

    Without `hurry`, the caller compiles in this process.
    """
    if obstacle():
        return False
    if not hurry or game in _loaded:
        return True
    compiled = is_compiled(game)
    if not compiled:
        _compile(game)
    if net and (compiled or is_compiled(game, NET_MARK)):
        _load_net(game).join(LOAD_TIMEOUT)
        return game in _nets_loaded
    if compiled:
        _load(game).join(LOAD_TIMEOUT)
    return game in _loaded


def possible() -> bool:
    """Whether compiled levels can be used here, now or soon."""
    return not obstacle() or installing()


def is_compiled(game: str, mark: str = MARK) -> bool:
    """Whether the code for a game is in the cache. Does not load Numba."""
    if obstacle():
        return False
    from keltis.fast.jit.cache import is_warm

    return is_warm(f"{game}-{mark}")


def get_ready(game: str) -> None:
    """Compile or load everything that the levels of a game need, and note that in the cache."""
    from keltis.bots.compile_levels import warm_bots

    warm_bots(game)


_loaded: set[str] = set()  # games whose compiled code is in this process
_nets_loaded: set[str] = set()


def note_loaded(game: str) -> None:
    _loaded.add(game)


def note_net_loaded(game: str) -> None:
    _nets_loaded.add(game)


@cache
def _load(game: str) -> Thread:
    thread = Thread(target=get_ready, args=(game,), name=f"loading {game}")
    thread.start()
    return thread


@cache
def _load_net(game: str) -> Thread:
    from keltis.bots.compile_levels import warm_net

    thread = Thread(target=warm_net, args=(game,), name=f"loading the net of {game}")
    thread.start()
    return thread


# --- compiling in another process ----------------------------------------------------------------


def compile_command(game: str) -> list[str]:
    """The command of the process that compiles."""
    return [sys.executable, "-m", "keltis.bots.compile_levels", game]


def claim_compiling(game: str) -> bool:
    """Mark a game as being compiled by this process; False if another process is compiling it."""
    note = _compiling_note(game)
    with suppress(OSError):
        if note.exists() and time.time() - note.stat().st_mtime < COMPILE_TIMEOUT:
            return False
        note.touch()
    return True


def release_compiling(game: str) -> None:
    """Remove the mark that a game is being compiled."""
    with suppress(OSError):
        _compiling_note(game).unlink(missing_ok=True)


def _compiling_note(game: str) -> Path:
    from keltis.fast.jit.cache import folder

    return folder() / f"{game}-{MARK}.compiling"


@cache
def _compile(game: str) -> None:
    """Start a process that compiles, unless there is one."""
    if claim_compiling(game):
        quiet = subprocess.DEVNULL
        command = compile_command(game)
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
