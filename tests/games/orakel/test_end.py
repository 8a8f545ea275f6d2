from pathlib import Path
from typing import Any

import pytest

from keltis.games.orakel import ORAKEL
from tests.games.cardtable import draw
from tests.games.orakel.positions import OrakelPlay, position, stones
from tests.games.orakel.test_boards import SHORT
from tests.games.positions import changed_board, do, legal, over


def before_the_fifth(tile: str = "points 3", **more: Any) -> OrakelPlay:
    """Four figures stand in the goal area; a yellow card brings the fifth to stone 31."""
    return position(
        hands=["Y5"], figures=["25 35 0", "29 30 0", "32 0 0"], players=3, tiles={31: tile}, **more
    )


# --- the goal area ------------------------------------------------------------------------------


@pytest.mark.rule("O13", "C9")
def test_the_fifth_figure_of_all_players_in_the_goal_area_ends_the_game_at_once() -> None:
    play = before_the_fifth()
    assert play.state.goal == 4
    do(play, "play Y5", "move 25")
    assert over(play) == "goal"
    assert play.state.seats[0].hand.size == 7, "nobody refills"


@pytest.mark.rule("O13", "C9")
def test_the_third_figure_of_one_player_in_the_goal_area_ends_the_game_at_once() -> None:
    play = position(hands=["Y5"], figures=["25 35 30", ""], tiles={31: "clover R"})
    do(play, "play Y5", "move 25")
    assert play.state.goal == 3
    assert over(play) == "goal"


@pytest.mark.rule("O13")
def test_neither_three_figures_of_two_players_nor_four_of_all_end_the_game() -> None:
    play = position(hands=["Y5"], figures=["25 35 0", "29 30 0"], tiles={31: "points 3"})
    do(play, "play Y5", "move 25")
    assert play.state.goal == 4
    assert not play.over
    assert play.state.seats[0].points == 3, "and the landing counts (A3)"


@pytest.mark.rule("O13")
@pytest.mark.parametrize(("stone", "inside"), [(28, 0), (29, 1), (30, 1), (34, 1), (35, 1)])
def test_the_goal_area_are_the_stones_29_to_35(stone: int, inside: int) -> None:
    assert position(figures=[str(stone)]).state.goal == inside


@pytest.mark.rule("O13")
def test_the_priestess_does_not_count() -> None:
    play = before_the_fifth(priestess=28)
    do(play, "play Y5", "priestess 2")
    assert play.state.goal == 4
    assert not play.over


@pytest.mark.rule("O13", "C9")
def test_moving_on_inside_the_goal_area_counts_no_figure_twice() -> None:
    play = position(hands=["B5"], figures=["29 30 0", "29 30 0"], tiles={34: "points 1"})
    do(play, "play B5", "move 29")
    assert play.state.goal == 4
    assert not play.over


@pytest.mark.rule("C9", "O8")
def test_a_spiral_takes_a_figure_out_again_and_only_those_inside_now_count() -> None:
    play = position(hands=["Y5 B5"], figures=["30 29 0", "29 30 0"], tiles={31: "spiral", 5: "points 1"})
    do(play, "play Y5", "move 30", "back 5")
    assert play.state.goal == 3
    draw(play)
    do(play, min(legal(play, "discard")))
    draw(play)
    do(play, "play B5", "move 0")
    assert stones(play) == "5 5 29"
    assert not play.over


@pytest.mark.rule("C9", "A3", "O12")
@pytest.mark.parametrize("tile", ["points 4", "mirror", "clover R", "spiral", "leprechaun"])
def test_the_tile_under_the_last_landing_is_void(tile: str) -> None:
    play = before_the_fifth(tile)
    do(play, "play Y5", "move 25")
    assert over(play) == "goal"
    own = play.state.seats[0]
    assert (own.points, own.mirrors) == (0, 0)
    assert sum(kind != 0 for kind in play.state.tiles.on) == 30, "a mirror stays where it lies"


@pytest.mark.rule("C9", "A3", "O5")
def test_the_wish_stone_under_the_last_landing_is_not_taken(tmp_path: Path) -> None:
    """On the standard board nobody enters the goal area on a large stone, so this needs a shorter spiral."""
    play = position(board=changed_board(ORAKEL, tmp_path, *SHORT), hands=["B5"], figures=["5 10"])
    do(play, "play B5", "move 5")
    assert over(play) == "goal"
    assert stones(play) == "10 11 0"
    assert play.state.seats[0].wishes == 0
    assert play.state.wishes[11] == 2


@pytest.mark.rule("O5", "A3")
def test_a_wish_stone_in_the_goal_area_is_taken_if_the_game_goes_on() -> None:
    play = position(hands=["B5"], figures=["34 30 28"])
    do(play, "play B5", "move 34")
    assert not play.over
    assert play.state.seats[0].wishes == 1


@pytest.mark.rule("C9", "O7")
def test_a_clover_that_completes_the_goal_count_stops_the_chain() -> None:
    tiles = {25: "clover B", 29: "clover P"}
    play = position(hands=["Y5"], figures=["24 35 30"], tiles=tiles)
    do(play, "play Y5", "move 24", "move 25")
    assert over(play) == "goal"
    assert stones(play) == "29 30 35"


# --- the draw pile ------------------------------------------------------------------------------


@pytest.mark.rule("C8", "O10")
def test_even_as_the_first_of_two_refill_cards() -> None:
    play = position(hands=["G5 R5"], deck=1, tiles={4: "leprechaun"})
    do(play, "play G5", "move 0", "discard R5")
    draw(play)
    assert over(play) == "deck"
    assert play.state.seats[0].hand.size == 7


# --- the stall guard ----------------------------------------------------------------------------


@pytest.mark.rule("C12", "O10")
def test_a_turn_that_draws_only_one_of_two_cards_is_no_idle_turn() -> None:
    play = position(hands=["G5 R5"], piles="Y1", idle=99, tiles={4: "leprechaun"})
    do(play, "play G5", "move 0", "discard R5", "draw", "P10", "take Y")
    assert not play.over
    assert play.state.stock.idle == 0
