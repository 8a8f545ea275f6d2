"""The definition of a game: its rules, texts and views as groups of functions."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, TypeVar

from keltis.core.actions import Actions, ActionSet
from keltis.core.board_file import (
    BoardError,
    TomlTable,
    content_text,
    fingerprint,
    most_players,
    read_toml,
)
from keltis.core.layout import Struct
from keltis.core.observation import Observation
from keltis.core.refusal import Reason
from keltis.core.rng import Rng
from keltis.core.score import Breakdown
from keltis.messages.message import Message
from keltis.ui_model.drawing import Drawing, Say
from keltis.ui_model.guide import Guide
from keltis.ui_model.stage import Scene, Stage, Standing

B = TypeVar("B", bound=Struct)
S = TypeVar("S", bound=Struct)


class UnknownVersion(LookupError):
    """A rules version that this program does not have."""

    def __init__(self, game: str, version: int) -> None:
        super().__init__(f"{game} has no rules of version {version}")


@dataclass(frozen=True)
class Option:
    """A choice of the players before the game, e.g. a variant; the first value is the default."""

    name: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class PhaseOrder:
    """The usual order of phases, for speed only: playouts are compiled for it.

    A state with phases has a field `phase`. Fields in `unused` must not influence the rules.
    """

    before: tuple[int, ...] = ()  # phases before the first turn
    turn: tuple[int, ...] = ()  # phases of a turn, in the order in which they come
    unused: frozenset[str] = frozenset()  # fields like "State.turn" that playouts need not keep


@dataclass(frozen=True)
class Rules(Generic[B, S]):
    """The rules proper, written in the dialect: they run as plain Python and compiled."""

    setup: Callable[[B, int], S]  # the empty table; plain Python
    mover: Callable[[S], int]
    legal_actions: Callable[[B, S], ActionSet]
    apply_action: Callable[[B, S, int], None]
    chance_ways: Callable[[B, S], int]  # the number of equally likely outcomes
    chance_way: Callable[[B, S, int], int]  # the action for one of them
    score: Callable[[B, S, int], int]  # total of a seat, as if the game ended now
    points: Callable[[B, S, int, int], int]  # points of a seat from one source; they add up to the score
    ending: Callable[[S], int]  # index into `endings`
    redeal: Callable[[B, S, int, Rng], None]  # deal again what a seat cannot know (determinisation)


@dataclass(frozen=True)
class Learning(Generic[B, S]):
    """What learning and search need, written in the dialect."""

    observation: Observation
    observe: Callable[[B, S, int, list[int]], None]  # writes what a seat may know, laid out by `observation`
    appraise: Callable[[B, S, int], int]  # a heuristic: the value of an action for its mover, in 1/100 points


@dataclass(frozen=True)
class Texts(Generic[B, S]):
    """Actions and events as text."""

    notation: Callable[[B], list[str]]  # of every action, by number; unique
    heading: Callable[[S], str]  # of a record line: whose turn, or which part of the set-up
    why_not: Callable[[B, S, int], Reason]  # why an illegal action is refused
    prompt: Callable[[B, S], Message]
    log_line: Callable[[B, S, int, int], Message]  # an action, as one viewer may know it
    news: Callable[[B, S, S], list[Message]]  # what an action led to, given the positions before and after


def same_table(board: object, state: object, table: Any, seat: int) -> Any:
    """The `own_look` of a game in which all viewers see the same."""
    return table


def never_reveals(before: object, after: object) -> bool:
    """The `reveals` of a game in which players' actions reveal nothing."""
    return False


@dataclass(frozen=True)
class Views(Generic[B, S]):
    """What a viewer may see of a position. Only `core/view.py` calls `look`, `own_look` and `breakdown`."""

    look: Callable[[B, S, int], Any]  # a frozen dataclass of plain values
    breakdown: Callable[[B, S, int, int], Breakdown]  # the score of a seat, as far as a viewer may know it
    draw: Callable[[Any, Say], Drawing]  # a view for a terminal of 80 columns
    describe: Callable[[Any, Say], list[str]]  # a view in sentences
    private_scores: bool = False  # whether a seat knows more about its own score than others do
    reveals: Callable[[S, S], bool] = (
        never_reveals  # whether an action revealed something, so that it cannot be undone
    )
    own_look: Callable[[B, S, Any, int], Any] = (
        same_table  # for speed: derives a seat's `look` from a spectator's
    )


def no_figures(board: object, state: object) -> Standing:
    """The `standing` of a game without figures."""
    return Standing()


@dataclass(frozen=True)
class Tabletop(Generic[B, S]):
    """The table as graphical clients draw it, and what touches mean."""

    stage: Callable[[Any], Stage]  # the board with its places, from a view's table
    scene: Callable[[Any], Scene]  # what lies and stands on the places
    touch: Callable[[Any, str], tuple[str, ...]]  # the things to touch for a legal action, given a view
    guide: Guide = field(default=Guide())  # steps of a turn, and the rules that explain each kind of thing
    standing: Callable[[B, S], Standing] = no_figures  # the figures of a position
    varying_touch: frozenset[str] = frozenset()  # verbs whose `touch` changes; the others are cached


@dataclass(frozen=True)
class Game(Generic[B, S]):
    """A game of the family: a value that groups its rules, texts and views."""

    name: str
    rules_version: int
    rule_numbers: tuple[str, ...]  # numbers of all its rules
    players: range
    board_file: Path
    read_board: Callable[[TomlTable, dict[str, str]], B]  # reads a board file with the chosen options
    actions: Actions
    sources: tuple[str, ...]  # sources of points: "figures", "wishes"; the same for all players
    endings: tuple[str, ...]  # why the game is over, in one word; the first is "" (still running)
    rules: Rules[B, S]
    learning: Learning[B, S]
    texts: Texts[B, S]
    views: Views[B, S]
    tabletop: Tabletop[B, S]
    options: tuple[Option, ...] = ()
    turn_rule: str = "C3"  # the rule cited when a player acts out of turn or names no valid action
    phases: PhaseOrder = field(default=PhaseOrder())
    older: tuple["Game[B, S]", ...] = ()  # earlier rules versions, for games that were started with them

    def at_version(self, version: int) -> "Game[B, S]":
        """The game with this version of its rules; UnknownVersion if there is none.

        Versions may share functions and differ in what `read_board` puts into the board. One that needs other
        compiled functions also needs a State class of its own (see `fast/jit/dispatch.py`).
        """
        for game in (self, *self.older):
            if game.rules_version == version:
                return game
        raise UnknownVersion(self.name, version)

    def load_board(self, path: Path | None = None, options: dict[str, str] | None = None) -> "NamedBoard[B]":
        """Load a board file, or the game's own board; options default to their first values.

        The path may also be "standard" or the name of a miniature, unless a file has that name.
        """
        chosen = self.chosen(options or {})
        if path and not path.exists():
            path = {"standard": self.board_file, **self.miniatures()}.get(str(path), path)
        toml = read_toml(path or self.board_file)
        try:
            return self.read(toml, chosen)
        except BoardError as error:
            text = f"{path or self.board_file.name}: {error}"
            raise BoardError(text, error.place, error.why, error.told) from None

    def read(self, toml: TomlTable, options: dict[str, str] | None = None) -> "NamedBoard[B]":
        """The board with this content; options default to their first values."""
        chosen = self.chosen(options or {})
        if toml.text("game") != self.name:
            raise toml.fail("game", f"this is not a board of {self.name}")
        players = range(self.players[0], most_players(toml, self.players[-1]) + 1)
        board = self.read_board(toml, chosen)
        notation = tuple(self.texts.notation(board))
        content = content_text(toml.content)
        return NamedBoard(
            toml.text("name"), fingerprint(toml.content), board, players, chosen, notation, content
        )

    @cached_property
    def shipped(self) -> frozenset[str]:
        """The fingerprints of the boards that come with the game: its own and the miniatures."""
        files = (self.board_file, *self.miniatures().values())
        return frozenset(fingerprint(read_toml(path).content) for path in files)

    def miniatures(self) -> dict[str, Path]:
        """The game's small boards by name, the smallest first; the game can be solved exactly on them."""
        files = sorted((self.board_file.parent / "miniatures").glob("*.toml"))
        return {path.stem: path for path in sorted(files, key=lambda path: path.stem != "tiny")}

    def end_reason(self, state: S) -> str:
        """Why the game is over, in one word; empty while it is running."""
        return self.endings[self.rules.ending(state)]

    def chosen(self, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; unknown ones are rejected."""
        known = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BoardError(f"{self.name} has no option {name!r}")
            if value not in known[name]:
                raise BoardError(f"option {name}: {value!r} is not one of {', '.join(known[name])}")
        return {name: options.get(name, values[0]) for name, values in known.items()}


@dataclass(frozen=True)
class NamedBoard(Generic[B]):
    """A loaded board with its name, its fingerprint and the notation of its actions."""

    name: str
    fingerprint: str
    board: B
    players: range  # the numbers of players
    options: dict[str, str]  # the options with which it was read
    notation: tuple[str, ...]  # of every action, by number
    content: str = ""  # the board file as JSON, without name and comments; its keys keep their order

    @cached_property
    def actions(self) -> dict[str, int]:
        """The numbers of the actions by their notation."""
        return {text: action for action, text in enumerate(self.notation)}


AnyGame = Game[Any, Any]
AnyBoard = NamedBoard[Any]
