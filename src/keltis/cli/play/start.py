"""Starts a local game: from the options of `keltis play`, from questions, or from a saved game."""

import getpass
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from keltis.bots.level import offered, usual
from keltis.cli.commands.options import INTERRUPTED, LAST
from keltis.cli.error import CommandError, command_error
from keltis.cli.game_setup import GameSetup, find_game, read_game_setup, read_option
from keltis.cli.play.autosave import Autosave, autosave_to, last_game, new_autosave
from keltis.cli.play.client import TableClient
from keltis.cli.play.commands import LeftTable
from keltis.cli.play.local_table import LocalTable
from keltis.cli.seating import Chair, chairs_of, read_chairs, starting_with
from keltis.console.screen import Screen, is_plain
from keltis.console.width import cut
from keltis.core.play import Play
from keltis.core.record import Record, RecordError, clean
from keltis.core.record_file import read_records
from keltis.core.rng import seeded_rng
from keltis.games import GAMES
from keltis.messages.message import message
from keltis.text_interface.translator import Translator
from keltis.text_interface.vocabulary import whole_number

SEED_BITS = 62
SHOWN = 40  # columns of typed text that an error message quotes
FIRST = 2  # the stream of the seed that decides the start player; the table uses the first two


@dataclass(frozen=True)
class PlayOptions:
    """The options of `keltis play`."""

    game: str
    seats: str
    first: str
    seed: int | None
    language: str
    plain: bool
    board: Path | None
    options: list[str]
    save: Path | None
    resume: str | None


def start_game(options: PlayOptions) -> None:
    """Play a game, and print where it is saved."""
    screen, translator = Screen(is_plain(options.plain)), Translator(options.language)
    try:
        table, autosave = _resumed(options) if options.resume is not None else _begun(options, screen)
    except EOFError:
        print()
        return
    client = TableClient(table, screen, options.language)
    _first_save(table, autosave)
    try:
        client.run()
    except LeftTable as left:
        _leave(client, autosave, translator, left.keep)
    except EOFError:
        print()
        _leave(client, autosave, translator, keep=True)
    except KeyboardInterrupt:
        print()
        _leave(client, autosave, translator, keep=True)
        sys.exit(INTERRUPTED)


def _leave(client: TableClient, autosave: Autosave, translator: Translator, keep: bool) -> None:
    if client.people > 1:
        client.screen.wipe()  # leave no hand visible
    if not keep:
        autosave.forget()
        client.screen.line(translator.text("thrown-away"))
        return
    try:
        client.line.save()
    except OSError as error:
        client.not_saved(str(autosave.path), error.strerror or str(error))
    client.screen.line(translator.text("kept", path=str(autosave.path)))
    client.screen.line(translator.text("left"))


def _first_save(table: LocalTable, autosave: Autosave) -> None:
    """Save the game once before it starts: an unwritable file is an error."""
    try:
        table.save()
        autosave.remember()
    except OSError as error:
        why = error.strerror or str(error)
        raise command_error("complain-save", path=str(autosave.path), why=why) from None


# --- a new game --------------------------------------------------------------------------------


def _begun(options: PlayOptions, screen: Screen) -> tuple[LocalTable, Autosave]:
    translator = Translator(options.language)
    laid = read_game_setup(options.game or _ask_game(screen, translator), options.board, options.options)
    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    if options.seats:
        chairs = read_chairs(options.seats, laid.game, laid.board)
    else:
        chairs = _ask_chairs(screen, translator, laid)
    if options.first:
        chairs = starting_with(chairs, options.first, seeded_rng(seed, FIRST))
    autosave = autosave_to(options.save) if options.save else new_autosave(laid.game.name)
    play = Play(laid.game, len(chairs), laid.board)
    return LocalTable(play, chairs, seed, autosave), autosave


def _ask_game(screen: Screen, translator: Translator) -> str:
    """Ask for the game; with input from a pipe, which belongs to the game, it must be an argument."""
    if not sys.stdin.isatty():
        raise command_error("complain-piped", known=", ".join(game.name for game in GAMES))
    for number, game in enumerate(GAMES, 1):
        screen.line(f"{number}  {translator.title(game)}")
    names = [game.name for game in GAMES]
    while True:
        answer = screen.ask(translator.text("ask-game") + " ", lambda: names) or "1"
        chosen = whole_number(answer)
        if chosen is not None and 1 <= chosen <= len(GAMES):
            return names[chosen - 1]
        try:
            return find_game(answer).name
        except CommandError as error:
            screen.line(error.sentence(translator.language), "refusal")


def _ask_chairs(screen: Screen, translator: Translator, laid: GameSetup) -> list[Chair]:
    """Ask who plays; the default is the user against one bot."""
    game = laid.game.name
    proposed = f"{own_name(translator)},bot:{usual(game)}"
    if not sys.stdin.isatty():
        return read_chairs(proposed, laid.game, laid.board)
    screen.line(translator.text("ask-bots", bots=", ".join(offered(game)), game=game))
    while True:
        answer = screen.ask(translator.text("ask-seats", bot=usual(game), usual=proposed) + " ")
        try:
            return read_chairs(answer or proposed, laid.game, laid.board)
        except CommandError as error:
            screen.line(error.sentence(translator.language), "refusal")


def own_name(translator: Translator) -> str:
    """The user's name."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = ""
    name = name.replace(",", " ").replace(":", " ").strip()
    return clean(name).capitalize() if name else translator.text("player-name")


# --- a saved game ------------------------------------------------------------------------------


def _resumed(options: PlayOptions) -> tuple[LocalTable, Autosave]:
    path = last_game() if options.resume == LAST else Path(options.resume or "")
    record = nth_record(path, 1, options.board, options.language)
    if record.play.over:
        raise command_error("complain-over", path=str(path))
    chairs = chairs_of(record)
    _check_same(options, record, chairs)
    if options.save is None and not _is_last(path, 1, options.board, options.language):
        raise command_error("complain-several", path=str(path))
    autosave = autosave_to(options.save) if options.save else Autosave(path)
    seed = secrets.randbits(SEED_BITS) if options.seed is None else options.seed
    return LocalTable(record.play, chairs, seed, autosave), autosave


def _check_same(options: PlayOptions, record: Record, chairs: list[Chair]) -> None:
    """Check that the options do not contradict the saved game."""
    game, kept_options = record.play.game, record.play.named_board.options
    if options.game and find_game(options.game) is not game:
        raise _contradiction(options.game, game.name)
    if options.seats and not _same_round(read_chairs(options.seats, game), chairs):
        raise _contradiction(f"--seats {options.seats}", ",".join(chair.name for chair in chairs))
    if options.first and clean(options.first).casefold() != chairs[0].name.casefold():
        raise _contradiction(f"--first {options.first}", chairs[0].name)
    for text in options.options:
        name, value = read_option(text)
        if kept_options.get(name) != value:
            kept = ", ".join(f"{name}={value}" for name, value in kept_options.items())
            raise _contradiction(f"--option {text}", kept or "–")


def _contradiction(typed: str, kept: str) -> CommandError:
    return command_error("complain-contradiction", typed=cut(typed, SHOWN), kept=kept)


def _same_round(wanted: list[Chair], kept: list[Chair]) -> bool:
    """Whether two lists of chairs are the same except for the start player."""
    return any(wanted[start:] + wanted[:start] == kept for start in range(len(wanted)))


def nth_record(path: Path, number: int, board: Path | None, language: str) -> Record:
    """A game in a file, counted from 1."""
    record = next(islice(_records(path, board, language), number - 1, None), None)
    if record is None:
        raise command_error("complain-number", number=number)
    return record


def _is_last(path: Path, number: int, board: Path | None, language: str) -> bool:
    return next(islice(_records(path, board, language), number, None), None) is None


def _records(path: Path, board: Path | None, language: str) -> Iterator[Record]:
    try:
        yield from read_records(path, GAMES, board)
    except RecordError as error:
        why = error.sentence(language)
        raise CommandError(message("complain-record", path=str(path), why=why)) from None
