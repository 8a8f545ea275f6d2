"""Tracebacks of own bots: only the lines that their authors wrote."""

import inspect
import traceback
from pathlib import Path
from typing import Any

KELTIS = Path(__file__).parents[1]
INSTALLED = "site-packages"


def bot_lines(error: BaseException, made: Any) -> str:
    """The part of a traceback that lies in the bot's folder, without this package and libraries."""
    home = _home(made)
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_own(frame.filename, home)]
    return "".join(traceback.format_list(frames)).rstrip()


def place_of(error: BaseException) -> str:
    """The file and the line where an import failed; empty if it was not inside a file."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}:{error.lineno}"
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_own(frame.filename, None)]
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""


def _home(made: Any) -> Path | None:
    """The folder of a bot's source."""
    kind = made if inspect.isclass(made) or inspect.isroutine(made) else type(made)
    try:
        return Path(inspect.getsourcefile(kind) or "").resolve().parent
    except TypeError:
        return None


def _is_own(file: str, home: Path | None) -> bool:
    path = Path(file).resolve()
    if path.is_relative_to(KELTIS) or file.startswith("<"):
        return False
    if home is None:
        return INSTALLED not in path.parts and not path.is_relative_to(Path(inspect.__file__).parent)
    return path.is_relative_to(home) and INSTALLED not in path.relative_to(home).parts
