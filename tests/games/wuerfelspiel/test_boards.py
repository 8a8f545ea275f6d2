"""Valid and invalid boards."""

from pathlib import Path

import pytest

from keltis.core.board_file import BoardError
from keltis.core.play import Play
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng
from keltis.core.view import view
from keltis.games.wuerfelspiel import WUERFELSPIEL
from tests.games.positions import changed_board, do, legal, refused
from tests.games.wuerfelspiel.conservation import everything_once
from tests.games.wuerfelspiel.positions import fall, position

SIMPLE_RED = 'red = { 3 = "clover", 5 = "wish", 6 = "kobold", 7 = "wish" }'

SMALLER = (
    ("number = 5", "number = 3"),
    ("wishes = 2 ", "wishes = 1 "),
    ("number = 4", "number = 2"),
    ("goal_own = 4", "goal_own = 2"),
    ("{ 2 = 5, 3 = 7, 4 = 8 }", "{ 2 = 3, 3 = 4, 4 = 5 }"),
    ("stock = 40", "stock = 3"),
    ("stall = 100", "stall = 9"),
)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (SIMPLE_RED, 'red = { 9 = "forbidden" }', "sides.simple.red.9: the last field cannot be forbidden"),
        (SIMPLE_RED, 'red = { 10 = "wish" }', "sides.simple.red.10: a field from 1 to 9 is expected here"),
        (SIMPLE_RED, 'red = { 03 = "wish" }', "sides.simple.red.03: a field from 1 to 9 is expected here"),
        (SIMPLE_RED, 'red = { 3 = "mirror" }', "sides.simple.red.3: 'mirror' is not one of clover, wish"),
        (SIMPLE_RED, "red = 3", "sides.simple.red: expected a table"),
        (SIMPLE_RED, "", "sides.simple.red: is missing"),
        ("goal_own = 4", "goal_own = 5", "pieces.goal_own: 5 is not between 1 and 4"),
        ("{ 2 = 5, 3 = 7, 4 = 8 }", "{ 2 = 9, 3 = 7, 4 = 8 }", "pieces.goal.2: 1 to 8 pieces are possible"),
        ("{ 2 = 5, 3 = 7, 4 = 8 }", "{ 2 = 5, 3 = 7 }", "pieces.goal.4: 1 to 16 pieces are possible"),
        ("number = 5", "number = 6", "dice.number: 6 is not between 1 and 5"),
        ("[rows]", "[rows]\nnumber = 6", "rows.number: 6 is not between 1 and 5"),
        ("[rows]", "[rows]\nnumber = 3", "pieces.number: 4 is not between 1 and 3"),
        ("[rows]", "[rows]\nnumber = 4", "sides.simple.blue: unknown key"),
        ("stock = 40", "stock = 400", "wishes.stock: 400 is not between 0 and 100"),
        ("stall = 100", "stall = 0", "turns.stall: 0 is not between 1 and 120"),
        ("stall = 100", "stall = 100\nstalls = 1", "turns.stalls: unknown key"),
    ],
)
def test_a_board_that_cannot_be_played_on_is_refused(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    with pytest.raises(BoardError) as error:
        changed_board(WUERFELSPIEL, tmp_path, (old, new))
    assert complaint in str(error.value)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", ["simple", "match"])
def test_a_smaller_board_is_played_to_its_end(tmp_path: Path, players: int, side: str) -> None:
    board = changed_board(WUERFELSPIEL, tmp_path, *SMALLER, side=side)
    for seed in range(10):
        play = Play(WUERFELSPIEL, players, board)
        random_playout(WUERFELSPIEL, play.board, play.state, seeded_rng(seed))
        assert play.over
        everything_once(play.board, play.state)


@pytest.mark.rule("W4")
def test_a_symbol_without_a_row_moves_nothing(tmp_path: Path) -> None:
    text = WUERFELSPIEL.board_file.read_text("utf-8").replace("[rows]", "[rows]\nnumber = 4")
    file = tmp_path / "board.toml"
    file.write_text("\n".join(line for line in text.splitlines() if not line.startswith("blue")), "utf-8")
    play = position(board=WUERFELSPIEL.load_board(file))
    assert [row.colour for row in view(play).table.rows] == ["red", "yellow", "pink", "green"]
    fall(play, "B B B B R")
    do(play, "keep")
    assert legal(play) == {"move R", "pass"}
    assert refused(play, "move B") == "W9"


@pytest.mark.rule("W2")
def test_dice_that_the_board_does_not_have_cannot_be_rolled_again(tmp_path: Path) -> None:
    play = position(board=changed_board(WUERFELSPIEL, tmp_path, *SMALLER))
    fall(play, "R R wish")
    assert len(legal(play, "reroll")) == 7
    assert refused(play, "reroll 4") == "W2"
    assert refused(play, "reroll 1 5") == "W2"


@pytest.mark.rule("W12")
def test_every_choice_of_sides_is_a_board_of_its_own() -> None:
    facts = {
        tuple(WUERFELSPIEL.load_board(None, {"side": side}).board.numbers())
        for side in WUERFELSPIEL.options[0].values
    }
    assert len(facts) == 4
