"""`keltis puzzles check`: verify a file of puzzles."""

import sys
from collections.abc import Iterator
from pathlib import Path

from keltis.cli.error import command_error
from keltis.cli.game_setup import find_game
from keltis.cli.progress_bar import progress
from keltis.cli.puzzles.files import read_puzzles
from keltis.console.width import printable
from keltis.core.game import AnyGame
from keltis.core.play import Play
from keltis.messages.message import Message, message
from keltis.puzzles.puzzle_file import PuzzleFile
from keltis.puzzles.verifying import DeepCheck, faults, header_fault
from keltis.text_interface.translator import Translator

BAD = 2


def check_puzzles(path: Path, deep: bool, language: str) -> None:
    """Print every fault, then how many puzzles are sound."""
    found, translator = read_puzzles(path), Translator(language)
    game = find_game(found.header.game)
    wrong = header_fault(found.header, game)
    if wrong:
        raise command_error("complain-record", path=str(path), why=wrong)
    bad = set[int]()
    with progress() as bar:
        task = bar.add_task(path.name, total=len(found.puzzles))
        for number, why in _all_faults(found, game, deep):
            if why is None:
                bar.update(task, completed=number)
                continue
            bad.add(number)
            told = message("record-line", line=number + 1, why=why)
            line = translator.text("complain-record", path=str(path), why=told)
            print(f"keltis: {printable(line)}", file=sys.stderr)
    print(translator.text("puzzles-sound", number=len(found.puzzles) - len(bad), total=len(found.puzzles)))
    if bad:
        sys.exit(BAD)


def _all_faults(found: PuzzleFile, game: AnyGame, deep: bool) -> Iterator[tuple[int, Message | None]]:
    """The faults of every puzzle with its number, and None when it is finished."""
    again = DeepCheck(found.header, game, Play(game, found.header.players)) if deep else None
    if again and not again.possible:
        raise command_error("puzzles-other-values")
    for number, puzzle in enumerate(found.puzzles, 1):
        sound = True
        for why in faults(puzzle, found.header, game):
            sound = False
            yield number, why
        if again and sound:
            for why in again.faults(puzzle):
                yield number, why
        yield number, None
