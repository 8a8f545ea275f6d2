"""Valid and invalid boards."""

from pathlib import Path

import pytest

from keltis.core.board_file import BoardError
from keltis.core.play import Play
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.positions import changed_board, do, legal, refused
from tests.games.weg_der_steine.conservation import everything_once
from tests.games.weg_der_steine.positions import position

RED = "red = { wish = [4, 7], clover = [5, 8], bonus = { 2 = 3, 6 = 1 } }"
YELLOW = "yellow = { wish = [6, 8], clover = [1, 7], bonus = { 3 = 3, 4 = 1 } }\n"
PINK = "pink = { wish = [1, 4], clover = [2, 9], bonus = { 5 = 1, 7 = 3 } }\n"
GREEN = "green = { wish = [6, 9], clover = [3, 4], bonus = { 1 = 1, 5 = 3 } }\n"
BLUE = "blue = { wish = [2, 3], clover = [5, 6], bonus = { 8 = 3, 9 = 1 } }\n"
SMALL = (
    ("highest = 10 ", "highest = 4 "),
    (RED, "red = { wish = [4], clover = [1, 2], bonus = { 0 = 9 } }"),
    (YELLOW, "yellow = { wish = [], clover = [], bonus = { } }\n"),
    (PINK, ""),
    (GREEN, ""),
    (BLUE, ""),
)


@pytest.mark.rule("S1")
def test_a_tile_with_two_marks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"marks\.red: a tile shows one mark at most"):
        changed_board(WEG_DER_STEINE, tmp_path, ("clover = [5, 8]", "clover = [5, 4]"))


@pytest.mark.rule("S1")
def test_a_mark_on_a_tile_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"clover\[1\]: 11 is not between 0 and 10"):
        changed_board(WEG_DER_STEINE, tmp_path, ("clover = [5, 8]", "clover = [5, 11]"))
    with pytest.raises(BoardError, match=r"bonus\.11"):
        changed_board(WEG_DER_STEINE, tmp_path, ("8 = 3, 9 = 1", "8 = 3, 11 = 1"))


def test_colours_out_of_order_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match="the first ones of red, yellow, pink, green, blue"):
        changed_board(WEG_DER_STEINE, tmp_path, (PINK, ""))


def test_a_fact_that_no_rule_asks_for_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BoardError, match=r"rows\.worths: unknown key"):
        changed_board(WEG_DER_STEINE, tmp_path, ("[rows] ", "[rows]\nworths = 1 "))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_smaller_board_is_played_to_its_end(tmp_path: Path, players: int) -> None:
    board = changed_board(WEG_DER_STEINE, tmp_path, *SMALL)
    for seed in range(10):
        play = Play(WEG_DER_STEINE, players, board)
        random_playout(WEG_DER_STEINE, play.board, play.state, seeded_rng(seed))
        assert play.over
        everything_once(play.board, play.state)


@pytest.mark.rule("S1")
def test_a_tile_that_the_board_does_not_have_is_never_turned_over_or_taken(tmp_path: Path) -> None:
    play = position(board=changed_board(WEG_DER_STEINE, tmp_path, *SMALL))
    assert refused(play, "take R5") == "S1"
    assert refused(play, "take G0") == "S1"
    do(play, "turn")
    assert legal(play) == {f"{colour}{value}" for colour in "RY" for value in range(5)}


@pytest.mark.rule("S7")
def test_the_tables_of_the_board_are_those_of_the_scoring(tmp_path: Path) -> None:
    board = changed_board(
        WEG_DER_STEINE,
        tmp_path,
        ("values = [0, -4, -3, 2, 3, 6, 10]", "values = [1, 20]"),
        ("values = [-4, -3, 2, 3, 6, 10]", "values = [7]"),
    )
    assert position(board=board, rows=["R0 R1 R3"]).scores() == [20 + 4 + 7, 5 + 7]
