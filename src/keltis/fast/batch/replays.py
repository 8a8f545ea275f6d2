"""Replays many recorded games at once; the rules check every action."""

# mypy: disable-error-code="attr-defined,no-untyped-def,no-untyped-call,untyped-decorator"

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from keltis.core.actions import contains
from keltis.core.seats import NOBODY
from keltis.fast.batch.board import CompiledBoard, in_ranges
from keltis.fast.jit.dispatch import apply_action, ending, legal_actions, mover, score, starts
from keltis.fast.jit.entry_points import entry

GOOD = -1
NO_ACTION = (1 << 15) - 1  # higher than the number of any action


@entry
def replay_games(boards, fresh, states, actions, begins, bad, endings, scores, moments):
    """Replay the games whose actions begin at `begins`; its last entry is the end of the last game.

    `states` is working memory. If `moments` has room, the turn, seat and phase before every action are
    written.
    """
    board, s = boards[0], states[0]
    for game in range(len(bad)):
        states[0] = fresh[0]
        bad[game] = GOOD
        for at in range(begins[game], begins[game + 1]):
            action = actions[at]
            if not contains(starts(s), legal_actions(board, s), action):
                bad[game] = at - begins[game]
                break
            if len(moments):
                moments[at] = s.turn << 16 | s.seat << 8 | s.phase
            apply_action(board, s, action)
        endings[game] = ending(s) if mover(s) == NOBODY else 0
        for seat in range(scores.shape[1]):
            scores[game, seat] = score(board, s, seat)


@entry
def trace_game(boards, actions, positions):
    """Replay one game from `positions[0]`, and write the position after every action behind it."""
    for at in range(len(actions)):
        positions[at + 1] = positions[at]
        if not contains(starts(positions[at]), legal_actions(boards[0], positions[at]), actions[at]):
            return at
        apply_action(boards[0], positions[at + 1], actions[at])
    return GOOD


@dataclass(frozen=True)
class Verdict:
    """The results of replays, one row per game."""

    bad: npt.NDArray[np.int64]  # index of the first illegal action; GOOD if there is none
    endings: npt.NDArray[np.int8]  # indices into the game's `endings`; 0 if the game is still running
    scores: npt.NDArray[np.int16]  # scores after the last legal action
    moments: npt.NDArray[np.int64]  # turn, seat and phase before every action, if requested

    @property
    def good(self) -> bool:
        """Whether every action of every game was legal."""
        return bool((self.bad == GOOD).all())

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Whether a game is over after its last action."""
        return self.endings > 0


def verify(
    table: CompiledBoard,
    actions: Sequence[int] | npt.NDArray[Any],
    lengths: Sequence[int] | npt.NDArray[Any],
    *,
    threads: int = 1,
    moments: bool = False,
) -> Verdict:
    """Replay games from the empty table, given all actions concatenated and the length of each game."""
    begins = np.concatenate([[0], np.cumsum(np.asarray(lengths, np.int64))])
    if len(actions) != begins[-1] or (np.diff(begins) < 0).any():
        raise ValueError(f"the lengths add up to {begins[-1]}, but there are {len(actions)} actions")
    games = len(lengths)
    # A number out of range must not become a valid one by truncation to two bytes.
    done = np.clip(np.asarray(actions), -1, NO_ACTION).astype(np.int16)
    verdict = Verdict(
        np.zeros(games, np.int64),
        np.zeros(games, np.int8),
        np.zeros((games, table.players), np.int16),
        np.zeros(len(done) if moments else 0, np.int64),
    )

    def replay(first: int, end: int) -> None:
        rows = (verdict.bad[first:end], verdict.endings[first:end], verdict.scores[first:end])
        places = begins[first : end + 1]
        replay_games(table.board, table.fresh, table.positions(1), done, places, *rows, verdict.moments)

    in_ranges(replay, games, threads)
    return verdict


def trace(table: CompiledBoard, actions: Sequence[int] | npt.NDArray[Any]) -> npt.NDArray[Any]:
    """All positions of one game: the empty table, and the position after every action."""
    positions = table.carrier.empty(len(actions) + 1)
    positions[0] = table.fresh[0]
    bad = trace_game(table.board, np.clip(np.asarray(actions), -1, NO_ACTION).astype(np.int16), positions)
    if bad != GOOD:
        raise ValueError(f"action {bad} is not legal")
    return positions
