"""Board files: exact errors, and a fingerprint of exactly the content."""

import io
from pathlib import Path

import pytest

from keltis import game_named
from keltis.core.board_file import BoardError
from keltis.core.play import Play
from keltis.core.record import RecordError, record_of
from keltis.core.record_file import as_text, read_stream
from keltis.core.refusal import Refusal

KELTIS = game_named("keltis")
TEXT = KELTIS.board_file.read_text("utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    path = tmp_path / "board.toml"
    path.write_text(TEXT.replace(old, new, 1), "utf-8")
    return path


def test_the_standard_board_is_read() -> None:
    board = KELTIS.load_board()
    assert board.name == "standard"
    assert board.board.places == 25
    assert sum(board.board.tiles) == 25
    assert board.board.value[1:10] == [-4, -3, -2, 1, 2, 3, 6, 7, 10]


def test_another_fact_is_another_fingerprint_and_another_comment_is_not(tmp_path: Path) -> None:
    standard = KELTIS.load_board().fingerprint
    assert KELTIS.load_board(changed(tmp_path, "goal = 7 ", "goal = 6 ")).fingerprint != standard
    assert KELTIS.load_board(changed(tmp_path, "# Keltis:", "# Celtic:")).fingerprint == standard


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("goal = 7 ", "goal = 12 ", "paths.goal: 12 is not between 2 and 9"),
        ("goal = 7 ", "goal = true ", "paths.goal: expected an integer, not True"),
        ("goal = 7 ", "", "paths.goal: is missing"),
        ("goal = 7 ", "gaol = 7 ", "paths.goal: is missing"),
        ("wish = 9", "wish = 8", "tiles.points: 24 tiles for 25 places"),
        ("small = 4", "small = 3", "figures.small: with the large one, there must be 5"),
        ("red = [3, 5, 6, 7]", "red = [3, 5, 5, 7]", "paths.dark.red: the stones must ascend"),
        ("red = [3, 5, 6, 7]", "rot = [3, 5, 6, 7]", "paths.dark: the paths must be the first"),
        ("box = { 2 = 30", "box = { 2 = 94", "cards.box: no card is left in the draw pile with 2 players"),
        ("box = { 2 = 30", "box = { 7 = 30", "cards.box.7: a number from 2 to 4 is expected"),
        ("points = { 1 = 2", "points = { x = 2", "tiles.points.x: a number from 1 to 9 is expected"),
        ("hand = 8", "hand = 8\nfoot = 2", "cards.foot: unknown key"),
        ('name = "standard"', 'name = "a\\nb"', "name: expected a text of 1 to 60 printable characters"),
        ("values = [-4, -3, -2", 'values = ["a", -3, -2', "paths.values[0]: expected an integer"),
        ("[tiles]", "[tiles", "Expected"),
    ],
)
def test_a_wrong_fact_gets_an_exact_complaint(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BoardError) as caught:
        KELTIS.load_board(changed(tmp_path, old, new))
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
            KELTIS.load_board(path)


def test_a_board_of_another_game_is_refused() -> None:
    with pytest.raises(BoardError, match="game: this is not a board of orakel"):
        game_named("orakel").load_board(KELTIS.board_file)


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BoardError, match="keltis has no option 'side'"):
        KELTIS.load_board(None, {"side": "simple"})


def test_a_board_may_be_made_for_fewer_players(tmp_path: Path) -> None:
    assert KELTIS.load_board().players == range(2, 5)
    board = KELTIS.load_board(changed(tmp_path, 'name = "standard"', 'name = "for three"\nplayers = 3'))
    assert board.players == range(2, 4)
    assert Play(KELTIS, 3, board).players == 3
    with pytest.raises(Refusal) as refusal:
        Play(KELTIS, 4, board)
    assert (refusal.value.rule, str(refusal.value.reason.message.args["most"])) == ("A1", "3")
    with pytest.raises(BoardError, match="players: 5 is not between 2 and 4"):
        KELTIS.load_board(changed(tmp_path, 'name = "standard"', 'name = "for a crowd"\nplayers = 5'))


def test_cards_need_only_be_enough_for_the_players_of_a_board(tmp_path: Path) -> None:
    few = changed(tmp_path, "highest = 10", "highest = 1")
    few.write_text(few.read_text("utf-8").replace("box = { 2 = 30,", "box = { 2 = 0,"), "utf-8")
    with pytest.raises(BoardError, match="no card is left in the draw pile with 3 players"):
        KELTIS.load_board(few)
    few.write_text(few.read_text("utf-8").replace('name = "standard"', 'name = "few"\nplayers = 2'), "utf-8")
    assert Play(KELTIS, 2, KELTIS.load_board(few)).state.stock.deck == 4


def test_a_record_for_more_players_than_its_board_is_refused(tmp_path: Path) -> None:
    path = changed(tmp_path, 'name = "standard"', 'name = "for two"\nplayers = 2')
    play = Play(KELTIS, 2, KELTIS.load_board(path))
    text = as_text(record_of(play, ["Ada", "Bob"]))
    more = text.replace("seat 1: Bob", "seat 1: Bob\nseat 2: Cy")
    assert [record.names for record in read_stream(io.BytesIO(text.encode()), (KELTIS,), path)] == [
        ("Ada", "Bob")
    ]
    with pytest.raises(RecordError, match="line 8: the board “for two” is not made for 3 players"):
        list(read_stream(io.BytesIO(more.encode()), (KELTIS,), path))
