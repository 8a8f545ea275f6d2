"""`keltis puzzles make`: search for puzzles with progress; every one is saved at once."""

import sys
from pathlib import Path

from keltis.cli.commands.options import INTERRUPTED
from keltis.cli.error import command_error
from keltis.cli.game_setup import find_game
from keltis.cli.progress_bar import progress
from keltis.cli.puzzles.files import read_puzzles
from keltis.console.width import printable
from keltis.engine import obstacle
from keltis.puzzles import puzzle_file
from keltis.puzzles.making import Maker
from keltis.text_interface.translator import Translator


def make_puzzles(name: str, out: Path, count: int, seed: int, language: str) -> None:
    """Search until the file has so many puzzles, or the user interrupts."""
    game, translator = find_game(name), Translator(language)
    if obstacle():
        raise command_error("puzzles-plain")
    maker = Maker(game, seed)
    known = []
    if out.exists():
        found = read_puzzles(out)
        if found.header != maker.header:
            raise command_error("puzzles-other-file", path=str(out))
        known = list(found.puzzles)
    else:
        _begin(out, maker)
    number, interrupted = len(known), False
    with progress() as bar:
        task = bar.add_task(printable(translator.text("puzzles-making", games=0)), total=count)
        bar.update(task, completed=number)
        try:
            for step in maker.puzzles(count, known):
                if step.found:
                    puzzle_file.append(out, step.found)
                    number += 1
                words = printable(translator.text("puzzles-making", games=step.games))
                bar.update(task, completed=number, description=words)
        except KeyboardInterrupt:
            interrupted = True
    print(printable(translator.text("puzzles-made", number=number, path=str(out))))
    if interrupted:
        sys.exit(INTERRUPTED)


def _begin(out: Path, maker: Maker) -> None:
    try:
        puzzle_file.begin(out, maker.header)
    except OSError as error:
        raise command_error("complain-record", path=str(out), why=error.strerror or str(error)) from None
