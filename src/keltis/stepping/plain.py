"""Many games at once, stepped together: arrays with a row per game. Needs NumPy.

`Batch` steps in plain Python, one game after another; `keltis.fast.Batch` is the compiled version, many
times faster, with exactly the same numbers in the same arrays. `keltis.research.vector` wraps either one as
an environment.

Every game has its own generators, derived from the seed and its number, as in `keltis.simulation.plain`:
game 0 of a batch is game 0 of a series with the same seed. The games of a batch are numbered by row; when
a game is over, the next one in its row has the row's number plus a multiple of the batch's size.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.bots import Bot, ask
from keltis.bots.loading import AnyBot, new_bots
from keltis.core.actions import any_of
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.play import AnyPlay, Play
from keltis.core.rewards import REWARDS, known, rewards
from keltis.core.rng import Rng, seed_bots, seeded_rng
from keltis.core.row_writes import spread
from keltis.stepping.packing import pack

Whole = npt.NDArray[np.int64]
Small = npt.NDArray[np.int8]
Seen = npt.NDArray[np.int8 | np.uint8]  # rows of numbers; packed they are uint8
PACKED = "packed"
SAMPLES = 0x5EED  # keeps the generators of `sample` apart from those of the games


class Batch:
    """Games of the same kind that are stepped together.

    Without opponents every decision of every seat is asked for. With opponents, a bot for each of the other
    seats clockwise from the learner's, only the learner's decisions are; the learner sits on `seat`, or else
    on another seat in every game. Seats in the arrays are then counted clockwise from the learner's.

    `observations` are wanted (True) or not, or wanted "packed" (see `keltis.stepping.packing`); that goes for
    all of them. The arrays, a row per game, are written anew by every step:
    """

    movers: Small  # the seat that decides now
    words: Whole  # its legal actions: a set as words, see `keltis.core.actions`
    masks: npt.NDArray[np.bool_]  # the same, one number per decision; no rows if not requested
    seen: Seen  # what it may know, see the game's `observation`; no rows if not requested
    ended: npt.NDArray[np.bool_]  # whether the last step ended a game, so that the next one has begun
    rewards: npt.NDArray[np.float32]  # by seat: rewards of the finished game (`keltis.core.rewards`); else 0
    scores: npt.NDArray[np.int16]  # by seat: the scores of the game that ended last
    last: Seen  # by seat: the final observation of that game; with opponents only the learner's
    games: Whole  # the number of the current game
    learners: Small  # the learner's seat; only with opponents

    def __init__(
        self,
        game: AnyGame,
        players: int = 2,
        number: int = 1024,
        seed: int = 0,
        *,
        board: NamedBoard[Any] | None = None,
        rewards: str = "win",
        opponents: Sequence[AnyBot] = (),
        seat: int | None = None,
        masks: bool = True,
        observations: bool | str = True,
        last: bool = True,
        threads: int = 1,
    ) -> None:
        self.game = game
        self.players = Play(game, players, board).players
        self.number = number
        self.board = board or game.load_board()
        self.seed = seed
        self.kind = REWARDS.index(known(rewards))
        self.opponents = _checked(tuple(opponents), players)
        self.seat = seat
        self.threads = threads
        self.begun = False
        self.packed = observations == PACKED
        if isinstance(observations, str) and not self.packed:
            raise ValueError(f"observations: True, False or {PACKED!r}, not {observations!r}")
        if number < 1 or threads < 1:
            raise ValueError("a batch has at least one game and one thread")
        if seat is not None and not (self.opponents and 0 <= seat < players):
            raise ValueError(f"seat {seat}: a learner among opponents has a seat from 0 to {players - 1}")
        self._make_arrays(masks, bool(observations), last)

    def _make_arrays(self, masks: bool, observations: bool, last: bool) -> None:
        number, players = self.number, self.players
        viewers = 1 if self.opponents else players
        self.movers = np.zeros(number, np.int8)
        self.words = np.zeros((number, len(self.game.actions.starts)), np.int64)
        self.masks = np.zeros((number if masks else 0, self.game.actions.decisions), np.bool_)
        self.seen = self._empty_observations(number if observations else 0)
        self.ended = np.zeros(number, np.bool_)
        self.rewards = np.zeros((number, players), np.float32)
        self.scores = np.zeros((number, players), np.int16)
        self.last = self._empty_observations(number, viewers if last else 0)
        self.games = np.arange(number, dtype=np.int64)
        self.learners = np.zeros(number, np.int8)

    def _empty_observations(self, *rows: int) -> Seen:
        """An array for observations, packed or not."""
        layout = self.game.learning.observation
        if self.packed:
            return np.zeros((*rows, layout.packed_size(self.players)), np.uint8)
        return np.zeros((*rows, layout.size(self.players)), np.int8)

    # --- public --------------------------------------------------------------------------------

    def begin(self, seed: int | None = None) -> None:
        """Begin all games, from number 0 on; the same seed gives the same games."""
        if seed is not None:
            self.seed = seed
        self.games[:] = np.arange(self.number)
        self._begin()
        self.begun = True
        self.ended[:] = False
        self.rewards[:] = 0

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one action in every game; if one of them is illegal, raise an error and change nothing."""
        if not self.begun:
            raise ValueError("the games have not begun")
        chosen = self._whole(actions)
        bad = self._first_illegal(chosen)
        if bad >= 0:
            raise ValueError(self._complaint(bad, int(chosen[bad])))
        self._step(chosen)

    def _whole(self, actions: npt.ArrayLike) -> Whole:
        given = np.asarray(actions)
        if given.shape != (self.number,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} of shape {given.shape}"
            raise ValueError(
                f"actions: {self.number} whole numbers are needed, one for each game, not {found}"
            )
        return np.ascontiguousarray(given, np.int64)

    def _complaint(self, row: int, action: int) -> str:
        if not 0 <= action < self.game.actions.size:
            return (
                f"game {row}: there is no action {action}; the actions are 0 to {self.game.actions.size - 1}"
            )
        return f"game {row}: action {action} ({self.board.notation[action]}) is not legal here"

    # --- in plain Python -----------------------------------------------------------------------

    def _begin(self) -> None:
        self._plays: list[AnyPlay] = [Play(self.game, self.players, self.board) for _ in range(self.number)]
        self._chances = [Rng() for _ in range(self.number)]
        self._musings = [Rng() for _ in range(self.number)]
        self._bots: list[list[Bot]] = [[] for _ in range(self.number)]
        self._choosers = [seeded_rng(self.seed ^ SAMPLES, row) for row in range(self.number)]
        for row in range(self.number):
            self._new_game(row)
            self._go_on(row)

    def _step(self, actions: Whole) -> None:
        for row, action in enumerate(actions.tolist()):
            self.ended[row] = False
            self.rewards[row] = 0
            self._plays[row].do(action)
            self._go_on(row)

    def _first_illegal(self, actions: Whole) -> int:
        legal = (play.is_legal(action) for play, action in zip(self._plays, actions.tolist(), strict=True))
        return next((row for row, good in enumerate(legal) if not good), -1)

    def _new_game(self, row: int) -> None:
        number = int(self.games[row])
        self._plays[row] = Play(self.game, self.players, self.board)
        self._chances[row] = seeded_rng(self.seed, number)
        seed_bots(self._musings[row], self.seed, number)
        self._bots[row] = new_bots(self.opponents)
        self.learners[row] = self._learner(number)

    def _learner(self, number: int) -> int:
        if not self.opponents:
            return 0
        return number % self.players if self.seat is None else self.seat

    def _go_on(self, row: int) -> None:
        """Let chance and opponents act, and start a new game after an end, until a decision is needed."""
        while True:
            play = self._plays[row]
            play.settle(self._chances[row])
            if play.over:
                if not self.ended[row]:
                    self._note_end(row)
                self.games[row] += self.number
                self._new_game(row)
            elif self.opponents and play.mover != self.learners[row]:
                place = (play.mover - int(self.learners[row]) - 1) % self.players
                play.do(ask(self._bots[row][place], play, self._musings[row]))
            else:
                break
        self._write(row)

    def _note_end(self, row: int) -> None:
        first = int(self.learners[row])  # seat 0 without opponents
        scores = self._plays[row].scores()
        scores = scores[first:] + scores[:first]
        self.ended[row] = True
        self.scores[row] = scores
        self.rewards[row] = rewards(REWARDS[self.kind], scores)
        for place in range(self.last.shape[1]):
            self.last[row, place] = self._observed(row, first + place)

    def _write(self, row: int) -> None:
        play = self._plays[row]
        legal = self.game.rules.legal_actions(play.board, play.state)
        self.movers[row] = play.mover
        self.words[row] = legal
        if len(self.masks):
            mask = [0] * self.game.actions.size
            for start, word in zip(self.game.actions.starts, legal, strict=True):
                spread(word, mask, start, word.bit_length())
            self.masks[row] = mask[: self.game.actions.decisions]
        if len(self.seen):
            self.seen[row] = self._observed(row, play.mover)

    def _observed(self, row: int, seat: int) -> npt.ArrayLike:
        play = self._plays[row]
        numbers = [0] * self.game.learning.observation.size(self.players)
        self.game.learning.observe(play.board, play.state, seat, numbers)
        return pack(self.game.learning.observation, self.players, numbers) if self.packed else numbers

    def sample(self) -> Whole:
        """A random legal action for every game, reproducible after `begin` with the same seed."""
        starts = self.game.actions.starts
        chosen = [
            any_of(starts, tuple(words), rng)
            for words, rng in zip(self.words.tolist(), self._choosers, strict=True)
        ]
        return np.array(chosen, np.int64)

    def observe(self, seats: npt.ArrayLike) -> Seen:
        """The observation of a seat in every game: one seat for all games, or one for each."""
        seen = self._empty_observations(self.number)
        for row, seat in enumerate(self._seats(seats).tolist()):
            seen[row] = self._observed(row, seat)
        return seen

    def _seats(self, seats: npt.ArrayLike) -> Small:
        given = np.asarray(seats)
        if given.dtype.kind not in "iu" or given.min() < 0 or given.max() >= self.players:
            raise ValueError(f"seats: 0 to {self.players - 1} are possible")
        return np.ascontiguousarray(np.broadcast_to(given, (self.number,)), np.int8)

    def scores_now(self) -> npt.NDArray[np.int16]:
        """Every seat's total as if all games ended now."""
        return np.array([play.scores() for play in self._plays], np.int16)

    def plays(self) -> list[AnyPlay]:
        """The positions of all games, without the actions that led there: not to be changed."""
        return self._plays


def _checked(opponents: tuple[AnyBot, ...], players: int) -> tuple[AnyBot, ...]:
    new_bots(opponents)
    if opponents and len(opponents) != players - 1:
        raise ValueError(f"{players} players need {players - 1} opponents, not {len(opponents)}")
    return opponents
