"""Board files: exact complaints, and a fingerprint for exactly these facts."""

from pathlib import Path

import pytest

from keltis import game_named
from keltis.core.boardfile import BoardError

KELTIS = game_named("keltis")
TEXT = KELTIS.board_file.read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = tmp_path / "board.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


def test_the_standard_board_is_read() -> None:
    board = KELTIS.board()
    assert board.name == "standard"
    assert board.facts.places == 25
    assert sum(board.facts.tiles) == 25
    assert board.facts.value[1:10] == [-4, -3, -2, 1, 2, 3, 6, 7, 10]


def test_another_fact_is_another_fingerprint_and_another_comment_is_not(tmp_path: Path) -> None:
    standard = KELTIS.board().fingerprint
    assert KELTIS.board(changed(tmp_path, "goal = 7 ", "goal = 6 ")).fingerprint != standard
    assert KELTIS.board(changed(tmp_path, "# Keltis:", "# Celtic:")).fingerprint == standard


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("goal = 7 ", "goal = 12 ", "paths.goal: 12 is not between 2 and 9"),
        ("goal = 7 ", "goal = true ", "paths.goal: a whole number is needed, not True"),
        ("goal = 7 ", "", "paths.goal: is missing"),
        ("goal = 7 ", "gaol = 7 ", "paths.goal: is missing"),
        ("wish = 9", "wish = 8", "tiles.points: 24 tiles for 25 places"),
        ("small = 4", "small = 3", "figures.small: with the large one there must be 5"),
        ("red = [3, 5, 6, 7]", "red = [3, 5, 5, 7]", "paths.dark.red: the stones must ascend"),
        ("red = [3, 5, 6, 7]", "rot = [3, 5, 6, 7]", "paths.dark: the paths must be the first"),
        ("box = { 2 = 30", "box = { 2 = 94", "cards.box: no card is left to draw with 2 players"),
        ("box = { 2 = 30", "box = { 7 = 30", "cards.box.7: a number from 2 to 4 is needed"),
        ("points = { 1 = 2", "points = { x = 2", "tiles.points.x: a number from 1 to 9 is needed"),
        ("hand = 8", "hand = 8\nfoot = 2", "cards.foot: is not a fact of this game"),
        ('name = "standard"', 'name = "a\\nb"', "name: a text of 1 to 60 printable characters"),
        ("values = [-4, -3, -2", 'values = ["a", -3, -2', "paths.values[0]: a whole number is needed"),
        ("[tiles]", "[tiles", "Expected"),
    ],
)
def test_a_wrong_fact_gets_an_exact_complaint(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BoardError) as caught:
        KELTIS.board(changed(tmp_path, old, new))
    assert said in str(caught.value)
    assert "board.toml" in str(caught.value)


def test_files_that_are_no_boards_are_complaints(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\x00")
    large = tmp_path / "large.toml"
    large.write_bytes(b"#" * (1 << 20) + b"\n")
    deep = tmp_path / "deep.toml"
    deep.write_text("a = " + "[" * 5000)
    long = tmp_path / "long.toml"
    long.write_text("a = " + "9" * 5000)
    for path in (binary, large, deep, long, tmp_path, tmp_path / "none.toml"):
        with pytest.raises(BoardError):
            KELTIS.board(path)


def test_a_board_of_another_game_is_refused() -> None:
    with pytest.raises(BoardError, match="game: this is not a board of orakel"):
        game_named("orakel").board(KELTIS.board_file)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BoardError, match="keltis has no option 'side'"):
        KELTIS.board(None, {"side": "simple"})
