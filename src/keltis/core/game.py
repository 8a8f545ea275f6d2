"""What a game is: a value that holds its rules as functions, and nothing more."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from keltis.core.actions import Actions, Words
from keltis.core.boardfile import BoardError, Facts, fingerprint, most_players, read_facts
from keltis.core.drawing import Drawing, Say
from keltis.core.guide import Guide
from keltis.core.layout import Struct
from keltis.core.luck import Luck
from keltis.core.message import Message
from keltis.core.observation import Observation
from keltis.core.refusal import Reason
from keltis.core.score import Breakdown
from keltis.core.stage import Scene, Stage, Standing

B = TypeVar("B", bound=Struct)
S = TypeVar("S", bound=Struct)


@dataclass(frozen=True)
class Option:
    """A choice of the players before the game, e.g. a variant; the first value is the usual one."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Course:
    """How a game usually goes, so that playouts can be compiled for it; it changes nothing in the game.

    A state with phases has a field `phase`. What is not kept aside must decide nothing: it tells people.
    """

    before: tuple[int, ...] = ()  # phases before the first turn
    turn: tuple[int, ...] = ()  # phases of a turn, in the order in which they come
    aside: frozenset[str] = frozenset()  # fields like "State.turn" that playouts need not keep


@dataclass(frozen=True)
class Game(Generic[B, S]):
    """One game of the family."""

    name: str
    rules_version: int
    rules: tuple[str, ...]  # the numbers of all rules that hold for it
    players: range
    actions: Actions
    observation: Observation
    board_file: Path
    sources: tuple[str, ...]  # of points: "figures", "wishes"; the same for all players
    endings: tuple[str, ...]  # why the game is over, in one word; the first is "": it is running

    # The dialect: the same source is compiled for batches.
    setup: Callable[[B, int], S]
    mover: Callable[[S], int]
    legal_actions: Callable[[B, S], Words]
    apply_action: Callable[[B, S, int], None]
    chance_ways: Callable[[B, S], int]
    chance_way: Callable[[B, S, int], int]
    score: Callable[[B, S, int], int]
    points: Callable[[B, S, int, int], int]  # of a seat, from the source with this number; they add up
    ending: Callable[[S], int]  # a number in `endings`
    redeal: Callable[[B, S, int, Luck], None]
    observe: Callable[[B, S, int, list[int]], None]  # what a seat may know, as the numbers of `observation`
    appraise: Callable[[B, S, int], int]  # a rough worth of an action for its mover, in 1/100 points

    # For people: plain Python.
    read_board: Callable[[Facts, dict[str, str]], B]
    spell: Callable[[B], list[str]]  # every action in words, by number; no two alike
    heading: Callable[[S], str]
    why_not: Callable[[B, S, int], Reason]
    look: Callable[[B, S, int], Any]  # a frozen dataclass of plain values
    prompt: Callable[[B, S], Message]
    log_line: Callable[[B, S, int, int], Message]
    news: Callable[[B, S, S], list[Message]]  # what an action brought: the position before it and after
    breakdown: Callable[[B, S, int, int], Breakdown]  # of a seat, as far as a viewer may know
    draw: Callable[[Any, Say], Drawing]  # of a view, for a terminal of 80 columns
    describe: Callable[[Any, Say], list[str]]  # of a view, in sentences
    stage: Callable[[Any], Stage]  # of a view's table: the board as places
    scene: Callable[[Any], Scene]  # of a view's table: what is on them
    touch: Callable[[Any, str], tuple[str, ...]]  # what one touches in a view to do a legal action
    roaming: frozenset[str] = frozenset()  # the first words of actions for which that changes during a game
    veiled: bool = False  # whether a seat knows more of its own score than others do
    own: Callable[[B, S, Any, int], Any] = lambda board, s, table, seat: (
        table
    )  # a spectator's `look`, as a seat
    standing: Callable[[B, S], Standing] = lambda board, s: Standing()  # the figures of a scene, if any move
    uncovers: Callable[[S, S], bool] = lambda before, after: False  # whether an action showed something
    options: tuple[Option, ...] = field(default=())
    guide: Guide = field(default=Guide())  # to its turns and its things
    course: Course = field(default=Course())
    turn_rule: str = "C3"  # says what a turn is: cited to who acts out of turn, or does what is no action

    def board(self, path: Path | None = None, options: dict[str, str] | None = None) -> "NamedBoard[B]":
        """The board in a file, or the game's own; options that are not given have their usual value.

        Instead of a file, "standard" or the name of a miniature will do, unless there is a file of that name.
        """
        chosen = self.chosen(options or {})
        if path and not path.exists():
            path = {"standard": self.board_file, **self.miniatures()}.get(str(path), path)
        facts = read_facts(path or self.board_file)
        try:
            if facts.text("game") != self.name:
                raise facts.fail("game", f"this is not a board of {self.name}")
            players = range(self.players[0], most_players(facts, self.players[-1]) + 1)
            board = self.read_board(facts, chosen)
            words = tuple(self.spell(board))
            return NamedBoard(facts.text("name"), fingerprint(facts), board, players, chosen, words)
        except BoardError as error:
            raise BoardError(f"{path or self.board_file.name}: {error}") from None

    def miniatures(self) -> dict[str, Path]:
        """The game's small boards, by name, the smallest first: on them it can be solved exactly."""
        files = sorted((self.board_file.parent / "miniatures").glob("*.toml"))
        return {path.stem: path for path in sorted(files, key=lambda path: path.stem != "tiny")}

    def end_reason(self, state: S) -> str:
        """Why the game is over, in one word; empty while it is running."""
        return self.endings[self.ending(state)]

    def chosen(self, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; unknown ones are refused."""
        known = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BoardError(f"{self.name} has no option {name!r}")
            if value not in known[name]:
                raise BoardError(f"option {name}: {value!r} is not one of {', '.join(known[name])}")
        return {name: options.get(name, values[0]) for name, values in known.items()}


@dataclass(frozen=True)
class NamedBoard(Generic[B]):
    """A board as it was read: its facts under a name, and how actions are called on it."""

    name: str
    fingerprint: str
    facts: B
    players: range  # for how many it is made
    options: dict[str, str]  # with which it was read
    words: tuple[str, ...]  # of every action, as in a record

    @cached_property
    def action_of(self) -> dict[str, int]:
        """The action that words mean."""
        return {words: action for action, words in enumerate(self.words)}


AnyGame = Game[Any, Any]
AnyBoard = NamedBoard[Any]
