"""The cache of compiled code on disk.

Numba invalidates a compiled function when its own file changes, but not when the rules that it calls change.
So the cache folder is named by a hash of all sources.
"""

import hashlib
import os
import shutil
import tempfile
import time
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path

import keltis

SOURCE = Path(keltis.__file__).parent
COMPILED = {  # packages with rules or compiled code: any change in them invalidates the cache
    *("core", "parts", "cardgame", "games", "fast"),
    *("simulation", "comparison", "checking", "stepping", "research", "warm_up.py"),
}
UNUSED = 30 * 24 * 3600  # seconds after which older code may be thrown away


@cache
def fingerprint() -> str:
    """The hash of these sources and of the versions of Numba and NumPy."""
    digest = hashlib.sha256(f"{version('numba')} {version('numpy')}".encode())
    for path in sorted(SOURCE.rglob("*")):
        place = path.relative_to(SOURCE)
        if path.suffix in (".py", ".toml") and place.parts[0] in COMPILED:
            digest.update(place.as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def folder() -> Path:
    """A writable folder of the user's: in the user's cache, else a temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    for base in (Path(home) / "keltis", Path(tempfile.gettempdir()) / f"keltis-{_user()}"):
        path = base / fingerprint()
        try:
            base.mkdir(parents=True, exist_ok=True, mode=0o700)
            if _is_own(base):  # what lies there is executed: nobody else may have put it there
                path.mkdir(exist_ok=True)
                os.utime(path)
                _sweep(base)
                return path
        except OSError:
            continue
    raise OSError("no folder for compiled code can be written to")


def _user() -> int:
    return os.getuid() if hasattr(os, "getuid") else 0


def _is_own(path: Path) -> bool:
    return os.access(path, os.W_OK) and (not hasattr(os, "getuid") or path.stat().st_uid == os.getuid())


def _sweep(base: Path) -> None:
    """Delete caches of other sources that have not been used for long."""
    for other in base.iterdir():
        with suppress(OSError):
            if other.is_dir() and other.stat().st_mtime < time.time() - UNUSED:
                shutil.rmtree(other)


def is_warm(game: str) -> bool:
    """Whether everything under this name is compiled, so that it only has to be loaded."""
    return _note(game).exists()


def note_warm(game: str) -> None:
    """Note that everything under this name is compiled."""
    _note(game).touch()


def _note(game: str) -> Path:
    return folder() / f"{game}.warm"
