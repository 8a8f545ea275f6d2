import pytest

from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from tests.games.cardtable import draw
from tests.games.orakel.positions import position
from tests.games.positions import do, legal, refused


@pytest.mark.rule("C6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_only_the_top_card_of_a_pile_is_visible_and_its_size_is_public(viewer: int) -> None:
    one = position(piles="R1 R2 R5")
    other = position(piles="R2 R1 R5")
    assert view(one, viewer).table.piles == view(other, viewer).table.piles
    assert (view(one).table.piles[0].top, view(one).table.piles[0].size) == ("R5", 3)


@pytest.mark.rule("C6")
def test_nothing_can_be_taken_from_an_empty_pile() -> None:
    play = position(hands=["Y5"])
    do(play, "discard Y5")
    assert refused(play, "take R") == "C6"


@pytest.mark.rule("C7")
@pytest.mark.parametrize("card", [["play R5", "priestess 1"], ["discard Y5"]])
def test_the_hand_is_refilled_from_the_draw_pile_or_the_top_of_a_discard_pile(card: list[str]) -> None:
    play = position(hands=["R5 Y5"], piles="P1 P2 B7")
    do(play, *card)
    assert legal(play) == {"draw", "take P", "take B"}
    do(play, "take P")
    assert view(play, 0).table.players[0].known == ("P2",)


@pytest.mark.rule("C7")
def test_the_card_just_discarded_cannot_be_taken_back() -> None:
    play = position(hands=["R5"], piles="R1 Y1")
    do(play, "discard R5")
    assert refused(play, "take R") == "C7"
    assert refused(play, "pass") == "C7"
    assert legal(play) == {"draw", "take Y"}


@pytest.mark.rule("C7")
def test_the_pile_is_open_to_the_next_player() -> None:
    play = position(hands=["R5"])
    do(play, "discard R5")
    draw(play)
    do(play, min(legal(play, "discard") - {"discard R5"}))
    assert "take R" in legal(play)


@pytest.mark.rule("C7")
def test_who_draws_gets_the_card_that_chance_names() -> None:
    play = position(hands=["R5"], piles="Y1")
    do(play, "discard R5", "draw")
    assert refused(play, "take Y") == "C7"
    assert refused(play, "draw") == "C7"
    before = play.state.stock.deck
    do(play, "G7")
    assert "G7" in view(play, 0).table.hand
    assert "G7" not in view(play, 1).table.hand
    assert play.state.stock.deck == before - 1
