import pytest

from keltis.core.play import AnyPlay
from keltis.core.view import view
from tests.games.cards.games import CardGame, every_card_game, play_card
from tests.games.cardtable import discard_and_draw, draw
from tests.games.positions import do, legal, refused


def red_row(play: AnyPlay) -> tuple[list[int], str]:
    row = view(play).table.players[0].rows[0]
    return list(row.values), row.direction


@pytest.mark.rule("C4")
@every_card_game
@pytest.mark.parametrize(
    ("cards", "direction"), [("R0 R1 R3 R3 R5", "rising"), ("R9 R9 R7 R6 R4", "falling")]
)
def test_the_rows_of_the_rule_book(card_game: CardGame, cards: str, direction: str) -> None:
    play = card_game.position(hands=[cards])
    for card in cards.split():
        play_card(play, card)
        draw(play)
        discard_and_draw(play)
    assert red_row(play) == ([int(card[1:]) for card in cards.split()], direction)


@pytest.mark.rule("C4")
@every_card_game
@pytest.mark.parametrize(("row", "direction"), [("R5", "open"), ("R5 R5", "open"), ("R5 R5 R4", "falling")])
def test_the_first_two_cards_that_differ_decide(card_game: CardGame, row: str, direction: str) -> None:
    play = card_game.position(rows=[row])
    assert red_row(play) == ([int(card[1:]) for card in row.split()], direction)


@pytest.mark.rule("C4")
@every_card_game
@pytest.mark.parametrize(
    ("row", "fitting", "unfitting"),
    [
        ("", "R0 R5 R10", ""),
        ("R5", "R4 R5 R6", ""),
        ("R5", "R0 R5 R10", ""),
        ("R5 R5", "R4 R6", ""),
        ("R3 R5", "R5 R6 R10", "R0 R3 R4"),
        ("R5 R3", "R3 R2 R0", "R4 R5 R10"),
        ("R3 R3 R5", "R5 R7", "R4 R0"),
        ("R9 R9 R7", "R7 R6", "R8 R10"),
        ("R0 R1 R3 R3", "R4", "R2 R1 R0"),
        ("R0 R10", "R10", "R9 R5 R0"),
        ("R10 R0", "R0", "R1 R5 R10"),
    ],
)
def test_a_row_goes_on_in_its_direction_only(
    card_game: CardGame, row: str, fitting: str, unfitting: str
) -> None:
    play = card_game.position(rows=[row], hands=[f"{fitting} {unfitting}"])
    for card in fitting.split():
        assert f"play {card}" in legal(play)
    for card in unfitting.split():
        assert refused(play, f"play {card}") == "C4"
        assert f"discard {card}" in legal(play)


@pytest.mark.rule("C4")
@every_card_game
@pytest.mark.parametrize(
    ("row", "card", "then", "direction"),
    [
        ("R5 R5", "R4", [5, 5, 4], "falling"),
        ("R3 R5", "R5", [3, 5, 5], "rising"),
        ("R0 R1", "R10", [0, 1, 10], "rising"),
    ],
)
def test_a_card_played_lies_in_its_row(
    card_game: CardGame, row: str, card: str, then: list[int], direction: str
) -> None:
    play = card_game.position(rows=[row], hands=[card])
    play_card(play, card)
    assert red_row(play) == (then, direction)


@pytest.mark.rule("C4")
@every_card_game
def test_equal_cards_are_allowed_in_a_decided_row_and_change_nothing(card_game: CardGame) -> None:
    play = card_game.position(rows=["R3 R5"], hands=["R5 R4"])
    play_card(play, "R5")
    draw(play)
    discard_and_draw(play)
    assert refused(play, "play R4") == "C4"


@pytest.mark.rule("C4")
@every_card_game
def test_there_is_one_row_per_colour_and_no_second_one(card_game: CardGame) -> None:
    play = card_game.position(rows=["R3 R5 Y9 Y8"], hands=["R4 Y9 P4"])
    assert refused(play, "play R4") == "C4"
    assert refused(play, "play Y9") == "C4"
    assert "play P4" in legal(play)


@pytest.mark.rule("C4")
@every_card_game
def test_each_player_has_rows_of_their_own(card_game: CardGame) -> None:
    play = card_game.position(rows=["R3 R5", "R5 R3"], hands=["R4", "R2 R4"])
    assert refused(play, "play R4") == "C4"
    do(play, "discard R4")
    draw(play)
    assert "play R2" in legal(play)
    assert refused(play, "play R4") == "C4"
