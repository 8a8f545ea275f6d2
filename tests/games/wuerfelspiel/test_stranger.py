"""The engine and the stranger agree on everything in every position of many games."""

from collections import Counter
from pathlib import Path

import pytest

from keltis.core.play import Play
from keltis.core.record import record_of
from keltis.core.recordfile import as_text
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.games.wuerfelspiel.board import SIDE
from tests.games.wuerfelspiel.gamesters import played
from tests.games.wuerfelspiel.positions import DicePlay, changed_board, legal
from tests.games.wuerfelspiel.stranger import Table, read, retell

PLAYERS = [2, 3, 4]
NAMES = ["greedy", "random", "runner", "stroller"]
SEEDS = range(2)


def told_by_the_stranger(play: DicePlay, stall: int = 100) -> Counter[str]:
    """Compare a finished game position by position; count what the stranger was doing in it."""
    story = read(as_text(record_of(play, ["?"] * play.players)))
    ours = Play(WUERFELSPIEL, play.players, play.board)
    seen: Counter[str] = Counter()
    before, seat, turn = "", -1, 0
    for table, action in retell(story, stall):
        assert legal(ours) == table.legal()
        assert ours.scores() == table.totals()
        assert WUERFELSPIEL.end_reason(ours.state) == table.end
        seen[table.doing] += 1
        seen["another clover"] += before == table.doing == "using a clover"
        seen["another turn"] += table.turn > turn and table.seat == seat
        before, seat, turn = table.doing, table.seat, table.turn
        if action:
            ours.do(action)
    assert (story.end, story.totals) == (table.end, table.totals())
    assert ours.over
    return seen


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("side", SIDE.values)
@pytest.mark.parametrize("name", NAMES)
def test_the_stranger_agrees_with_every_position(name: str, side: str, players: int) -> None:
    for seed in SEEDS:
        told_by_the_stranger(played([name] * players, seed, side))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("side", SIDE.values)
def test_the_stranger_agrees_when_games_stall(tmp_path: Path, side: str, players: int) -> None:
    board = changed_board(tmp_path, ("stall = 100", "stall = 3"), side=side)
    ends = set()
    for seed in range(6):
        play = played(["random", "loafer", "stroller", "loafer"][:players], seed, side, board)
        told_by_the_stranger(play, stall=3)
        ends.add(WUERFELSPIEL.end_reason(play.state))
    assert "stall" in ends


def test_the_games_compared_hold_every_end_and_every_kind_of_decision() -> None:
    seen: Counter[str] = Counter()
    for name in NAMES:
        for side in SIDE.values:
            play = played([name] * 3, 0, side)
            seen += told_by_the_stranger(play)
            seen[WUERFELSPIEL.end_reason(play.state)] += 1
    seen += told_by_the_stranger(played(["loafer"] * 2, 0, "simple"))
    for thing in ("goal", "rolling again", "choosing a symbol", "using a clover", "another clover"):
        assert seen[thing] >= 3, thing
    assert seen["another turn"] >= 3


def test_the_stranger_would_notice_a_difference() -> None:
    table = Table(2)
    assert table.legal() == {"die R", "die Y", "die P", "die G", "die B", "die wish"}
    text = as_text(record_of(played(["greedy", "greedy"], 1, "match"), ["?", "?"]))
    story = read(text)
    heading, action = story.actions[-3]
    story.actions[-3] = (heading, f"{action}x")
    with pytest.raises(AssertionError, match="breaks the rules"):
        list(retell(story))
