"""Plain and compiled rules agree on every position, legal set and score."""

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from keltis import GAMES
from keltis.core.game import AnyGame
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng
from keltis.fast import play_random
from keltis.fast.jit.records import Carrier
from tests.contract.tables import Case, random_positions, tables
from tests.fast.tracing import compare, compare_playouts, fast

TABLES = tables(GAMES)
SOON_COMPILED = ("keltis", "weg_der_steine")
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_positions_are_equal_after_every_action_of_a_thousand_games(table: Case) -> None:
    assert compare(table, seed=30, first=0, games=1000) > 100_000


@every_table
def test_positions_and_legal_sets_are_equal_number_by_number(table: Case) -> None:
    compiled = fast(table)
    positions = compiled.positions(2)
    for play, action in random_positions(table, 31):
        assert compiled.read(positions, 1) == play.state
        assert compiled.legal(positions, 1) == table.game.rules.legal_actions(play.board, play.state)
        assert compiled.do(positions, 1, action) == (action >= 0)
    assert compiled.read(positions, 0) == table.open().state


@every_table
def test_dealing_anew_is_equal(table: Case) -> None:
    compiled = fast(table)
    positions = compiled.positions(1)
    for number, (play, action) in enumerate(random_positions(table, 32)):
        if number % 41 == 0:
            plain = play.state.copy()
            seat = number % (table.players + 1) - 1
            table.game.rules.redeal(play.board, plain, seat, seeded_rng(33, number))
            other = positions.copy()
            compiled.redeal(other, 0, seat, seeded_rng(33, number))
            assert compiled.read(other, 0) == plain
        compiled.do(positions, 0, action)


@every_table
def test_whole_games_come_out_equal(table: Case) -> None:
    board = table.open().board
    outcome = play_random(fast(table), 40, seed=34)
    assert outcome.wrong == 0
    for index in range(40):
        state = table.game.rules.setup(board, table.players)
        assert random_playout(table.game, board, state, seeded_rng(34, index)) == outcome.lengths[index]
        totals = [table.game.rules.score(board, state, seat) for seat in range(table.players)]
        assert totals == outcome.scores[index].tolist()


@every_table
def test_the_number_of_threads_changes_nothing(table: Case) -> None:
    one = play_random(fast(table), 300, seed=35)
    three = play_random(fast(table), 300, seed=35, threads=3)
    assert np.array_equal(one.scores, three.scores)
    assert np.array_equal(one.lengths, three.lengths)


@pytest.mark.parametrize("table", [table for table in TABLES if table.game.name in SOON_COMPILED], ids=str)
def test_playouts_are_the_same_games(table: Case) -> None:
    """The playouts of the other games take up to half a minute to compile: `python -m tests.soak parity`."""
    compare_playouts(table, seed=39, games=300)


def run(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in a process with other Numba settings."""
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_struct_survives_the_way_through_a_record(game: object) -> None:
    table = next(table for table in TABLES if table.game is game)
    for number, (play, _) in enumerate(random_positions(table, 36)):
        if number % 53 == 0:
            carrier = Carrier(type(play.state))
            records = carrier.empty(3)
            carrier.write(records, 1, play.state)
            assert carrier.read(records, 1) == play.state
            assert carrier.read(records, 0) == type(play.state)()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_illegal_action_changes_nothing(game: AnyGame) -> None:
    table = next(table for table in TABLES if table.game is game)
    compiled = fast(table)
    positions = compiled.positions(1)
    beyond = [-1, -64, game.actions.size, 500, 1 << 40, -(1 << 40)]
    for play, action in islice(random_positions(table, 38), 120):
        before = positions.tobytes()
        legal = play.legal()
        for wrong in [*range(game.actions.size + 130), *beyond]:
            if wrong not in legal:
                assert not compiled.do(positions, 0, wrong)
        assert positions.tobytes() == before
        compiled.do(positions, 0, action)


BOUNDS = """
import sys
from keltis import game_named
from keltis.core.rng import seeded_rng
from keltis.fast import CompiledBoard, play_policies, trace, verify
game = game_named(sys.argv[1])
for players in (2, 4):
    table = CompiledBoard(game, players)
    series = play_policies(table, ["random", "greedy", "greedy", "random"][:players], 20, seed=37)
    assert verify(table, series.actions, series.lengths).good
    positions = trace(table, series.actions[: series.lengths[0]])
    for index in range(0, len(positions), 7):
        table.redeal(positions, index, index % players, seeded_rng(37, index))
        table.legal(positions, index)
"""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_index_is_out_of_bounds(game: AnyGame, tmp_path: Path) -> None:
    done = run(BOUNDS, game.name, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="0", XDG_CACHE_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_importing_the_games_does_not_import_numba() -> None:
    code = "import sys, keltis; keltis.GAMES; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
