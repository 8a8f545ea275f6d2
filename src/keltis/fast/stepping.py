"""`keltis.stepping.Batch`, compiled: the same numbers in the same arrays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis import stepping
from keltis.core.bits import LOW
from keltis.core.luck import lucky
from keltis.fast import steps
from keltis.fast.batch import LUCK, Records, Table
from keltis.fast.policies import POLICIES
from keltis.stepping import SAMPLES, Small, Whole


class Batch(stepping.Batch):
    """Games of one kind that are stepped together, compiled."""

    __doc__ = stepping.Batch.__doc__

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        for name in self.opponents:
            if name not in POLICIES:
                raise ValueError(f"the bot {name!r} is not compiled; there are: {', '.join(POLICIES)}")
        self.table = Table(self.game, self.players, self.board)
        self.positions: Records = self.table.positions(self.number)
        self._firsts = self.game.actions.starts
        self._luck, self._thoughts = LUCK.empty(self.number), LUCK.empty(self.number)
        self._samples = LUCK.empty(self.number)
        self._policies = np.array([POLICIES[name] for name in self.opponents], np.int64)
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        bounds = [self.number * part // self.threads for part in range(self.threads + 1)]
        self._ranges = [self._prepared(slice(first, end)) for first, end in pairwise(bounds)]

    def _prepared(self, rows: slice) -> Callable[[int, Whole], None]:
        """The compiled step of some rows, with everything it needs but the seed and the actions."""
        masks = self.masks.view(np.int8)
        wanted = [array[rows] if len(array) else array for array in (masks, self.seen)]
        arrays = (self.games, self.words, self.movers, self.ended, self.scores, self.rewards, self.last)
        games, words, movers, ended, scores, rewards, last = (array[rows] for array in arrays)
        positions, luck = self.positions[rows], self._luck[rows]
        learning: tuple[Any, ...] = (None, None, None, None, None, None)
        if self.opponents:
            seat = -1 if self.seat is None else self.seat
            room = (self.table.positions(1), LUCK.empty(1))
            learning = (self._policies, seat, self.learners[rows], self._thoughts[rows], *room)

        def advance(seed: int, actions: Whole) -> None:
            steps.advance(
                self.table.board, self.table.fresh, positions, luck, seed, self.number, games, actions[rows],
                words, movers, ended, self.kind, scores, rewards, *wanted, last, *learning,
            )  # fmt: skip

        return advance

    def _begin(self) -> None:
        self._samples["x"] = [lucky(self.seed ^ SAMPLES, row).x for row in range(self.number)]
        self._step(np.full(self.number, steps.BEGIN, np.int64))

    def _step(self, actions: Whole) -> None:
        seed = self.seed & LOW
        if self._pool is None:
            self._ranges[0](seed, actions)
        else:
            list(self._pool.map(lambda advance: advance(seed, actions), self._ranges))

    def _first_illegal(self, actions: Whole) -> int:
        return int(steps.first_illegal(self._firsts, self.game.actions.size, self.words, actions))

    def sample(self) -> Whole:
        """Any legal action for every game, all alike; the same ones after `begin` with the same seed."""
        actions = np.empty(self.number, np.int64)
        steps.sample_all(self._firsts, self.words, self._samples, actions)
        return actions

    def observe(self, seats: npt.ArrayLike) -> Small:
        """What a seat of every game may know: one seat for all, or one for each."""
        return observations(self.table, self.positions, self._seats(seats))

    def scores_now(self) -> npt.NDArray[np.int16]:
        """Every seat's total as if all games ended now."""
        scores = np.empty_like(self.scores)
        steps.score_all(self.table.board, self.positions, scores)
        return scores


@dataclass(frozen=True)
class Legal:
    """What may be done in every position."""

    movers: Small  # the seat that decides, CHANCE or NOBODY
    words: Whole  # the set of legal actions, chance's too, as words (see `keltis.core.actions`)
    masks: npt.NDArray[np.bool_]  # the decisions among them, one number per action


def legal(table: Table, positions: Records) -> Legal:
    """What may be done in every one of some positions."""
    actions = table.game.actions
    movers = np.empty(len(positions), np.int8)
    words = np.empty((len(positions), len(actions.starts)), np.int64)
    masks = np.empty((len(positions), actions.decisions), np.bool_)
    steps.legal_all(table.board, positions, words, masks.view(np.int8), movers)
    return Legal(movers, words, masks)


def observations(table: Table, positions: Records, seats: Small) -> Small:
    """What one seat may know of every one of some positions."""
    seen = np.empty((len(positions), table.game.observation.size(table.players)), np.int8)
    steps.observe_all(table.board, positions, np.ascontiguousarray(seats, np.int8), seen)
    return seen
