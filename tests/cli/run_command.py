"""Run a command of the program, in a process of its own or inside the tests'."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.cli.terminal import environment

TIMEOUT = 30
Inside = Callable[..., "subprocess.CompletedProcess[str]"]


def keltis(folder: Path, *arguments: str, stdin: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "keltis", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        timeout=TIMEOUT,
        env=environment(folder, **more),
        check=False,
    )


def error_line(done: "subprocess.CompletedProcess[str]") -> str:
    """The one line that a failed command writes."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.startswith("keltis: ")
    return done.stderr
