"""The disk cache of compiled code.

Numba invalidates a compiled function when its own file changes, but not when the rules that it calls change.
Therefore the name of the cache folder is a hash of all sources.
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
COMPILED = {  # packages with rules or compiled code: a change in any of them invalidates the cache
    *("core", "parts", "cardgame", "games", "fast"),
    *("simulation", "comparison", "checking", "stepping", "research", "compile_ahead.py"),
}
UNUSED = 30 * 24 * 3600  # seconds after which unused older code may be deleted


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
    """A writable private folder: in the user's cache, otherwise a temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    for base in (Path(home) / "keltis", Path(tempfile.gettempdir()) / f"keltis-{_user()}"):
        path = base / fingerprint()
        try:
            base.mkdir(parents=True, exist_ok=True, mode=0o700)
            if _is_own(base):  # its content is executed, so nobody else may be able to write to it
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
    """Delete caches of other sources that have not been used for a long time."""
    for other in base.iterdir():
        with suppress(OSError):
            if other.is_dir() and other.stat().st_mtime < time.time() - UNUSED:
                shutil.rmtree(other)


def is_warm(game: str) -> bool:
    """Whether everything under this name is compiled and only needs loading."""
    return _note(game).exists()


def note_warm(game: str) -> None:
    """Record that everything under this name is compiled."""
    _note(game).touch()


def _note(game: str) -> Path:
    return folder() / f"{game}.warm"
