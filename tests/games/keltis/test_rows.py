import pytest

from keltis.core.view import view
from tests.games.cardtable import draw
from tests.games.keltis.positions import KeltisPlay, position
from tests.games.positions import do, legal, refused


def red_row(play: KeltisPlay) -> tuple[list[int], str]:
    row = view(play).table.players[0].rows[0]
    return list(row.values), row.direction


def row_game(row: str, hand: str = "") -> KeltisPlay:
    return position(rows=[row], hands=[hand], figures=["R1"])


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("cards", "direction"), [("R0 R1 R3 R3 R5", "rising"), ("R9 R9 R7 R6 R4", "falling")]
)
def test_the_rows_of_the_rule_book(cards: str, direction: str) -> None:
    play = position(hands=[cards], figures=["R1"])
    for card in cards.split():
        do(play, f"play {card}")
        if not play.over and "pass" in legal(play):
            do(play, "pass")
        draw(play)
        do(play, min(legal(play, "discard")))
        draw(play)
    assert red_row(play) == ([int(card[1:]) for card in cards.split()], direction)


@pytest.mark.rule("C4")
def test_the_first_card_opens_a_row_with_any_value() -> None:
    hand = "R0 R5 R10"
    assert legal(position(hands=[hand]), "play") >= {f"play {card}" for card in hand.split()}


@pytest.mark.rule("C4")
def test_after_one_card_the_row_may_still_rise_or_fall() -> None:
    play = row_game("R5", "R4 R5 R6")
    assert legal(play, "play") >= {"play R4", "play R5", "play R6"}
    assert red_row(play) == ([5], "open")


@pytest.mark.rule("C4")
def test_equal_cards_decide_nothing_and_the_third_card_decides() -> None:
    play = row_game("R5 R5", "R4 R6")
    assert red_row(play) == ([5, 5], "open")
    assert legal(play, "play") >= {"play R4", "play R6"}
    do(play, "play R4")
    assert red_row(play) == ([5, 5, 4], "falling")


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("row", "fitting", "unfitting"),
    [
        ("R3 R5", "R5 R6 R10", "R0 R3 R4"),
        ("R5 R3", "R3 R2 R0", "R4 R5 R10"),
        ("R3 R3 R5", "R5 R7", "R4 R0"),
        ("R9 R9 R7", "R7 R6", "R8 R10"),
        ("R0 R1 R3 R3", "R4", "R2 R1 R0"),
        ("R0 R10", "R10", "R9 R5 R0"),
        ("R10 R0", "R0", "R1 R5 R10"),
    ],
)
def test_a_row_goes_on_in_its_direction_only(row: str, fitting: str, unfitting: str) -> None:
    play = row_game(row, f"{fitting} {unfitting}")
    for card in fitting.split():
        assert f"play {card}" in legal(play)
    for card in unfitting.split():
        assert refused(play, f"play {card}") == "C4"
        assert f"discard {card}" in legal(play)


@pytest.mark.rule("C4")
def test_equal_cards_are_allowed_in_a_decided_row_and_change_nothing() -> None:
    play = row_game("R3 R5", "R5 R4")
    do(play, "play R5")
    assert red_row(play) == ([3, 5, 5], "rising")
    draw(play)
    do(play, min(legal(play, "discard")))
    draw(play)
    assert refused(play, "play R4") == "C4"


@pytest.mark.rule("C4")
def test_values_may_be_skipped() -> None:
    play = row_game("R0 R1", "R10")
    do(play, "play R10")
    assert red_row(play) == ([0, 1, 10], "rising")


@pytest.mark.rule("C4")
def test_there_is_one_row_per_colour_and_no_second_one() -> None:
    play = position(rows=["R3 R5 Y9 Y8"], hands=["R4 Y9 P4"], figures=["R2 Y2"])
    assert refused(play, "play R4") == "C4"
    assert refused(play, "play Y9") == "C4"
    assert "play P4" in legal(play)


@pytest.mark.rule("C4")
def test_each_player_has_rows_of_their_own() -> None:
    play = position(rows=["R3 R5", "R5 R3"], hands=["R4", "R2 R4"], figures=["R2", "R2"])
    assert refused(play, "play R4") == "C4"
    do(play, "discard R4")
    draw(play)
    assert "play R2" in legal(play)
    assert refused(play, "play R4") == "C4"
