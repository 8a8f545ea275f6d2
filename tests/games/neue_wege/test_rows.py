import pytest

from keltis.core.view import view
from tests.games.cardtable import discard_and_draw, draw
from tests.games.neue_wege.positions import NeueWegePlay, position
from tests.games.positions import do, legal, refused


def red_row(play: NeueWegePlay) -> tuple[list[int], str]:
    row = view(play).table.players[0].rows[0]
    return list(row.values), row.direction


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("cards", "direction"), [("R0 R1 R3 R3 R5", "rising"), ("R9 R9 R7 R6 R4", "falling")]
)
def test_a_row_is_laid_from_low_to_high_or_from_high_to_low(cards: str, direction: str) -> None:
    play = position(hands=[cards])
    for card in cards.split():
        do(play, f"play {card}")
        do(play, max(legal(play, "small", "large")))
        draw(play)
        discard_and_draw(play)
    assert red_row(play) == ([int(card[1:]) for card in cards.split()], direction)


@pytest.mark.rule("C4")
@pytest.mark.parametrize(
    ("row", "fitting", "unfitting"),
    [
        ("R5", "R0 R5 R10", ""),
        ("R5 R5", "R4 R6", ""),
        ("R3 R5", "R5 R6 R10", "R0 R3 R4"),
        ("R5 R3", "R3 R2 R0", "R4 R5 R10"),
        ("R9 R9 R7", "R7 R6", "R8 R10"),
        ("R0 R10", "R10", "R9 R5 R0"),
    ],
)
def test_a_row_goes_on_in_its_direction_only(row: str, fitting: str, unfitting: str) -> None:
    play = position(rows=[row], hands=[f"{fitting} {unfitting}"])
    for card in fitting.split():
        assert f"play {card}" in legal(play)
    for card in unfitting.split():
        assert refused(play, f"play {card}") == "C4"
        assert f"discard {card}" in legal(play)


@pytest.mark.rule("C4", "N2")
def test_a_card_played_for_a_joker_still_obeys_its_own_row() -> None:
    play = position(rows=["G3 G5"], hands=["G2 G6"], figures=["a2 a2 a2 a2 a2*"])
    assert refused(play, "play G2") == "C4"
    do(play, "play G6", "small a2-a3")
    assert view(play).table.players[0].rows[3].values == (3, 5, 6)


@pytest.mark.rule("C4", "C5")
def test_a_card_that_neither_fits_nor_moves_is_refused_by_its_row() -> None:
    play = position(rows=["G3 G5"], hands=["G2"], figures=["a1 a1 a1 a1 a1*"])
    assert refused(play, "play G2") == "C4"


@pytest.mark.rule("C4")
def test_each_player_has_rows_of_their_own() -> None:
    play = position(rows=["R3 R5", "R5 R3"], hands=["R4", "R2 R4"])
    assert refused(play, "play R4") == "C4"
    do(play, "discard R4")
    draw(play)
    assert "play R2" in legal(play)
    assert refused(play, "play R4") == "C4"
