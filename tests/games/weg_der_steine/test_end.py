import pytest

from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.positions import do, legal, refused
from tests.games.weg_der_steine.positions import lying, position, rows_of


@pytest.mark.rule("S5")
def test_the_game_ends_after_the_turn_in_which_the_last_tile_was_turned_and_taken() -> None:
    play = position(hidden="R3")
    do(play, "turn", "R3")
    assert not play.over, "the turn is still carried out"
    assert legal(play) == {"take R3", "leave"}
    do(play, "take R3")
    assert play.over
    assert rows_of(play) == ["R3"]
    assert WEG_DER_STEINE.end_reason(play.state) == "tiles"


@pytest.mark.rule("S5")
def test_or_left_and_what_lies_open_does_not_matter() -> None:
    play = position(hidden="R3", open="Y3 P3")
    do(play, "turn", "R3", "leave")
    assert play.over
    assert lying(play) == {"R3", "Y3", "P3"}
    assert rows_of(play) == []


@pytest.mark.rule("S5", "A2")
def test_or_did_not_fit() -> None:
    play = position(rows=["R5 R6"], hidden="R3")
    do(play, "turn", "R3")
    assert play.over


@pytest.mark.rule("S5")
def test_the_game_goes_on_while_a_tile_lies_face_down() -> None:
    play = position(hidden="R3", open="Y3 P3")
    do(play, "take Y3")
    assert not play.over
    assert play.mover == 1
    assert WEG_DER_STEINE.end_reason(play.state) == ""
    play = position(hidden="R3 R4")
    do(play, "turn", "R4", "leave")
    assert not play.over


@pytest.mark.rule("S5", "S4")
def test_a_clover_as_the_last_tile_still_gives_its_extra_turn_with_open_tiles_only() -> None:
    play = position(hidden="R5", open="Y3 P3")
    do(play, "turn", "R5", "take R5")
    assert not play.over
    assert legal(play) == {"take Y3", "take P3", "waive"}
    assert refused(play, "turn") == "S5"
    do(play, "take P3")
    assert play.over
    assert rows_of(play) == ["R5", "P3"]


@pytest.mark.rule("S5", "S4")
def test_and_that_extra_turn_may_take_further_clovers() -> None:
    play = position(hidden="R5", open="Y1 P2 G0")
    do(play, "turn", "R5", "take R5", "take Y1", "take P2")
    assert legal(play) == {"take G0", "waive"}
    do(play, "take G0")
    assert play.over


@pytest.mark.rule("S5", "S6")
def test_or_be_waived() -> None:
    play = position(hidden="R5", open="Y3")
    do(play, "turn", "R5", "take R5", "waive")
    assert play.over
    assert lying(play) == {"Y3"}


@pytest.mark.rule("A2", "S5")
@pytest.mark.parametrize("lying_open", ["", "B1", "B1 B2"])
def test_an_extra_turn_with_nothing_to_turn_over_or_take_is_not_asked(lying_open: str) -> None:
    play = position(rows=["B3 B4"], hidden="R5", open=lying_open)
    do(play, "turn", "R5", "take R5")
    assert play.over


@pytest.mark.rule("S5", "S4")
def test_a_clover_taken_before_the_last_tile_was_turned_gives_the_turn_in_which_it_is() -> None:
    play = position(hidden="R3", open="Y1 P2")
    do(play, "take Y1", "turn", "R3")
    assert not play.over
    do(play, "leave")
    assert play.over, "the open clover is of no use to anybody any more"
    assert lying(play) == {"R3", "P2"}


@pytest.mark.rule("S5")
def test_after_the_end_nothing_is_possible() -> None:
    play = position(hidden="R3", open="Y3")
    do(play, "turn", "R3", "leave")
    assert legal(play) == set()
    for words in ("turn", "leave", "waive", "take Y3", "take R3", "R5"):
        assert refused(play, words) == "S5"


@pytest.mark.rule("S5", "S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_ordinary_turn_always_has_a_tile_to_turn_over(players: int) -> None:
    play = position(players=players)
    for colour in "RYPGB":
        for value in range(11):
            assert "turn" in legal(play)
            do(play, "turn", f"{colour}{value}", "leave")
    assert play.over
