import pytest

from keltis.games.neue_wege import NEUE_WEGE
from tests.games.cardtable import draw
from tests.games.neue_wege.positions import fields, position
from tests.games.positions import do, legal, refused

EIGHT = "R1 R2 Y3 Y4 P5 G6 B7 B8"


@pytest.mark.rule("C3")
def test_a_turn_plays_a_card_moves_a_figure_and_refills_the_hand() -> None:
    play = position(hands=[EIGHT])
    do(play, "play R1")
    assert legal(play) == {"small start-a1", "small start-b1", "large start-a1", "large start-b1"}
    do(play, "small start-a1")
    assert fields(play) == "a1"
    assert play.state.seats[0].hand.size == 7
    draw(play)
    assert play.state.seats[0].hand.size == 8
    assert play.mover == 1


@pytest.mark.rule("C3")
def test_or_it_discards_a_card_moves_nothing_and_refills_the_hand() -> None:
    play = position(hands=[EIGHT], figures=["a1"])
    do(play, "discard R1")
    assert fields(play) == "a1"
    assert legal(play) == {"draw"}
    assert refused(play, "small a1-a2") == "C7"
    draw(play)
    assert play.mover == 1


@pytest.mark.rule("C3")
@pytest.mark.parametrize("action", ["pass", "draw", "take R", "lift R", "small start-a1", "large start-a1"])
def test_a_turn_begins_with_a_card_and_with_nothing_else(action: str) -> None:
    play = position(hands=[EIGHT], rows=["R0"], piles="R9")
    assert refused(play, action) == "C3"


@pytest.mark.rule("C3")
def test_a_turn_has_one_card_only() -> None:
    play = position(hands=[EIGHT])
    do(play, "play R1")
    assert refused(play, "play Y3") == "C3"
    assert refused(play, "discard Y3") == "C3"
    do(play, "small start-a1")
    assert refused(play, "discard Y3") == "C3"


@pytest.mark.rule("C5")
def test_a_card_whose_move_cannot_be_made_cannot_be_played() -> None:
    play = position(hands=["R5 Y5 P5 G5 B5"], figures=["a1 a1 a1 a1 a1*"])
    assert legal(play, "play") == {"play R5"}
    for card in ("Y5", "P5", "G5", "B5"):
        assert refused(play, f"play {card}") == "C5"
        assert f"discard {card}" in legal(play)


@pytest.mark.rule("C5")
def test_one_figure_that_can_move_is_enough() -> None:
    play = position(hands=["R5 G5 B5 P5"], figures=["a1 a1 a1 e8 a4*"])
    assert legal(play, "play") == {"play R5", "play B5", *legal(play, "play") & {"play B10", "play B9"}}
    assert refused(play, "play G5") == "C5"


@pytest.mark.rule("C5", "N2")
def test_next_to_a_joker_every_card_can_make_its_move() -> None:
    play = position(hands=["R5 Y5 P5 G5 B5"], figures=["a2 a1 a1 a1 a1*"])
    assert {f"play {colour}5" for colour in "RYPGB"} <= legal(play)


@pytest.mark.rule("C5")
def test_with_no_card_to_play_one_is_discarded() -> None:
    play = position(hands=["Y1 Y2 Y3 Y4 P5 G6 B7 B8"], figures=["a1 a1 a1 a1 a1*"])
    assert legal(play, "play") == set()
    assert len(legal(play, "discard")) == 8


@pytest.mark.rule("A6")
def test_a_turn_lasts_through_all_its_chains_until_the_hand_is_full_again() -> None:
    play = position(
        hands=["R5 R6"], figures=["a1 c1"], tiles={"a2": "clover", "d2": "clover", "b2": "shed", "b3": "shed"}
    )
    actions = ["play R5", "small a1-a2", "small c1-d2", "small start-b1"]
    for action in actions:
        assert NEUE_WEGE.texts.heading(play.state) == "turn 1 seat 0"
        do(play, action)
    draw(play)
    assert NEUE_WEGE.texts.heading(play.state) == "turn 2 seat 1"
