"""Valid and invalid boards."""

from pathlib import Path

import pytest

from keltis.core.board_file import BoardError
from keltis.core.play import Play
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng
from keltis.games.orakel import ORAKEL
from tests.games.orakel.conservation import everything_once
from tests.games.positions import changed_board

VALUES = """values = [
    -4, -4, -4, -4, -4, -4, -3,
    -3, -3, -2, -2, -2, -2, 1,
    1, 1, 2, 2, 2, 2, 3,
    3, 3, 3, 5, 5, 5, 5,
    6, 6, 6, 7, 7, 7, 10,
]"""
SHORT = (
    ('"PYRGBPP YRGBPYY RGBPYRR GBPYRGG BPYRGBB"', '"PYRGBP PYRGB"'),
    (VALUES, "values = [-2, -1, 1, 1, 2, 2, 3, 3, 5, 5, 9]"),
    ("{ 7 = 2, 14 = 2, 21 = 2, 28 = 2, 35 = 1 }", "{ 7 = 2, 11 = 2 }"),
    ("goal = 29", "goal = 10"),
    ("goal_own = 3", "goal_own = 2"),
    ("goal_all = 5", "goal_all = 3"),
    ("number = 3", "number = 2"),
    ("values = [5, 10, 15]", "values = [5, 10]"),
    ("1 = 4, 2 = 6, 3 = 3, 4 = 3", "1 = 2, 5 = 2"),
    ("yellow = 1, pink = 1, green = 1, blue = 1", "yellow = 1"),
    ("spiral = 3", "spiral = 1"),
    ("leprechaun = 3", "leprechaun = 1"),
    ("mirror = 3", "mirror = 1"),
)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("spiral = 3", "spiral = 4", "31 tiles for 30 small stones"),
        ("goal = 29", "goal = 36", "36 is not between 1 and 35"),
        ('"PYRGBPP', '"PYRGBP', "35 letters of RYPGB are needed"),
        ('"PYRGBPP', '"PYRGBPX', "35 letters of RYPGB are needed"),
        ("red = 1, yellow", "violet = 1, yellow", "tiles.clover.violet: one of red, yellow"),
        ("steps = [5, 4,", "steps = [4,", "10 numbers, 11 to 11 are possible"),
        ("steps = [5,", "steps = [0,", "0 is not between 1 and 10"),
        ("values = [5, 10, 15]", "values = [5, 10]", "leprechauns.values: 2 numbers"),
        ("35 = 1 }", "36 = 1 }", "a number from 1 to 35 is expected here"),
        ("goal_own = 3", "goal_own = 4", "4 is not between 1 and 3"),
        ("number = 3", "number = 4", "4 is not between 1 and 3"),
        ("mirror = 3", "mirror = 3\nwish = 9", "tiles.wish: unknown key"),
        ("4 = 0 }", "4 = 78 }", "no card is left in the draw pile with 4 players"),
        ("[cards]", "[cards]\ncolours = 6", "cards.colours: 6 is not between 1 and 5"),
        ("[cards]", "[cards]\ncolours = 4", "35 letters of RYPG are needed"),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused_with_the_place(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BoardError, match=complaint):
        changed_board(ORAKEL, tmp_path, (old, new))


@pytest.mark.rule("O7")
def test_the_option_is_a_fact_of_the_same_board() -> None:
    usual, variant = ORAKEL.load_board(), ORAKEL.load_board(None, {"clover": "any"})
    assert usual.options == {"clover": "figure"}
    assert usual.board != variant.board
    assert usual.fingerprint == variant.fingerprint
    with pytest.raises(BoardError, match="option clover"):
        ORAKEL.load_board(None, {"clover": "none"})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("clover", ["figure", "any"])
def test_a_smaller_board_is_played_to_its_end(tmp_path: Path, players: int, clover: str) -> None:
    board = changed_board(ORAKEL, tmp_path, *SHORT, clover=clover)
    for seed in range(10):
        play = Play(ORAKEL, players, board)
        random_playout(ORAKEL, play.board, play.state, seeded_rng(seed))
        assert play.over
        everything_once(play.board, play.state)
