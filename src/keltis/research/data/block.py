"""Consecutive games as packed arrays with a row per decision."""

from typing import Any, NamedTuple

from keltis.core.play import AnyPlay, Play
from keltis.core.rewards import REWARDS
from keltis.core.rewards import rewards as worth
from keltis.research.extras import extra

with extra("fast"):
    import numpy as np
    import numpy.typing as npt

    from keltis.stepping.packing import pack


class Block(NamedTuple):
    """A row per decision, game by game; chance's actions have none."""

    games: npt.NDArray[np.int64]  # the number of the game
    seats: npt.NDArray[np.int8]  # who decided
    actions: npt.NDArray[np.int16]  # the chosen action
    words: npt.NDArray[np.int64]  # its legal actions: a set as words, see `keltis.core.actions`
    seen: npt.NDArray[np.uint8]  # its observation, packed (see `keltis.stepping.packing`)
    scores: npt.NDArray[np.int16]  # its final score, or its latest if the game is not over
    wins: npt.NDArray[np.float32]  # the two rewards of `keltis.core.rewards`; NaN if the game is not over
    margins: npt.NDArray[np.float32]


def joined(blocks: list[Block]) -> Block:
    """Several blocks as one."""
    return Block(*[np.concatenate(column) for column in zip(*blocks, strict=True)])


def chosen_rows(block: Block, rows: Any) -> Block:
    """Some rows, by index or mask."""
    return Block(*[column[rows] for column in block])


def block_of(play: AnyPlay, number: int = 0) -> Block:
    """The decisions of one game, in plain Python."""
    game = play.game
    decisions, layout = game.actions.decisions, game.learning.observation
    again: AnyPlay = Play(game, play.players, play.named_board)
    seats, chosen, words, seen = [], [], [], []
    for action in play.actions:
        if action < decisions:
            legal = game.rules.legal_actions(again.board, again.state)
            numbers = [0] * layout.size(play.players)
            game.learning.observe(again.board, again.state, again.mover, numbers)
            seats.append(again.mover)
            chosen.append(action)
            words.append(legal)
            seen.append(numbers)
        game.rules.apply_action(again.board, again.state, action)  # records are checked when they are read
    rows = len(chosen)
    return finished(
        np.full(rows, number, np.int64),
        np.array(seats, np.int8),
        np.array(chosen, np.int16),
        np.array(words, np.int64).reshape(rows, len(game.actions.starts)),
        pack(layout, play.players, np.array(seen, np.int8).reshape(rows, layout.size(play.players))),
        np.array([play.scores()], np.int16),
        np.array([play.over]),
        np.zeros(rows, np.int64),
    )


def finished(
    games: npt.NDArray[np.int64],
    seats: npt.NDArray[np.int8],
    actions: npt.NDArray[np.int16],
    words: npt.NDArray[np.int64],
    seen: npt.NDArray[np.uint8],
    scores: npt.NDArray[np.int16],
    over: npt.NDArray[np.bool_],
    indices: npt.NDArray[Any],
) -> Block:
    """A block, given the scores of its games and which are over; `indices` are the games of the rows."""
    ends = [
        [worth(kind, line) if done else [np.nan] * len(line) for kind in REWARDS]
        for line, done in zip(scores.tolist(), over.tolist(), strict=True)
    ]
    table = np.array(ends, np.float32).reshape(len(scores), len(REWARDS), scores.shape[1])
    wins, margins = (table[indices, kind, seats] for kind in range(len(REWARDS)))
    return Block(games, seats, actions, words, seen, scores[indices, seats], wins, margins)
