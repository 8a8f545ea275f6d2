"""The engine and the stranger agree on everything in every position of many games."""

from collections import Counter
from pathlib import Path

import pytest

from keltis.games.keltis import KELTIS
from tests.games.comparing import side_by_side
from tests.games.keltis.gamesters import played
from tests.games.keltis.positions import KeltisPlay
from tests.games.keltis.stranger import Table
from tests.games.positions import changed_board

PLAYERS = [2, 3, 4]
NAMES = ["greedy", "random", "runner", "beggar", "climber"]
SEEDS = range(5)
THINGS = ["goal", "deck", "stall", "entering", "moving another", "using a clover", "another clover"]


def told_by_the_stranger(play: KeltisPlay, stall: int = 100) -> Counter[str]:
    """Compare a finished game position by position; count what the stranger was doing in it."""
    seen: Counter[str] = Counter()
    before = ""
    for table, _ in side_by_side(play, Table(play.players, stall)):
        seen[table.doing] += 1
        seen["another clover"] += before == table.doing == "using a clover"
        before = table.doing
    return seen + Counter([table.end])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", NAMES)
def test_the_stranger_agrees_with_every_position(name: str, players: int) -> None:
    for seed in SEEDS:
        told_by_the_stranger(played([name] * players, seed))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_stranger_agrees_when_games_stall(tmp_path: Path, players: int) -> None:
    board = changed_board(KELTIS, tmp_path, ("stall = 100", "stall = 7"))
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        seen += told_by_the_stranger(played(["beggar", "miser", "random", "miser"][:players], seed, board), 7)
    assert seen["stall"]


def test_the_games_compared_hold_every_end_and_every_kind_of_decision() -> None:
    seen: Counter[str] = Counter()
    for name in NAMES:
        for seed in SEEDS:
            seen += told_by_the_stranger(played([name] * 3, seed))
    assert {thing for thing in THINGS if seen[thing] < 3} == set()


def test_the_stranger_lays_out_tiles_first() -> None:
    assert Table(2).legal() == {"wish", "clover", "points 1", "points 2", "points 3"}
