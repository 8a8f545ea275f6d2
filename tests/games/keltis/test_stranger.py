"""The engine and the stranger agree on everything in every position of many games."""

from collections import Counter
from pathlib import Path

import pytest

from keltis.core.play import Play
from keltis.core.record import record_of
from keltis.core.recordfile import as_text
from keltis.games.keltis import KELTIS
from tests.games.keltis.gamesters import played
from tests.games.keltis.positions import KeltisPlay, changed_board, legal
from tests.games.keltis.stranger import Table, read, retell

PLAYERS = [2, 3, 4]
NAMES = ["greedy", "random", "runner", "beggar", "climber"]
SEEDS = range(5)


def told_by_the_stranger(play: KeltisPlay, stall: int = 100) -> Counter[str]:
    """Compare a finished game position by position; count what the stranger was doing in it."""
    story = read(as_text(record_of(play, ["?"] * play.players)))
    ours = Play(KELTIS, play.players, play.board)
    seen: Counter[str] = Counter()
    before = ""
    for table, action in retell(story, stall):
        assert legal(ours) == table.legal()
        assert ours.scores() == table.totals()
        assert KELTIS.end_reason(ours.state) == table.end
        seen[table.doing] += 1
        seen["another clover"] += before == table.doing == "using a clover"
        before = table.doing
        if action:
            ours.do(action)
    assert (story.end, story.totals) == (table.end, table.totals())
    assert ours.over
    return seen


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", NAMES)
def test_the_stranger_agrees_with_every_position(name: str, players: int) -> None:
    for seed in SEEDS:
        told_by_the_stranger(played([name] * players, seed))


@pytest.mark.parametrize("players", PLAYERS)
def test_the_stranger_agrees_when_games_stall(tmp_path: Path, players: int) -> None:
    board = changed_board(tmp_path, ("stall = 100", "stall = 7"))
    ends = set()
    for seed in SEEDS:
        play = played(["beggar", "miser", "random", "miser"][:players], seed, board)
        told_by_the_stranger(play, stall=7)
        ends.add(KELTIS.end_reason(play.state))
    assert "stall" in ends


def test_the_games_compared_hold_every_end_and_every_kind_of_decision() -> None:
    seen: Counter[str] = Counter()
    for name in NAMES:
        for seed in SEEDS:
            play = played([name] * 3, seed)
            seen += told_by_the_stranger(play)
            seen[KELTIS.end_reason(play.state)] += 1
    for thing in ("goal", "deck", "stall", "entering", "moving another", "using a clover", "another clover"):
        assert seen[thing] >= 3, thing


def test_the_stranger_would_notice_a_difference() -> None:
    table = Table(2)
    assert table.legal() == {"wish", "clover", "points 1", "points 2", "points 3"}
    text = as_text(record_of(played(["greedy", "greedy"], 1), ["?", "?"]))
    story = read(text)
    heading, action = story.actions[-3]
    story.actions[-3] = (heading, f"{action}x")
    with pytest.raises(AssertionError, match="breaks the rules"):
        list(retell(story))
