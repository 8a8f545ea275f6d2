import pytest

from tests.games.positions import do, legal, refused
from tests.games.weg_der_steine.positions import lying, position, rows_of

CLOVERS = "R5 R8 Y1 Y7 P2 P9 G3 G4 B5 B6"


@pytest.mark.rule("S4")
@pytest.mark.parametrize("tile", CLOVERS.split())
def test_a_clover_turned_over_and_taken_gives_another_full_turn(tile: str) -> None:
    play = position(open="R0")
    do(play, "turn", tile, f"take {tile}")
    assert play.mover == 0
    assert legal(play) == {"turn", "take R0", "waive"}


@pytest.mark.rule("S4")
@pytest.mark.parametrize("tile", CLOVERS.split())
def test_so_does_a_clover_that_lay_open_whoever_left_it_there(tile: str) -> None:
    play = position()
    do(play, "turn", tile, "leave")
    assert play.mover == 1, "a clover left lying gives nothing"
    do(play, f"take {tile}")
    assert play.mover == 1
    assert legal(play) == {"turn", "waive"}


@pytest.mark.rule("S4")
@pytest.mark.parametrize("tile", ["R0", "R4", "R2", "Y10"])
def test_other_tiles_give_no_extra_turn(tile: str) -> None:
    play = position(open=tile)
    do(play, f"take {tile}")
    assert play.mover == 1


@pytest.mark.rule("S4")
def test_a_clover_that_does_not_fit_gives_nothing() -> None:
    play = position(rows=["R9 R10"])
    do(play, "turn", "R8")
    assert lying(play) == {"R8"}
    assert play.mover == 1


@pytest.mark.rule("S4")
def test_clovers_chain() -> None:
    play = position(open="R5 Y1 P9")
    do(play, "take R5", "take Y1", "take P9")
    assert play.mover == 0
    do(play, "turn", "G3", "take G3", "turn", "B0", "leave")
    assert play.mover == 1
    assert rows_of(play) == ["R5", "Y1", "P9", "G3"]


@pytest.mark.rule("S2", "S4")
def test_an_extra_turn_is_one_tile_like_any_turn() -> None:
    play = position(open="R5 Y2 Y3")
    do(play, "take R5", "take Y2")
    assert play.mover == 1
    play = position(open="R5 Y2")
    do(play, "take R5", "turn", "B0")
    assert refused(play, "take Y2") == "S2"
    assert refused(play, "waive") == "S2"
    do(play, "leave")
    assert play.mover == 1


@pytest.mark.rule("A2", "S4")
def test_a_tile_that_does_not_fit_ends_the_extra_turn() -> None:
    play = position(rows=["B1 B2"], open="R5")
    do(play, "take R5", "turn", "B0")
    assert play.mover == 1


@pytest.mark.rule("S6")
def test_an_extra_turn_may_be_waived() -> None:
    play = position(open="R5 R6")
    do(play, "take R5", "waive")
    assert play.mover == 1
    assert lying(play) == {"R6"}
    assert refused(play, "waive") == "S6"


@pytest.mark.rule("S2")
def test_in_an_extra_turn_nothing_is_left_lying_that_was_not_turned_over() -> None:
    play = position(open="R5")
    do(play, "take R5")
    assert refused(play, "leave") == "S2"


@pytest.mark.rule("S3", "S4")
def test_in_an_extra_turn_rows_count_as_ever() -> None:
    play = position(rows=["R3"], open="R5 R4 R6")
    do(play, "take R5")
    assert legal(play) == {"turn", "take R6", "waive"}
    assert refused(play, "take R4") == "S3"
