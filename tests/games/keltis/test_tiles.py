from dataclasses import replace

import pytest

from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from keltis.games.keltis import KELTIS
from tests.games.cardtable import draw
from tests.games.keltis.positions import KeltisPlay, position, stones
from tests.games.positions import do, legal, refused


def on_clover(figures: str = "R2", **tiles: str) -> KeltisPlay:
    """Seat 0 has just landed on a clover on R3."""
    play = position(hands=["R5"], figures=[figures], tiles={"R3": "clover"} | tiles)
    do(play, "play R5")
    return play


# --- clovers ------------------------------------------------------------------------------------


@pytest.mark.rule("K7")
def test_a_clover_moves_any_own_figure_or_brings_one_in_or_is_declined() -> None:
    play = on_clover("R2 Y1")
    moves = {"step R", "step Y", "small P", "small G", "small B", "large P", "large G", "large B"}
    assert legal(play) == moves | {"pass"}


@pytest.mark.rule("K7")
@pytest.mark.parametrize(
    ("action", "then"),
    [
        ("step R", "R4 Y2"),
        ("step Y", "R3 Y3"),
        ("small P", "R3 Y2 P1"),
        ("large B", "R3 Y2 B1*"),
        ("pass", "R3 Y2"),
    ],
)
def test_every_choice_of_a_clover_moves_at_most_one_stone(action: str, then: str) -> None:
    play = on_clover("R2 Y2")
    do(play, action)
    assert stones(play) == then
    assert legal(play) == {"draw"}


@pytest.mark.rule("K7")
def test_a_clover_cannot_move_a_figure_on_an_end_stone_or_one_that_is_not_there() -> None:
    play = on_clover("R2 Y9")
    assert refused(play, "step Y") == "K7"
    assert refused(play, "step P") == "K7"


@pytest.mark.rule("K7")
def test_the_clovers_question_comes_before_everything_else() -> None:
    play = on_clover()
    assert refused(play, "draw") == "K7"
    assert refused(play, "take R") == "K7"
    assert refused(play, "discard B10") == "C3"


@pytest.mark.rule("K7", "K2")
def test_a_clover_brings_in_only_figures_that_still_wait_at_the_start() -> None:
    play = on_clover("R2 Y1*")
    assert refused(play, "large P") == "K2"
    assert "small P" in legal(play)


@pytest.mark.rule("K7")
def test_a_clover_stays_and_serves_the_next_one_too() -> None:
    play = position(hands=["R5", "R5"], figures=["R2", "R2"], tiles={"R3": "clover"})
    for _ in range(2):
        do(play, "play R5")
        assert "pass" in legal(play)
        do(play, "pass")
        draw(play)


@pytest.mark.rule("K7")
def test_clovers_chain_over_several_tiles() -> None:
    play = on_clover("R2 Y1 P1 G3", Y2="clover", P2="clover", G4="wish")
    do(play, "step Y", "step P", "step G")
    assert stones(play) == "R3 Y2 P2 G4"
    assert play.state.seats[0].wishes == 1
    assert legal(play) == {"draw"}, "the chain ends where no clover lies"


@pytest.mark.rule("K7")
def test_one_figure_may_ride_a_chain_of_clovers() -> None:
    play = position(hands=["R5"], figures=["R4"], tiles={"R5": "clover", "R6": "clover", "R7": "clover"})
    do(play, "play R5", "step R", "step R", "step R")
    assert stones(play) == "R8"
    assert legal(play) == {"draw"}


@pytest.mark.rule("K7")
def test_a_chain_may_be_declined_at_every_link() -> None:
    play = on_clover("R2 Y1", Y2="clover")
    do(play, "step Y")
    assert "pass" in legal(play)
    do(play, "pass")
    assert legal(play) == {"draw"}
    assert refused(play, "pass") == "C7"


@pytest.mark.rule("K7")
def test_a_clover_on_an_end_stone_moves_another_figure() -> None:
    play = position(hands=["R5"], figures=["R8 Y2"], tiles={"R9": "clover"})
    do(play, "play R5")
    assert refused(play, "step R") == "K7"
    do(play, "step Y")
    assert stones(play) == "R9 Y3"


@pytest.mark.rule("A2")
def test_a_clover_that_can_move_nothing_is_not_asked() -> None:
    """With five figures in the goal area the game would be over, so this needs a board that wants six."""
    standard = KELTIS.load_board()
    wider = standard.board.copy()
    wider.goal_figures = 6
    board = replace(standard, board=wider)
    play = position(hands=["B5"], figures=["R9 Y9 P9 G9 B8*"], tiles={"B9": "clover"}, board=board)
    do(play, "play B5")
    assert legal(play) == {"draw"}


@pytest.mark.rule("A2")
def test_a_clover_with_one_possible_move_is_asked_because_it_may_be_declined() -> None:
    play = position(hands=["B5"], figures=["R9 Y9 P9 G1* B8"], tiles={"B9": "clover"})
    do(play, "play B5")
    assert legal(play) == {"step G", "pass"}


# --- wish stones --------------------------------------------------------------------------------


@pytest.mark.rule("K8")
def test_a_wish_stone_is_taken_by_the_first_to_land_without_being_asked() -> None:
    play = position(hands=["R5", "R5"], figures=["R2", "R2"], tiles={"R3": "wish"})
    do(play, "play R5")
    assert legal(play) == {"draw"}
    draw(play)
    do(play, "play R5")
    assert [player.wishes for player in play.state.seats[:2]] == [1, 0]
    assert view(play).table.paths[0].stones[2].tile == ""


@pytest.mark.rule("K8")
def test_a_wish_stone_cannot_be_declined() -> None:
    play = position(hands=["R5"], figures=["R2"], tiles={"R3": "wish"})
    do(play, "play R5")
    assert refused(play, "pass") == "C7"


@pytest.mark.rule("K8")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_wish_stones_are_kept_openly(viewer: int) -> None:
    play = position(wishes=[3, 1])
    assert [player.wishes for player in view(play, viewer).table.players] == [3, 1]


@pytest.mark.rule("K8")
def test_passing_over_is_no_landing_so_a_tile_behind_gives_nothing() -> None:
    play = position(hands=["R5"], figures=["R3"], tiles={"R3": "wish"})
    do(play, "play R5")
    assert play.state.seats[0].wishes == 0


# --- points -------------------------------------------------------------------------------------


@pytest.mark.rule("C10")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_a_points_tile_pays_its_points_at_once(points: int) -> None:
    play = position(hands=["R5"], figures=["R2"], tiles={"R3": f"points {points}"})
    do(play, "play R5")
    assert play.state.seats[0].points == points


@pytest.mark.rule("C10")
def test_a_points_tile_stays_and_pays_everybody_at_every_landing() -> None:
    play = position(players=4, hands=["R5", "R5", "R6", "R6"], figures=["R2"] * 4, tiles={"R3": "points 3"})
    for card in ("R5", "R5", "R6", "R6"):
        do(play, f"play {card}")
        draw(play)
    assert [player.points for player in play.state.seats] == [3, 3, 3, 3]
    assert view(play).table.paths[0].stones[2].tile == "points 3"


@pytest.mark.rule("C10")
def test_several_points_tiles_add_up() -> None:
    play = position(hands=["R5"], figures=["R4"], points=[5], tiles={"R5": "points 2"})
    do(play, "play R5")
    assert play.state.seats[0].points == 7


@pytest.mark.rule("C10", "K2")
def test_the_large_figure_does_not_double_a_points_tile() -> None:
    play = position(hands=["R5"], figures=["R2*"], tiles={"R3": "points 3"})
    do(play, "play R5")
    assert play.state.seats[0].points == 3


@pytest.mark.rule("C10")
def test_standing_on_a_points_tile_pays_only_the_landing() -> None:
    play = position(hands=["Y5"], figures=["R3 Y2"], tiles={"R3": "points 3"})
    do(play, "play Y5")
    assert play.state.seats[0].points == 0


# --- the order of things ------------------------------------------------------------------------


@pytest.mark.rule("A3")
def test_a_clovers_landing_acts_before_anything_else_happens() -> None:
    play = on_clover("R2 Y1", Y2="points 2")
    do(play, "step Y")
    assert play.state.seats[0].points == 2
    assert legal(play) == {"draw"}
