"""`keltis.stepping.plain.Batch`, compiled: the same numbers in the same arrays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.bits import LOW
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import seeded_rng
from keltis.fast.batch import kernels
from keltis.fast.batch.board import RNG, CompiledBoard, Records
from keltis.fast.batch.policies import POLICIES
from keltis.fast.jit.entry_points import prepared
from keltis.fast.jit.packed_arguments import BEGUN, SEED, Desk, desk
from keltis.stepping import plain
from keltis.stepping.plain import SAMPLES, Seen, Small, Whole

WHOLE = np.dtype(np.int64)


class Batch(plain.Batch):
    """Games of the same kind that are stepped together, compiled."""

    __doc__ = plain.Batch.__doc__

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        for name in self.opponents:
            if name not in POLICIES:
                raise ValueError(f"the bot {name!r} is not compiled; there are: {', '.join(POLICIES)}")
        self.table = CompiledBoard(self.game, self.players, self.board)
        self.positions: Records = self.table.positions(self.number)
        self._rng, self._thoughts = RNG.empty(self.number), RNG.empty(self.number)
        self._samples = RNG.empty(self.number)
        self._policies = np.array([POLICIES[str(name)] for name in self.opponents], np.int64)
        self._bits = self._bit_numbers()
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        bounds = [self.number * part // self.threads for part in range(self.threads + 1)]
        self._ranges = [slice(first, end) for first, end in pairwise(bounds)]
        self._desks = [self._desk(rows) for rows in self._ranges]
        self._advances = [self._advance(*both) for both in zip(self._ranges, self._desks, strict=True)]
        self._sample = prepared(kernels.sample_all, self.positions, self._desk(slice(None)), last=self.games)
        self._shape = (self.number,)

    def _bit_numbers(self) -> npt.NDArray[np.int16]:
        """The position of every action's bit in a row of words."""
        starts, size = self.game.actions.starts, self.game.actions.size
        numbers = [
            64 * word + bit for word, length in enumerate(np.diff([*starts, size])) for bit in range(length)
        ]
        return np.array(numbers, np.int16)

    def _desk(self, rows: slice) -> Desk:
        """The arrays on which the compiled functions work, for some rows."""
        return desk(
            board=self.table.board,
            fresh=self.table.fresh,
            rng=self._rng[rows],
            samples=self._samples[rows],
            games=self.games[rows],
            words=self.words[rows],
            movers=self.movers[rows],
            ended=self.ended[rows],
            scores=self.scores[rows],
            rewards=self.rewards[rows],
            masks=self.masks[rows] if len(self.masks) else 0,
            last=self.last[rows],
            bits=self._bits,
            players=self.players,
            viewers=self.last.shape[1],
            decisions=self.game.actions.decisions,
            size=self.game.actions.size,
            step=self.number,
            kind=self.kind,
        )

    def _advance(self, rows: slice, desk: Desk) -> Callable[[Whole], int]:
        """The compiled step of some rows, with all arguments bound except the actions."""
        seen = self.seen[rows] if len(self.seen) else self.seen
        opponents = self._opponents(rows) if self.opponents else None
        return prepared(kernels.advance, opponents, self.positions[rows], seen, desk, last=self.games)

    def _opponents(self, rows: slice) -> kernels.Opponents:
        """The opponents in some rows."""
        return kernels.Opponents(
            policies=self._policies,
            seat=-1 if self.seat is None else self.seat,
            learners=self.learners[rows],
            thoughts=self._thoughts[rows],
            imagined=self.table.positions(1),
            dealings=RNG.empty(1),
        )

    def _begin(self) -> None:
        self._samples["x"] = [seeded_rng(self.seed ^ SAMPLES, row).x for row in range(self.number)]
        self._tell(SEED, self.seed & LOW)
        self._tell(BEGUN, 0)
        self._step(np.full(self.number, kernels.BEGIN, np.int64))
        self._tell(BEGUN, 1)

    def _tell(self, name: int, value: int) -> None:
        for part in self._desks:
            part[name] = value

    def step(self, actions: npt.ArrayLike) -> None:
        """Do one action in every game; if one of them is illegal, raise an error and change nothing."""
        if self._pool or not self.begun:
            super().step(actions)
            return
        chosen = self._whole(actions)
        bad = self._advances[0](chosen)
        if bad >= 0:
            raise ValueError(self._complaint(bad, int(chosen[bad])))

    def _step(self, actions: Whole) -> None:
        if self._pool is None:
            self._advances[0](actions)
        else:
            parts = [actions[rows] for rows in self._ranges]
            list(self._pool.map(lambda advance, part: advance(part), self._advances, parts))

    def _first_illegal(self, actions: Whole) -> int:
        return int(kernels.check_all(self.words, self._bits, actions))

    def _whole(self, actions: npt.ArrayLike) -> Whole:
        if isinstance(actions, np.ndarray) and actions.dtype is WHOLE and actions.shape == self._shape:
            return np.ascontiguousarray(actions)
        return super()._whole(actions)

    def sample(self) -> Whole:
        """A random legal action for every game, reproducible after `begin` with the same seed."""
        actions = np.empty(self._shape, WHOLE)
        self._sample(actions)
        return actions

    def observe(self, seats: npt.ArrayLike) -> Seen:
        """The observation of a seat in every game: one seat for all games, or one for each."""
        seen = self._empty_observations(self.number)
        kernels.observe_all(self.table.board, self.positions, self._seats(seats), seen)
        return seen

    def scores_now(self) -> npt.NDArray[np.int16]:
        """Every seat's total as if all games ended now."""
        scores = np.empty_like(self.scores)
        kernels.score_all(self.table.board, self.positions, scores)
        return scores

    def plays(self) -> list[AnyPlay]:
        """The positions of all games, without the actions that led there: not to be changed."""
        plays: list[AnyPlay] = [Play(self.game, self.players, self.board) for _ in range(self.number)]
        for row, play in enumerate(plays):
            play.state = self.table.read(self.positions, row)
        return plays


@dataclass(frozen=True)
class Legal:
    """The legal actions of positions."""

    movers: Small  # the seat to act, CHANCE or NOBODY
    words: Whole  # the set of legal actions including chance's, as words (see `keltis.core.actions`)
    masks: npt.NDArray[np.bool_]  # the decisions among them, one number per action


def legal(table: CompiledBoard, positions: Records) -> Legal:
    """The legal actions of some positions."""
    actions = table.game.actions
    movers = np.empty(len(positions), np.int8)
    words = np.empty((len(positions), len(actions.starts)), np.int64)
    masks = np.empty((len(positions), actions.decisions), np.bool_)
    kernels.legal_all(table.board, positions, words, masks.view(np.int8), movers)
    return Legal(movers, words, masks)


def observations(
    table: CompiledBoard, positions: Records, seats: npt.ArrayLike, packed: bool = False
) -> Seen:
    """The observations of one seat in some positions."""
    layout = table.game.learning.observation
    size, kind = (layout.packed_size, np.uint8) if packed else (layout.size, np.int8)
    seen: Seen = np.empty((len(positions), size(table.players)), kind)
    kernels.observe_all(table.board, positions, np.ascontiguousarray(seats, np.int8), seen)
    return seen
