import pytest

from keltis.core.refusal import Refusal
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.positions import do, legal, refused
from tests.games.weg_der_steine.positions import lying, position, rows_of


@pytest.mark.rule("S2")
def test_a_tile_turned_over_may_be_taken() -> None:
    play = position()
    do(play, "turn", "R3")
    assert legal(play) == {"take R3", "leave"}
    do(play, "take R3")
    assert rows_of(play) == ["R3"]
    assert lying(play) == set()
    assert play.mover == 1


@pytest.mark.rule("S2")
def test_or_left_lying_open() -> None:
    play = position()
    do(play, "turn", "R3", "leave")
    assert rows_of(play) == []
    assert lying(play) == {"R3"}
    assert play.mover == 1


@pytest.mark.rule("S2")
def test_instead_an_open_tile_may_be_taken() -> None:
    play = position(open="R3 Y10")
    assert legal(play) == {"turn", "take R3", "take Y10"}
    do(play, "take Y10")
    assert rows_of(play) == ["Y10"]
    assert lying(play) == {"R3"}
    assert play.mover == 1


@pytest.mark.rule("S2")
def test_a_tile_left_lying_may_be_taken_later_by_anybody() -> None:
    play = position()
    do(play, "turn", "R3", "leave")
    assert "take R3" in legal(play)
    do(play, "turn", "Y3", "leave")
    assert legal(play) == {"turn", "take R3", "take Y3"}


@pytest.mark.rule("S2")
def test_after_turning_a_tile_over_no_other_one_may_be_taken() -> None:
    play = position(open="Y5")
    do(play, "turn", "R3")
    assert refused(play, "take Y5") == "S2"
    assert refused(play, "turn") == "S2"
    assert refused(play, "waive") == "S2"
    assert refused(play, "take R4") == "S2"


@pytest.mark.rule("S2")
def test_nothing_happens_before_the_tile_shows_itself() -> None:
    play = position(open="Y5")
    do(play, "turn")
    assert {refused(play, action) for action in ("take Y5", "take R3", "turn", "leave", "waive")} == {"S2"}


@pytest.mark.rule("S2")
def test_only_what_lies_open_can_be_taken() -> None:
    play = position(rows=["G1", "G2"], open="Y5")
    assert refused(play, "take R3") == "S2"
    assert refused(play, "take G1") == "S2"
    assert refused(play, "take G2") == "S2"


@pytest.mark.rule("S2")
def test_nothing_is_left_lying_that_was_not_turned_over() -> None:
    play = position(open="Y5")
    assert refused(play, "leave") == "S2"


@pytest.mark.rule("A2", "S3")
def test_a_tile_turned_over_that_does_not_fit_is_not_asked_about() -> None:
    play = position(rows=["R3 R7"])
    do(play, "turn", "R5")
    assert lying(play) == {"R5"}
    assert rows_of(play) == ["R3 R7"]
    assert play.mover == 1


@pytest.mark.rule("S6")
def test_an_ordinary_turn_may_not_be_waived() -> None:
    play = position(open="Y5")
    assert refused(play, "waive") == "S6"


@pytest.mark.rule("S2", "S3")
def test_when_no_open_tile_fits_a_tile_has_to_be_turned_over() -> None:
    play = position(rows=["R3 R7"], open="R1 R5")
    assert legal(play) == {"turn"}


@pytest.mark.rule("S2")
def test_nobody_acts_out_of_turn() -> None:
    play = position()
    with pytest.raises(Refusal) as refusal:
        play.do("turn", seat=1)
    assert refusal.value.rule == "S2"
    play.do("turn", seat=0)


@pytest.mark.rule("S8", "A5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_round_clockwise(players: int) -> None:
    play = position(players=players)
    order = []
    for value in range(2 * players):
        order.append(play.mover)
        do(play, "turn", f"R{value}", "leave")
    assert order == 2 * list(range(players))
    assert play.mover == 0


@pytest.mark.rule("A6", "S4")
def test_a_turn_lasts_through_all_its_extra_turns() -> None:
    play = position(open="R5")
    for action in ("take R5", "turn", "Y1", "take Y1", "turn", "P0"):
        assert WEG_DER_STEINE.texts.heading(play.state) == "turn 1 seat 0"
        do(play, action)
    do(play, "take P0")
    assert WEG_DER_STEINE.texts.heading(play.state) == "turn 2 seat 1"
    assert rows_of(play) == ["R5", "Y1", "P0"]
