"""Recorded games as rows of numbers: what each seat knew when it decided, what it did, and how it ended.

The observations and actions are those of the environments (docs/research, by game).
"""

from collections.abc import Iterable
from typing import Any, NamedTuple

from keltis.core.actions import listed
from keltis.core.play import AnyPlay, Play
from keltis.core.record import Record
from keltis.core.rewards import known
from keltis.core.rewards import rewards as worth
from keltis.research.extras import extra

with extra("fast"):
    import numpy as np
    import numpy.typing as npt


class Rows(NamedTuple):
    """A row per decision, in the order of the game; chance's actions have none."""

    observations: npt.NDArray[np.int8]  # what the seat that decided could know
    masks: npt.NDArray[np.bool_]  # what it could choose from
    actions: npt.NDArray[np.int64]  # what it chose
    seats: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float32]  # what the end was worth to that seat; NaN if the game is not over
    scores: npt.NDArray[np.int16]  # its final score; what it had last if the game is not over
    games: npt.NDArray[np.int64]  # the number of the game among those given


def rows_of(record: Record | AnyPlay, rewards: str = "win") -> Rows:
    """The rows of one recorded game; `rewards` are "win" or "margin", see `keltis.core.rewards`."""
    play: AnyPlay = record.play if isinstance(record, Record) else record
    game, decisions = play.game, play.game.actions.decisions
    kind, size = known(rewards), game.learning.observation.size(play.players)
    again: AnyPlay = Play(game, play.players, play.named_board)
    chosen = [action for action in play.actions if action < decisions]
    observations = np.zeros((len(chosen), size), np.int8)
    masks = np.zeros((len(chosen), decisions), np.bool_)
    seats = np.zeros(len(chosen), np.int8)
    row = 0
    for action in play.actions:
        if action < decisions:
            numbers, seat = [0] * size, again.mover
            game.learning.observe(again.board, again.state, seat, numbers)
            observations[row], seats[row] = numbers, seat
            masks[row, listed(game.actions.starts, game.rules.legal_actions(again.board, again.state))] = True
            row += 1
        game.rules.apply_action(again.board, again.state, action)  # a record was checked when it was read
    scores = play.scores()
    ends = worth(kind, scores) if play.over else [float("nan")] * play.players
    return Rows(
        observations,
        masks,
        np.array(chosen, np.int64),
        seats,
        np.array(ends, np.float32)[seats],
        np.array(scores, np.int16)[seats],
        np.zeros(len(chosen), np.int64),
    )


def rows_of_all(records: Iterable[Record | AnyPlay], rewards: str = "win") -> Rows:
    """The rows of many games, one after another; they must have the same number of players."""
    found = [rows_of(record, rewards) for record in records]
    if not found:
        raise ValueError("there are no games")
    if len({rows.observations.shape[1:] + rows.masks.shape[1:] for rows in found}) > 1:
        raise ValueError("games of different kinds or numbers of players have different rows")
    numbers = np.repeat(np.arange(len(found)), [len(rows.actions) for rows in found])
    columns: list[Any] = [np.concatenate(column) for column in zip(*found, strict=True)]
    return Rows(*columns)._replace(games=numbers)
