import pytest

from keltis.games.wuerfelspiel import WUERFELSPIEL
from tests.games.positions import do, legal, refused
from tests.games.wuerfelspiel.positions import fall, pieces, position, roll, wishes

# --- clover -------------------------------------------------------------------------------------


@pytest.mark.rule("W6")
def test_a_clover_moves_any_own_piece_one_field_or_brings_in_a_new_one() -> None:
    play = position(pieces=["R4 P1"])
    roll(play, "P B B wish B")
    do(play, "move P")
    assert legal(play) == {"step R", "step P", "enter Y", "enter G", "enter B", "pass"}


@pytest.mark.rule("W6")
@pytest.mark.parametrize(
    ("action", "after"),
    [
        ("step R", "R2 P2"),
        ("step P", "R1 P3"),
        ("enter B", "R1 P2 B1"),
        ("pass", "R1 P2"),
    ],
)
def test_what_a_clover_does(action: str, after: str) -> None:
    play = position(pieces=["R1 P1"])
    roll(play, "P B B wish B")
    do(play, "move P", action)
    assert pieces(play) == after


@pytest.mark.rule("W6")
def test_a_clover_is_used_by_its_finder_only() -> None:
    play = position(pieces=["P1", "R1"])
    roll(play, "P B B wish B")
    do(play, "move P")
    assert play.mover == 0
    assert refused(play, "step R") == "W6"


@pytest.mark.rule("W6")
def test_a_clover_allows_no_symbol_and_no_dice() -> None:
    play = position(pieces=["P1"])
    roll(play, "P B B wish B")
    do(play, "move P")
    assert refused(play, "move B") == "W6"
    assert refused(play, "reroll 1") == "W2"
    assert refused(play, "keep") == "W2"


@pytest.mark.rule("W6", "W1")
def test_no_new_piece_enters_a_row_with_an_own_piece() -> None:
    play = position(pieces=["P1 R1"])
    roll(play, "P B B wish B")
    do(play, "move P")
    assert refused(play, "enter R") == "W1"
    assert refused(play, "enter P") == "W1"


@pytest.mark.rule("W6", "W1")
def test_no_new_piece_enters_when_none_is_left() -> None:
    play = position(pieces=["P1 R1 Y1 G1"])
    roll(play, "P B B wish B")
    do(play, "move P")
    assert legal(play) == {"step P", "step R", "step Y", "step G", "pass"}
    assert refused(play, "enter B") == "W1"


@pytest.mark.rule("W6")
def test_clovers_chain() -> None:
    play = position(pieces=["R2 B5 P6 Y1"])
    roll(play, "R wish G G wish")
    do(play, "move R")
    do(play, "step B")
    do(play, "step B")
    do(play, "step P")
    assert pieces(play) == "R3 Y1 P7 B7"
    assert play.mover == 0
    do(play, "step Y")
    assert wishes(play) == 2, "one for the roll, one for the field"
    assert play.state.seat == 1


@pytest.mark.rule("W6", "A6")
def test_a_turn_lasts_as_long_as_its_chain() -> None:
    play = position(pieces=["R2 B5"])
    heading = WUERFELSPIEL.texts.heading(play.state)
    roll(play, "R wish G G Y")
    do(play, "move R", "step B")
    assert WUERFELSPIEL.texts.heading(play.state) == heading
    do(play, "pass")
    assert WUERFELSPIEL.texts.heading(play.state) == "turn 2 seat 1"


@pytest.mark.rule("A2", "W6")
def test_a_clover_that_is_of_no_use_is_not_asked_about() -> None:
    play = position(side="crossed", pieces=["R9 Y9 P9 B5"])
    roll(play, "B wish Y Y R")
    do(play, "move B")
    assert pieces(play) == "R9 Y9 P9 B6"
    assert play.state.seat == 1, "the only piece that could move would stop on a forbidden field"


# --- wish stone ---------------------------------------------------------------------------------


@pytest.mark.rule("W7")
def test_a_wish_stone_field_gives_a_wish_stone_to_everybody_who_lands_there() -> None:
    play = position(pieces=["R4", "R4"])
    for _ in range(2):
        roll(play, "R Y Y G wish")
        do(play, "move R")
    assert [wishes(play, seat) for seat in range(2)] == [1, 1]
    assert play.state.stock == 38


@pytest.mark.rule("W7")
def test_jumping_over_a_wish_stone_field_gives_nothing() -> None:
    play = position(pieces=["R4"])
    roll(play, "R R R R G")
    do(play, "move R")
    assert pieces(play) == "R8"
    assert wishes(play) == 0


@pytest.mark.rule("W7", "W3")
def test_the_roll_and_the_field_each_give_one() -> None:
    play = position(pieces=["R4"])
    roll(play, "R Y wish wish wish")
    do(play, "move R")
    assert wishes(play) == 2


@pytest.mark.rule("W7")
def test_when_the_stock_is_empty_there_is_nothing_to_take() -> None:
    play = position(pieces=["R4"], stock=1)
    roll(play, "R Y wish wish wish")
    assert (wishes(play), play.state.stock) == (1, 0)
    do(play, "move R")
    assert (wishes(play), play.state.stock) == (1, 0)
    assert play.state.seat == 1


# --- kobold -------------------------------------------------------------------------------------


@pytest.mark.rule("W8", "A6")
def test_a_kobold_gives_another_complete_turn_at_once() -> None:
    play = position(pieces=["R5"])
    roll(play, "R Y Y G wish")
    do(play, "move R")
    assert WUERFELSPIEL.texts.heading(play.state) == "turn 2 seat 0"
    assert play.mover < 0, "all dice are rolled anew"
    fall(play, "Y Y wish wish G")
    assert "reroll 1 2 3 4 5" in legal(play)
    do(play, "keep")
    assert wishes(play) == 1
    do(play, "move Y")
    assert pieces(play) == "R6 Y2"
    assert WUERFELSPIEL.texts.heading(play.state) == "turn 3 seat 1"


@pytest.mark.rule("W8")
def test_a_kobold_turn_may_find_another_kobold() -> None:
    play = position(pieces=["R5 G1"])
    roll(play, "R Y Y G wish")
    do(play, "move R")
    roll(play, "R Y Y G wish")
    do(play, "move G")
    assert WUERFELSPIEL.texts.heading(play.state) == "turn 3 seat 0"


@pytest.mark.rule("W8", "W6")
def test_a_clover_step_onto_a_kobold_gives_another_turn_too() -> None:
    play = position(pieces=["P1 R5"])
    roll(play, "P B B wish B")
    do(play, "move P", "step R")
    assert WUERFELSPIEL.texts.heading(play.state) == "turn 2 seat 0"
    assert refused(play, "step P") == "W2"


@pytest.mark.rule("W8")
def test_jumping_over_a_kobold_gives_no_turn() -> None:
    play = position(pieces=["R5"])
    roll(play, "R R Y G wish")
    do(play, "move R")
    assert play.state.seat == 1


@pytest.mark.rule("A6", "A5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    play = position(players=players)
    order = []
    for _ in range(2 * players):
        order.append(play.state.seat)
        roll(play, "wish Y G B R")
        do(play, "pass")
    assert order == 2 * list(range(players))
    assert WUERFELSPIEL.texts.heading(play.state) == f"turn {2 * players + 1} seat 0"
