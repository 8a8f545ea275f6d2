import pytest

from keltis.core.view import view
from tests.games.cardtable import discard_and_draw, draw
from tests.games.orakel.positions import OrakelPlay, position
from tests.games.positions import do, legal, refused


def row(play: OrakelPlay, colour: int = 0) -> tuple[list[int], str]:
    found = view(play).table.players[0].rows[colour]
    return list(found.values), found.direction


def lay(play: OrakelPlay, card: str) -> None:
    """Seat 0 plays a card for the priestess; the other seat discards."""
    do(play, f"play {card}", "priestess 1")
    draw(play)
    discard_and_draw(play)


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("cards", "direction"), [("R0 R1 R3 R3 R5", "rising"), ("R9 R9 R7 R6 R4", "falling")]
)
def test_the_rows_of_the_rule_book(cards: str, direction: str) -> None:
    play = position(hands=[cards])
    for card in cards.split():
        lay(play, card)
    assert row(play) == ([int(card[1:]) for card in cards.split()], direction)


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("laid", "fitting", "unfitting"),
    [
        ("", "R0 R5 R10", ""),
        ("R5", "R4 R5 R6", ""),
        ("R5 R5", "R4 R6", ""),
        ("R3 R5", "R5 R6 R10", "R0 R3 R4"),
        ("R5 R3", "R3 R2 R0", "R4 R5 R10"),
        ("R9 R9 R7", "R7 R6", "R8 R10"),
        ("R0 R10", "R10", "R9 R5 R0"),
    ],
)
def test_a_row_goes_on_in_its_direction_only(laid: str, fitting: str, unfitting: str) -> None:
    play = position(rows=[laid], hands=[f"{fitting} {unfitting}"])
    for card in fitting.split():
        assert f"play {card}" in legal(play)
    for card in unfitting.split():
        assert refused(play, f"play {card}") == "C4"
        assert f"discard {card}" in legal(play)


@pytest.mark.rule("C4")
def test_there_is_one_row_per_colour_and_each_player_has_their_own() -> None:
    play = position(rows=["R3 R5", "R5 R3"], hands=["R4 P4", "R2 R4"])
    assert refused(play, "play R4") == "C4"
    assert "play P4" in legal(play)
    do(play, "discard R4")
    draw(play)
    assert "play R2" in legal(play)
    assert refused(play, "play R4") == "C4"
