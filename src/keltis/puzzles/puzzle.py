"""A puzzle as data: a position of a recorded game, and the evidence that one turn is clearly the best."""

import json
from dataclasses import dataclass, field
from typing import Any

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay, replayed
from keltis.messages.message import Message
from keltis.puzzles.exercise import Answer, Exercise

FORMAT = 1
TITLE = "keltis-puzzles"
PHASES = ("opening", "middle", "end")
SEPARATOR = ","


@dataclass(frozen=True)
class Header:
    """How the puzzles of a file were made."""

    game: str
    rules: int
    board: str
    fingerprint: str
    seed: int
    players: int
    value: str  # the judge's value function, its version, and worlds for each stream
    version: int
    worlds: int

    def json(self) -> dict[str, Any]:
        return {TITLE: FORMAT, **self.__dict__}


@dataclass(frozen=True)
class Rated:
    """A candidate with its value on every stream of worlds; exact values have one stream without errors."""

    actions: tuple[str, ...]
    shares: tuple[float, ...]
    errors: tuple[float, ...]  # standard errors of the gaps to the best candidate

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)


@dataclass(frozen=True)
class Puzzle:
    """One puzzle."""

    record: int  # number of the game in the series of the header's seed
    bots: tuple[str, ...]
    phase: str
    actions: tuple[str, ...]  # the game up to the position
    exact: bool  # values of the next action, exact within the turn; otherwise of whole turns, by rollouts
    rated: tuple[Rated, ...]  # the best first
    legal: int  # number of candidates from which they were selected
    found: dict[str, str] = field(default_factory=dict)  # by level: how often it found the best, "1/4"
    reasons: tuple[dict[str, Any], ...] = ()  # counted facts about the best turn, as messages

    @property
    def at(self) -> int:
        """The number of actions before the position."""
        return len(self.actions)

    def play(self, game: AnyGame, players: int) -> AnyPlay:
        """The position; Refusal if an action is illegal."""
        board = game.load_board()
        return replayed(game, players, [board.actions[action] for action in self.actions], board)

    def exercise(self, game: AnyGame, players: int) -> Exercise:
        answers = [Answer(one.actions, one.share) for one in self.rated]
        return Exercise(self.play(game, players), answers, self.exact)

    def json(self) -> dict[str, Any]:
        return {
            "record": self.record,
            "bots": self.bots,
            "phase": self.phase,
            "actions": SEPARATOR.join(self.actions),
            "exact": self.exact,
            "legal": self.legal,
            "rated": [[SEPARATOR.join(one.actions), one.shares, one.errors] for one in self.rated],
            "found": self.found,
            "reasons": self.reasons,
        }


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    """A puzzle from its JSON; KeyError, TypeError or ValueError if it is malformed."""
    rated = tuple(
        Rated(tuple(actions.split(SEPARATOR)), tuple(map(float, shares)), tuple(map(float, errors)))
        for actions, shares, errors in data["rated"]
    )
    return Puzzle(
        record=int(data["record"]),
        bots=tuple(map(str, data["bots"])),
        phase=str(data["phase"]),
        actions=tuple(str(data["actions"]).split(SEPARATOR)),
        exact=bool(data["exact"]),
        rated=rated,
        legal=int(data["legal"]),
        found={str(level): str(times) for level, times in data["found"].items()},
        reasons=tuple(data["reasons"]),
    )


def line_of(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def plain_reasons(reasons: tuple[Message, ...]) -> tuple[dict[str, Any], ...]:
    return tuple(reason.json() for reason in reasons)
