"""Many games at once, from plain Python: what goes in are games and numbers, what comes out are arrays."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from keltis.core.bits import LOW
from keltis.core.game import AnyGame, NamedBoard
from keltis.core.layout import Struct
from keltis.core.luck import Luck
from keltis.fast import entry
from keltis.fast.dispatch import board_carrier, state_carrier
from keltis.fast.records import Carrier

LUCK = Carrier(Luck)
Records = npt.NDArray[Any]
T = TypeVar("T")
RANGES = 8  # for each thread


class Table:
    """A game on a board, ready for compiled play: the board and the empty table as records."""

    def __init__(self, game: AnyGame, players: int, board: NamedBoard[Any] | None = None) -> None:
        self.game = game
        self.players = players
        facts = (board or game.board()).facts
        self.carrier = state_carrier(game)
        boards = board_carrier(game)
        self.board = boards.empty(1)
        boards.write(self.board, 0, facts)
        self.fresh = self.carrier.empty(1)
        self.carrier.write(self.fresh, 0, game.setup(facts, players))

    def positions(self, number: int) -> Records:
        """So many empty tables."""
        return np.repeat(self.fresh, number)

    def do(self, positions: Records, index: int, action: int) -> bool:
        """Do an action in one of the positions if it is legal; whether it was."""
        return bool(entry.do_action(self.board, positions, index, action))

    def legal(self, positions: Records, index: int) -> tuple[int, ...]:
        """The set of legal actions, as words (see `keltis.core.actions`)."""
        out = np.zeros(len(self.game.actions.starts), np.int64)
        entry.legal_words(self.board, positions, index, out)
        return tuple(out.tolist())

    def redeal(self, positions: Records, index: int, seat: int, luck: Luck) -> None:
        """Deal everything anew that a seat cannot know."""
        lucks = LUCK.empty(1)
        LUCK.write(lucks, 0, luck)
        entry.deal_anew(self.board, positions, index, seat, lucks)

    def read(self, positions: Records, index: int) -> Struct:
        """One of the positions as a plain struct."""
        return self.carrier.read(positions, index)


@dataclass(frozen=True)
class Outcome:
    """What came of a series of games: a row per game."""

    scores: npt.NDArray[np.int16]
    lengths: npt.NDArray[np.int32]  # in actions, chance included
    wrong: int  # games that broke off at an illegal action: 0 unless the rules are wrong


def results(table: Table, games: int) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int32]]:
    """Room for scores and lengths, a row per game."""
    return np.zeros((games, table.players), np.int16), np.zeros(games, np.int32)


def play_random(table: Table, games: int, seed: int = 0, threads: int = 1) -> Outcome:
    """Play random games; game i of a seed is the same one in plain Python and with any number of threads."""
    scores, lengths = results(table, games)

    def play(first: int, end: int) -> int:
        room = (table.positions(1), LUCK.empty(1))
        rows = (scores[first:end], lengths[first:end])
        return int(entry.play_random(table.board, table.fresh, *room, seed & LOW, first, *rows))

    return Outcome(scores, lengths, sum(in_ranges(play, games, threads)))


def in_ranges(work: Callable[[int, int], T], number: int, threads: int) -> list[T]:
    """Let threads work on contiguous ranges: neighbouring records in different threads slow both down.

    There are several ranges for each, so that one which is held up does not keep the others waiting.
    """
    if threads == 1:
        return [work(0, number)]
    parts = max(1, min(RANGES * threads, number))
    bounds = [number * part // parts for part in range(parts + 1)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(work, bounds[:-1], bounds[1:]))
