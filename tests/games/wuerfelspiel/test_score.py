import pytest

from keltis.core.seats import SPECTATOR
from keltis.games.wuerfelspiel import WUERFELSPIEL
from tests.games.positions import do, refused
from tests.games.wuerfelspiel.positions import DicePlay, position, roll


def before_the_last_move() -> DicePlay:
    """The rule book's example: white, black, grey and brown; white's pink piece stands before the goal."""
    return position(
        players=4,
        pieces=["R5 Y9 P6", "R7 G7 B7", "R8 Y5 P8", "R9 Y2 P5 G5"],
        wishes=[5, 4, 3, 7],
    )


@pytest.mark.rule("W10", "W11", "W1", "A4")
def test_the_example_of_the_rule_book() -> None:
    play = before_the_last_move()
    assert play.state.goal == 7
    roll(play, "P R Y G B")
    do(play, "move P")
    assert play.over
    assert WUERFELSPIEL.end_reason(play.state) == "goal"
    assert play.state.goal == 8
    assert play.scores() == [20, 19, 14, 17]
    assert play.winners() == [0]
    assert refused(play, "step P") == "W10", "the clover may not be used any more"


@pytest.mark.rule("W1", "W11")
@pytest.mark.parametrize(
    ("seat", "points"),
    [
        (0, [2, 10, 6, 2]),
        (1, [6, 6, 6, 1]),
        (2, [7, 2, 7, -2]),
        (3, [10, -3, 2, 2, 6]),
    ],
)
def test_the_parts_of_the_totals_in_the_example(seat: int, points: list[int]) -> None:
    play = before_the_last_move()
    roll(play, "P R Y G B")
    do(play, "move P")
    breakdown = WUERFELSPIEL.views.breakdown(play.board, play.state, seat, SPECTATOR)
    assert [line.points for line in breakdown.lines] == points
    assert {line.source for line in breakdown.lines} == {"pieces", "wishes"}


@pytest.mark.rule("W1")
@pytest.mark.parametrize(
    ("field", "worth"), [(1, -4), (2, -3), (3, -2), (4, 1), (5, 2), (6, 3), (7, 6), (8, 7), (9, 10)]
)
def test_a_piece_is_worth_its_field(field: int, worth: int) -> None:
    assert position(pieces=[f"G{field}"], wishes=[4]).scores()[0] == worth + 1


@pytest.mark.rule("W1", "W11")
def test_pieces_that_never_came_in_are_worth_nothing() -> None:
    assert position().scores() == [-10, -10]


@pytest.mark.rule("W11")
@pytest.mark.parametrize(
    ("number", "worth"),
    [
        (0, -10),
        (1, -4),
        (2, -3),
        (3, -2),
        (4, 1),
        (5, 2),
        (6, 3),
        (7, 6),
        (8, 7),
        (9, 10),
        (10, 10),
        (40, 10),
    ],
)
def test_wish_stones_are_worth_what_the_table_says(number: int, worth: int) -> None:
    assert position(wishes=[number]).scores()[0] == worth


@pytest.mark.rule("A4")
def test_equal_totals_share_the_win() -> None:
    play = position(players=3, pieces=["R9", "Y9", "P1"], idle=99)
    roll(play, "R Y P G B")
    do(play, "pass")
    assert play.scores() == [0, 0, -14]
    assert play.winners() == [0, 1]


@pytest.mark.rule("A4")
def test_nobody_has_won_while_the_game_is_running() -> None:
    assert position(pieces=["R9"]).winners() == []
