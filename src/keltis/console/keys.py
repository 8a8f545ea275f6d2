"""Single key presses where the terminal supports them, otherwise the first letter of a line."""

import os
import sys

NAMES = {
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1b[B": "down",
    "\x1b[A": "up",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1bOB": "down",
    "\x1bOA": "up",
    "\x1b[H": "home",
    "\x1b[F": "end",
    "\x1b[1~": "home",
    "\x1b[4~": "end",
    "\x1bOH": "home",
    "\x1bOF": "end",
    "\x1b": "escape",
    " ": "space",
    "\r": "enter",
    "\n": "enter",
    "\x03": "interrupt",
    "\x04": "eof",
}
LONGEST = 32


def can_read_keys() -> bool:
    """Whether the terminal can read single key presses."""
    return sys.stdin.isatty()


def read_key() -> str:
    """The next key by name or letter; KeyboardInterrupt and EOFError as when reading a line."""
    try:
        import termios
        import tty
    except ImportError:
        return input()[:1].lower() or "enter"
    keyboard = sys.stdin.fileno()
    before = termios.tcgetattr(keyboard)
    try:
        tty.setraw(keyboard, termios.TCSADRAIN)
        data = os.read(keyboard, LONGEST)
    finally:
        termios.tcsetattr(keyboard, termios.TCSADRAIN, before)
    if not data:
        raise EOFError
    return _named(data.decode("utf-8", "replace"))


def _named(pressed: str) -> str:
    name = NAMES.get(pressed, pressed if pressed.startswith("\x1b") else pressed[:1])
    name = NAMES.get(name, name)
    if name == "interrupt":
        raise KeyboardInterrupt
    if name == "eof":
        raise EOFError
    return name
