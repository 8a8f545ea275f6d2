"""Batches of compiled games: the Python interface, with NumPy arrays as results."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from keltis.core.bits import LOW
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.rng import Rng
from keltis.fast.jit import entry_points
from keltis.fast.jit.dispatch import board_carrier, state_carrier
from keltis.fast.jit.records import Carrier

RNG = Carrier(Rng)
Records = npt.NDArray[Any]
T = TypeVar("T")
RANGES = 8  # ranges per thread


class CompiledBoard:
    """A game on a board, stored as records for compiled play."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any] | None = None) -> None:
        self.game = game
        self.players = players
        struct = (board or game.load_board()).board
        self.carrier = state_carrier(game)
        boards = board_carrier(game)
        self.board = boards.empty(1)
        boards.write(self.board, 0, struct)
        self.fresh = self.carrier.empty(1)
        self.carrier.write(self.fresh, 0, game.rules.setup(struct, players))

    def positions(self, number: int) -> Records:
        """An array of empty tables."""
        return np.repeat(self.fresh, number)

    def do(self, positions: Records, index: int, action: int) -> bool:
        """Do an action in one of the positions if it is legal; returns whether it was."""
        return bool(entry_points.do_action(self.board, positions, index, action))

    def legal(self, positions: Records, index: int) -> tuple[int, ...]:
        """The set of legal actions, as words (see `keltis.core.actions`)."""
        out = np.zeros(len(self.game.actions.starts), np.int64)
        entry_points.legal_words(self.board, positions, index, out)
        return tuple(out.tolist())

    def redeal(self, positions: Records, index: int, seat: int, rng: Rng) -> None:
        """Deal everything again that a seat cannot know (determinisation)."""
        rngs = RNG.empty(1)
        RNG.write(rngs, 0, rng)
        entry_points.deal_anew(self.board, positions, index, seat, rngs)

    def read(self, positions: Records, index: int) -> Struct:
        """One of the positions as a plain struct."""
        return self.carrier.read(positions, index)


@dataclass(frozen=True)
class BatchResult:
    """The results of a series of games, a row per game."""

    scores: npt.NDArray[np.int16]
    lengths: npt.NDArray[np.int32]  # number of actions, chance included
    wrong: int  # games aborted at an illegal action: 0 unless the rules have a bug


def results(table: CompiledBoard, games: int) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
    """Arrays for scores and lengths, one row per game."""
    return np.zeros((games, table.players), np.int16), np.zeros(games, np.int32)


def play_random(table: CompiledBoard, games: int, seed: int = 0, threads: int = 1) -> BatchResult:
    """Play random games; game i of a seed is the same in plain Python and with any number of threads."""
    scores, lengths = results(table, games)

    def play(first: int, end: int) -> int:
        memory = (table.positions(1), RNG.empty(1))
        rows = (scores[first:end], lengths[first:end])
        return int(entry_points.play_random(table.board, table.fresh, *memory, seed & LOW, first, *rows))

    return BatchResult(scores, lengths, sum(in_ranges(play, games, threads)))


def in_ranges(work: Callable[[int, int], T], number: int, threads: int) -> list[T]:
    """Process contiguous ranges in threads (neighbouring records in different threads cause false sharing).

    Every thread gets several ranges, so that a delayed thread does not hold up the whole.
    """
    if threads == 1:
        return [work(0, number)]
    parts = max(1, min(RANGES * threads, number))
    bounds = [number * part // parts for part in range(parts + 1)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, bounds[:-1], bounds[1:]))
