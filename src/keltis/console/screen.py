"""Terminal output with colours and redrawing, or plain line by line; and line input."""

import os
import shutil
import sys
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from keltis.console.styles import style
from keltis.console.width import cut, left, printable, wrapped
from keltis.ui_model.drawing import Drawing, Line
from keltis.ui_model.drawing import text as without_styles

HOME_AND_CLEAR = "\x1b[H\x1b[J"
WIPE = "\x1b[H\x1b[2J\x1b[3J"  # including the scrollback

Completer = Callable[[], list[str]]


def is_plain(wanted: bool) -> bool:
    """Whether to write line by line: on request, to a file or pipe, or on a dumb terminal."""
    return wanted or not sys.stdout.isatty() or os.environ.get("TERM", "dumb") == "dumb"


class Screen:
    """The terminal, or the file or pipe that replaces it."""

    def __init__(self, plain: bool) -> None:
        self.plain = plain
        self.terminal = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
        self._console = Console(highlight=False, soft_wrap=True, emoji=False, markup=False)
        self._asked = False

    @property
    def width(self) -> int:
        """The columns of the terminal."""
        return shutil.get_terminal_size().columns

    @property
    def height(self) -> int:
        """The rows of the terminal."""
        return shutil.get_terminal_size().lines

    # --- writing -------------------------------------------------------------------------------

    def line(self, text: str = "", meaning: str = "") -> None:
        """Write a line, wrapped to the terminal."""
        for row in self.rows(text):
            if self.plain:
                print(row)
            else:
                self._console.print(Text(row, style(meaning)))

    def rows(self, text: str) -> list[str]:
        """A text as the terminal rows it takes, wrapped at words; a single line elsewhere."""
        text = printable(text).rstrip()
        if not sys.stdout.isatty():
            return [text]
        return wrapped(text, self.width - 1, "" if self.plain else "  ")

    def pages(self, lines: Iterable[str], more: str) -> None:
        """Write lines; on a terminal page by page, with a prompt after each page."""
        rows = [row for line in lines for row in self.rows(line)]
        size = max(self.height - 2, 1)
        for start in range(0, len(rows), size):
            if start and not self.plain:
                self.ask(f"{more} ")
            for row in rows[start : start + size]:
                self.line(row)

    def bar(self, text: str) -> None:
        """Write a title: a bar across the terminal, or a line."""
        if self.plain:
            print(printable(text))
        else:
            row = cut(f" {printable(text)}", self.width)
            self._console.print(Text(left(row, min(self.width, 80)), style("title")))

    def drawing(self, drawing: Drawing) -> None:
        """Write a drawing, cut at the right edge."""
        if self.plain:
            print(without_styles(drawing))
            return
        for line in drawing:
            self._console.print(self._styled(line), no_wrap=True, overflow="crop", crop=True, soft_wrap=False)

    def _styled(self, line: Line) -> Text:
        found = Text()
        for ink in line:
            found.append(ink.text, style(ink.style))
        found.rstrip()
        return found

    def clear(self) -> None:
        """Clear the screen; in plain mode, write an empty line."""
        if self.plain:
            print()
        else:
            self._write(HOME_AND_CLEAR)

    def wipe(self) -> None:
        """Clear the screen and the scrollback, because the next player must not see them."""
        if self.terminal:
            self._write(WIPE)
        else:
            print("\n" * self.height)
        _forget_lines()

    def _write(self, text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()

    # --- reading -------------------------------------------------------------------------------

    def ask(self, prompt: str, completer: Completer | None = None) -> str:
        """Read a line; EOFError at the end of input. Input from a pipe is echoed."""
        _complete_with(completer)
        line = input(prompt)
        if not sys.stdin.isatty():
            print(printable(line))
        return line.strip()


def _forget_lines() -> None:
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()


def _complete_with(completer: Completer | None) -> None:
    """Complete whole lines with Tab."""
    try:
        import readline
    except ImportError:
        return
    found: list[str] = []

    def complete(text: str, state: int) -> str | None:
        if state == 0:
            found[:] = [line for line in (completer() if completer else []) if line.startswith(text)]
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims("")
    readline.parse_and_bind("tab: complete")
