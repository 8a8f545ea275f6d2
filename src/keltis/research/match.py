"""A game for the environments: seats decide, and chance acts between their decisions.

The plain and the compiled stepper behave identically; the compiled one needs Numba and does a whole step
(check, action, chance, observation, mask) in one call.
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
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import below, seeded_rng
from keltis.core.seats import CHANCE, NOBODY, REFUSED
from keltis.engine import NUMBA, obstacle
from keltis.games import NAMES, game_named
from keltis.util.install_hint import install_command

Bytes = npt.NDArray[np.int8]
SLOW = (
    "Numba is not installed, so this environment runs in plain Python: the same games, many times slower. "
    f"Get it with: {install_command('fast')}; or pass compiled=False."
)


class Stepper(Protocol):
    """Steps through a game; holds the position."""

    def begin(self, number: int, index: int) -> int:
        """Start game `index` of the series `number`; returns the seat to move after chance."""

    def step(self, action: int) -> int:
        """Do the action of the seat to move, then the actions of chance.

        Returns the next seat to move, NOBODY, or REFUSED if the action was not legal.
        """

    def observation(self, seat: int) -> Bytes:
        """The observation of a seat."""

    def mask(self) -> Bytes:
        """1 for every legal action of the seat to move."""

    def state(self) -> Struct:
        """The position as a plain struct, not to be changed."""


class PlainStepper:
    """Steps through a game in plain Python."""

    def __init__(self, game: AnyGame, players: int, board: Struct) -> None:
        self._game = game
        self._players = players
        self._board = board
        self._state: Any = game.rules.setup(board, players)
        self._rng = seeded_rng(0)

    def begin(self, number: int, index: int) -> int:
        self._rng = seeded_rng(number, index)
        self._state = self._game.rules.setup(self._board, self._players)
        return self._settle()

    def step(self, action: int) -> int:
        actions = self._game.actions
        legal = self._game.rules.legal_actions(self._board, self._state)
        if not 0 <= action < actions.decisions or not contains(actions.starts, legal, action):
            return REFUSED
        self._game.rules.apply_action(self._board, self._state, action)
        return self._settle()

    def _settle(self) -> int:
        game, board, state = self._game, self._board, self._state
        while (who := game.rules.mover(state)) == CHANCE:
            ways = game.rules.chance_ways(board, state)
            game.rules.apply_action(board, state, game.rules.chance_way(board, state, below(self._rng, ways)))
        return who

    def observation(self, seat: int) -> Bytes:
        numbers = [0] * self._game.learning.observation.size(self._players)
        self._game.learning.observe(self._board, self._state, seat, numbers)
        return np.array(numbers, np.int8)

    def mask(self) -> Bytes:
        mask = np.zeros(self._game.actions.decisions, np.int8)
        legal = self._game.rules.legal_actions(self._board, self._state)
        mask[listed(self._game.actions.starts, legal)] = 1
        return mask

    def state(self) -> Struct:
        state: Struct = self._state
        return state


class GameSeries:
    """A series of games. Game `index` of the series `number` always has the same chance events."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any], compiled: bool) -> None:
        self._shown: AnyPlay = Play(game, players, board)  # raises an error if the game cannot be played
        self.game = game
        self.players = players
        self.board = board
        self.compiled = compiled
        self.course = (
            _compiled(game, players, board) if compiled else PlainStepper(game, players, board.board)
        )
        self.number = 0
        self.index = -1  # before the first game
        self.mover = NOBODY
        self.taken: list[int] = []  # the decisions in this game

    def begin(self, number: int | None = None) -> None:
        """Start the first game of a series, or the next game of the current one."""
        self.index = self.index + 1 if number is None else 0
        if number is not None:
            self.number = number & LOW
        self.taken = []
        self.mover = self.course.begin(self.number, self.index)

    def step(self, action: int) -> bool:
        """Do the action of the seat to move if it is legal; returns whether it was."""
        who = self.course.step(action)
        if who == REFUSED:
            return False
        self.mover = who
        self.taken.append(action)
        return True

    def mask(self, seat: int) -> Bytes:
        """1 for every legal action of a seat; all 0 unless it is to move."""
        if seat == self.mover:
            return self.course.mask()
        return np.zeros(self.game.actions.decisions, np.int8)

    def position(self) -> AnyPlay:
        """The position without its history, for rendering and for bots."""
        self._shown.state = self.course.state()
        return self._shown

    def scores(self) -> list[int]:
        """Every seat's total as if the game ended now."""
        return self.position().scores()

    def play(self) -> AnyPlay:
        """The game so far with all its actions, for records and replays."""
        play: AnyPlay = Play(self.game, self.players, self.board)
        rng = seeded_rng(self.number, self.index)
        play.settle(rng)
        for action in self.taken:
            play.do(action)
            play.settle(rng)
        return play

    def __reduce__(self) -> Any:
        """Support copy and pickle: only the series, the index and the decisions, not the memory."""
        game = self.game.name if self.game.name in NAMES else self.game
        way = (self.number, self.index, self.taken)
        return _again, (game, self.players, self.board, self.compiled, way)


def _again(
    game: Any, players: int, board: Any, compiled: bool, way: tuple[int, int, list[int]]
) -> GameSeries:
    match = GameSeries(named(game), players, board, compiled)
    match.number, match.index = way[0], way[1] - 1
    if way[1] >= 0:
        match.begin()
        for action in way[2]:
            match.step(action)
    return match


def _compiled(game: AnyGame, players: int, board: NamedBoard[Any]) -> Stepper:
    from keltis.fast import CompiledBoard  # imports Numba
    from keltis.fast.batch.single import Single

    return Single(CompiledBoard(game, players, board))


def match(
    game: str | AnyGame,
    players: int,
    board: str | Path | NamedBoard[Any] | None = None,
    options: dict[str, str] | None = None,
    compiled: bool | None = None,
) -> GameSeries:
    """A match, compiled where possible unless `compiled` says otherwise."""
    found = named(game)
    if not isinstance(board, NamedBoard):
        board = found.load_board(None if board is None else Path(board), options)
    elif options:
        raise ValueError("a board that was read has its options already")
    if compiled is None:
        compiled = not obstacle()
        if obstacle() == NUMBA:
            warnings.warn(SLOW, stacklevel=3)
    return GameSeries(found, players, board, compiled)


def named(game: str | AnyGame) -> AnyGame:
    """A game by name; ValueError if it does not exist."""
    if not isinstance(game, str):
        return game
    if game not in NAMES:
        raise ValueError(f"no game {game!r}: there are {', '.join(NAMES)}")
    return game_named(game)
