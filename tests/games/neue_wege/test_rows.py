import pytest

from keltis.core.view import view
from tests.games.neue_wege.positions import position
from tests.games.positions import do, refused


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
