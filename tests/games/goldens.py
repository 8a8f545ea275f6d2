"""Finished games that are kept, and one of them printed in full.

A finished game that is kept already is never written again, whatever the bots would play today: it must stay
readable. The playthrough is printed anew from its kept game.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Generic

from keltis.core.game import AnyGame, B, S
from keltis.core.play import Play
from keltis.core.record import record_of
from keltis.core.record_file import as_text, read_records
from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import plain, view
from tests.games.gamesters import Circle

VIEWERS = {"seat 0": 0, "seat 1": 1, "spectators": SPECTATOR}


@dataclass(frozen=True)
class Sitting:
    """The players by seat, repeated until all seats are taken; the number of games, and the options."""

    names: Sequence[str]
    games: int = 1
    options: dict[str, str] = field(default_factory=dict)

    def seated(self, players: int) -> list[str]:
        """The names by seat."""
        return [self.names[seat % len(self.names)] for seat in range(players)]


@dataclass(frozen=True)
class Kept(Generic[B, S]):
    """The golden games of a game."""

    circle: Circle[B, S]
    sittings: Sequence[Sitting]
    ends: frozenset[str]  # every reason for which the game can be over
    shown: str  # the kept game that is printed as the playthrough
    summary: Callable[[Play[B, S]], list[str]]  # the whole position in a few lines

    @property
    def folder(self) -> Path:
        """The folder of the goldens."""
        return Path(__file__).parent / self.circle.game.name / "goldens"

    @property
    def playthrough_file(self) -> Path:
        """The file of the playthrough."""
        return self.folder / "playthrough.txt"

    def files(self) -> list[Path]:
        """The files of all finished games."""
        return sorted(file for file in self.folder.glob("*.txt") if file != self.playthrough_file)

    def make(self) -> None:
        """Play and store missing games, and print the playthrough."""
        self.folder.mkdir(exist_ok=True)
        for players in self.circle.game.players:
            for sitting in self.sittings:
                for seed in range(sitting.games):
                    self._make_game(sitting, players, seed)
        self.playthrough_file.write_text(self.playthrough(), "utf-8", newline="\n")

    def _make_game(self, sitting: Sitting, players: int, seed: int) -> None:
        names = sitting.seated(players)
        rules = self.circle.game.rules_version
        version = [f"rules{rules}"] if rules > 1 else []
        parts = [str(players), *dict.fromkeys(names), *self._unusual(sitting), *version, str(seed)]
        file = self.folder / f"{'-'.join(parts)}.txt"
        if not file.exists():
            play = self.circle.played(names, seed, self.circle.game.load_board(None, sitting.options))
            file.write_text(as_text(record_of(play, names, {"seed": str(seed)})), "utf-8", newline="\n")

    def _unusual(self, sitting: Sitting) -> list[str]:
        usual = self.circle.game.chosen({})
        return [value for name, value in sitting.options.items() if value != usual[name]]

    def playthrough(self) -> str:
        """One game printed in full: every position with legal actions, the action, and all views."""
        game = self.circle.game
        (record,) = read_records(self.folder / f"{self.shown}.txt", (game,))
        play = Play(record.play.game, record.play.players, record.play.named_board)
        lines = []
        for action in record.play.actions:
            lines.append(f"--- {len(play.actions)} · {game.texts.heading(play.state)}")
            if play.mover == CHANCE:
                lines.append(f"chance: 1 of {game.rules.chance_ways(play.board, play.state)}")
            else:
                lines += self.summary(play)
                lines.append(f"legal: {', '.join(map(play.notation, play.legal()))}")
            lines += [f"seen by {name}: {digest(play, viewer)}" for name, viewer in VIEWERS.items()]
            lines.append(f"done: {play.notation(action)}")
            play.do(action)
        lines += ["--- the end", *self.summary(play), f"end: {game.end_reason(play.state)}"]
        lines += [f"scores: {play.scores()}, winners: {play.winners()}"]
        seen = json.dumps(plain(view(play)), indent=1, ensure_ascii=False)
        return "\n".join([*lines, "seen by nobody in particular:", seen]) + "\n"


AnyKept = Kept[Any, Any]


def kept(game: AnyGame) -> AnyKept:
    """The golden games that the game's `kept.py` declares."""
    found: AnyKept = import_module(f"tests.games.{game.name}.kept").KEPT
    return found


# --- for summaries ------------------------------------------------------------------------------


def digest(play: Play[B, S], viewer: int) -> str:
    """A short name for exactly this view."""
    text = json.dumps(plain(view(play, viewer)), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def told(things: Iterable[object], between: str = " ") -> str:
    """Things in a line, or a dash for none."""
    return between.join(map(str, things)) or "–"


def told_rows(rows: Iterable[Any]) -> str:
    """The rows of a view in which something lies."""
    return told((f"{row.colour} {told(row.values)} {row.direction}" for row in rows if row.values), ", ")


def told_piles(piles: Iterable[Any]) -> str:
    """The discard piles of a view that are not empty."""
    return told(f"{pile.top}×{pile.size}" for pile in piles if pile.size)
