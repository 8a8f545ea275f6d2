"""The command `keltis`, from the arguments to the exit code."""

import os
import sys
from collections.abc import Callable
from typing import Annotated, Any, NoReturn

import typer

from keltis.cli.commands import hosting, learning, own_bots, play, puzzles, records, research
from keltis.cli.commands.options import INTERRUPTED, LAST, app
from keltis.cli.error import CommandError
from keltis.text_interface.translator import default_language

__all__ = ["app", "main", "own_bots", "puzzles"]

PIPE_CLOSED = 141

COMMANDS = (
    *(play.play, play.watch, play.join, play.replay),
    *(play.rules, play.games, play.bots),
    *(records.check, records.verify, records.analyse),
    *(research.simulate, research.compare, research.arena, research.ladder, research.solve, research.warm),
    *(learning.text, learning.leaderboard),
    *(
        hosting.serve,
        hosting.health,
        hosting.backup,
        hosting.restore,
        hosting.export,
        hosting.import_,
        hosting.ratings,
    ),
)
for command in COMMANDS:
    app.command(command.__name__.rstrip("_"))(command)


@app.callback(invoke_without_command=True)
def keltis(
    version: Annotated[bool, typer.Option("--version", help="Show the version.", is_eager=True)] = False,
) -> None:
    """Play Reiner Knizia's Keltis games: with friends at one keyboard or against bots; watch, replay."""
    if version:
        from keltis import __version__

        print(f"keltis {__version__}")
        raise typer.Exit


def _with_last(arguments: list[str]) -> list[str]:
    """`--resume` without a file becomes `--resume last`, because an option needs its value."""
    found = []
    for index, argument in enumerate(arguments):
        found.append(argument)
        following = arguments[index + 1 :][:1]
        if argument == "--resume" and (not following or following[0].startswith("-")):
            found.append(LAST)
    return found


def _spoken(arguments: list[str]) -> str:
    """The language of error messages: that of `--lang` if it is supported."""
    from keltis.messages import LANGUAGES

    for index, argument in enumerate(arguments):
        name, sign, value = argument.partition("=")
        value = value if sign else "".join(arguments[index + 1 :][:1])
        if name == "--lang" and value in LANGUAGES:
            return value
    return default_language()


def _fail(sentence: str) -> NoReturn:
    from keltis.console.width import printable

    print(f"keltis: {printable(' '.join(sentence.split()))}", file=sys.stderr)
    sys.exit(2)


def _is_bot_failure(error: Exception) -> bool:
    """Whether an own bot failed; its class is imported only where bots play."""
    failure = sys.modules.get("keltis.bots.failure")
    return failure is not None and isinstance(error, failure.BotFailure)


def _report(failure: Any) -> int:
    from keltis.cli.bots.failure_report import report

    return report(failure, _spoken(sys.argv))


def _pipe_closed() -> int:
    """The reader closed the pipe: discard the rest of the output."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return PIPE_CLOSED


def _quietly(command: Callable[[], object]) -> int:
    """Run a command; errors become one line, a closed pipe is silent."""
    try:
        result = command()
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except CommandError as error:
        _fail(error.sentence(_spoken(sys.argv)))
    except BrokenPipeError:
        return _pipe_closed()
    except SystemExit as left:  # typer's exit code for a closed pipe
        if isinstance(left.__context__, BrokenPipeError):
            return _pipe_closed()
        raise
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Exception as error:
        if _is_bot_failure(error):
            return _report(error)
        if not hasattr(error, "format_message"):  # errors of click's option parser
            raise
        _fail(error.format_message())


def main() -> None:
    """The entry point."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    arguments = _with_last(sys.argv[1:]) or ["--help"]
    sys.exit(_quietly(lambda: app(arguments, prog_name="keltis", standalone_mode=False)))
