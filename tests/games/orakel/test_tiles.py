from typing import Any

import pytest

from keltis.core.seats import SPECTATOR
from keltis.core.view import news, view
from tests.games.cardtable import discard_and_draw, draw
from tests.games.orakel.positions import VARIANT, OrakelPlay, position, stones
from tests.games.positions import do, legal, refused


def landed(tile: str, figures: str = "", **more: Any) -> OrakelPlay:
    """Seat 0 has just brought a figure from the start to stone 4, where this tile lies."""
    tiles = {4: tile} | more.pop("tiles", {})
    play = position(hands=["G5"], figures=[figures], tiles=tiles, **more)
    do(play, "play G5", "move 0")
    return play


# --- what is taken ------------------------------------------------------------------------------


@pytest.mark.rule("O5", "O12")
def test_a_wish_stone_is_taken_at_each_landing_while_there_is_one() -> None:
    play = position(players=3, hands=["P5", "P6", "P7"], figures=["6", "6", "6"])
    for card in ("P5", "P6", "P7"):
        do(play, f"play {card}", "move 6")
        draw(play)
    assert [player.wishes for player in play.state.seats[:3]] == [1, 1, 0]
    assert view(play).table.stones[6].wishes == 0


@pytest.mark.rule("O5")
def test_one_landing_takes_one_wish_stone_and_it_cannot_be_declined() -> None:
    play = position(hands=["P5"], figures=["6"])
    do(play, "play P5", "move 6")
    assert play.state.seats[0].wishes == 1
    assert refused(play, "pass") == "C7"


@pytest.mark.rule("O5")
def test_on_the_last_stone_lies_only_one() -> None:
    play = position(hands=["B5", "B6"], figures=["34", "34"])
    do(play, "play B5", "move 34")
    draw(play)
    do(play, "play B6", "move 34")
    assert [player.wishes for player in play.state.seats[:2]] == [1, 0]


@pytest.mark.rule("O12")
def test_a_mirror_is_taken_by_the_first_to_land() -> None:
    play = position(hands=["G5", "G6"], tiles={4: "mirror"})
    do(play, "play G5", "move 0")
    assert refused(play, "pass") == "C7"
    draw(play)
    do(play, "play G6", "move 0")
    assert [player.mirrors for player in play.state.seats[:2]] == [1, 0]
    assert view(play).table.stones[3].tile == ""


@pytest.mark.rule("O12")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_mirrors_and_wish_stones_are_kept_openly(viewer: int) -> None:
    table = view(position(wishes=[3, 1], mirrors=[0, 2]), viewer).table
    assert [(player.wishes, player.mirrors) for player in table.players] == [(3, 0), (1, 2)]


@pytest.mark.rule("C10")
@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_a_points_tile_stays_and_pays_everybody_at_every_landing(points: int) -> None:
    play = position(hands=["G5 G6", "G7"], tiles={4: f"points {points}"})
    for card in ("G5", "G7", "G6"):
        do(play, f"play {card}", "move 0")
        draw(play)
    assert [player.points for player in play.state.seats[:2]] == [2 * points, points]


@pytest.mark.rule("C10")
def test_passing_over_a_tile_or_standing_on_it_pays_nothing() -> None:
    play = position(hands=["B5"], figures=["4"], tiles={1: "points 4", 4: "points 3", 5: "points 1"})
    do(play, "play B5", "move 0")
    assert play.state.seats[0].points == 1


# --- clovers ------------------------------------------------------------------------------------


@pytest.mark.rule("O7")
def test_a_clover_lets_the_figure_that_landed_go_on_to_the_next_stone_of_its_colour() -> None:
    play = landed("clover P", "2 12", tiles={6: "points 2"})
    assert legal(play) == {"move 4", "pass"}
    assert refused(play, "move 2") == "O7"
    assert refused(play, "move 12") == "O7"
    assert refused(play, "move 3") == "O7"
    do(play, "move 4")
    assert stones(play) == "2 6 12"
    assert play.state.seats[0].points == 2
    assert legal(play) == {"draw"}


@pytest.mark.rule("O7")
def test_a_clover_may_be_declined() -> None:
    play = landed("clover P")
    do(play, "pass")
    assert stones(play) == "0 0 4"
    assert legal(play) == {"draw"}


@pytest.mark.rule("O7")
def test_the_clovers_question_comes_before_everything_else() -> None:
    play = landed("clover P", piles="R1")
    for action in ("draw", "take R", "priestess 1", "back 1", "lift G"):
        assert refused(play, action) == "O7"
    assert refused(play, "discard G5") == "C3"
    assert refused(play, "claim") == "O11"


@pytest.mark.rule("O7")
def test_clovers_chain_and_stay_for_the_next_one() -> None:
    play = position(hands=["G5", "G6"], tiles={4: "clover P", 6: "clover Y", 8: "clover B", 11: "mirror"})
    for card in ("G5", "G6"):
        do(play, f"play {card}", "move 0", "move 4", "move 6", "move 8")
        assert legal(play) == {"draw"}
        draw(play)
    assert (stones(play, 0), stones(play, 1)) == ("0 0 11", "0 0 11")
    assert [player.mirrors for player in play.state.seats[:2]] == [1, 0]


@pytest.mark.rule("O7")
def test_a_clover_may_lead_to_a_large_stone() -> None:
    play = position(hands=["P5"], figures=["1"], tiles={6: "clover P"})
    do(play, "play P5", "move 1", "move 6")
    assert stones(play) == "0 0 7"
    assert play.state.seats[0].wishes == 1


@pytest.mark.rule("A2", "O7")
def test_a_clover_without_a_next_stone_of_its_colour_is_not_asked() -> None:
    play = position(hands=["B5"], figures=["29"], tiles={34: "clover P"})
    do(play, "play B5", "move 29")
    assert legal(play) == {"draw"}


@pytest.mark.rule("O7")
def test_in_the_variant_a_clover_moves_any_own_figure() -> None:
    play = landed("clover P", "2 30", options=VARIANT, tiles={6: "points 1", 30: "points 2"})
    assert legal(play) == {"move 2", "move 4", "pass"}
    assert refused(play, "move 30") == "O7"
    do(play, "move 2")
    assert stones(play) == "4 6 30"


@pytest.mark.rule("O7")
def test_in_the_variant_even_one_from_the_start_and_its_landing_counts() -> None:
    play = landed("clover P", options=VARIANT, tiles={1: "points 3"})
    do(play, "move 0")
    assert stones(play) == "0 1 4"
    assert play.state.seats[0].points == 3


@pytest.mark.rule("A2", "O7")
def test_in_the_variant_it_is_asked_if_any_figure_can_use_it() -> None:
    tiles = {34: "clover P"}
    play = position(hands=["B5"], figures=["29 30 0"], tiles=tiles, options=VARIANT)
    do(play, "play B5", "move 29")
    assert legal(play) == {"move 0", "pass"}


# --- spirals ------------------------------------------------------------------------------------


@pytest.mark.rule("O8")
def test_a_spiral_leads_back_to_any_stone_behind_except_the_one_the_turn_began_on() -> None:
    play = position(hands=["G5"], figures=["4"], tiles={10: "spiral"})
    do(play, "play G5", "move 4")
    assert legal(play) == {f"back {n}" for n in range(10) if n != 4} | {"pass"}
    assert refused(play, "back 4") == "O8"
    assert refused(play, "back 10") == "O8"
    assert refused(play, "back 11") == "O8"
    assert refused(play, "move 10") == "O8"
    assert refused(play, "draw") == "O8"
    do(play, "back 7")
    assert stones(play) == "0 0 7"
    assert play.state.seats[0].wishes == 1


@pytest.mark.rule("O8")
def test_a_spiral_may_be_declined() -> None:
    play = landed("spiral")
    do(play, "pass")
    assert stones(play) == "0 0 4"
    assert legal(play) == {"draw"}


@pytest.mark.rule("O8")
def test_the_start_counts_as_a_stone_unless_the_turn_began_there() -> None:
    play = position(hands=["G5"], figures=["2"], tiles={4: "spiral"})
    do(play, "play G5", "move 2")
    assert "back 0" in legal(play)
    do(play, "back 0")
    assert stones(play) == "0 0 0"
    assert legal(play) == {"draw"}
    assert refused(landed("spiral"), "back 0") == "O8"


@pytest.mark.rule("A2", "O8")
def test_a_spiral_with_nowhere_to_go_is_not_asked() -> None:
    play = position(hands=["P5"], tiles={1: "spiral"})
    do(play, "play P5", "move 0")
    assert legal(play) == {"draw"}


@pytest.mark.rule("O8", "O7")
def test_after_a_clover_the_stone_of_the_clover_is_allowed_and_the_first_one_is_not() -> None:
    play = position(hands=["G5"], figures=["2"], tiles={4: "clover Y", 8: "spiral"})
    do(play, "play G5", "move 2", "move 4")
    assert legal(play) == {f"back {n}" for n in range(8) if n != 2} | {"pass"}


@pytest.mark.rule("O8")
def test_in_the_variant_too_only_the_stone_that_the_cards_figure_left_is_forbidden() -> None:
    play = landed("clover R", "12", options=VARIANT, tiles={15: "spiral"})
    do(play, "move 12")
    assert refused(play, "back 0") == "O8"
    assert {"back 12", "back 4", "back 1"} <= legal(play)
    do(play, "back 12")
    assert stones(play) == "0 4 12"


@pytest.mark.rule("O8", "C10")
def test_what_lies_where_the_spiral_leads_acts_too() -> None:
    play = landed("spiral", tiles={3: "spiral", 2: "points 4"})
    do(play, "back 3")
    assert legal(play) == {"back 1", "back 2", "pass"}
    do(play, "back 2")
    assert play.state.seats[0].points == 4


# --- the loop guard -----------------------------------------------------------------------------


@pytest.mark.rule("O9")
def test_a_clover_acts_at_most_once_per_turn() -> None:
    play = position(hands=["Y5"], tiles={2: "clover G", 4: "spiral"})
    do(play, "play Y5", "move 0", "move 2", "back 2")
    assert legal(play) == {"draw"}
    assert refused(play, "move 2") == "C7"


@pytest.mark.rule("O9")
def test_a_spiral_acts_at_most_once_per_turn() -> None:
    play = position(hands=["G5"], tiles={1: "clover G", 4: "spiral"})
    do(play, "play G5", "move 0", "back 1", "move 1")
    assert stones(play) == "0 0 4"
    assert legal(play) == {"draw"}


@pytest.mark.rule("O9")
def test_two_tiles_of_the_same_kind_act_once_each() -> None:
    play = position(hands=["G5"], tiles={4: "spiral", 3: "spiral", 2: "spiral", 1: "points 1"})
    do(play, "play G5", "move 0", "back 3", "back 2", "back 1")
    assert stones(play) == "0 0 1"


@pytest.mark.rule("O9")
def test_in_the_next_turn_it_acts_again() -> None:
    play = position(hands=["G5 G6"], tiles={4: "spiral", 1: "points 1"})
    for card in ("G5", "G6"):
        do(play, f"play {card}", "move 0", "back 1")
        draw(play)
        discard_and_draw(play)
    assert stones(play) == "0 1 1"


# --- leprechauns --------------------------------------------------------------------------------


@pytest.mark.rule("O10")
def test_a_leprechaun_lets_discard_one_card_from_the_hand_or_the_end_of_a_row() -> None:
    play = landed("leprechaun", rows=["R1 R2 Y7"])
    held = {f"discard {card}" for card in view(play, 0).table.hand}
    assert legal(play) == held | {"lift R", "lift Y", "lift G", "pass"}
    assert refused(play, "lift P") == "O10"
    assert refused(play, "draw") == "O10"
    assert refused(play, "discard R10") == "C3"
    assert refused(play, "play B10") == "C3"


@pytest.mark.rule("O10")
def test_discarding_from_the_hand_means_refilling_two_cards() -> None:
    play = landed("leprechaun", piles="R1")
    card = min(legal(play, "discard"))
    do(play, card)
    assert play.state.seats[0].hand.size == 6
    assert refused(play, f"take {card.split()[1][0]}") == "C7"
    do(play, "take R")
    assert play.mover == 0
    draw(play)
    assert play.mover == 1
    assert play.state.seats[0].hand.size == 8


@pytest.mark.rule("O10", "C4", "C7")
def test_the_card_just_played_may_be_taken_off_its_row_and_closes_its_pile() -> None:
    play = position(rows=["G7 G6"], hands=["G5 G10"], tiles={4: "leprechaun"}, piles="G0 R1")
    do(play, "play G5", "move 0", "lift G")
    row = view(play).table.players[0].rows[3]
    assert (row.values, row.direction) == ((7, 6), "falling")
    assert view(play).table.piles[3].top == "G5"
    assert legal(play) == {"draw", "take R"}
    assert refused(play, "take G") == "C7"


@pytest.mark.rule("O10", "C4")
def test_a_rows_direction_is_read_afresh_from_the_cards_left() -> None:
    play = position(rows=["R7 R6"], hands=["G5 R9"], tiles={4: "leprechaun"})
    assert refused(play, "play R9") == "C4"
    do(play, "play G5", "move 0", "lift R")
    draw(play)
    discard_and_draw(play)
    assert "play R9" in legal(play)


@pytest.mark.rule("O10")
def test_a_leprechaun_may_be_declined() -> None:
    play = landed("leprechaun")
    do(play, "pass")
    assert legal(play) == {"draw"}
    assert refused(play, "lift G") == "C7"


# --- the leprechaun bonus -----------------------------------------------------------------------


LEPRECHAUNS = {3: "leprechaun", 4: "leprechaun", 9: "leprechaun"}


@pytest.mark.rule("O11", "A3")
@pytest.mark.parametrize(("figures", "points"), [("3 9", 15), ("3 3", 10), ("3 4", 10), ("4 4", 5)])
def test_all_figures_on_leprechaun_stones_bring_points_by_the_number_of_different_stones(
    figures: str, points: int
) -> None:
    play = landed("leprechaun", figures, tiles=LEPRECHAUNS)
    assert legal(play) == {"claim", "pass"}
    assert refused(play, "draw") == "O11"
    assert refused(play, "lift G") == "O11"
    assert refused(play, "discard G5") == "C3"
    assert [told.args["points"] for told in news(play, play.read("claim"))] == [points]
    do(play, "claim")
    assert play.state.seats[0].leprechauns == points
    assert "lift G" in legal(play), "then comes the tile's own offer"


@pytest.mark.rule("O11")
@pytest.mark.parametrize("figures", ["3", "3 8", "3 14"])
def test_every_own_figure_must_stand_on_a_leprechaun_stone(figures: str) -> None:
    play = landed("leprechaun", figures, tiles=LEPRECHAUNS)
    assert "lift G" in legal(play)
    assert refused(play, "claim") == "O11"


@pytest.mark.rule("O11")
def test_other_players_figures_do_not_help() -> None:
    play = position(hands=["G5"], figures=["3 0 0", "9 9 9"], tiles=LEPRECHAUNS)
    do(play, "play G5", "move 0")
    assert refused(play, "claim") == "O11"


@pytest.mark.rule("O11")
def test_it_may_be_declined_and_is_offered_again_at_the_next_landing() -> None:
    play = position(hands=["R5 R6"], figures=["3 3"], tiles=LEPRECHAUNS)
    do(play, "play R5", "move 0", "pass", "pass")
    draw(play)
    discard_and_draw(play)
    do(play, "play R6", "move 3")
    assert stones(play) == "3 3 9"
    do(play, "claim")
    assert play.state.seats[0].leprechauns == 10


@pytest.mark.rule("O11")
def test_it_is_paid_once_per_game() -> None:
    play = landed("leprechaun", "3 9", tiles=LEPRECHAUNS, leprechauns=[5])
    assert "lift G" in legal(play)
    assert refused(play, "claim") == "O11"


@pytest.mark.rule("O11")
def test_it_is_offered_after_a_spiral_or_a_clover_too() -> None:
    tiles = {3: "leprechaun", 9: "leprechaun", 8: "leprechaun"}
    play = landed("spiral", "8 9", tiles=tiles)
    do(play, "back 3")
    assert legal(play) == {"claim", "pass"}
    play = landed("clover Y", "3 9", tiles=tiles)
    do(play, "move 4")
    assert legal(play) == {"claim", "pass"}


@pytest.mark.rule("O11")
def test_it_is_not_offered_without_a_landing() -> None:
    play = position(hands=["R5"], figures=["3 4 9"], tiles=LEPRECHAUNS)
    assert refused(play, "claim") == "C3"
    do(play, "play R5")
    assert refused(play, "claim") == "O11"
    do(play, "priestess 1")
    assert legal(play) == {"draw"}


@pytest.mark.rule("O11", "C9", "A3")
def test_the_landing_that_ends_the_game_offers_nothing() -> None:
    tiles = {29: "leprechaun", 30: "leprechaun", 31: "leprechaun"}
    play = position(hands=["B5"], figures=["23 30 31"], tiles=tiles)
    do(play, "play B5", "move 23")
    assert play.over
    assert play.state.seats[0].leprechauns == 0
