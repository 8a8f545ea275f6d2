"""Command lines quoted for the shell of the platform."""

import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


def command_line(words: Sequence[str], windows: bool = os.name == "nt") -> str:
    """The words as one line that can be pasted into a terminal.

    >>> command_line(["pip", "install", "numpy>=2"], windows=False)
    "pip install 'numpy>=2'"
    >>> command_line([r"C:\\\\My Python\\\\python.exe", "-m", "pip", "install", "numpy>=2"], windows=True)
    '"C:\\\\\\\\My Python\\\\\\\\python.exe" -m pip install "numpy>=2"'
    """
    return " ".join(map(_for_windows, words)) if windows else shlex.join(words)


def _for_windows(word: str) -> str:
    """Quoted for cmd.exe, which also redirects at `>` and joins at `&`; PowerShell reads it the same."""
    quoted = subprocess.list2cmdline([word])
    return f'"{word}"' if quoted == word and set("<>|&^;()") & set(word) else quoted


def program() -> list[str]:
    """The words that start this program again: its command where the shell finds it, else the interpreter."""
    found, beside = shutil.which("keltis"), Path(sys.executable).parent
    if found and Path(found).resolve().parent == beside.resolve():
        return ["keltis"]
    return [sys.executable, "-m", "keltis"]
