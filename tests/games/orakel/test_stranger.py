"""The engine and the stranger agree on everything in every position of many games."""

from collections import Counter
from pathlib import Path

import pytest

from keltis.games.orakel import ORAKEL
from tests.games.comparing import side_by_side
from tests.games.orakel.gamesters import played
from tests.games.orakel.positions import OrakelPlay
from tests.games.orakel.stranger import Table
from tests.games.positions import changed_board

PLAYERS = [2, 3, 4]
CLOVERS = ["figure", "any"]
NAMES = {"greedy": 4, "random": 3, "sprinter": 4, "seeker": 2, "whirler": 1, "beggar": 2, "pious": 3}


def told_by_the_stranger(play: OrakelPlay, stall: int = 100) -> Counter[str]:
    """Compare a finished game position by position; count what the stranger was doing in it."""
    seen: Counter[str] = Counter()
    for table, _ in side_by_side(play, Table(play.players, play.board.options["clover"], stall)):
        seen[table.doing] += 1
        seen["another link"] += table.doing.startswith("using") and len(table.spent) > 1
    return seen + Counter([table.end])


@pytest.mark.parametrize("clover", CLOVERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_stranger_agrees_with_every_position(players: int, clover: str) -> None:
    seen: Counter[str] = Counter()
    for name, games in NAMES.items():
        for seed in range(games):
            seen += told_by_the_stranger(played([name] * players, seed, clover=clover))
    for thing in ("claiming", "throwing away", "using a clover", "using a spiral", "another link"):
        assert seen[thing] >= 3, thing
    for end in ("goal", "deck"):
        assert seen[end] >= 3, end


@pytest.mark.parametrize("clover", CLOVERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_stranger_agrees_when_games_stall(tmp_path: Path, players: int, clover: str) -> None:
    board = changed_board(ORAKEL, tmp_path, ("stall = 100", "stall = 7"), clover=clover)
    seen: Counter[str] = Counter()
    for seed in range(4):
        seen += told_by_the_stranger(played(["beggar", "miser", "random", "miser"][:players], seed, board), 7)
    assert seen["stall"]


def test_the_stranger_lays_out_tiles_first() -> None:
    assert len(Table(2).legal()) == 12
