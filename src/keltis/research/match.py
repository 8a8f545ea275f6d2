"""One game as the environments need it: seats decide, chance is settled between their decisions.

The plain course of a game and the compiled one do exactly the same; the compiled one needs Numba and does
a whole step (check, action, chance, observation, mask) in one call.
"""

import warnings
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from keltis.core.actions import contains, listed
from keltis.core.bits import LOW
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.luck import below, lucky
from keltis.core.play import AnyPlay, Play
from keltis.core.seats import CHANCE, NOBODY, REFUSED
from keltis.engine import NUMBA, obstacle
from keltis.games import NAMES, game_named

Bytes = npt.NDArray[np.int8]
SLOW = (
    "Numba is not installed, so this environment runs in plain Python: the same games, many times slower. "
    "Get it with: pip install 'keltis[fast]'; or say compiled=False."
)


class Course(Protocol):
    """How a game goes on, step by step; whoever carries the position."""

    def begin(self, number: int, index: int) -> int:
        """Start game `index` of the series `number`; who is at the move once chance has acted."""

    def step(self, action: int) -> int:
        """Do what the seat at the move decides, and all that chance does then.

        Who is at the move next: a seat, NOBODY, or REFUSED if the action was not legal.
        """

    def observation(self, seat: int) -> Bytes:
        """What a seat may know, as numbers."""

    def mask(self) -> Bytes:
        """1 for every action that the seat at the move may choose."""

    def state(self) -> Struct:
        """The position as a plain struct, not to be changed."""


class PlainCourse:
    """The course of a game in plain Python."""

    def __init__(self, game: AnyGame, players: int, facts: Struct) -> None:
        self._game = game
        self._players = players
        self._facts = facts
        self._state: Any = game.setup(facts, players)
        self._luck = lucky(0)

    def begin(self, number: int, index: int) -> int:  # noqa: D102
        self._luck = lucky(number, index)
        self._state = self._game.setup(self._facts, self._players)
        return self._settle()

    def step(self, action: int) -> int:  # noqa: D102
        actions = self._game.actions
        words = self._game.legal_actions(self._facts, self._state)
        if not 0 <= action < actions.decisions or not contains(actions.starts, words, action):
            return REFUSED
        self._game.apply_action(self._facts, self._state, action)
        return self._settle()

    def _settle(self) -> int:
        game, facts, state = self._game, self._facts, self._state
        while (who := game.mover(state)) == CHANCE:
            ways = game.chance_ways(facts, state)
            game.apply_action(facts, state, game.chance_way(facts, state, below(self._luck, ways)))
        return who

    def observation(self, seat: int) -> Bytes:  # noqa: D102
        numbers = [0] * self._game.observation.size(self._players)
        self._game.observe(self._facts, self._state, seat, numbers)
        return np.array(numbers, np.int8)

    def mask(self) -> Bytes:  # noqa: D102
        mask = np.zeros(self._game.actions.decisions, np.int8)
        words = self._game.legal_actions(self._facts, self._state)
        mask[listed(self._game.actions.starts, words)] = 1
        return mask

    def state(self) -> Struct:  # noqa: D102
        state: Struct = self._state
        return state


class Match:
    """A series of games on one table. Game `index` of the series `number` always meets the same luck."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any], compiled: bool) -> None:
        self._shown: AnyPlay = Play(game, players, board)  # refuses what cannot be played
        self.game = game
        self.players = players
        self.board = board
        self.compiled = compiled
        self.course = _compiled(game, players, board) if compiled else PlainCourse(game, players, board.facts)
        self.number = 0
        self.index = -1  # before the first game
        self.mover = NOBODY
        self.taken: list[int] = []  # what the seats have decided in this game

    def begin(self, number: int | None = None) -> None:
        """Start the first game of a series, or the next one of this."""
        self.index = self.index + 1 if number is None else 0
        if number is not None:
            self.number = number & LOW
        self.taken = []
        self.mover = self.course.begin(self.number, self.index)

    def step(self, action: int) -> bool:
        """Do what the seat at the move decides; whether it was legal. If not, nothing has changed."""
        who = self.course.step(action)
        if who == REFUSED:
            return False
        self.mover = who
        self.taken.append(action)
        return True

    def mask(self, seat: int) -> Bytes:
        """1 for every action that a seat may choose now: none, unless it is at the move."""
        if seat == self.mover:
            return self.course.mask()
        return np.zeros(self.game.actions.decisions, np.int8)

    def position(self) -> AnyPlay:
        """The position for those who look at it or decide in it; without the way that led there."""
        self._shown.state = self.course.state()
        return self._shown

    def scores(self) -> list[int]:
        """Every seat's total as if the game ended now."""
        return self.position().scores()

    def play(self) -> AnyPlay:
        """The game so far with all its actions, chance's too: to be recorded, replayed, shown."""
        play: AnyPlay = Play(self.game, self.players, self.board)
        luck = lucky(self.number, self.index)
        play.settle(luck)
        for action in self.taken:
            play.do(action)
            play.settle(luck)
        return play

    def __reduce__(self) -> Any:
        """Copy and pickle the way, not the memory: a series, a number in it, and what was decided."""
        game = self.game.name if self.game.name in NAMES else self.game
        way = (self.number, self.index, self.taken)
        return _again, (game, self.players, self.board, self.compiled, way)


def _again(game: Any, players: int, board: Any, compiled: bool, way: tuple[int, int, list[int]]) -> Match:
    match = Match(named(game), players, board, compiled)
    match.number, match.index = way[0], way[1] - 1
    if way[1] >= 0:
        match.begin()
        for action in way[2]:
            match.step(action)
    return match


def _compiled(game: AnyGame, players: int, board: NamedBoard[Any]) -> Course:
    from keltis.fast import Table  # imports Numba
    from keltis.fast.single import Single

    return Single(Table(game, players, board))


def match(
    game: str | AnyGame,
    players: int,
    board: str | Path | NamedBoard[Any] | None = None,
    options: dict[str, str] | None = None,
    compiled: bool | None = None,
) -> Match:
    """A match; compiled where that is possible, unless it is said otherwise."""
    found = named(game)
    if not isinstance(board, NamedBoard):
        board = found.board(None if board is None else Path(board), options)
    elif options:
        raise ValueError("a board that was read has its options already")
    if compiled is None:
        compiled = not obstacle()
        if obstacle() == NUMBA:
            warnings.warn(SLOW, stacklevel=3)
    return Match(found, players, board, compiled)


def named(game: str | AnyGame) -> AnyGame:
    """A game by its name."""
    if not isinstance(game, str):
        return game
    if game not in NAMES:
        raise ValueError(f"no game {game!r}: there are {', '.join(NAMES)}")
    return game_named(game)
