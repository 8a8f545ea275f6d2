"""Compiled bots play the same games as plain ones."""

import numpy as np
import pytest

from keltis import GAMES
from keltis.bots import BOTS
from keltis.fast import POLICIES, CompiledBoard, play_policies
from keltis.simulation.plain import Plan, outcome
from tests.contract.tables import Case, tables
from tests.fast.tracing import fast

every_table = pytest.mark.parametrize("table", tables(GAMES), ids=str)
NAMES = ("greedy", "random", "greedy", "greedy")


@every_table
def test_games_are_the_same_action_by_action(table: Case) -> None:
    bots, seed, first, games = NAMES[: table.players], 41, 7, 2
    plan = Plan(table.game.name, table.open().named_board, bots, seed)
    series = play_policies(fast(table), bots, games, seed, first=first)
    ends = np.cumsum(series.lengths).tolist()
    for row in range(games):
        plain = outcome(plan, first + row)
        assert tuple(series.actions[ends[row] - series.lengths[row] : ends[row]].tolist()) == plain.actions
        assert tuple(series.scores[row].tolist()) == plain.scores
        assert series.turns[row] == plain.turns
        assert table.game.endings[series.endings[row]] == plain.end
        for seat, points in enumerate(series.points[row].tolist()):
            named = dict(zip(table.game.sources, points, strict=True))
            assert {source: named[source] for source in plain.points[seat]} == plain.points[seat]


def test_every_bot_that_is_compiled_is_a_bot() -> None:
    assert set(POLICIES) <= set(BOTS)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_neither_threads_nor_keeping_the_actions_change_a_game(game: object) -> None:
    table = fast(next(table for table in tables(GAMES) if table.game is game))
    whole = play_policies(table, ["random", "greedy"], 600, 42)
    threads = play_policies(table, ["random", "greedy"], 600, 42, threads=3)
    parts = [play_policies(table, ["random", "greedy"], 300, 42, first=at, keep=False) for at in (0, 300)]
    assert np.array_equal(whole.actions, threads.actions)
    assert np.array_equal(whole.points, threads.points)
    for name in ("points", "endings", "turns", "lengths"):
        assert np.array_equal(getattr(whole, name), np.concatenate([getattr(part, name) for part in parts]))
    assert parts[0].actions.size == 0


def test_a_seed_may_be_any_number() -> None:
    table = CompiledBoard(GAMES[0], 2)
    board = GAMES[0].load_board()
    for seed in (-1, 1 << 62, (1 << 80) + 5):
        series = play_policies(table, ["random", "random"], 1, seed)
        assert (
            tuple(series.actions.tolist()) == outcome(Plan("keltis", board, ("random",) * 2, seed), 0).actions
        )


def test_there_must_be_a_policy_per_seat_and_it_must_be_known() -> None:
    table = CompiledBoard(GAMES[0], 3)
    with pytest.raises(ValueError, match="3 players need as many policies, not 2"):
        play_policies(table, ["random", "greedy"], 1)
    with pytest.raises(ValueError, match="no policy 'wise'; there are: random, greedy"):
        play_policies(table, ["random", "greedy", "wise"], 1)
