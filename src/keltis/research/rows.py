"""Recorded games as rows of numbers: what each seat knew and did at each decision, and how the game ended.

The observations and actions are those of the environments (docs/research, by game).
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from keltis.core.game import AnyGame
from keltis.core.play import AnyPlay
from keltis.core.record import Record
from keltis.core.rewards import REWARDS, known
from keltis.research.data.block import Block, block_of, joined
from keltis.research.extras import extra

with extra("fast"):
    import numpy as np
    import numpy.typing as npt

    from keltis.stepping.packing import unpack, unpack_masks


class Rows(NamedTuple):
    """A row per decision, in the order of the game; chance's actions have none."""

    observations: npt.NDArray[Any]  # of the seat that decided: numbers, or packed bytes
    masks: npt.NDArray[Any]  # the legal actions: a boolean per action, or packed words
    actions: npt.NDArray[np.int64]  # the chosen actions
    seats: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]  # of that seat at the end; NaN if the game is not over
    scores: npt.NDArray[np.int16]  # its final score, or its latest if the game is not over
    games: npt.NDArray[np.int64]  # the number of the game among those given


def rows_of(record: Record | AnyPlay, rewards: str = "win") -> Rows:
    """The rows of one recorded game; `rewards` are "win" or "margin", see `keltis.core.rewards`."""
    return rows_of_all([record], rewards)


def rows_of_all(records: Iterable[Record | AnyPlay], rewards: str = "win") -> Rows:
    """The rows of many games, one after another; they must have the same number of players."""
    plays = [record.play if isinstance(record, Record) else record for record in records]
    if not plays:
        raise ValueError("there are no games")
    if len({(play.game.name, play.players) for play in plays}) > 1:
        raise ValueError("games of different kinds or numbers of players have different rows")
    block = joined([block_of(play, number) for number, play in enumerate(plays)])
    return rows_from(block, plays[0].game, plays[0].players, rewards)


def rows_from(block: Block, game: AnyGame, players: int, rewards: str, packed: bool = False) -> Rows:
    """The rows of a block, unpacked unless `packed` is set."""
    worth = dict(zip(REWARDS, (block.wins, block.margins), strict=True))
    return Rows(
        block.seen if packed else unpack(game.learning.observation, players, block.seen),
        block.words if packed else unpack_masks(game.actions, block.words),
        block.actions.astype(np.int64),
        block.seats,
        worth[known(rewards)],
        block.scores,
        block.games,
    )
