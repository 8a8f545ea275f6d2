"""`keltis data`: data sets of games between bots, as Parquet."""

import sys
from contextlib import ExitStack
from pathlib import Path

from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error, missing_library
from keltis.cli.game_setup import GameSetup
from keltis.cli.progress_bar import progress
from keltis.cli.research.plain_notice import tell_plain
from keltis.cli.seating import bot_chairs, check_player_count
from keltis.core.record import RecordError
from keltis.simulation.plain import Plan
from keltis.text_interface.translator import Translator

UNITS = ("B", "kB", "MB", "GB", "TB")
THOUSAND = 1000


def make_data(
    setup: GameSetup,
    players: int,
    bots: list[str],
    seed: int,
    games: int,
    jobs: int,
    out: Path,
    language: str,
) -> None:
    """Play the games and write them; an interrupt leaves a file with the games so far."""
    try:
        from keltis.research.data.info import info_of
        from keltis.research.data.making import blocks
        from keltis.research.data.parquet import writing
    except ImportError as error:
        raise missing_library(error.name, "data") from None
    check_player_count(setup.game, players, setup.board)
    if out.exists():
        raise command_error("complain-records-exist", path=str(out))
    chairs = [chair.bot for chair in bot_chairs(bots, players)]
    plan, translator = Plan(setup.game.name, setup.board, tuple(chairs), seed), Translator(language)
    tell_plain((plan,), games, jobs, translator)
    rows = done = 0
    interrupted = False
    try:
        with ExitStack() as stack:
            bar = stack.enter_context(progress())
            task = bar.add_task(setup.game.name, total=games)
            write = stack.enter_context(writing(out, info_of(setup.game, setup.board, chairs, seed)))
            for block in blocks(plan, games, jobs):
                write(block)
                rows, done = rows + len(block.actions), int(block.games[-1]) + 1
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        interrupted = True
    except OSError as error:
        raise command_error("complain-save", path=str(out), why=error.strerror or str(error)) from None
    if done:
        size = printed_size(out.stat().st_size)
        print(translator.text("data-made", path=str(out), games=done, rows=str(rows), size=size))
    if interrupted:
        sys.exit(INTERRUPTED)


def show_data(path: Path, board: Path | None, language: str) -> None:
    """Print what a data set contains."""
    try:
        from keltis.research.data.info import DataError
        from keltis.research.data.reading import Dataset
    except ImportError as error:
        raise missing_library(error.name, "data") from None
    translator = Translator(language)
    try:
        data = Dataset(path, board=board)
        info, rows = data.info, len(data)
    except OSError as error:
        raise command_error("data-file", path=str(path), why=error.strerror or str(error)) from None
    except RecordError as error:
        raise command_error("data-file", path=str(path), why=error.sentence(language)) from None
    except DataError as error:
        raise command_error("data-file", path=str(path), why=error.why) from None
    except ImportError as error:
        raise missing_library(error.name, "data") from None
    layout = info.rules.learning.observation
    print(translator.text("data-game", game=translator.title(info.rules), players=info.players))
    print(translator.text("data-board", board=info.board, fingerprint=info.fingerprint))
    print(translator.text("data-bots", bots=", ".join(bot or "–" for bot in info.bots)))
    print(translator.text("data-rows", rows=str(rows)))
    numbers = {"size": layout.size(info.players), "actions": info.rules.actions.decisions}
    print(translator.text("data-columns", version=info.observation, **numbers))


def printed_size(number: int) -> str:
    """A number of bytes for people.

    >>> printed_size(999), printed_size(12_345_678)
    ('999 B', '12.3 MB')
    """
    size, unit = float(number), 0
    while size >= THOUSAND and unit < len(UNITS) - 1:
        size, unit = size / THOUSAND, unit + 1
    return f"{size:.1f} {UNITS[unit]}" if unit else f"{number} {UNITS[0]}"
