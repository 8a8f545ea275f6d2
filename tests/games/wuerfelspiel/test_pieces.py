import pytest

from tests.games.positions import do, legal, refused
from tests.games.wuerfelspiel.positions import pieces, position, roll, wishes

# --- moving -------------------------------------------------------------------------------------


@pytest.mark.rule("W4")
def test_three_green_and_two_yellow_symbols() -> None:
    """The rule book's own example: who chooses green moves exactly three fields in the green row."""
    play = position(pieces=["G3 Y1"])
    roll(play, "G Y G Y G")
    assert legal(play) == {"move G", "move Y", "pass"}
    do(play, "move G")
    assert pieces(play) == "Y1 G6"


@pytest.mark.rule("W4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_piece_moves_exactly_as_many_fields_as_its_symbol_was_rolled(number: int) -> None:
    play = position(pieces=["Y3 B1"])
    roll(play, " ".join(["Y"] * number + ["G"] * (5 - number)))
    do(play, "move Y")
    assert pieces(play) == f"Y{3 + number} B1"


@pytest.mark.rule("W4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_a_new_piece_enters_on_the_field_with_the_number_rolled(number: int) -> None:
    play = position()
    roll(play, " ".join(["B"] * number + ["Y"] * (5 - number)))
    do(play, "move B")
    assert pieces(play) == f"B{number}"
    assert play.state.seats[0].left == 3


@pytest.mark.rule("W4")
def test_one_piece_moves_and_not_two() -> None:
    play = position(pieces=["G1 Y1"])
    roll(play, "G G G Y Y")
    do(play, "move G")
    assert pieces(play) == "Y1 G4"
    assert play.state.seat == 1
    assert refused(play, "move Y") == "W2"


@pytest.mark.rule("W4")
def test_a_symbol_that_was_not_rolled_cannot_be_chosen() -> None:
    play = position(pieces=["R1 Y1"])
    roll(play, "R R R G wish")
    assert legal(play) == {"move R", "move G", "pass"}
    assert refused(play, "move Y") == "W4"
    assert refused(play, "step R") == "W4"
    assert refused(play, "enter Y") == "W4"


@pytest.mark.rule("W4")
def test_not_moving_is_always_allowed() -> None:
    play = position(pieces=["R1"])
    roll(play, "R R R R R")
    do(play, "pass")
    assert pieces(play) == "R1"
    assert play.state.seat == 1


@pytest.mark.rule("W4")
@pytest.mark.parametrize(("field", "number"), [(5, 5), (6, 4), (8, 2), (8, 5), (7, 2)])
def test_past_the_last_field_the_surplus_is_lost(field: int, number: int) -> None:
    play = position(pieces=[f"G{field}"])
    roll(play, " ".join(["G"] * number + ["wish"] * (5 - number)))
    do(play, "move G")
    assert pieces(play) == "G9"


@pytest.mark.rule("W5", "W4")
def test_a_piece_on_the_last_field_stays_there_and_its_symbol_cannot_be_chosen() -> None:
    play = position(pieces=["R9 Y1"])
    roll(play, "R R R R Y")
    assert legal(play) == {"move Y", "pass"}
    assert refused(play, "move R") == "W5"


@pytest.mark.rule("W5", "W6")
def test_a_clover_does_not_move_a_piece_off_the_last_field() -> None:
    play = position(pieces=["R9 P1"])
    roll(play, "P R R wish R")
    do(play, "move P")
    assert refused(play, "step R") == "W5"


@pytest.mark.rule("A2", "W4")
def test_a_roll_with_which_nothing_can_move_is_not_asked_about() -> None:
    play = position(pieces=["R9 Y1 P1 G1"])
    roll(play, "R R R B B")
    assert play.state.seat == 1
    assert play.state.turn == 2


# --- four pieces --------------------------------------------------------------------------------


@pytest.mark.rule("W1")
def test_the_own_piece_moves_and_no_second_one_enters_its_row() -> None:
    play = position(pieces=["R4"])
    roll(play, "R R Y Y G")
    do(play, "move R")
    assert pieces(play) == "R6"
    assert play.state.seats[0].left == 3


@pytest.mark.rule("W1")
def test_there_is_no_fifth_piece_for_a_fifth_row() -> None:
    play = position(pieces=["R1 Y1 P1 G1"])
    roll(play, "B B B R wish")
    assert legal(play) == {"move R", "pass"}
    assert refused(play, "move B") == "W1"


@pytest.mark.rule("W1")
def test_pieces_of_several_players_share_a_field() -> None:
    play = position(players=3, pieces=["R1", "R4", "R4"])
    roll(play, "R R R Y Y")
    do(play, "move R")
    assert [pieces(play, seat) for seat in range(3)] == ["R4", "R4", "R4"]


# --- crossed branches ---------------------------------------------------------------------------


@pytest.mark.rule("W9")
def test_a_symbol_that_would_end_on_a_forbidden_field_cannot_be_chosen() -> None:
    play = position(side="crossed", pieces=["R1 P2"])
    roll(play, "R R P Y wish")
    assert legal(play) == {"move P", "pass"}
    assert refused(play, "move R") == "W9"
    assert refused(play, "move Y") == "W9", "entering on the first yellow field"


@pytest.mark.rule("W9")
def test_jumping_over_forbidden_fields_is_fine() -> None:
    play = position(side="crossed", pieces=["R2"])
    roll(play, "R R R Y Y")
    do(play, "move R")
    assert pieces(play) == "R5"
    assert wishes(play) == 1


@pytest.mark.rule("W9")
@pytest.mark.parametrize(("number", "possible"), [(1, False), (2, False), (3, True), (4, True)])
def test_a_new_piece_does_not_enter_on_a_forbidden_field(number: int, possible: bool) -> None:
    play = position(side="crossed")
    roll(play, " ".join(["Y"] * number + ["wish"] * (5 - number)))
    assert ("move Y" in legal(play)) == possible


@pytest.mark.rule("W9", "W4")
def test_with_surplus_the_last_field_is_where_the_piece_stops() -> None:
    play = position(side="crossed", pieces=["P7"])
    roll(play, "P P P wish Y")
    do(play, "move P")
    assert pieces(play) == "P9"


@pytest.mark.rule("W9", "W4")
def test_nobody_moves_fewer_fields_to_avoid_a_forbidden_field() -> None:
    play = position(side="crossed", pieces=["P6"])
    roll(play, "P P Y wish wish")
    assert play.state.seat == 1, "pink 8 and yellow 1 are forbidden, so nothing is asked (A2)"


@pytest.mark.rule("W9")
def test_on_the_simple_side_nothing_is_forbidden() -> None:
    play = position(pieces=["R1"])
    roll(play, "R R Y Y wish")
    assert legal(play) == {"move R", "move Y", "pass"}


@pytest.mark.rule("W9", "W6")
def test_a_clover_step_does_not_end_on_a_forbidden_field_either() -> None:
    play = position(side="crossed", pieces=["R2 P1 G1"])
    roll(play, "P B B wish B")
    do(play, "move P")
    assert legal(play) == {"step P", "enter B", "pass"}
    assert refused(play, "step R") == "W9"
    assert refused(play, "step G") == "W9"


@pytest.mark.rule("W9", "W6")
def test_a_clover_does_not_bring_a_piece_onto_a_forbidden_field() -> None:
    play = position(side="crossed", pieces=["P1"])
    roll(play, "P B B wish B")
    do(play, "move P")
    assert legal(play) == {"step P", "enter R", "enter G", "enter B", "pass"}
    assert refused(play, "enter Y") == "W9"
