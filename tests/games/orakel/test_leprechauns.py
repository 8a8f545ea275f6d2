import pytest

from keltis.core.view import news, view
from tests.games.cardtable import discard_and_draw, draw
from tests.games.orakel.positions import landed, position, stones
from tests.games.positions import do, legal, refused

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
