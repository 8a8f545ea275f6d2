"""The report of a bot that failed: why, its own lines, and a file with the position."""

import sys
import tempfile
from itertools import count
from pathlib import Path

from keltis.bots.failure import BotFailure
from keltis.text_interface.translator import Translator
from keltis.util.shell import command_line, program

FAILED = 3  # exit code


def report(failure: BotFailure, language: str) -> int:
    """Print why a bot failed and write the position to a file; the exit code."""
    translator = Translator(language)
    print(f"keltis: {translator(failure.why)}", file=sys.stderr)
    if failure.trace:
        print(failure.trace, file=sys.stderr)
    if failure.position:
        print(_kept(failure, translator), file=sys.stderr)
    return FAILED


def _kept(failure: BotFailure, translator: Translator) -> str:
    path = _free(".txt" if failure.replays else ".json")
    try:
        path.write_text(failure.position, "utf-8", newline="\n")
    except OSError:
        path = Path(tempfile.mkdtemp(prefix="keltis-")) / path.name
        try:
            path.write_text(failure.position, "utf-8", newline="\n")
        except OSError as error:
            return translator.text("own-bot-unsaved", path=str(path), why=error.strerror or str(error))
    if not failure.replays:
        return translator.text("own-bot-position", path=str(path))
    command = command_line([*program(), "bot", "ask", str(path), "--bot", failure.bot])
    return translator.text("own-bot-replay", path=str(path), command=command)


def _free(suffix: str) -> Path:
    """A file in the current folder that does not exist yet."""
    names = (Path(f"bot-failure-{number}{suffix}") for number in count(1))
    return next(path for path in names if not path.exists())
