"""Where compiled code is kept between processes.

Numba notices a change of the file in which a compiled function stands, but not of the files of the rules
that it calls: it would go on with old rules. So the folder is named by a hash of all sources.
"""

import hashlib
import os
import tempfile
from functools import cache
from importlib.metadata import version
from pathlib import Path

import keltis

SOURCE = Path(keltis.__file__).parent


@cache
def fingerprint() -> str:
    """A name for exactly these sources, this Numba and this NumPy."""
    digest = hashlib.sha256(f"{version('numba')} {version('numpy')}".encode())
    for folder in ("core", "parts", "cardgame", "games", "comparison", "fast"):
        for path in sorted((SOURCE / folder).rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(SOURCE).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folder() -> Path:
    """A folder that can be written to: the user's cache, else a temporary one."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    for base in (Path(home), Path(tempfile.gettempdir())):
        path = base / "keltis" / fingerprint()
        try:
            path.mkdir(parents=True, exist_ok=True)
            if os.access(path, os.W_OK):
                return path
        except OSError:
            continue
    raise OSError("no folder for compiled code can be written to")


def is_warm(game: str) -> bool:
    """Whether the bots' games of a game were compiled before, so that they only have to be loaded."""
    return _note(game).exists()


def note_warm(game: str) -> None:
    """Note that they are compiled now."""
    _note(game).touch()


def _note(game: str) -> Path:
    return folder() / f"{game}.warm"
