from pathlib import Path

import pytest

from keltis.core.view import log_line, view
from keltis.games.neue_wege import NEUE_WEGE
from tests.games.cardtable import discard_and_draw, draw
from tests.games.neue_wege.positions import NeueWegePlay, fields, position, tile_on, wishes
from tests.games.positions import changed_board, do, legal, refused


def landed(tile: str, figures: str = "a1", hand: str = "R5", **more: str) -> NeueWegePlay:
    """Seat 0 has played a red 5 and moved a small figure from a1 to a2, onto this tile."""
    play = position(hands=[hand], figures=[figures], tiles={"a2": tile} | more)
    do(play, "play R5", "small a1-a2")
    return play


# --- clovers ------------------------------------------------------------------------------------


@pytest.mark.rule("N6")
def test_a_clover_moves_any_own_figure_along_any_edge_or_is_declined() -> None:
    play = landed("clover", "a1 c4 e8 e9 b1*")
    moves = {"small a2-a3", "small c4-b5", "small c4-c5", "small c4-d5", "small e8-e9"}
    assert legal(play) == moves | {"large b1-a2", "large b1-b2", "pass"}


@pytest.mark.rule("N6")
def test_a_clover_may_move_the_same_figure_again() -> None:
    play = landed("clover")
    do(play, "small a2-a3")
    assert fields(play) == "a3"
    assert legal(play) == {"draw"}


@pytest.mark.rule("N6")
def test_a_clover_ignores_colours_and_brings_in_figures_from_the_start() -> None:
    play = landed("clover")
    starts = {f"{size} start-{column}1" for size in ("small", "large") for column in "abcd"}
    assert legal(play) == starts | {"small a2-a3", "pass"}


@pytest.mark.rule("N6")
def test_a_clover_may_be_declined() -> None:
    play = landed("clover")
    do(play, "pass")
    assert fields(play) == "a2"
    assert legal(play) == {"draw"}
    assert refused(play, "pass") == "C7"


@pytest.mark.rule("N6")
def test_the_clovers_question_comes_before_everything_else() -> None:
    play = landed("clover")
    assert refused(play, "draw") == "N6"
    assert refused(play, "take R") == "N6"
    assert refused(play, "lift R") == "N6"
    assert refused(play, "small a1-a2") == "N6"
    assert refused(play, "large a2-a3") == "N6"
    assert refused(play, "discard B10") == "C3"


@pytest.mark.rule("N6")
def test_clovers_chain_and_each_may_be_declined() -> None:
    play = landed("clover", "a1 b1 d1", b2="clover", d2="clover")
    do(play, "small b1-b2", "small d1-d2")
    assert "pass" in legal(play)
    do(play, "pass")
    assert fields(play) == "a2 b2 d2"
    assert legal(play) == {"draw"}


@pytest.mark.rule("N6", "N4")
def test_a_clover_stays_and_serves_everyone_at_every_landing() -> None:
    play = position(hands=["R5", "R5"], figures=["a1", "a1"], tiles={"a2": "clover"})
    for _ in range(2):
        do(play, "play R5", "small a1-a2")
        assert "pass" in legal(play)
        do(play, "pass")
        draw(play)
    assert tile_on(play, "a2") == "clover"


@pytest.mark.rule("A2")
def test_a_clover_that_can_move_nothing_is_not_asked(tmp_path: Path) -> None:
    """With five figures in the goal area the game would be over, so this needs a board that wants six."""
    board = changed_board(
        NEUE_WEGE,
        tmp_path,
        ("goal_figures = 5 ", "goal_figures = 6 "),
        ("clover = 5", "clover = 6"),
        ('e9 = { colour = "blue" }', 'e9 = { colour = "blue", carries = "tile" }'),
    )
    play = position(hands=["B5"], figures=["a9 b9 c9 d9 e8*"], board=board, tiles={"e9": "clover"})
    do(play, "play B5", "large e8-e9")
    assert legal(play) == {"draw"}


@pytest.mark.rule("A2")
def test_a_clover_with_one_possible_move_is_asked_because_it_may_be_declined(tmp_path: Path) -> None:
    board = changed_board(NEUE_WEGE, tmp_path, ("goal_figures = 5 ", "goal_figures = 6 "))
    play = position(hands=["P5"], figures=["a9 b9 c9 b6 a9*"], tiles={"c7": "clover"}, board=board)
    do(play, "play P5", "small b6-c7")
    assert legal(play) == {"small c7-c8", "pass"}


# --- discard tiles ------------------------------------------------------------------------------


@pytest.mark.rule("N7")
def test_a_discard_tile_lets_its_finder_discard_a_hand_card_or_the_last_card_of_a_row_or_nothing() -> None:
    play = position(
        hands=["R5 Y1 Y2 Y3 P1 P2 P3 P4"], rows=["G1 G2 B3"], figures=["a1"], tiles={"a2": "shed"}
    )
    do(play, "play R5", "small a1-a2")
    held = {f"discard {card}" for card in ["Y1", "Y2", "Y3", "P1", "P2", "P3", "P4"]}
    assert legal(play) == held | {"lift R", "lift G", "lift B", "pass"}


@pytest.mark.rule("N7")
def test_a_hand_card_goes_onto_its_colours_pile() -> None:
    play = landed("shed", hand="R5 G7")
    do(play, "discard G7")
    assert view(play).table.piles[3].top == "G7"
    assert play.state.seats[0].hand.size == 6
    assert legal(play) == {"draw"}


@pytest.mark.rule("N7")
def test_the_card_just_played_may_be_taken_back_off_its_row() -> None:
    play = landed("shed")
    do(play, "lift R")
    assert view(play).table.players[0].rows[0].values == ()
    assert view(play).table.piles[0].top == "R5"
    assert fields(play) == "a2", "the figure stays where it is"


@pytest.mark.rule("N7", "C4")
@pytest.mark.parametrize(
    ("row", "values", "direction", "again"),
    [
        ("G3 G5", (3,), "open", "G2"),
        ("G5 G3", (5,), "open", "G9"),
        ("G3 G3 G5", (3, 3), "open", "G0"),
        ("G3 G5 G8", (3, 5), "rising", "G6"),
        ("G9 G7 G2", (9, 7), "falling", "G6"),
        ("G3 G5 G5", (3, 5), "rising", "G9"),
        ("G4", (), "open", "G1"),
    ],
)
def test_the_direction_of_a_row_is_read_afresh_from_the_cards_left(
    row: str, values: tuple[int, ...], direction: str, again: str
) -> None:
    play = position(hands=[f"R5 {again}"], rows=[row], figures=["a1"], tiles={"a2": "shed"})
    do(play, "play R5", "small a1-a2", "lift G")
    green = view(play).table.players[0].rows[3]
    assert (green.values, green.direction) == (values, direction)
    draw(play)
    discard_and_draw(play)
    assert f"play {again}" in legal(play)


@pytest.mark.rule("N7")
def test_only_rows_that_are_begun_and_cards_that_are_held_can_be_discarded() -> None:
    play = landed("shed", hand="R5 Y1 Y2 Y3 P1 P2 P3 P4")
    assert refused(play, "lift G") == "N7"
    assert refused(play, "discard G1") == "C3"
    assert refused(play, "play Y1") == "C3"


@pytest.mark.rule("N7")
def test_the_discard_tiles_question_comes_before_the_refill_and_is_asked_once() -> None:
    play = landed("shed")
    assert refused(play, "draw") == "N7"
    assert refused(play, "take R") == "N7"
    assert refused(play, "small a2-a3") == "N7"
    do(play, "pass")
    assert legal(play) == {"draw"}
    assert refused(play, "lift R") == "C7"
    assert refused(play, "pass") == "C7"


@pytest.mark.rule("N7", "N4")
def test_a_discard_tile_stays_and_serves_the_next_one_too() -> None:
    play = position(hands=["R5", "R5"], figures=["a1", "a1"], tiles={"a2": "shed"})
    for _ in range(2):
        do(play, "play R5", "small a1-a2", "lift R")
        draw(play)
    assert tile_on(play, "a2") == "shed"
    assert view(play).table.piles[0].size == 2


@pytest.mark.rule("N7", "N6")
def test_a_clover_may_lead_to_a_discard_tile() -> None:
    play = landed("clover", "a1 b1", b2="shed")
    do(play, "small b1-b2")
    assert "lift R" in legal(play)


# --- wish stones --------------------------------------------------------------------------------


@pytest.mark.rule("N4")
def test_a_wish_stone_tile_is_taken_by_the_first_to_land_without_being_asked() -> None:
    play = position(hands=["R5", "R5"], figures=["a1", "a1"], tiles={"a2": "wish G"})
    do(play, "play R5", "small a1-a2")
    assert legal(play) == {"draw"}
    assert refused(play, "pass") == "C7"
    draw(play)
    do(play, "play R5", "small a1-a2")
    assert (wishes(play, 0), wishes(play, 1)) == ("G", "")
    assert tile_on(play, "a2") == ""


@pytest.mark.rule("N5")
def test_landing_on_a_stack_takes_its_top_wish_stone_every_time() -> None:
    play = position(hands=["B5 B6"], figures=["a3 a3"])
    for card, left in (("B5", 4), ("B6", 3)):
        do(play, f"play {card}", "small a3-a4")
        assert play.state.stacks[2] == left
        assert "draw" in legal(play)
        draw(play)
        discard_and_draw(play)
    assert wishes(play) == "PP"


@pytest.mark.rule("N5")
def test_an_empty_stack_gives_nothing() -> None:
    play = position(hands=["B5"], figures=["a3"], wishes=["", "PPPPP"])
    do(play, "play B5", "small a3-a4")
    assert wishes(play) == ""
    assert play.state.stacks[2] == 0
    assert legal(play) == {"draw"}


@pytest.mark.rule("N5")
@pytest.mark.parametrize(
    ("card", "move", "stone"),
    [
        ("B5", "a3-a4", "P"),
        ("P5", "d3-e4", "G"),
        ("R5", "c4-c5", "Y"),
        ("G5", "b5-b6", "R"),
        ("Y5", "d5-d6", "B"),
    ],
)
def test_each_stack_has_its_own_colour(card: str, move: str, stone: str) -> None:
    play = position(hands=[card], figures=[move.partition("-")[0]])
    do(play, f"play {card}", f"small {move}")
    assert wishes(play) == stone


@pytest.mark.rule("N5", "N6")
def test_a_clover_may_lead_to_a_stack() -> None:
    play = landed("clover", "a1 a3")
    do(play, "small a3-a4")
    assert wishes(play) == "P"


# --- points -------------------------------------------------------------------------------------


@pytest.mark.rule("C10", "N4")
@pytest.mark.parametrize("points", [2, 3])
def test_a_points_tile_pays_its_points_at_every_landing_and_stays(points: int) -> None:
    play = position(players=3, hands=["R5", "R5", "R6"], figures=["a1"] * 3, tiles={"a2": f"points {points}"})
    for card in ("R5", "R5", "R6"):
        do(play, f"play {card}", "small a1-a2")
        draw(play)
    assert [player.points for player in play.state.seats[:3]] == [points] * 3
    assert tile_on(play, "a2") == f"points {points}"


@pytest.mark.rule("C10", "N11")
def test_the_large_figure_does_not_double_a_points_tile() -> None:
    play = position(hands=["R5"], figures=["a1*"], tiles={"a2": "points 3"})
    do(play, "play R5", "large a1-a2")
    assert play.state.seats[0].points == 3


# --- the order of things ------------------------------------------------------------------------


@pytest.mark.rule("A3")
def test_what_is_taken_comes_at_once_and_what_is_offered_is_asked() -> None:
    play = landed("clover", "a1 b1 a3", b2="points 2")
    do(play, "small b1-b2")
    assert play.state.seats[0].points == 2
    assert legal(play) == {"draw"}


@pytest.mark.rule("N6", "N7")
def test_the_log_says_which_tile_is_not_used() -> None:
    for tile in ("clover", "shed"):
        play = landed(tile)
        said = log_line(play, play.read("pass"))
        assert (said.id, said.args["tile"]) == ("log-neue_wege-pass", tile)
