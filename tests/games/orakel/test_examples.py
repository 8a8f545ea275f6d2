"""The examples of the rule book, move by move."""

import pytest

from keltis.core.view import view
from keltis.games.orakel import ORAKEL
from tests.games.cardtable import discard_and_draw, draw
from tests.games.orakel.positions import OrakelPlay, position, stones
from tests.games.positions import do, legal, refused


def priestess_turn(play: OrakelPlay, card: str) -> None:
    """White lays a card, which moves the priestess; then the other player's turn passes."""
    do(play, f"play {card}", "priestess 1")
    draw(play)
    discard_and_draw(play)


@pytest.mark.rule("C4")
def test_laying_cards_a_green_row_rises_and_a_red_row_falls() -> None:
    play = position(hands=["G0 G1 R9 R9 R7 G0 R8 R10"])
    priestess_turn(play, "G0")
    priestess_turn(play, "G1")
    assert refused(play, "play G0") == "C4"
    for card in ("R9", "R9", "R7"):
        priestess_turn(play, card)
    assert refused(play, "play R8") == "C4"
    assert refused(play, "play R10") == "C4"
    rows = view(play).table.players[0].rows
    assert [(row.values, row.direction) for row in (rows[3], rows[0])] == [
        ((0, 1), "rising"),
        ((9, 9, 7), "falling"),
    ]


@pytest.mark.rule("O3", "C10", "O8", "O5", "O10")
def test_white_moves_a_figure_over_points_a_spiral_and_a_leprechaun() -> None:
    tiles = {4: "points 3", 10: "spiral", 9: "leprechaun"}
    play = position(hands=["G0 G4 R5 Y2"], tiles=tiles)
    white = play.state.seats[0]

    do(play, "play G0", "move 0")
    assert stones(play) == "0 0 4"
    assert white.points == 3
    assert view(play).table.stones[3].value == -4
    draw(play)
    discard_and_draw(play)

    do(play, "play G4", "move 4")
    assert stones(play) == "0 0 10"
    assert refused(play, "back 4") == "O8", "the turn began there"
    do(play, "back 7")
    assert stones(play) == "0 0 7"
    assert white.wishes == 1
    assert view(play).table.stones[6].wishes == 1
    draw(play)
    discard_and_draw(play)

    do(play, "play R5", "move 7")
    assert stones(play) == "0 0 9"
    assert {"discard Y2", "lift G", "lift R", "pass"} <= legal(play)
    do(play, "lift R")
    assert view(play).table.players[0].rows[0].values == ()
    assert view(play).table.piles[0].top == "R5"
    assert refused(play, "take R") == "C7"


@pytest.mark.rule("O3")
def test_in_those_turns_white_could_have_used_different_figures() -> None:
    play = position(hands=["G0 G4"], tiles={4: "points 3"})
    do(play, "play G0", "move 0")
    draw(play)
    discard_and_draw(play)
    do(play, "play G4", "move 0")
    assert stones(play) == "0 4 4"


@pytest.mark.rule("O3", "O4", "O7")
def test_white_declines_a_clover_and_brings_the_priestess_to_the_figure() -> None:
    play = position(hands=["Y10 Y8"], figures=["3", "8"], priestess=6, tiles={8: "clover B"})
    do(play, "play Y10", "move 3")
    assert legal(play) == {"move 8", "pass"}
    do(play, "pass")
    draw(play)
    discard_and_draw(play)
    do(play, "play Y8")
    assert legal(play, "priestess") == {"priestess 1", "priestess 2", "priestess 3"}
    do(play, "priestess 2")
    assert play.state.priestess == 8
    assert [player.oracle for player in play.state.seats[:2]] == [5, 0], "black stands there too"


@pytest.mark.rule("O3")
def test_a_nine_moves_the_priestess_one_to_four_stones() -> None:
    play = position(hands=["B9"])
    do(play, "play B9")
    assert legal(play, "priestess") == {f"priestess {n}" for n in (1, 2, 3, 4)}


@pytest.mark.rule("C3", "C4", "C6")
def test_a_green_two_that_fits_no_more_is_discarded() -> None:
    play = position(hands=["G2"], rows=["G1 G3"], piles="B5 Y6")
    assert refused(play, "play G2") == "C4"
    do(play, "discard G2")
    tops = [pile.top for pile in view(play).table.piles]
    assert tops == ["", "Y6", "", "G2", "B5"]


@pytest.mark.rule("O13", "O14", "C9", "A4")
def test_the_scoring_example_22_5_17_and_12() -> None:
    """White, black, brown and grey; white's step onto a yellow stone is the fifth figure in the area."""
    play = position(
        players=4,
        hands=["Y5"],
        figures=["25 35 8", "29 27 0", "32 26 22", "33 28 11"],
        wishes=[3, 1, 2, 2],
        mirrors=[2, 1, 0, 0],
        tiles={31: "points 3"},
    )
    do(play, "play Y5", "move 25")
    assert ORAKEL.end_reason(play.state) == "goal"
    assert play.state.goal == 5
    assert play.state.seats[0].points == 0, "the three points of the tile are void"
    assert play.scores() == [22, 5, 17, 12]
    assert play.winners() == [0]
    figures = [
        [line.points for line in scores.lines if line.source == "figures"] for scores in view(play).scores
    ]
    assert figures == [[-3, 6, 10], [5, 6], [3, 5, 7], [-2, 5, 7]]
