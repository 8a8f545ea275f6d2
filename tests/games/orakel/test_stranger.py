"""The engine and the stranger agree on everything in every position of many games."""

from collections import Counter
from pathlib import Path

import pytest

from keltis.core.play import Play
from keltis.core.record import record_of
from keltis.core.recordfile import as_text
from keltis.games.orakel import ORAKEL
from tests.games.orakel.gamesters import played
from tests.games.orakel.positions import OrakelPlay, changed_board, legal
from tests.games.orakel.stranger import Table, read, retell

PLAYERS = [2, 3, 4]
CLOVERS = ["figure", "any"]
NAMES = {"greedy": 4, "random": 3, "sprinter": 4, "seeker": 2, "whirler": 1, "beggar": 2, "pious": 3}


def told_by_the_stranger(play: OrakelPlay, stall: int = 100) -> Counter[str]:
    """Compare a finished game position by position; count what the stranger was doing in it."""
    story = read(as_text(record_of(play, ["?"] * play.players)))
    ours = Play(ORAKEL, play.players, play.board)
    seen: Counter[str] = Counter()
    for table, action in retell(story, stall):
        assert legal(ours) == table.legal()
        assert ours.scores() == table.totals()
        assert ORAKEL.end_reason(ours.state) == table.end
        seen[table.doing] += 1
        seen["another link"] += table.doing.startswith("using") and len(table.spent) > 1
        if action:
            ours.do(action)
    assert (story.end, story.totals) == (table.end, table.totals())
    assert ours.over
    seen[story.end] += 1
    return seen


@pytest.mark.parametrize("clover", CLOVERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_stranger_agrees_with_every_position(players: int, clover: str) -> None:
    seen: Counter[str] = Counter()
    board = ORAKEL.board(None, {"clover": clover})
    for name, games in NAMES.items():
        for seed in range(games):
            seen += told_by_the_stranger(played([name] * players, seed, board))
    for thing in ("claiming", "seeing a leprechaun", "using a clover", "using a spiral", "another link"):
        assert seen[thing] >= 3, thing
    for end in ("goal", "deck"):
        assert seen[end] >= 3, end


@pytest.mark.parametrize("clover", CLOVERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_the_stranger_agrees_when_games_stall(tmp_path: Path, players: int, clover: str) -> None:
    board = changed_board(tmp_path, ("stall = 100", "stall = 7"), options={"clover": clover})
    ends = set()
    for seed in range(4):
        play = played(["beggar", "miser", "random", "miser"][:players], seed, board)
        told_by_the_stranger(play, stall=7)
        ends.add(ORAKEL.end_reason(play.state))
    assert "stall" in ends


def test_the_stranger_would_notice_a_difference() -> None:
    assert len(Table(2, variant=False).legal()) == 12
    text = as_text(record_of(played(["greedy", "greedy"], 1), ["?", "?"]))
    story = read(text)
    heading, action = story.actions[-3]
    story.actions[-3] = (heading, f"{action}x")
    with pytest.raises(AssertionError, match="breaks the rules"):
        list(retell(story))
