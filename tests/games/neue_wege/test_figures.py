import pytest

from tests.games.cardtable import discard_and_draw, draw
from tests.games.neue_wege.positions import fields, position
from tests.games.positions import do, legal, refused


@pytest.mark.rule("N2")
def test_a_card_moves_a_figure_to_a_field_of_its_colour_or_to_a_joker() -> None:
    play = position(hands=["G5"], figures=["c4 b2"], rows=["G1"])
    do(play, "play G5")
    starts = {f"{size} start-{field}" for size in ("small", "large") for field in ("b1", "c1")}
    assert legal(play) == {"small c4-b5"} | starts


@pytest.mark.rule("N2")
def test_a_field_of_another_colour_is_refused() -> None:
    play = position(hands=["G5"], figures=["c4"])
    do(play, "play G5")
    assert refused(play, "small c4-c5") == "N2"
    assert refused(play, "small start-a1") == "N2"
    assert refused(play, "large start-d1") == "N2"


@pytest.mark.rule("N2")
@pytest.mark.parametrize("card", ["R0", "Y10", "P5", "G1", "B9"])
def test_any_colour_leads_to_a_joker(card: str) -> None:
    play = position(hands=[card], figures=["a2 a2 a2 a2 a2*"])
    do(play, f"play {card}")
    assert legal(play) == {"small a2-a3", "large a2-a3"}


@pytest.mark.rule("N2")
@pytest.mark.parametrize(
    ("action", "then"),
    [("small c1-d2", "c1 d2"), ("large start-d1", "c1 c1 d1*"), ("small start-d1", "c1 c1 d1")],
)
def test_the_owner_chooses_which_figure_moves_and_it_moves_one_field(action: str, then: str) -> None:
    play = position(hands=["Y5"], figures=["c1 c1"], tiles={"d2": "points 2"})
    do(play, "play Y5", action)
    assert fields(play) == then
    assert legal(play) == {"draw"}


@pytest.mark.rule("N2")
def test_the_move_is_compulsory_even_when_only_one_is_possible() -> None:
    play = position(hands=["R5"], figures=["a1 e9 e9 e8 a4*"])
    do(play, "play R5")
    assert legal(play) == {"small a1-a2"}
    assert refused(play, "pass") == "N2"
    assert refused(play, "draw") == "N2"
    assert refused(play, "take R") == "N2"
    assert refused(play, "lift R") == "N2"


@pytest.mark.rule("N2")
def test_only_a_figure_that_stands_there_moves_small_or_large() -> None:
    play = position(hands=["R5"], figures=["a1 a1 a1 a1 c4*"])
    do(play, "play R5")
    assert legal(play) == {"small a1-a2", "large c4-c5"}
    assert refused(play, "large a1-a2") == "N2"
    assert refused(play, "small c4-c5") == "N2"
    assert refused(play, "small start-a1") == "N2"


@pytest.mark.rule("N2")
def test_several_own_figures_share_a_field() -> None:
    play = position(hands=["R5 R6 R7 R8 R9"])
    for card, size in zip(["R5", "R6", "R7", "R8", "R9"], ["small"] * 4 + ["large"], strict=True):
        do(play, f"play {card}", f"{size} start-a1")
        draw(play)
        discard_and_draw(play)
    assert fields(play) == "a1 a1 a1 a1 a1*"
    do(play, min(legal(play, "discard")))


@pytest.mark.rule("N2")
def test_figures_of_different_players_share_a_field() -> None:
    play = position(hands=["R5", "R5"], figures=["a1", "a1"], tiles={"a2": "points 2"})
    for _ in range(2):
        do(play, "play R5", "small a1-a2")
        draw(play)
    assert fields(play, 0) == fields(play, 1) == "a2"


@pytest.mark.rule("N2", "N1")
def test_no_figure_ever_moves_backwards_sideways_or_where_no_way_leads() -> None:
    play = position()
    assert "small a2-a1" not in play.named_board.notation
    assert "small a2-b2" not in play.named_board.notation
    assert "small a2-b3" not in play.named_board.notation
    for edge in range(play.board.edges):
        assert play.board.row[play.board.target[edge]] == play.board.row[play.board.origin[edge]] + 1


@pytest.mark.rule("N1")
def test_a_number_that_is_no_way_on_this_board_is_refused() -> None:
    play = position(hands=["R5"])
    do(play, "play R5")
    assert refused(play, "small edge61") == "N1"


@pytest.mark.rule("N3")
def test_a_figure_on_an_end_field_gives_no_substitute_move() -> None:
    """In Keltis the blue card would move one of the others; here it cannot even be played."""
    play = position(hands=["B5"], figures=["e9 a1 a1 a1 a1*"])
    assert refused(play, "play B5") == "C5"
    do(play, "discard B5")
    assert refused(play, "small a1-a2") == "C7"


@pytest.mark.rule("N3")
def test_a_figure_on_an_end_field_never_moves_again() -> None:
    play = position(hands=["R5"], figures=["e9 a1"], tiles={"a2": "clover"})
    do(play, "play R5", "small a1-a2")
    assert not any("e9" in words for words in legal(play))


@pytest.mark.rule("N2")
def test_the_start_serves_every_colour_because_a_joker_is_next_to_it() -> None:
    play = position(hands=["R5 Y5 P5 G5 B5"])
    assert {f"play {colour}5" for colour in "RYPGB"} <= legal(play)
