"""Figures and the priestess on the spiral."""

import pytest

from tests.games.cardtable import discard_and_draw, draw
from tests.games.orakel.positions import position, stones
from tests.games.positions import do, legal, refused


@pytest.mark.rule("O2")
def test_any_number_of_figures_may_share_a_stone() -> None:
    play = position(hands=["R5", "R6"], figures=["3 3 0", "3 3 0"], tiles={3: "points 1"})
    do(play, "play R5", "move 0")
    draw(play)
    do(play, "play R6", "move 0")
    assert (stones(play, 0), stones(play, 1)) == ("3 3 3", "3 3 3")


@pytest.mark.rule("O3")
@pytest.mark.parametrize(
    ("card", "origin", "target"),
    [
        ("P5", 0, 1),
        ("B5", 0, 5),
        ("P5", 1, 6),
        ("P5", 6, 7),
        ("P5", 7, 12),
        ("Y5", 13, 14),
        ("G5", 27, 28),
        ("B5", 34, 35),
        ("R5", 9, 15),
        ("B5", 11, 17),
    ],
)
def test_a_figure_goes_to_the_next_stone_of_the_colour_large_ones_included(
    card: str, origin: int, target: int
) -> None:
    tiles = {} if target in (7, 14, 28, 35) else {target: "points 1"}
    play = position(hands=[card], figures=[str(origin)], tiles=tiles)
    do(play, f"play {card}", f"move {origin}")
    assert stones(play) == f"0 0 {target}"
    assert legal(play) == {"draw"}


@pytest.mark.rule("O3")
@pytest.mark.parametrize("value", range(11))
def test_the_cards_value_does_not_matter_for_a_figure(value: int) -> None:
    play = position(hands=[f"R{value}"], tiles={3: "points 1"})
    do(play, f"play R{value}", "move 0")
    assert stones(play) == "0 0 3"


@pytest.mark.rule("O3")
def test_any_own_figure_that_has_such_a_stone_ahead_may_be_chosen() -> None:
    play = position(hands=["P5"], figures=["4 20 30", "9 9 9"], priestess=35)
    do(play, "play P5")
    assert legal(play) == {"move 4", "move 20"}
    assert refused(play, "move 30") == "O3", "no pink stone comes after it"
    assert refused(play, "move 9") == "O3", "that is somebody else's figure"
    assert refused(play, "move 0") == "O3", "no figure is left there"
    assert refused(play, "back 3") == "O3"
    do(play, "move 4")
    assert stones(play) == "6 20 30"


@pytest.mark.rule("O3")
def test_one_figure_overtakes_another_and_the_same_position_is_equal() -> None:
    one = position(hands=["R5"], figures=["4 10 14"], tiles={9: "points 1"})
    do(one, "play R5", "move 4")
    other = position(hands=["R5"], figures=["14 10 4"], tiles={9: "points 1"})
    do(other, "play R5", "move 4")
    assert stones(one) == "9 10 14"
    assert one.state == other.state


@pytest.mark.rule("O3")
@pytest.mark.parametrize(("value", "most"), list(enumerate([5, 4, 3, 2, 1, 5, 1, 2, 3, 4, 5])))
def test_the_priestess_goes_one_stone_up_to_the_cards_green_number(value: int, most: int) -> None:
    play = position(hands=[f"R{value}"])
    do(play, f"play R{value}")
    assert legal(play, "priestess") == {f"priestess {n}" for n in range(1, most + 1)}
    assert refused(play, f"priestess {most + 1}") == "O3"
    do(play, f"priestess {most}")
    assert play.state.priestess == most


@pytest.mark.rule("O3")
def test_she_never_goes_past_the_end() -> None:
    play = position(hands=["R5"], priestess=33)
    do(play, "play R5")
    assert legal(play, "priestess") == {"priestess 1", "priestess 2"}
    assert refused(play, "priestess 3") == "O3"


@pytest.mark.rule("O4")
def test_at_the_end_stone_she_is_done() -> None:
    play = position(hands=["R5"], priestess=35)
    do(play, "play R5")
    assert legal(play) == {"move 0"}
    assert refused(play, "priestess 1") == "O4"


@pytest.mark.rule("O4")
@pytest.mark.parametrize("figures", ["3", "3 3", "3 3 3"])
def test_her_mover_gets_five_points_once_where_own_figures_stand(figures: str) -> None:
    play = position(hands=["R5"], figures=[figures, "3 3 3"], priestess=1)
    do(play, "play R5", "priestess 2")
    assert [player.oracle for player in play.state.seats[:2]] == [5, 0]


@pytest.mark.rule("O4")
@pytest.mark.parametrize("figures", ["", "2 4 5"])
def test_nobody_gets_points_where_she_stops_without_a_figure_of_her_movers(figures: str) -> None:
    play = position(hands=["R5"], figures=[figures, "3 3 3"], priestess=1)
    do(play, "play R5", "priestess 2")
    assert [player.oracle for player in play.state.seats[:2]] == [0, 0]


@pytest.mark.rule("O4")
def test_passing_a_figure_or_landing_a_figure_beside_her_gives_nothing() -> None:
    play = position(hands=["R5 Y5"], figures=["3"], priestess=1, tiles={8: "points 1"})
    do(play, "play R5", "priestess 3")
    draw(play)
    discard_and_draw(play)
    assert play.state.seats[0].oracle == 0
    play = position(hands=["Y5"], figures=["3"], priestess=8, tiles={8: "points 1"})
    do(play, "play Y5", "move 3")
    assert play.state.seats[0].oracle == 0


@pytest.mark.rule("O4")
def test_her_points_are_paid_again_and_again() -> None:
    play = position(hands=["R5 Y5"], figures=["3 5 0"], priestess=1)
    do(play, "play R5", "priestess 2")
    draw(play)
    discard_and_draw(play)
    do(play, "play Y5", "priestess 2")
    assert play.state.seats[0].oracle == 10


@pytest.mark.rule("O4")
def test_the_tile_under_her_does_nothing() -> None:
    play = position(hands=["R5"], figures=["3"], tiles={3: "points 4"})
    do(play, "play R5", "priestess 3")
    assert (play.state.seats[0].oracle, play.state.seats[0].points) == (5, 0)
    play = position(hands=["R5"], figures=["7"], priestess=5)
    do(play, "play R5", "priestess 2")
    assert play.state.seats[0].wishes == 0
    assert legal(play) == {"draw"}
