"""A person at a real terminal of 80 × 24: starts the command, reads the screen, types."""

import os
import re
import signal
import sys
from pathlib import Path

import pexpect

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CLEAR = "\x1b[H\x1b[J"
WIPE = "\x1b[H\x1b[2J\x1b[3J"
PROMPT = re.compile(r"> (?:\x1b\[[0-9;?]*[A-Za-z])*$")


def environment(folder: Path, **more: str) -> dict[str, str]:
    """An environment with its own home folder, without the user's settings."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH", "SYSTEMROOT")}
    own = {"HOME": str(folder), "XDG_STATE_HOME": str(folder / "state"), "LANG": "C.UTF-8"}
    return kept | own | {"TERM": "xterm-256color", "INPUTRC": os.devnull} | more


def _hear_interrupts() -> None:
    """Enable interrupts, which may be ignored if the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Person:
    """A person at the keyboard."""

    def __init__(self, folder: Path, *arguments: str, **more: str) -> None:
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "keltis", *arguments],
            env=environment(folder, **more),
            dimensions=(24, 80),
            encoding="utf-8",
            timeout=20,
            preexec_fn=_hear_interrupts,
        )
        self.child.delaybeforesend = None
        self.raw = ""  # all output so far

    def wait(self, *patterns: str | re.Pattern[str]) -> int:
        """Wait for one of the patterns (default: the prompt); returns its index."""
        found: int = self.child.expect(list(patterns or (PROMPT,)))
        self.raw += self.child.before + (self.child.after if isinstance(self.child.after, str) else "")
        return found

    def type(self, text: str) -> str:
        """Type a line, wait for the next prompt, and return the output in between."""
        before = len(self.raw)
        self.child.sendline(text)
        self.wait()
        return plain(self.raw[before:])

    def leave(self, text: str) -> str:
        """Type a line after which the program ends; read the rest."""
        before = len(self.raw)
        self.child.sendline(text)
        self.wait(pexpect.EOF)
        self.child.close()
        return plain(self.raw[before:])

    @property
    def screen(self) -> str:
        """The output since the screen was last cleared."""
        return plain(re.split(re.escape(CLEAR) + "|" + re.escape(WIPE), self.raw)[-1])


def plain(text: str) -> str:
    """Text without the terminal's escapes."""
    return ESCAPES.sub("", text).replace("\r\n", "\n").replace("\r", "")
