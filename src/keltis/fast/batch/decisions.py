"""Recorded games as arrays with a row per decision: what the seat knew and could do, and what it did."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator,call-arg"

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from keltis.core.seats import NOBODY
from keltis.fast.batch.board import CompiledBoard
from keltis.fast.batch.kernels import row
from keltis.fast.jit.dispatch import apply_action, legal_actions, mover, observe, score
from keltis.fast.jit.entry_points import entry


class Decisions(NamedTuple):
    """A row per decision, game by game; chance's actions have none."""

    games: npt.NDArray[np.int32]  # the index of the game
    seats: npt.NDArray[np.int8]
    actions: npt.NDArray[np.int16]
    words: npt.NDArray[np.int64]  # the legal actions as words (see `keltis.core.actions`)
    seen: npt.NDArray[np.uint8]  # packed observations


@entry
def write_decisions(boards, fresh, states, decisions, actions, begins, rows, scores, over):
    """Write the decisions of games whose actions begin at `begins`, and how they ended."""
    board, s = boards[0], states[0]
    games, seats, chosen, words, seen = rows
    at = 0
    for game in range(len(scores)):
        states[0] = fresh[0]
        for index in range(begins[game], begins[game + 1]):
            action = actions[index]
            if action < decisions:
                legal = legal_actions(board, s)
                for w in range(len(legal)):
                    words[at, w] = legal[w]
                games[at], seats[at], chosen[at] = game, mover(s), action
                observe(board, s, mover(s), row(seen, at))
                at += 1
            apply_action(board, s, action)
        over[game] = mover(s) == NOBODY
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(board, s, seat)


def decisions_of(
    table: CompiledBoard, actions: npt.NDArray[Any], lengths: npt.NDArray[Any]
) -> tuple[Decisions, npt.NDArray[np.int16], npt.NDArray[np.bool_]]:
    """The decisions of legal games, given all actions concatenated and the length of each game.

    Also the scores by game and seat, and whether each game is over.
    """
    game, players = table.game, table.players
    number = int((actions < game.actions.decisions).sum())
    begins = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
    rows = Decisions(
        np.empty(number, np.int32),
        np.empty(number, np.int8),
        np.empty(number, np.int16),
        np.empty((number, len(game.actions.starts)), np.int64),
        np.empty((number, game.learning.observation.packed_size(players)), np.uint8),
    )
    scores, over = np.empty((len(lengths), players), np.int16), np.empty(len(lengths), np.bool_)
    done = np.ascontiguousarray(actions, np.int16)
    memory = (table.board, table.fresh, table.positions(1), game.actions.decisions)
    write_decisions(*memory, done, begins, tuple(rows), scores, over)
    return rows, scores, over
