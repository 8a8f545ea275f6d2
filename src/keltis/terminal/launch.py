"""Getting a game started: from the options of `keltis play`, from questions, or from a kept game."""

import getpass
import secrets
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from keltis.bots.level import offered, usual
from keltis.core.luck import lucky
from keltis.core.message import message
from keltis.core.play import AnyPlay, Play
from keltis.core.record import Record, RecordError, clean
from keltis.core.recordfile import read_records
from keltis.games import GAMES
from keltis.terminal.chairs import Chair, chairs_of, read_chairs, starting_with
from keltis.terminal.commands.parameters import INTERRUPTED, LAST
from keltis.terminal.complaint import Complaint, complaint
from keltis.terminal.keeper import Keeper, keeper_for, last_game, new_keeper
from keltis.terminal.lexicon import whole_number
from keltis.terminal.orders import Leave
from keltis.terminal.screen import Screen, is_plain
from keltis.terminal.setting import Setting, find_game, read_option, setting
from keltis.terminal.sitting import Sitting
from keltis.terminal.voice import Voice
from keltis.terminal.width import cut

SEED_BITS = 62
SHOWN = 40  # columns of what was typed, in a complaint
CHANCE, BOTS, FIRST = range(3)  # the streams of one seed


@dataclass(frozen=True)
class Wishes:
    """What was typed after `keltis play`."""

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


def launch(wishes: Wishes) -> None:
    """Play a game as wished, and say where it is kept."""
    screen = Screen(is_plain(wishes.plain))
    try:
        sitting = _resumed(wishes, screen) if wishes.resume is not None else _begun(wishes, screen)
    except EOFError:
        print()
        return
    _first_save(sitting)
    try:
        sitting.run()
    except Leave as leave:
        _leave(sitting, leave.keep)
    except EOFError:
        print()
        _leave(sitting, keep=True)
    except KeyboardInterrupt:
        print()
        _leave(sitting, keep=True)
        sys.exit(INTERRUPTED)


def _leave(sitting: Sitting, keep: bool) -> None:
    if sitting.people > 1:
        sitting.screen.wipe()  # nobody's hand stays to be seen
    if keep:
        sitting.save()
        sitting.screen.line(sitting.voice.tell("kept", path=str(sitting.keeper.path)))
        sitting.screen.line(sitting.voice.tell("left"))
    else:
        sitting.keeper.forget()
        sitting.screen.line(sitting.voice.tell("thrown-away"))


def _first_save(sitting: Sitting) -> None:
    """A file that cannot be written is a reason not to begin."""
    sitting.settle()
    try:
        sitting.keeper.save(sitting.record())
        sitting.keeper.remember()
    except OSError as error:
        why = error.strerror or str(error)
        raise complaint("complain-save", path=str(sitting.keeper.path), why=why) from None


# --- a new game --------------------------------------------------------------------------------


def _begun(wishes: Wishes, screen: Screen) -> Sitting:
    voice = Voice(wishes.language)
    laid = setting(wishes.game or _ask_game(screen, voice), wishes.board, wishes.options)
    seed = secrets.randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    if wishes.seats:
        chairs = read_chairs(wishes.seats, laid.game, laid.board)
    else:
        chairs = _ask_chairs(screen, voice, laid)
    if wishes.first:
        chairs = starting_with(chairs, wishes.first, lucky(seed, FIRST))
    keeper = keeper_for(wishes.save) if wishes.save else new_keeper(laid.game.name)
    play = Play(laid.game, len(chairs), laid.board)
    return _sitting(play, chairs, screen, voice.language, keeper, seed)


def _sitting(
    play: AnyPlay,
    chairs: list[Chair],
    screen: Screen,
    language: str,
    keeper: Keeper,
    seed: int,
) -> Sitting:
    voice = Voice(language, tuple(chair.name for chair in chairs))
    return Sitting(play, chairs, screen, voice, keeper, lucky(seed, CHANCE), lucky(seed, BOTS))


def _ask_game(screen: Screen, voice: Voice) -> str:
    """Which game; not asked when there is nobody to ask."""
    usual = GAMES[0].name
    if not sys.stdin.isatty():
        return usual
    for number, game in enumerate(GAMES, 1):
        screen.line(f"{number}  {voice.title(game)}")
    names = [game.name for game in GAMES]
    while True:
        answer = screen.ask(voice.tell("ask-game") + " ", lambda: names) or "1"
        chosen = whole_number(answer)
        if chosen is not None and 1 <= chosen <= len(GAMES):
            return names[chosen - 1]
        try:
            return find_game(answer).name
        except Complaint as error:
            screen.line(error.sentence(voice.language), "refusal")


def _ask_chairs(screen: Screen, voice: Voice, laid: Setting) -> list[Chair]:
    """Who plays; usually the one at the keyboard against one bot."""
    game = laid.game.name
    proposed = f"{own_name(voice)},bot:{usual(game)}"
    if not sys.stdin.isatty():
        return read_chairs(proposed, laid.game, laid.board)
    screen.line(voice.tell("ask-bots", bots=", ".join(offered(game)), game=game))
    while True:
        answer = screen.ask(voice.tell("ask-seats", bot=usual(game), usual=proposed) + " ")
        try:
            return read_chairs(answer or proposed, laid.game, laid.board)
        except Complaint as error:
            screen.line(error.sentence(voice.language), "refusal")


def own_name(voice: Voice) -> str:
    """What the one at the keyboard is called."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = ""
    name = name.replace(",", " ").replace(":", " ").strip()
    return clean(name).capitalize() if name else voice.tell("player-name")


# --- a kept game -------------------------------------------------------------------------------


def _resumed(wishes: Wishes, screen: Screen) -> Sitting:
    path = last_game() if wishes.resume == LAST else Path(wishes.resume or "")
    record = nth_record(path, 1, wishes.board, wishes.language)
    if record.play.over:
        raise complaint("complain-over", path=str(path))
    chairs = chairs_of(record)
    _check_same(wishes, record, chairs)
    if wishes.save is None and not _is_last(path, 1, wishes.board, wishes.language):
        raise complaint("complain-several", path=str(path))
    keeper = keeper_for(wishes.save) if wishes.save else Keeper(path)
    seed = secrets.randbits(SEED_BITS) if wishes.seed is None else wishes.seed
    return _sitting(record.play, chairs, screen, wishes.language, keeper, seed)


def _check_same(wishes: Wishes, record: Record, chairs: list[Chair]) -> None:
    """A kept game is what it is: complain about wishes that contradict it."""
    game, options = record.play.game, record.play.board.options
    if wishes.game and find_game(wishes.game) is not game:
        raise _contradiction(wishes.game, game.name)
    if wishes.seats and not _same_round(read_chairs(wishes.seats, game), chairs):
        raise _contradiction(f"--seats {wishes.seats}", ",".join(chair.name for chair in chairs))
    if wishes.first and clean(wishes.first).casefold() != chairs[0].name.casefold():
        raise _contradiction(f"--first {wishes.first}", chairs[0].name)
    for text in wishes.options:
        name, value = read_option(text)
        if options.get(name) != value:
            kept = ", ".join(f"{name}={value}" for name, value in options.items())
            raise _contradiction(f"--option {text}", kept or "–")


def _contradiction(typed: str, kept: str) -> Complaint:
    return complaint("complain-contradiction", typed=cut(typed, SHOWN), kept=kept)


def _same_round(wanted: list[Chair], kept: list[Chair]) -> bool:
    """Whether the same sit around the table, whoever started."""
    return any(wanted[start:] + wanted[:start] == kept for start in range(len(wanted)))


def nth_record(path: Path, number: int, board: Path | None, language: str) -> Record:
    """A game in a file, counted from 1."""
    record = next(islice(_records(path, board, language), number - 1, None), None)
    if record is None:
        raise complaint("complain-number", number=number)
    return record


def _is_last(path: Path, number: int, board: Path | None, language: str) -> bool:
    return next(islice(_records(path, board, language), number, None), None) is None


def _records(path: Path, board: Path | None, language: str) -> Iterator[Record]:
    try:
        yield from read_records(path, GAMES, board)
    except RecordError as error:
        why = error.sentence(language)
        raise Complaint(message("complain-record", path=str(path), why=why)) from None
