"""Checking records by compiled rules: files are read in plain Python, games are replayed in batches.

A record that looks wrong is checked again in plain Python, which decides and explains the error.
"""

from collections import defaultdict
from pathlib import Path
from typing import IO

from keltis.checking.plain import Told
from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.record import Body, RecordError, RecordLine
from keltis.core.record_file import LocatedRecord, read_bodies
from keltis.fast.batch.board import CompiledBoard
from keltis.fast.batch.replays import GOOD, Verdict, verify

ACTIONS_AT_A_TIME = 100_000
END = "end "
UNKNOWN = -1


class Transcript:
    """The lines of a body as they are written, not checked yet."""

    def __init__(self, play: AnyPlay) -> None:
        self.play = play
        self.actions: list[int] = []
        self.headings: list[str] = []  # of every action
        self.result: RecordLine | None = None
        self.odd = False  # whether the lines themselves contain an error

    def add(self, line: int, entry: RecordLine) -> None:
        """Add one line."""
        self.odd |= self.result is not None or not entry.actions or [entry.heading] == self.headings[-1:]
        if entry.heading.startswith(END):
            self.result = entry
            return
        number_of = self.play.named_board.actions
        self.actions += [number_of.get(words, UNKNOWN) for words in entry.actions]
        self.headings += [entry.heading] * len(entry.actions)

    def finish(self, line: int) -> None:
        """Missing lines are found when the game is replayed."""


class Headings(dict[int, str]):
    """The headings of a game's lines, computed lazily."""

    def __init__(self, play: AnyPlay) -> None:
        self._game = play.game
        self._state = play.state.copy()  # a heading depends on turn, seat and phase only

    def __missing__(self, moment: int) -> str:
        state = self._state
        state.turn, state.seat, state.phase = moment >> 16, moment >> 8 & 255, moment & 255
        self[moment] = self._game.texts.heading(state)
        return self[moment]


class Bench:
    """Checks transcripts of the same game, board and number of players."""

    def __init__(self, play: AnyPlay) -> None:
        self.board = play.named_board
        self._endings = play.game.endings
        self._table = CompiledBoard(play.game, play.players, play.named_board)
        self._headings = Headings(play)

    def suspects(self, transcripts: list[Transcript]) -> list[bool]:
        """For each transcript, whether it looks wrong."""
        lengths = [len(transcript.actions) for transcript in transcripts]
        actions = [action for transcript in transcripts for action in transcript.actions]
        verdict = verify(self._table, actions, lengths, moments=True)
        headings = [self._headings[moment] for moment in verdict.moments.tolist()]
        found, at = [], 0
        for row, transcript in enumerate(transcripts):
            told, at = headings[at : at + lengths[row]], at + lengths[row]
            good = verdict.bad[row] == GOOD and transcript.result == self._result(row, verdict)
            found.append(transcript.odd or not good or told != transcript.headings)
        return found

    def _result(self, row: int, verdict: Verdict) -> RecordLine | None:
        if not verdict.over[row]:
            return None
        totals = tuple(map(str, verdict.scores[row].tolist()))
        return RecordLine(END + self._endings[verdict.endings[row]], totals)


class Inspector:
    """Checks one file, a batch of games at a time."""

    def __init__(self, file: IO[bytes], games: tuple[AnyGame, ...], board: Path | None) -> None:
        self._file = file
        self._games = games
        self._board = board
        self._benches: dict[tuple[int, int], Bench] = {}

    def check(self, told: Told) -> int:
        """The number of games; raises the first error."""
        number, last, size = 0, None, 0
        waiting: list[LocatedRecord[Transcript]] = []
        try:
            for last in read_bodies(self._file, Transcript, self._games, self._board):
                number += 1
                waiting.append(last)
                size += len(last.body.actions)
                if size > ACTIONS_AT_A_TIME:
                    self._inspect(waiting)
                    waiting, size = [], 0
                    told(last.byte)
        except RecordError as complaint:
            self._inspect(waiting)
            self._read_again(last)  # there may be an earlier error in the same game
            raise complaint from None
        self._inspect(waiting)
        return number

    def _inspect(self, found: list[LocatedRecord[Transcript]]) -> None:
        """Check some games; raise the first error."""
        kinds: dict[tuple[int, int], list[LocatedRecord[Transcript]]] = defaultdict(list)
        for one in found:
            kinds[id(one.body.play.named_board), one.body.play.players].append(one)
        suspects: list[LocatedRecord[Transcript]] = []
        for key, same in kinds.items():
            if key not in self._benches:
                self._benches[key] = Bench(same[0].body.play)
            doubts = self._benches[key].suspects([one.body for one in same])
            suspects += [one for one, doubt in zip(same, doubts, strict=True) if doubt]
        for one in sorted(suspects, key=lambda one: one.line):
            self._read_again(one, 1)

    def _read_again(self, found: LocatedRecord[Transcript] | None, games: int | None = None) -> None:
        """Check a number of games, or all, from a position in the file in plain Python."""
        here = self._file.tell()
        byte, line = (found.byte, found.line) if found else (0, 0)
        self._file.seek(byte)
        bodies = read_bodies(self._file, Body, self._games, self._board, line)
        for number, _ in enumerate(bodies, 1):
            if number == games:
                break
        self._file.seek(here)


def check_compiled(file: IO[bytes], games: tuple[AnyGame, ...], board: Path | None, told: Told) -> int:
    """Check an open file; returns the number of games, raises the first error."""
    return Inspector(file, games, board).check(told)
