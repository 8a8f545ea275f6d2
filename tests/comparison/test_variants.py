"""The variants of a comparison, and their names."""

from pathlib import Path

import pytest

from keltis.comparison.variants import combinations, distinctions, twins
from keltis.core.board_file import BoardError
from keltis.games import game_named

KELTIS, ORAKEL = game_named("keltis"), game_named("orakel")


@pytest.fixture
def steep(tmp_path: Path) -> Path:
    path = tmp_path / "steep.toml"
    text = KELTIS.board_file.read_text("utf-8").replace('name = "standard"', 'name = "steep"')
    path.write_text(text.replace("goal_figures = 5", "goal_figures = 4"), "utf-8")
    return path


def test_whatever_is_given_several_times_makes_variants() -> None:
    clover = [("clover", "figure"), ("clover", "any")]
    found = combinations(ORAKEL, [None], clover, [2, 4], ["greedy", "random"], 3)
    assert [plan.board.options["clover"] for plan in found] == ["figure", "figure", "any", "any"]
    assert [plan.bots for plan in found[:2]] == [("greedy", "random"), ("greedy", "random") * 2]
    assert {plan.seed for plan in found} == {3}


def test_variants_are_called_by_what_tells_them_apart(steep: Path) -> None:
    boards = combinations(KELTIS, [None, steep], [], [2], ["random"], 0)
    assert distinctions(boards) == [{"board": "standard"}, {"board": "steep"}]
    both = combinations(KELTIS, [None, steep], [], [2, 3], ["random"], 0)
    assert distinctions(both)[3] == {"board": "steep", "players": 3}
    assert distinctions(boards[:1]) == [{"board": "standard"}]


def test_boards_of_the_same_name_are_told_apart_by_their_fingerprints(steep: Path) -> None:
    steep.write_text(steep.read_text("utf-8").replace('"steep"', '"standard"'), "utf-8")
    boards = combinations(KELTIS, [None, steep], [], [2], ["random"], 0)
    assert distinctions(boards) == [{"fingerprint": plan.board.fingerprint} for plan in boards]


def test_variants_that_are_the_same_are_found(steep: Path) -> None:
    plans = combinations(KELTIS, [None, steep], [], [2, 3], ["random"], 0)
    assert twins(plans) is None
    assert twins((*plans, plans[1])) == (1, 4)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BoardError):
        combinations(KELTIS, [None], [("clover", "any")], [2], ["random"], 0)
