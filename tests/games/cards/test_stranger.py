"""The engine and the independent implementations agree in every position of many games."""

from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from keltis.core.play import AnyPlay
from tests.contract.tables import Case, tables
from tests.games.cards.games import CARD_GAMES
from tests.games.cards.stranger import CardTable
from tests.games.comparing import side_by_side
from tests.games.goldens import kept
from tests.games.positions import changed_board

every_table = pytest.mark.parametrize("table", tables(tuple(cards.game for cards in CARD_GAMES)), ids=str)


def strangers_table(name: str, players: int, **chosen: Any) -> CardTable[Any, Any]:
    table: CardTable[Any, Any] = import_module(f"tests.games.{name}.stranger").Table(players, **chosen)
    return table


def told_by_the_stranger(play: AnyPlay, stall: int = 100) -> Counter[str]:
    """Compare a finished game position by position; count what the stranger was doing in it."""
    table = strangers_table(play.game.name, play.players, **play.named_board.options, stall=stall)
    seen: Counter[str] = Counter()
    before = ""
    for theirs, _ in side_by_side(play, table):
        seen[theirs.doing] += 1
        seen["another link"] += before.startswith("using") and theirs.doing.startswith("using")
        seen["thrown after a clover"] += (before, theirs.doing) == ("using a clover", "throwing away")
        seen["two cards refilled"] += (before, theirs.doing) == ("drawing", "refilling")
        before = theirs.doing
    return seen + Counter([table.end])


@every_table
def test_the_stranger_agrees_with_every_position_of_games_that_hold_every_kind_of_decision(
    table: Case,
) -> None:
    [cards] = [cards for cards in CARD_GAMES if cards.game == table.game]
    board = table.open().named_board
    seen: Counter[str] = Counter()
    for name, games in cards.strangers.items():
        for seed in range(games):
            play = kept(table.game).circle.played([name] * table.players, seed, board)
            seen += told_by_the_stranger(play)
    assert {thing for thing in ("goal", "deck", *cards.decisions) if seen[thing] < 3} == set()


@every_table
def test_the_stranger_agrees_when_games_stall(tmp_path: Path, table: Case) -> None:
    board = changed_board(table.game, tmp_path, ("stall = 100", "stall = 7"), **dict(table.options))
    names = ["beggar", "miser", "random", "miser"][: table.players]
    ends = Counter[str]()
    for seed in range(5):
        ends += told_by_the_stranger(kept(table.game).circle.played(names, seed, board), 7)
    assert ends["stall"]


@pytest.mark.parametrize(("name", "kinds"), [("keltis", 5), ("neue_wege", 9), ("orakel", 12)])
def test_the_stranger_lays_out_tiles_first(name: str, kinds: int) -> None:
    assert len(strangers_table(name, 2).legal()) == kinds
