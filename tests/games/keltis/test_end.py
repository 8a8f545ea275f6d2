from typing import Any

import pytest

from tests.games.keltis.positions import KeltisPlay, position, stones
from tests.games.positions import do, legal, over

FOUR_IN_GOAL = "R7 Y8 P9 G7"


def before_the_fifth(tile: str = "clover", **more: Any) -> KeltisPlay:
    """Four figures stand in the goal area; the blue 5 brings seat 0's last figure into it."""
    return position(
        hands=["B5 R9"], rows=["B0 R8"], figures=["P9 B6*", "R7 Y8 G7"], tiles={"B7": tile}, **more
    )


# --- the goal area ------------------------------------------------------------------------------


@pytest.mark.rule("K9", "C9")
def test_there_are_four_figures_of_both_players_in_the_goal_area_before_the_fifth() -> None:
    assert before_the_fifth().state.goal == 4


@pytest.mark.rule("K9", "C9")
def test_the_fifth_figure_of_all_players_in_the_goal_area_ends_the_game_at_once() -> None:
    play = before_the_fifth()
    do(play, "play B5")
    assert over(play) == "goal"
    assert play.state.seats[0].hand.size == 7, "nobody refills"


@pytest.mark.rule("K9")
@pytest.mark.parametrize("stone", [7, 8, 9])
def test_the_goal_area_are_the_stones_7_to_9(stone: int) -> None:
    assert position(figures=[f"R{stone}"]).state.goal == 1


@pytest.mark.rule("K9")
@pytest.mark.parametrize("stone", [1, 4, 6])
def test_the_stones_before_are_not_in_the_goal_area(stone: int) -> None:
    play = position(hands=["R5"], figures=[f"R{stone} Y9 P9", "Y9 P9"])
    if stone < 6:
        do(play, "play R5")
    assert play.state.goal == 4
    assert not play.over


@pytest.mark.rule("K9")
def test_the_fourth_figure_does_not_end_the_game() -> None:
    play = position(hands=["B5"], figures=["P9 B6", "R7 Y8"], tiles={"B7": "wish"})
    do(play, "play B5")
    assert play.state.goal == 4
    assert not play.over


@pytest.mark.rule("K9", "C9")
def test_moving_on_inside_the_goal_area_counts_no_figure_twice() -> None:
    play = position(hands=["R5"], figures=[FOUR_IN_GOAL])
    do(play, "play R5")
    assert play.state.goal == 4
    assert not play.over


@pytest.mark.rule("K9", "C9")
def test_it_does_not_matter_whose_figures_they_are() -> None:
    play = position(players=4, seat=3, hands=["", "", "", "B5"], figures=["R9 Y9", "R9", "P8", "B6"])
    do(play, "play B5")
    assert over(play) == "goal"


@pytest.mark.rule("A3", "C9")
@pytest.mark.parametrize("tile", ["wish", "clover", "points 3"])
def test_the_tile_under_the_last_landing_is_void(tile: str) -> None:
    play = before_the_fifth(tile)
    before = play.state.tiles.on[play.board.place[4][7]]
    do(play, "play B5")
    assert over(play) == "goal"
    assert play.state.seats[0].wishes == 0
    assert play.state.seats[0].points == 0
    assert play.state.tiles.on[play.board.place[4][7]] == before, "a wish stone stays where it lies"


@pytest.mark.rule("A3")
@pytest.mark.parametrize(("tile", "wishes", "points"), [("wish", 1, 0), ("points 3", 0, 3), ("clover", 0, 0)])
def test_a_landing_in_the_goal_area_that_does_not_end_the_game_counts(
    tile: str, wishes: int, points: int
) -> None:
    play = position(hands=["B5"], figures=["B6"], tiles={"B7": tile})
    do(play, "play B5")
    assert (play.state.seats[0].wishes, play.state.seats[0].points) == (wishes, points)
    assert ("pass" in legal(play)) == (tile == "clover")


@pytest.mark.rule("C9", "K7")
def test_a_clover_that_brings_the_fifth_figure_home_stops_the_chain() -> None:
    play = position(
        hands=["R5"],
        figures=["R2 B6", "R7 Y8 G7 P9"],
        tiles={"R3": "clover", "B7": "clover"},
    )
    do(play, "play R5", "step B")
    assert over(play) == "goal"
    assert stones(play) == "R3 B7"


@pytest.mark.rule("C9", "K5")
def test_a_substitute_may_be_the_fifth_figure() -> None:
    play = position(rows=["P0"], hands=["P5"], figures=["P9 B6", "R7 Y8 G7"])
    do(play, "play P5", "step B")
    assert over(play) == "goal"


# --- the stall guard ----------------------------------------------------------------------------


@pytest.mark.rule("C12")
def test_a_stalled_game_is_scored_as_it_stands() -> None:
    play = position(hands=["R5"], piles="B1", idle=99, figures=["R4* Y5", "B9"], points=[0, 1], wishes=[2, 0])
    scores = play.scores()
    do(play, "discard R5", "take B")
    assert play.scores() == scores == [2 + 2 + 2, 10 + 1 - 4]
    assert play.winners() == [1]
