import pytest

from keltis.games.orakel import ORAKEL
from tests.games.cardtable import draw
from tests.games.orakel.positions import position, stones
from tests.games.positions import do, legal, refused

EIGHT = "R1 R2 Y3 Y4 P5 G6 B7 B8"


@pytest.mark.rule("C3")
def test_a_turn_plays_a_card_moves_a_figure_and_refills_the_hand() -> None:
    play = position(hands=[EIGHT], tiles={3: "points 1"})
    do(play, "play R1")
    assert play.mover == 0
    do(play, "move 0")
    assert stones(play) == "0 0 3"
    assert play.state.seats[0].hand.size == 7
    draw(play)
    assert play.state.seats[0].hand.size == 8
    assert play.mover == 1


@pytest.mark.rule("C3")
def test_or_it_plays_a_card_and_moves_the_priestess() -> None:
    play = position(hands=[EIGHT])
    do(play, "play R1", "priestess 4")
    assert stones(play) == "0 0 0"
    assert play.state.priestess == 4
    assert legal(play) == {"draw"}


@pytest.mark.rule("C3")
def test_or_it_discards_a_card_and_moves_nothing() -> None:
    play = position(hands=[EIGHT])
    do(play, "discard R1")
    assert legal(play) == {"draw"}
    assert refused(play, "move 0") == "C7"
    assert refused(play, "priestess 1") == "C7"
    draw(play)
    assert (stones(play), play.state.priestess) == ("0 0 0", 0)
    assert play.mover == 1


@pytest.mark.rule("C3")
@pytest.mark.parametrize(
    "action", ["pass", "draw", "take R", "lift R", "move 0", "back 0", "priestess 1", "claim"]
)
def test_a_turn_begins_with_a_card_and_with_nothing_else(action: str) -> None:
    assert refused(position(hands=[EIGHT], piles="R9"), action) == "C3"


@pytest.mark.rule("C3", "O3")
def test_a_played_card_must_move_something() -> None:
    play = position(hands=[EIGHT])
    do(play, "play R1")
    assert refused(play, "pass") == "O3"
    assert refused(play, "draw") == "O3"
    assert refused(play, "discard Y3") == "C3"


@pytest.mark.rule("C5")
def test_while_the_priestess_can_move_every_card_that_fits_can_be_played() -> None:
    play = position(hands=["P5 R5"], figures=["35 28 28"], priestess=34)
    assert {"play P5", "play R5"} <= legal(play)
    do(play, "play R5")
    assert legal(play) == {"move 28", "priestess 1"}


@pytest.mark.rule("C5")
def test_when_she_has_arrived_a_card_needs_a_stone_of_its_colour_ahead_of_an_own_figure() -> None:
    play = position(hands=["R5 Y5 P5 G5 B5"], figures=["30 32 23"], priestess=35)
    do(play, "play P5")
    assert legal(play) == {"move 23"}
    play = position(hands=["R5 Y5 P5 G5 B5"], figures=["31 32 28"], priestess=35)
    assert {"play R5", "play Y5", "play P5", "play G5", "play B5"} <= legal(play)
    play = position(hands=["R5 Y5 P5 G5 B5"], figures=["30 31 31", ""], priestess=35)
    assert refused(play, "play P5") == "C5"
    assert {"play R5", "play Y5", "discard P5"} <= legal(play)


@pytest.mark.rule("C5", "C4")
def test_a_card_that_does_not_fit_its_row_is_refused_for_that_first() -> None:
    play = position(hands=["P5"], rows=["P6 P7"], figures=["30 31 31"], priestess=35)
    assert refused(play, "play P5") == "C4"


@pytest.mark.rule("A6")
def test_a_turn_lasts_through_all_its_chains_until_the_hand_is_refilled() -> None:
    play = position(hands=["P5"], tiles={1: "clover R", 3: "clover G", 4: "leprechaun"})
    for action in ("play P5", "move 0", "move 1", "move 3", "lift P"):
        assert ORAKEL.texts.heading(play.state) == "turn 1 seat 0"
        do(play, action)
    draw(play)
    assert ORAKEL.texts.heading(play.state) == "turn 2 seat 1"
