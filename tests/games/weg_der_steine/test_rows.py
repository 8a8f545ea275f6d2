import pytest

from tests.games.positions import do, legal, refused
from tests.games.weg_der_steine.positions import StonesPlay, lying, position, rows_of


def taken_one_by_one(tiles: str) -> StonesPlay:
    """Seat 0 takes these tiles in this order, turn by turn; seat 1 turns over pink ones and leaves them."""
    play = position(open=tiles)
    for value, tile in enumerate(tiles.split()):
        do(play, f"take {tile}")
        if play.mover == 0:  # a clover
            do(play, "waive")
        do(play, "turn", f"P{value}", "leave")
    return play


@pytest.mark.rule("S3")
@pytest.mark.parametrize("value", range(11))
def test_a_row_may_begin_with_any_tile(value: int) -> None:
    play = position(open=f"G{value}")
    do(play, f"take G{value}")
    assert rows_of(play) == [f"G{value}"]


@pytest.mark.rule("S3")
def test_the_second_tile_may_be_higher_or_lower() -> None:
    play = position(rows=["G5"], open="G0 G4 G6 G10")
    assert legal(play, "take") == {"take G0", "take G4", "take G6", "take G10"}


@pytest.mark.rule("S3")
def test_the_rule_books_rising_row_0_3_4_5_9() -> None:
    assert rows_of(taken_one_by_one("Y0 Y3 Y4 Y5 Y9")) == ["Y0 Y3 Y4 Y5 Y9"]


@pytest.mark.rule("S3")
def test_the_rule_books_falling_row_8_6_5_2_0() -> None:
    assert rows_of(taken_one_by_one("B8 B6 B5 B2 B0")) == ["B8 B6 B5 B2 B0"]


@pytest.mark.rule("S3")
def test_the_rule_books_example_after_8_and_5_neither_7_nor_9_may_follow() -> None:
    play = position(rows=["G8"], open="G5 G9")
    do(play, "take G5")
    do(play, "turn", "R0", "leave")
    assert refused(play, "take G9") == "S3"
    do(play, "turn", "G7")
    assert lying(play) == {"R0", "G7", "G9"}, "it has to be left lying open"
    assert rows_of(play) == ["G8 G5"]
    assert play.mover == 1
    do(play, "turn", "G3", "leave")
    assert refused(play, "take G7") == "S3"
    assert legal(play, "take") == {"take R0", "take G3"}


@pytest.mark.rule("S3")
def test_a_rising_row_only_rises() -> None:
    play = position(rows=["R2 R6"], open="R0 R3 R5 R7 R10")
    assert legal(play, "take") == {"take R7", "take R10"}
    assert {refused(play, f"take {tile}") for tile in ("R0", "R3", "R5")} == {"S3"}


@pytest.mark.rule("S3")
def test_a_falling_row_only_falls() -> None:
    play = position(rows=["R9 R6"], open="R0 R3 R5 R7 R10")
    assert legal(play, "take") == {"take R0", "take R3", "take R5"}
    assert {refused(play, f"take {tile}") for tile in ("R7", "R10")} == {"S3"}


@pytest.mark.rule("S3")
def test_a_row_that_has_reached_its_end_takes_nothing_more() -> None:
    play = position(rows=["R9 R10", "Y1 Y0"], open="R0 Y5")
    assert refused(play, "take R0") == "S3"
    do(play, "take Y5")
    assert refused(play, "take Y2") == "S2"
    assert legal(play, "take") == {"take R0"}


@pytest.mark.rule("S3")
def test_every_colour_has_a_row_of_its_own() -> None:
    play = position(rows=["R2 R6 Y8 Y3 P5"], open="R7 Y2 P9 G0 B10")
    assert len(legal(play, "take")) == 5


@pytest.mark.rule("S3")
def test_the_rows_of_others_do_not_matter() -> None:
    play = position(rows=["R2 R6", "R9 R8"], open="R7")
    do(play, "take R7")
    assert rows_of(play) == ["R2 R6 R7"]
    assert rows_of(play, 1) == ["R9 R8"]
