"""`keltis check`: whether files of records are good, with progress, and what is wrong with the bad ones."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.checking import LARGE, check_file
from keltis.core.record import RecordError
from keltis.engine import NUMBA, obstacle
from keltis.games import GAMES
from keltis.terminal.commands.parameters import INTERRUPTED
from keltis.terminal.progress import progress
from keltis.terminal.voice import Voice
from keltis.terminal.width import printable

if TYPE_CHECKING:
    from rich.progress import Progress

BAD = 2


def check(files: list[Path], board: Path | None, language: str) -> None:
    """Check all files; a line for every bad one, then the numbers."""
    voice = Voice(language)
    if max(map(_size, files)) >= LARGE and obstacle() == NUMBA:
        print(voice.tell("engine-no-numba"), file=sys.stderr)
    games = bad = 0
    with progress() as bar:
        meter = Meter(bar, files)
        try:
            for path in files:
                meter.begin(path)
                try:
                    games += check_file(path, GAMES, board, told=meter.tell)
                except RecordError as error:
                    bad += 1
                    line = voice.tell("complain-record", path=str(path), why=error.sentence(language))
                    bar.console.print(
                        f"keltis: {printable(line)}", markup=False, highlight=False, soft_wrap=True
                    )
                meter.end(path)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
    print(voice.tell("check-done", files=len(files) - bad, games=games, bad=bad))
    if bad:
        sys.exit(BAD)


class Meter:
    """Shows how many bytes of all files are checked."""

    def __init__(self, bar: "Progress", files: list[Path]) -> None:
        self._bar = bar
        self._task = bar.add_task("", total=sum(map(_size, files)))
        self._before = 0

    def begin(self, path: Path) -> None:
        """A file comes next."""
        self._bar.update(self._task, description=printable(path.name))

    def tell(self, done: int) -> None:
        """So many bytes of it are checked."""
        self._bar.update(self._task, completed=self._before + done)

    def end(self, path: Path) -> None:
        """It is done with."""
        self._before += _size(path)
        self.tell(0)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
