"""`keltis text`: games in words over JSON lines on standard input and output. See docs/text.md."""

import sys
from collections.abc import Iterator
from dataclasses import asdict
from typing import BinaryIO, TextIO

import msgspec

from keltis.cli.error import command_error
from keltis.cli.game_setup import GameSetup
from keltis.cli.play.connection import Json
from keltis.cli.seating import check_bot, check_player_count
from keltis.core.record import record_of
from keltis.core.record_file import as_text
from keltis.research.text import TextEnv, TextTurn
from keltis.text_interface.translator import Translator

LONGEST = 65_536  # bytes of a line
ALL = "all"


class Request(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of input: exactly one of its keys is set."""

    action: str | int | None = None  # of the seat that was asked
    new: bool | int | None = None  # true: the next game; a number: the first game of this seed
    rules: str | None = None  # the number of a rule; "" for all rules
    record: bool | None = None  # the whole game, once it is over


KEYS = Request.__struct_fields__
_read = msgspec.json.Decoder(Request).decode


class TextServer:
    """Answers every line with one line; a bad one changes nothing."""

    def __init__(self, env: TextEnv, bots: dict[int, str]) -> None:
        self.env, self.bots = env, bots

    def begin(self) -> Json:
        """The first position."""
        return self._position(self.env.reset())

    def answer(self, line: bytes) -> Json:
        """The answer to a line."""
        if len(line) > LONGEST:
            return self._error("text-long", most=LONGEST)
        try:
            asked = msgspec.structs.asdict(_read(line))
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            asked = {}
        wanted = {key: value for key, value in asked.items() if value is not None and value is not False}
        if len(wanted) != 1:
            return self._error("text-no-json", keys=", ".join(KEYS))
        ((key, value),) = wanted.items()
        if key == "action":
            return self._position(self.env.step(value))
        if key == "new":
            return self._position(self.env.reset(None if value is True else value))
        return self._rules(value) if key == "rules" else self._record()

    def _position(self, turn: TextTurn) -> Json:
        kind = "position" if turn.refusal is None else "refusal"
        return {"type": kind, "game": self.env.game.name, **asdict(turn)}

    def _rules(self, number: str) -> Json:
        try:
            return {"type": "rules", "text": self.env.rules(number)}
        except ValueError:
            return self._error("text-no-rule", number=number[:20])

    def _record(self) -> Json:
        if not self.env.play.over:
            return self._error("text-running")
        tags = {f"bot {seat}": bot for seat, bot in self.bots.items()}
        return {
            "type": "record",
            "text": as_text(record_of(self.env.play, list(self.env.translator.names), tags)),
        }

    def _error(self, id: str, **args: str | int) -> Json:
        return {"type": "error", "error": self.env.translator.text(id, **args)}


def serve_text(
    setup: GameSetup, players: int, seat: str, bots: list[str], seed: int | None, language: str
) -> None:
    """Play over standard input and output until the input ends."""
    check_player_count(setup.game, players, setup.board)
    chosen = read_seat(seat, players, Translator(language))
    others = [] if chosen is None else [other for other in range(players) if other != chosen]
    seated = {other: bots[place % len(bots)] for place, other in enumerate(others)}
    for bot in seated.values():
        check_bot(bot)
    env = TextEnv(
        setup.game, players, chosen, tuple(seated.values()), seed=seed, language=language, board=setup.board
    )
    converse(TextServer(env, seated), sys.stdin.buffer, sys.stdout)


def read_seat(text: str, players: int, translator: Translator) -> int | None:
    """The number of a seat; None for all seats."""
    if text == ALL:
        return None
    if text.isascii() and text.isdigit() and int(text[:9]) < players:
        return int(text)
    raise command_error("text-seat", seat=text[:20], players=players, most=players - 1)


def converse(server: TextServer, lines: BinaryIO, out: TextIO) -> None:
    """Answer line by line."""
    _write(out, server.begin())
    for line in whole_lines(lines):
        if line.strip():
            _write(out, server.answer(line))


def whole_lines(lines: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long only the beginning, so that it cannot fill the memory."""
    while line := lines.readline(LONGEST + 1):
        rest = line
        while len(rest) > LONGEST and not rest.endswith(b"\n"):
            rest = lines.readline(LONGEST + 1)
        yield line


def _write(out: TextIO, answer: Json) -> None:
    out.write(msgspec.json.encode(answer).decode() + "\n")
    out.flush()
