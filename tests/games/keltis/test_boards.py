"""Valid and invalid boards."""

from pathlib import Path

import pytest

from keltis.core.board_file import BoardError
from keltis.core.play import Play
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng
from keltis.games.keltis import KELTIS
from tests.games.keltis.conservation import everything_once
from tests.games.keltis.positions import position
from tests.games.positions import changed_board, do, refused

SMALL = "green = [2, 4, 5, 7]\nblue = [3, 4, 6, 7]\n"
THREE_PATHS = (
    (SMALL, ""),
    ("goal_figures = 5 ", "goal_figures = 3 "),
    ("small = 4", "small = 2"),
    ("wish = 9", "wish = 4"),
    ("clover = 9", "clover = 4"),
    ("hand = 8", "hand = 5"),
    ("2 = 30, ", "2 = 0, "),
)


@pytest.mark.rule("C5")
@pytest.mark.parametrize("small", [3, 5])
def test_a_board_needs_one_figure_for_each_path_or_a_card_could_find_no_move(
    tmp_path: Path, small: int
) -> None:
    with pytest.raises(BoardError, match="one figure for each path"):
        changed_board(KELTIS, tmp_path, ("small = 4", f"small = {small}"))


@pytest.mark.rule("C5")
def test_a_board_whose_game_could_outlast_all_figures_of_a_player_is_refused(tmp_path: Path) -> None:
    changes = [change for change in THREE_PATHS if "goal_figures" not in change[0]]
    with pytest.raises(BoardError, match="5 figures must be able to reach the goal area"):
        changed_board(KELTIS, tmp_path, *changes)


def test_a_board_with_more_or_fewer_tiles_than_places_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="26 tiles for 25 places"):
        changed_board(KELTIS, tmp_path, ("wish = 9", "wish = 10"))


def test_a_board_without_a_card_to_draw_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="no card is left in the draw pile with 4 players"):
        changed_board(KELTIS, tmp_path, ("4 = 0 ", "4 = 78 "))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_smaller_board_is_played_to_its_end(tmp_path: Path, players: int) -> None:
    board = changed_board(KELTIS, tmp_path, *THREE_PATHS)
    for seed in range(10):
        play = Play(KELTIS, players, board)
        random_playout(KELTIS, play.board, play.state, seeded_rng(seed))
        assert play.over
        everything_once(play.board, play.state)


@pytest.mark.rule("K1")
def test_a_path_that_the_board_does_not_have_cannot_be_entered(tmp_path: Path) -> None:
    board = changed_board(KELTIS, tmp_path, *THREE_PATHS)
    play = position(board=board, hands=["R5"], figures=["R2"], tiles={"R3": "clover"})
    do(play, "play R5")
    assert refused(play, "small G") == "K1"
    assert refused(play, "step B") == "K1"
