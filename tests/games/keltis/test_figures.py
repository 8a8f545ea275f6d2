import pytest

from tests.games.cardtable import draw
from tests.games.keltis.positions import KeltisPlay, position, stones
from tests.games.positions import do, legal, refused


def arrived(others: str, tiles: dict[str, str] | None = None) -> KeltisPlay:
    """Seat 0 has just played a red card, and its red figure stood on the end stone already."""
    play = position(rows=["R0 R1"], hands=["R5"], figures=[f"R9 {others}"], tiles=tiles)
    do(play, "play R5")
    return play


# --- K3 and K4: the figure on the card's own path -----------------------------------------------


@pytest.mark.rule("K3")
def test_the_first_card_of_a_colour_brings_a_figure_small_or_large_onto_stone_1() -> None:
    play = position(hands=["R5"])
    do(play, "play R5")
    assert legal(play) == {"small R", "large R"}
    large = play.fork()
    do(play, "small R")
    assert stones(play) == "R1"
    do(large, "large R")
    assert stones(large) == "R1*"


@pytest.mark.rule("K3")
@pytest.mark.parametrize("value", [0, 4, 10])
def test_a_card_moves_its_figure_exactly_one_stone_whatever_its_value(value: int) -> None:
    play = position(hands=[f"R{value}"], figures=["R1 Y5"])
    do(play, f"play R{value}")
    assert stones(play) == "R2 Y5"
    assert legal(play) == {"draw"}, "nothing is left to choose"


@pytest.mark.rule("K3")
@pytest.mark.parametrize("action", ["small Y", "large G", "step Y", "step R", "pass", "draw"])
def test_a_figure_enters_the_path_of_the_card_and_no_other(action: str) -> None:
    play = position(hands=["R5"], figures=["Y3"])
    do(play, "play R5")
    assert refused(play, action) == "K3"


@pytest.mark.rule("K3")
def test_a_figure_that_a_clover_brought_before_the_first_card_is_the_one_that_moves() -> None:
    play = position(hands=["Y5 R5"], figures=["Y3"], tiles={"Y4": "clover"})
    do(play, "play Y5", "large R")
    draw(play)
    do(play, min(legal(play, "discard")))
    draw(play)
    do(play, "play R5")
    assert stones(play) == "R2* Y4"
    assert legal(play, "small", "large", "step") == set()


@pytest.mark.rule("K3")
def test_a_figure_that_a_substitute_move_brought_before_the_first_card_is_the_one_that_moves() -> None:
    play = position(rows=["R0"], hands=["R1 Y5"], figures=["R9"])
    do(play, "play R1", "small Y")
    draw(play)
    do(play, min(legal(play, "discard")))
    draw(play)
    do(play, "play Y5")
    assert stones(play) == "R9 Y2"


@pytest.mark.rule("K2", "K3")
def test_the_large_figure_enters_only_once() -> None:
    play = position(hands=["R5"], figures=["Y1*"])
    do(play, "play R5")
    assert legal(play) == {"small R"}
    assert refused(play, "large R") == "K2"


@pytest.mark.rule("K2", "K3")
def test_after_four_small_figures_only_the_large_one_is_left() -> None:
    play = position(hands=["R5"], figures=["Y1 P1 G1 B1"])
    do(play, "play R5")
    assert legal(play) == {"large R"}
    assert refused(play, "small R") == "K2"


@pytest.mark.rule("K4")
def test_nobody_has_two_figures_on_a_path() -> None:
    play = position(hands=["R5"], figures=["R2 Y3"], tiles={"R3": "clover"})
    do(play, "play R5")
    for action in ("small R", "large R", "small Y", "large Y"):
        assert refused(play, action) == "K4"


@pytest.mark.rule("K4")
def test_a_path_whose_end_stone_holds_the_own_figure_takes_no_second_one() -> None:
    play = arrived("Y3")
    assert refused(play, "small R") == "K4"
    assert refused(play, "large R") == "K4"


@pytest.mark.rule("K4")
def test_figures_of_different_players_share_paths_and_stones() -> None:
    play = position(hands=["R5", "R5"], figures=["R1", "R1"])
    do(play, "play R5")
    draw(play)
    do(play, "play R5")
    assert stones(play, 0) == stones(play, 1) == "R2"


# --- K5: the figure on the card's path has arrived ----------------------------------------------


@pytest.mark.rule("K5")
def test_a_card_for_an_arrived_figure_moves_any_other_one_or_brings_one_in_on_any_free_path() -> None:
    play = arrived("Y3 B1")
    assert legal(play) == {"step Y", "step B", "small P", "small G", "large P", "large G"}


@pytest.mark.rule("K5")
@pytest.mark.parametrize(
    ("action", "then"),
    [
        ("step Y", "R9 Y2"),
        ("small P", "R9 Y1 P1"),
        ("small B", "R9 Y1 B1"),
        ("large P", "R9 Y1 P1*"),
        ("large G", "R9 Y1 G1*"),
    ],
)
def test_each_kind_of_substitute_moves_one_stone(action: str, then: str) -> None:
    play = arrived("Y1", tiles={"Y2": "points 1"})
    do(play, action)
    assert stones(play) == then
    assert legal(play) == {"draw"}


@pytest.mark.rule("K5")
@pytest.mark.parametrize("action", ["pass", "draw", "step R", "step P"])
def test_the_substitute_is_compulsory_and_must_be_able_to_move(action: str) -> None:
    assert refused(arrived("Y3"), action) == "K5"


@pytest.mark.rule("K5")
def test_no_second_card_is_played_instead_of_the_substitute() -> None:
    assert refused(arrived("Y3"), "discard B10") == "C3"


@pytest.mark.rule("K5")
def test_other_arrived_figures_are_no_substitutes() -> None:
    play = arrived("Y9 P2")
    assert refused(play, "step Y") == "K5"
    assert legal(play) == {"step P", "small G", "small B", "large G", "large B"}


@pytest.mark.rule("K5", "K2")
def test_a_substitute_from_the_start_must_still_be_there() -> None:
    play = arrived("Y1* P1")
    assert legal(play) == {"step Y", "step P", "small G", "small B"}
    assert refused(play, "large G") == "K2"


@pytest.mark.rule("K5")
def test_with_all_figures_out_one_of_the_walking_ones_moves() -> None:
    play = arrived("Y1* P1 G1 B1")
    assert legal(play) == {"step Y", "step P", "step G", "step B"}


@pytest.mark.rule("K5")
def test_the_card_must_fit_its_row_also_when_another_figure_moves() -> None:
    play = position(rows=["R0 R5"], hands=["R4 R6"], figures=["R9"])
    assert refused(play, "play R4") == "C4"
    assert "play R6" in legal(play)


@pytest.mark.rule("K5", "K8")
def test_the_substitute_takes_the_wish_stone_on_which_it_lands() -> None:
    play = arrived("Y3", tiles={"Y4": "wish"})
    do(play, "step Y")
    assert play.state.seats[0].wishes == 1


@pytest.mark.rule("K5", "C10")
def test_the_substitute_is_paid_for_a_points_tile() -> None:
    play = arrived("Y3", tiles={"Y4": "points 2"})
    do(play, "step Y")
    assert play.state.seats[0].points == 2


@pytest.mark.rule("K5", "K7")
def test_the_substitute_uses_the_clover_on_which_it_lands() -> None:
    play = arrived("Y3", tiles={"Y4": "clover"})
    do(play, "step Y")
    assert {"step Y", "pass", "small P", "large B"} <= legal(play)
    assert refused(play, "step R") == "K7"
    do(play, "step Y")
    assert stones(play) == "R9 Y5"


@pytest.mark.rule("K5")
def test_reaching_the_end_stone_with_a_card_is_an_ordinary_move_and_gives_no_substitute() -> None:
    play = position(hands=["R5"], figures=["R8 Y3"], tiles={"R9": "points 1"})
    do(play, "play R5")
    assert stones(play) == "R9 Y3"
    assert legal(play) == {"draw"}


@pytest.mark.rule("K5")
def test_another_players_arrived_figure_changes_nothing() -> None:
    play = position(hands=["R5"], figures=["R1", "R9"])
    do(play, "play R5")
    assert stones(play) == "R2"
