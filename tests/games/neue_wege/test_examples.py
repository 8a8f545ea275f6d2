"""The worked examples of the rule book."""

import pytest

from keltis.core.view import view
from tests.games.cardtable import discard_and_draw, draw
from tests.games.neue_wege.positions import fields, position, wishes
from tests.games.positions import do, legal, refused


@pytest.mark.rule("N2", "N5", "N7", "C10")
def test_a_figure_moves_over_several_turns() -> None:
    """Red 3, a points tile; green 2, a joker; blue 10, a pink wish stone; blue 3, which is taken back."""
    play = position(hands=["R3 G2 B10 B3"], figures=["a1"], tiles={"a2": "points 3", "a5": "shed"}, players=2)
    own = play.state.seats[0]
    do(play, "play R3", "small a1-a2")
    assert own.points == 3
    draw(play)
    discard_and_draw(play)

    do(play, "play G2", "small a2-a3")
    assert (own.points, wishes(play)) == (3, "")
    draw(play)
    discard_and_draw(play)

    do(play, "play B10", "small a3-a4")
    assert wishes(play) == "P"
    draw(play)
    discard_and_draw(play)

    do(play, "play B3", "small a4-a5")
    assert {"lift B", "lift R", "lift G", "discard R0", "pass"} & legal(play) >= {"lift B", "lift R", "pass"}
    assert view(play).table.players[0].rows[4].direction == "falling"
    do(play, "lift B")
    blue = view(play).table.players[0].rows[4]
    assert (blue.values, blue.direction) == ((10,), "open"), "there is more air in the blue row again"
    assert view(play).table.piles[4].top == "B3"
    assert refused(play, "take B") == "C7"
    assert fields(play) == "a5"
    draw(play)
    assert play.mover == 1, "only one card had left the hand"


@pytest.mark.rule("N10")
def test_wish_stones_are_scored() -> None:
    """Four colours give 6, three blue ones 10; the second yellow one adds nothing."""
    play = position(wishes=["RYYPBBB"])
    points = {line.source: line.points for line in view(play, 0).scores[0].lines}
    assert points == {"wishes": 6, "sets": 10, "tiles": 0}
    assert play.scores()[0] == 16
    assert position(wishes=["RYPBBB"]).scores()[0] == 16
