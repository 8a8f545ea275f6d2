from typing import Any

import pytest

from tests.games.cardtable import draw
from tests.games.neue_wege.positions import NeueWegePlay, fields, position, tile_on, wishes
from tests.games.positions import do, legal, over


def before_the_fifth(tile: str = "clover", **more: Any) -> NeueWegePlay:
    """Four figures stand in the goal area; the blue 5 brings seat 0's large figure into it."""
    return position(
        hands=["B5 R9"], rows=["B0 R8"], figures=["c9 e6*", "a7 b8 d7"], tiles={"e7": tile}, **more
    )


# --- the goal area ------------------------------------------------------------------------------


@pytest.mark.rule("N9", "C9")
def test_the_fifth_figure_of_all_players_in_the_goal_area_ends_the_game_at_once() -> None:
    play = before_the_fifth()
    assert play.state.goal == 4
    do(play, "play B5", "large e6-e7")
    assert over(play) == "goal"
    assert play.state.seats[0].hand.size == 7, "nobody refills"


@pytest.mark.rule("N9")
@pytest.mark.parametrize(("field", "inside"), [("a6", 0), ("c5", 0), ("a7", 1), ("b8", 1), ("c9", 1)])
def test_the_goal_area_are_the_last_three_rows(field: str, inside: int) -> None:
    assert position(figures=[field]).state.goal == inside


@pytest.mark.rule("N9")
def test_the_fourth_figure_does_not_end_the_game() -> None:
    play = position(hands=["B5"], figures=["c9 e6", "a7 b8"], tiles={"e7": "wish R"})
    do(play, "play B5", "small e6-e7")
    assert play.state.goal == 4
    assert legal(play) == {"draw"}
    assert wishes(play) == "R"


@pytest.mark.rule("N9", "C9")
def test_moving_on_inside_the_goal_area_counts_no_figure_twice() -> None:
    play = position(hands=["R5"], figures=["a7 a8", "c9 d9"])
    do(play, "play R5", "small a7-a8")
    assert play.state.goal == 4
    assert not play.over


@pytest.mark.rule("N9", "C9")
def test_figures_on_one_field_count_one_by_one_whoever_they_belong_to() -> None:
    play = position(
        players=4,
        seat=3,
        hands=["", "", "", "B5"],
        figures=["e9 e9", "e9", "e9*", "e6"],
        tiles={"e7": "shed"},
    )
    do(play, "play B5", "small e6-e7")
    assert over(play) == "goal"


@pytest.mark.rule("A3", "C9", "N9")
@pytest.mark.parametrize("tile", ["wish R", "clover", "shed", "points 3"])
def test_the_tile_under_the_last_landing_is_void(tile: str) -> None:
    play = before_the_fifth(tile)
    do(play, "play B5", "large e6-e7")
    assert over(play) == "goal"
    assert wishes(play) == ""
    assert play.state.seats[0].points == 0
    assert tile_on(play, "e7") == tile, "a wish stone stays where it lies"


@pytest.mark.rule("C9", "N6")
def test_a_clover_that_brings_the_fifth_figure_home_stops_the_chain() -> None:
    play = position(hands=["R5"], figures=["a1 e6", "a7 b8 d7 c9"], tiles={"a2": "clover", "e7": "clover"})
    do(play, "play R5", "small a1-a2", "small e6-e7")
    assert over(play) == "goal"
    assert fields(play) == "a2 e7"


# --- the stall guard ----------------------------------------------------------------------------


def dawdling(idle: int, **more: Any) -> NeueWegePlay:
    return position(hands=["R5", "R6"], piles="R1 Y1 P1 G1 B1", idle=idle, **more)


@pytest.mark.rule("C12", "N7")
def test_one_drawn_card_of_two_starts_the_count_afresh() -> None:
    play = dawdling(99, figures=["a1"], tiles={"a2": "shed"})
    do(play, "play R5", "small a1-a2", min(legal(play, "discard")))
    draw(play)
    do(play, "take Y")
    assert play.mover == 1
    assert play.state.stock.idle == 0
