"""A recorded game: players, board and every action. See docs/record.md for the two file formats.

Chance is part of the list of actions, so a replay needs no random generator.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from keltis.core.board_file import BoardError, TomlTable, own_content
from keltis.core.game import AnyGame, NamedBoard, UnknownVersion
from keltis.core.play import AnyPlay, Play
from keltis.messages.message import Argument, Message, message, quoted

FORMAT = 1
MAX_NAME = 60


class RecordError(ValueError):
    """An unreadable record: the line and the reason."""

    def __init__(self, line: int, why: Message) -> None:
        self.line = line
        self.why = why
        super().__init__(line, why)

    def sentence(self, language: str = "en") -> str:
        """The error as text."""
        from keltis.messages import say  # the catalogues are loaded only when needed

        return say(message("record-line", line=self.line, why=self.why), language)

    def __str__(self) -> str:
        return self.sentence()


@dataclass
class Header:
    """The header of a record."""

    game: str
    rules: int
    board: str  # its name
    fingerprint: str  # and its exact content
    seats: list[str]
    options: dict[str, str] = field(default_factory=dict)
    tags: dict[str, str] = field(default_factory=dict)  # any other metadata, e.g. a date
    content: str = ""  # of a board that does not come with the game: `NamedBoard.content`
    where: dict[str, int] = field(default_factory=dict, compare=False)  # the line of each part, for errors

    def fault(self, part: str, id: str, /, **args: Argument) -> RecordError:
        """The error for a part of the header."""
        return RecordError(self.where.get(part, 1), Message(id, args))


@dataclass
class Record:
    """A recorded game, finished or not."""

    header: Header
    play: AnyPlay

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return tuple(self.header.seats)


def record_of(play: AnyPlay, seats: list[str], tags: dict[str, str] | None = None) -> Record:
    """The record of a play."""
    board = play.named_board
    header = Header(
        game=play.game.name,
        rules=play.game.rules_version,
        board=clean(board.name),
        fingerprint=board.fingerprint,
        seats=[clean(name) for name in seats],
        options=board.options,
        tags={clean(name).replace(": ", ":"): clean(value) for name, value in (tags or {}).items()},
        content="" if board.fingerprint in play.game.shipped else board.content,
    )
    return Record(header, play)


def clean(text: str) -> str:
    """A name that fits on a line: without control characters and surrounding blanks, limited in length."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.split())[:MAX_NAME].strip() or "?"


def check_tidy(header: Header) -> None:
    """Reject names and values that `clean` would change: they could not be written back unchanged."""
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


Boards = dict[tuple[str, ...], NamedBoard[Any]]  # a cache, by game, version and options


def start(
    header: Header,
    games: tuple[AnyGame, ...],
    board_file: Path | None = None,
    boards: Boards | None = None,
) -> AnyPlay:
    """The empty table that a header describes; rejects unknown games, rules and boards.

    `boards` is a cache for readers of many records.
    """
    check_tidy(header)
    game = next((game for game in games if game.name == header.game), None)
    if game is None:
        raise header.fault("game", "record-game", game=quoted(header.game))
    try:
        game = game.at_version(header.rules)
    except UnknownVersion:
        found, known = quoted(header.rules), game.rules_version
        raise header.fault("rules", "record-rules", game=game.name, found=found, known=known) from None
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
    """The board in a file, or in the record; otherwise the game's own, or the miniature it was played on."""
    key = (game.name, str(game.rules_version), *header.options, *header.options.values())
    if header.content and board_file is None:
        key += (header.content,)
    if key not in boards:
        try:
            if header.content and board_file is None:
                content = {**own_content(header.content), "name": header.board}
                boards[key] = game.read(TomlTable(content, ""), header.options)
            else:
                boards[key] = game.load_board(board_file, header.options)
        except BoardError as error:
            part = "content" if "content" in header.where else "board"
            raise header.fault(part, "record-board-bad", why=str(error)) from None
    if board_file is None and not header.content and boards[key].fingerprint != header.fingerprint:
        played_on = (*key, header.fingerprint)
        if played_on not in boards:
            small = [game.load_board(path, header.options) for path in game.miniatures().values()]
            boards.update({(*key, board.fingerprint): board for board in small})
        return boards.get(played_on, boards[key])
    return boards[key]


@dataclass(frozen=True)
class RecordLine:
    """One line of the body: a turn (or a part of the preparation) and its actions in notation."""

    heading: str
    actions: tuple[str, ...]


def record_lines(play: AnyPlay) -> list[RecordLine]:
    """The lines of a game; the last one is its result if it is over."""
    game = play.game
    twin = Play(game, play.players, play.named_board)
    lines: list[tuple[str, list[str]]] = []
    for action in play.actions:
        heading = game.texts.heading(twin.state)
        if not lines or lines[-1][0] != heading:
            lines.append((heading, []))
        lines[-1][1].append(play.notation(action))
        game.rules.apply_action(twin.board, twin.state, action)
    found = [RecordLine(heading, tuple(words)) for heading, words in lines]
    if play.over:
        found.append(result(play))
    return found


def result(play: AnyPlay) -> RecordLine:
    """The result line of a finished game: why it ended, and all totals."""
    return RecordLine(f"end {play.game.end_reason(play.state)}", tuple(map(str, play.scores())))


class Body:
    """Replays the lines of a body one by one, each checked by the rules."""

    def __init__(self, play: AnyPlay) -> None:
        self.play = play
        self.ended = False
        self._last = ""

    def add(self, line: int, entry: RecordLine) -> None:
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
        right = self.play.game.texts.heading(self.play.state)
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
        """Check that a finished game has its result line."""
        if self.play.over and not self.ended:
            raise RecordError(line, message("record-no-result"))
