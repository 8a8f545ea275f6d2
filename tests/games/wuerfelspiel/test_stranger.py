"""The engine and the independent implementation agree in every position of many games."""

from collections import Counter
from pathlib import Path

import pytest

from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import SIDE
from tests.games.comparing import side_by_side
from tests.games.positions import changed_board
from tests.games.wuerfelspiel.gamesters import played
from tests.games.wuerfelspiel.positions import DicePlay
from tests.games.wuerfelspiel.stranger import Table

PLAYERS = [2, 3, 4]
NAMES = ["greedy", "random", "runner", "stroller"]
SEEDS = range(2)


def told_by_the_stranger(play: DicePlay, stall: int = 100) -> Counter[str]:
    """Compare a finished game position by position; count what the stranger was doing in it."""
    seen: Counter[str] = Counter()
    before, seat, turn = "", -1, 0
    for table, _ in side_by_side(play, Table(play.players, play.named_board.options["side"], stall)):
        seen[table.doing] += 1
        seen["another clover"] += before == table.doing == "using a clover"
        seen["another turn"] += table.turn > turn and table.seat == seat
        before, seat, turn = table.doing, table.seat, table.turn
    return seen + Counter([table.end])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("side", SIDE.values)
@pytest.mark.parametrize("name", NAMES)
def test_the_stranger_agrees_with_every_position(name: str, side: str, players: int) -> None:
    for seed in SEEDS:
        told_by_the_stranger(played([name] * players, seed, side=side))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("side", SIDE.values)
def test_the_stranger_agrees_when_games_stall(tmp_path: Path, side: str, players: int) -> None:
    board = changed_board(WUERFELSPIEL, tmp_path, ("stall = 100", "stall = 3"), side=side)
    seen: Counter[str] = Counter()
    for seed in range(6):
        play = played(["random", "loafer", "stroller", "loafer"][:players], seed, board)
        seen += told_by_the_stranger(play, stall=3)
    assert seen["stall"]


def test_the_games_compared_hold_every_end_and_every_kind_of_decision() -> None:
    seen: Counter[str] = Counter()
    for name in NAMES:
        for side in SIDE.values:
            seen += told_by_the_stranger(played([name] * 3, 0, side=side))
    seen += told_by_the_stranger(played(["loafer"] * 2, 0))
    for thing in ("goal", "rolling again", "choosing a symbol", "using a clover", "another clover"):
        assert seen[thing] >= 3, thing
    assert seen["another turn"] >= 3


def test_the_stranger_begins_with_a_roll() -> None:
    assert Table(2).legal() == {"die R", "die Y", "die P", "die G", "die B", "die wish"}
