"""A match: both sides one after the other, the points added."""

import pytest

from keltis.core.seats import CHANCE, SPECTATOR
from keltis.core.view import view
from keltis.games.wuerfelspiel import WUERFELSPIEL
from tests.games.positions import do, legal, refused
from tests.games.wuerfelspiel.positions import DicePlay, pieces, position, roll, stand


def first_side_over(side: str = "match") -> DicePlay:
    """Seat 1 has just ended the first side by bringing the fifth piece into the goal area."""
    play = position(side=side, seat=1, pieces=["R9 Y9", "R9 Y9 G6"], wishes=[4, 9])
    roll(play, "G R R R R")
    do(play, "move G")
    return play


@pytest.mark.rule("W12")
@pytest.mark.parametrize(("side", "second"), [("match", "crossed"), ("match-crossed-first", "simple")])
def test_when_the_first_side_is_over_the_other_one_is_laid_out(side: str, second: str) -> None:
    play = first_side_over(side)
    assert not play.over
    table = view(play).table
    assert (table.side, table.number, table.sides) == (second, 2, 2)


@pytest.mark.rule("W12")
def test_the_second_side_begins_with_fresh_pieces_and_all_wish_stones_in_the_stock() -> None:
    play = first_side_over()
    table = view(play).table
    assert (table.stock, table.goal_count) == (40, 0)
    for player in table.players:
        assert (player.left, player.goal, player.wishes, player.fields) == (4, 0, 0, (0, 0, 0, 0, 0))


@pytest.mark.rule("W12", "A5")
def test_the_same_seat_starts_both_sides() -> None:
    play = first_side_over()
    assert play.mover == CHANCE
    assert WUERFELSPIEL.texts.heading(play.state) == "turn 2 seat 0"


@pytest.mark.rule("W12")
def test_the_points_of_both_sides_are_added() -> None:
    play = first_side_over()
    assert [player.first for player in view(play).table.players] == [21, 36]
    assert play.scores() == [21 - 10, 36 - 10], "as if the second side ended now"
    lines = WUERFELSPIEL.views.breakdown(play.board, play.state, 1, SPECTATOR).lines
    assert [(line.source, line.points) for line in lines] == [("pieces", 26), ("wishes", 10), ("wishes", -10)]


@pytest.mark.rule("W12", "W10")
def test_after_the_second_side_the_match_is_over_and_the_larger_sum_wins() -> None:
    play = first_side_over()
    stand(play, 0, "R9 Y9 P6 G9")
    roll(play, "P R R R R")
    do(play, "move P")
    assert play.over
    assert WUERFELSPIEL.end_reason(play.state) == "goal"
    assert play.scores() == [21 + 36 - 10, 36 - 10]
    assert play.winners() == [0]
    assert refused(play, "step P") == "W10"


@pytest.mark.rule("W12", "W13")
def test_a_first_side_that_stalls_is_scored_as_it_stands_and_the_second_follows() -> None:
    play = position(side="match", idle=99, pieces=["R9"], wishes=[9, 0])
    roll(play, "R Y P G B")
    do(play, "pass")
    assert not play.over
    assert play.state.idle == 0
    assert [player.first for player in view(play).table.players] == [20, -10]
    assert pieces(play) == ""


@pytest.mark.rule("W12", "W13")
def test_the_second_side_may_stall_as_well() -> None:
    play = first_side_over()
    for _ in range(100):
        assert not play.over
        roll(play, "R R P P B")
        do(play, "pass")
    assert WUERFELSPIEL.end_reason(play.state) == "stall"


@pytest.mark.rule("W12", "W9")
def test_forbidden_fields_belong_to_the_crossed_side_only() -> None:
    play = position(side="match")
    roll(play, "Y wish R R B")
    assert "move Y" in legal(play)
    play = first_side_over()
    roll(play, "Y wish R R B")
    assert refused(play, "move Y") == "W9"


@pytest.mark.rule("W12")
@pytest.mark.parametrize("side", ["simple", "crossed"])
def test_a_single_side_is_no_match(side: str) -> None:
    play = first_side_over(side)
    assert play.over
    assert play.scores() == [21, 36]
