"""A record: who played what, where, and every action. See docs/record.md for the two written forms.

Chance is in the list of actions, so a record needs no generator to be replayed.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from keltis.core.boardfile import BoardError
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.message import Argument, Message, message, quoted
from keltis.core.play import AnyPlay, Play

FORMAT = 1
MAX_NAME = 60


class RecordError(ValueError):
    """A record that cannot be read; says in which line, and why."""

    def __init__(self, line: int, why: Message) -> None:
        self.line = line
        self.why = why
        super().__init__(line, why)

    def sentence(self, language: str = "en") -> str:
        """The complaint in words."""
        from keltis.words import say  # words are only loaded when somebody reads them

        return say(message("record-line", line=self.line, why=self.why), language)

    def __str__(self) -> str:
        return self.sentence()


@dataclass
class Header:
    """What stands before the actions."""

    game: str
    rules: int
    board: str  # its name
    fingerprint: str  # and the exact facts
    seats: list[str]
    options: dict[str, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)  # anything else worth keeping, e.g. a date
    where: dict[str, int] = field(default_factory=dict, compare=False)  # the lines on which these stood

    def fault(self, part: str, id: str, /, **args: Argument) -> RecordError:
        """The complaint about a part of the header."""
        return RecordError(self.where.get(part, 1), Message(id, args))


@dataclass
class Record:
    """A game from its first action to its last so far."""

    header: Header
    play: AnyPlay

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(self.header.seats)


def record_of(play: AnyPlay, seats: list[str], tags: dict[str, str] | None = None) -> Record:
    """The record of a play."""
    header = Header(
        game=play.game.name,
        rules=play.game.rules_version,
        board=play.board.name,
        fingerprint=play.board.fingerprint,
        seats=[clean(name) for name in seats],
        options=play.board.options,
        tags={clean(name).replace(": ", ":"): clean(value) for name, value in (tags or {}).items()},
    )
    return Record(header, play)


def clean(text: str) -> str:
    """A name fit for one line: no control characters, no blanks around it, not too long."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:MAX_NAME].strip() or "?"


def check_tidy(header: Header) -> None:
    """Refuse names and values that could not be written again as they are."""
    for part, values in {
        "board": [header.board, header.fingerprint],
        "options": [*header.options, *header.options.values()],
        "seats": header.seats,
        "tags": [*header.tags, *header.tags.values()],
    }.items():
        for value in values:
            if value != clean(value):
                raise header.fault(part, "record-untidy", value=quoted(value), most=MAX_NAME)
    for name in [*header.options, *header.tags]:
        if ": " in name:
            raise header.fault("tags", "record-untidy", value=quoted(name), most=MAX_NAME)


Boards = dict[tuple[str, ...], NamedBoard[Any]]  # those that were read already, by game and options


def start(
    header: Header,
    games: tuple[AnyGame, ...],
    board_file: Path | None = None,
    boards: Boards | None = None,
) -> AnyPlay:
    """The empty table that a header describes; refuse games, rules and boards that are not ours.

    Who reads many records keeps the `boards` in between.
    """
    check_tidy(header)
    game = next((game for game in games if game.name == header.game), None)
    if game is None:
        raise header.fault("game", "record-game", game=quoted(header.game))
    if header.rules != game.rules_version:
        found, known = quoted(header.rules), game.rules_version
        raise header.fault("rules", "record-rules", game=game.name, found=found, known=known)
    if len(header.seats) not in game.players:
        raise header.fault("seats", "record-players", players=len(header.seats))
    try:
        game.chosen(header.options)
    except BoardError as error:
        raise header.fault("options", "record-board-bad", why=quoted(error)) from None
    board = _board(header, game, board_file, {} if boards is None else boards)
    if len(header.seats) not in board.players:
        raise header.fault("seats", "record-board-players", players=len(header.seats), board=board.name)
    if list(header.options.items()) != list(board.options.items()):
        raise header.fault("options", "record-options", names=", ".join(board.options))
    if board.fingerprint != header.fingerprint:
        theirs = f"{header.board} {quoted(header.fingerprint)}"
        ours = f"{board.name} {board.fingerprint}"
        raise header.fault("board", "record-board", theirs=theirs, ours=ours)
    return Play(game, len(header.seats), board)


def _board(header: Header, game: AnyGame, board_file: Path | None, boards: Boards) -> NamedBoard[Any]:
    """The board in a file; without one, the game's own or the miniature on which the record was played."""
    key = (game.name, *header.options, *header.options.values())
    if key not in boards:
        try:
            boards[key] = game.board(board_file, header.options)
        except BoardError as error:
            raise header.fault("board", "record-board-bad", why=str(error)) from None
    if board_file is None and boards[key].fingerprint != header.fingerprint:
        played_on = (*key, header.fingerprint)
        if played_on not in boards:
            small = [game.board(path, header.options) for path in game.miniatures().values()]
            boards.update({(*key, board.fingerprint): board for board in small})
        return boards.get(played_on, boards[key])
    return boards[key]


@dataclass(frozen=True)
class Entry:
    """One line of the body: a turn (or a part of the preparation) and its actions in words."""

    heading: str
    actions: tuple[str, ...]


def entries(play: AnyPlay) -> list[Entry]:
    """The lines of a play, and at the end its result."""
    game = play.game
    twin = Play(game, play.players, play.board)
    lines: list[tuple[str, list[str]]] = []
    for action in play.actions:
        heading = game.heading(twin.state)
        if not lines or lines[-1][0] != heading:
            lines.append((heading, []))
        lines[-1][1].append(play.words(action))
        game.apply_action(twin.facts, twin.state, action)
    found = [Entry(heading, tuple(words)) for heading, words in lines]
    if play.over:
        found.append(result(play))
    return found


def result(play: AnyPlay) -> Entry:
    """The last line of a finished game: why it ended, and everybody's total."""
    return Entry(f"end {play.game.end_reason(play.state)}", tuple(map(str, play.scores())))


class Body:
    """Takes the lines of a body one by one and checks each against the rules."""

    def __init__(self, play: AnyPlay) -> None:
        self.play = play
        self.ended = False
        self._last = ""

    def add(self, line: int, entry: Entry) -> None:
        """Replay one line."""
        if self.ended:
            raise RecordError(line, message("record-after-end"))
        if self.play.over:
            if entry != result(self.play):
                right = result(self.play)
                raise RecordError(
                    line, message("record-result", right=f"{right.heading}: {', '.join(right.actions)}")
                )
            self.ended = True
            return
        if entry.heading == self._last:
            raise RecordError(line, message("record-split", heading=quoted(entry.heading)))
        if not entry.actions:
            raise RecordError(line, message("record-no-actions"))
        for words in entry.actions:
            self._do(line, entry.heading, words)
        self._last = entry.heading

    def _do(self, line: int, heading: str, words: str) -> None:
        right = self.play.game.heading(self.play.state)
        if self.play.over or heading != right:
            right = result(self.play).heading if self.play.over else right
            raise RecordError(line, message("record-heading", found=quoted(heading), right=right))
        try:
            self.play.do(words)
        except ValueError as error:
            reason = getattr(error, "reason", None)
            if reason is None:
                raise
            raise RecordError(
                line, message("record-illegal", words=quoted(words), rule=reason.rule, why=reason.message)
            ) from None

    def finish(self, line: int) -> None:
        """The body is complete: a game that is over needs its result."""
        if self.play.over and not self.ended:
            raise RecordError(line, message("record-no-result"))
