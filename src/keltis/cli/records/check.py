"""`keltis check`: checks files of records, with a progress bar, and prints the first error of each."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from keltis.checking.plain import LARGE, check_file
from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.progress_bar import progress
from keltis.console.width import printable
from keltis.core.record import RecordError
from keltis.engine import NUMBA, obstacle
from keltis.games import GAMES
from keltis.text_interface.translator import Translator
from keltis.util.install_hint import install_command

if TYPE_CHECKING:
    from rich.progress import Progress

BAD = 2


def check(files: list[Path], board: Path | None, language: str) -> None:
    """Check all files; prints a line for every invalid one, then the totals."""
    translator = Translator(language)
    if max(map(_size, files)) >= LARGE and obstacle() == NUMBA:
        print(translator.text("engine-no-numba", command=install_command("fast")), file=sys.stderr)
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
                    line = translator.text("complain-record", path=str(path), why=error.sentence(language))
                    bar.console.print(
                        f"keltis: {printable(line)}", markup=False, highlight=False, soft_wrap=True
                    )
                meter.end(path)
        except KeyboardInterrupt:
            sys.exit(INTERRUPTED)
    print(translator.text("check-done", files=len(files) - bad, games=games, bad=bad))
    if bad:
        sys.exit(BAD)


class Meter:
    """The progress over all files, in bytes."""

    def __init__(self, bar: "Progress", files: list[Path]) -> None:
        self._bar = bar
        self._task = bar.add_task("", total=sum(map(_size, files)))
        self._before = 0

    def begin(self, path: Path) -> None:
        self._bar.update(self._task, description=printable(path.name))

    def tell(self, done: int) -> None:
        """Set how many bytes of the file are checked."""
        self._bar.update(self._task, completed=self._before + done)

    def end(self, path: Path) -> None:
        self._before += _size(path)
        self.tell(0)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
