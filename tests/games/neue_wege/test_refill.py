from typing import Any

import pytest

from keltis.core.view import view
from tests.games.cardtable import draw
from tests.games.neue_wege.positions import NeueWegePlay, position
from tests.games.positions import do, legal, over, refused


def shedding(hand: str = "R5 Y5 G5", **more: Any) -> NeueWegePlay:
    """Seat 0 has played a red 5 and landed on a discard tile on a2."""
    play = position(hands=[hand], figures=["a1"], tiles={"a2": "shed"}, **more)
    do(play, "play R5", "small a1-a2")
    return play


@pytest.mark.rule("C7")
def test_the_hand_is_refilled_from_the_draw_pile_or_the_top_of_a_discard_pile() -> None:
    play = position(hands=["R5"], piles="P1 P2 B7 R1")
    do(play, "discard R5")
    assert legal(play) == {"draw", "take P", "take B"}
    assert refused(play, "take R") == "C7"
    assert refused(play, "pass") == "C7"
    assert refused(play, "lift R") == "C7"
    do(play, "take P")
    assert view(play, 1).table.players[0].known == ("P2",)
    assert play.mover == 1


@pytest.mark.rule("C7", "N7")
def test_two_cards_from_the_hand_are_refilled_one_after_the_other() -> None:
    play = shedding(piles="P1 P2")
    do(play, "discard Y5")
    assert play.state.seats[0].hand.size == 6
    assert legal(play) == {"draw", "take P"}
    do(play, "take P")
    assert legal(play) == {"draw", "take P"}
    do(play, "take P")
    assert play.mover == 1
    assert play.state.seats[0].hand.size == 8


@pytest.mark.rule("C7", "N7")
def test_the_pile_of_the_second_card_is_closed_for_both_refills() -> None:
    play = shedding(piles="Y1 R1")
    do(play, "discard Y5")
    assert refused(play, "take Y") == "C7"
    do(play, "take R")
    assert refused(play, "take Y") == "C7"
    draw(play)
    do(play, min(legal(play, "discard") - {"discard Y5"}))
    assert "take Y" in legal(play), "the next player may take it"


@pytest.mark.rule("C8", "C7")
def test_the_last_card_ends_the_game_even_as_the_first_of_two() -> None:
    play = shedding()
    play.state.stock.deck, bottom = 1, play.state.stock.deck
    assert bottom > 1
    play.do("discard Y5")
    play.do("draw")
    play.do(min(legal(play)))
    assert over(play) == "deck"
    assert play.state.seats[0].hand.size == 7


@pytest.mark.rule("C7", "N7")
def test_a_card_lifted_off_a_row_leaves_the_hand_as_it_is() -> None:
    play = shedding()
    do(play, "lift R")
    assert play.state.seats[0].hand.size == 7
    assert refused(play, "take R") == "C7"
    draw(play)
    assert play.mover == 1
