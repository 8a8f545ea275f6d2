import pytest

from keltis.games.keltis import KELTIS
from tests.games.cardtable import card_of, draw
from tests.games.keltis.positions import position, stones
from tests.games.positions import do, legal, refused

EIGHT = "R1 R2 Y3 Y4 P5 G6 B7 B8"


@pytest.mark.rule("C3")
def test_a_turn_plays_a_card_moves_a_figure_and_refills_the_hand() -> None:
    play = position(hands=[EIGHT], figures=["R1"])
    do(play, "play R1")
    assert stones(play) == "R2"
    assert play.state.seats[0].hand.size == 7
    assert play.mover == 0
    draw(play)
    assert play.state.seats[0].hand.size == 8
    assert play.mover == 1


@pytest.mark.rule("C3")
def test_or_it_discards_a_card_moves_nothing_and_refills_the_hand() -> None:
    play = position(hands=[EIGHT], figures=["R1"])
    do(play, "discard R1")
    assert stones(play) == "R1"
    assert legal(play) == {"draw"}
    draw(play)
    assert play.state.seats[0].hand.size == 8
    assert play.mover == 1


@pytest.mark.rule("C3")
@pytest.mark.parametrize("action", ["pass", "draw", "take R", "step R", "small Y", "large Y"])
def test_a_turn_begins_with_a_card_and_with_nothing_else(action: str) -> None:
    play = position(hands=[EIGHT], figures=["R1"], piles="R9")
    assert refused(play, action) == "C3"


@pytest.mark.rule("C3")
def test_after_a_discard_no_figure_moves() -> None:
    play = position(hands=[EIGHT], figures=["R1"])
    do(play, "discard R1")
    assert refused(play, "step R") == "C7"


@pytest.mark.rule("C5")
def test_every_card_that_fits_its_row_can_be_played_because_its_move_can_always_be_made() -> None:
    play = position(hands=["R5 Y5 P5 G5 B5"], rows=["R4 R5"], figures=["R9* Y9 P1"])
    assert {"play R5", "play Y5", "play P5", "play G5", "play B5"} <= legal(play)
    for card in ("R5", "Y5", "P5", "G5", "B5"):
        twin = play.fork()
        do(twin, f"play {card}")
        assert legal(twin)


@pytest.mark.rule("C5")
def test_the_worst_case_still_has_a_move() -> None:
    """Four own figures on end stones: the fifth one has to walk."""
    play = position(hands=["R10"], rows=["R9"], figures=["R9 Y9 P9 G9", ""], players=2)
    do(play, "play R10")
    assert legal(play) == {"large B"}


@pytest.mark.rule("A6")
def test_a_turn_lasts_through_all_its_chains_until_the_hand_is_refilled() -> None:
    play = position(
        hands=["R5"], figures=["R2 Y1 P1"], tiles={"R3": "clover", "Y2": "clover", "P2": "points 1"}
    )
    for action in ("play R5", "step Y", "step P"):
        assert KELTIS.texts.heading(play.state) == "turn 1 seat 0"
        do(play, action)
    draw(play)
    assert KELTIS.texts.heading(play.state) == "turn 2 seat 1"


@pytest.mark.rule("C3")
def test_a_card_played_leaves_the_hand_and_lies_in_the_row() -> None:
    play = position(hands=["R5 R5"], figures=["R1"])
    do(play, "play R5")
    own = play.state.seats[0]
    assert own.hand.held.once >> card_of("R5") & 1, "the other one is still held"
    assert own.rows.laid.once >> card_of("R5") & 1
    assert not own.rows.laid.twice
