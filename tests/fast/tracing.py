"""Plain and compiled positions side by side, byte by byte, after every action of random games."""

import numpy as np

from keltis.fast import CompiledBoard, play_out, play_policies, play_random, trace
from tests.contract.tables import Case


def fast(table: Case) -> CompiledBoard:
    """The same table for compiled play."""
    return CompiledBoard(table.game, table.players, table.open().named_board)


def compare(table: Case, seed: int, first: int, games: int) -> int:
    """Compare all positions of some games; the number of their actions.

    The plain position is packed like a record after every action; the compiled ones are records.
    """
    compiled = fast(table)
    board, apply_action, pack = table.open().board, table.game.rules.apply_action, compiled.carrier.pack
    series = play_policies(compiled, ["random"] * table.players, games, seed, first=first)
    for number, actions in enumerate(np.split(series.actions, np.cumsum(series.lengths)[:-1])):
        state = table.game.rules.setup(board, table.players)
        packed = [pack(state)]
        for action in actions.tolist():
            apply_action(board, state, action)
            packed.append(pack(state))
        assert b"".join(packed) == trace(compiled, actions).tobytes(), f"game {first + number} of seed {seed}"
    return len(series.actions)


def compare_playouts(table: Case, seed: int, games: int) -> None:
    """Compare the dedicated playouts with the same games through the generic functions."""
    checked = play_random(fast(table), games, seed=seed)
    playouts = play_out(fast(table), games, seed=seed, threads=2)
    assert np.array_equal(checked.scores, playouts.scores)
    assert np.array_equal(checked.lengths, playouts.lengths)
