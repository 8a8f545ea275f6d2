import pytest

from keltis.core.seats import SPECTATOR
from keltis.core.view import view
from tests.games.cardtable import discard_and_draw, draw
from tests.games.orakel.positions import VARIANT, landed, position, stones
from tests.games.positions import do, legal, refused

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
