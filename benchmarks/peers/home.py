"""The virtual environments of peers: one each, created once."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

from benchmarks.peers.handle import NotAvailable

STAMP = "keltis-peer"


def homes() -> Path:
    """The folder of all peers, in the user's cache."""
    cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(cache) / "keltis" / "peers"


def python_of(home: Path) -> Path:
    """The interpreter of a virtual environment."""
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def stamp(needs: tuple[str, ...]) -> str:
    """The marker of a finished environment: it depends on the requirements and on this Python."""
    return hashlib.sha256("\n".join([sys.version, sys.base_prefix, *needs]).encode()).hexdigest()


def ready(home: Path, needs: tuple[str, ...]) -> bool:
    """Whether an environment is complete."""
    mark = home / STAMP
    return python_of(home).exists() and mark.exists() and mark.read_text("utf-8") == stamp(needs)


def settle(home: Path, needs: tuple[str, ...]) -> Path:
    """Install a peer if necessary; returns its interpreter."""
    if not ready(home, needs):
        try:
            venv.create(home, clear=True, with_pip=True)
        except (OSError, subprocess.CalledProcessError) as problem:
            raise NotAvailable(f"no virtual environment could be made: {problem}") from None
        install(home, needs)
        (home / STAMP).write_text(stamp(needs), "utf-8")
    return python_of(home)


def install(home: Path, needs: tuple[str, ...]) -> None:
    """Install packages by pip."""
    command = [str(python_of(home)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *needs]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
        reason = lines[-1].removeprefix("ERROR: ") if lines else f"code {done.returncode}"
        raise NotAvailable(f"pip could not install it: {reason}")
