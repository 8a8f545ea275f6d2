import pytest

from keltis.core.view import view
from tests.games.cardtable import draw
from tests.games.neue_wege.positions import NeueWegePlay, position
from tests.games.positions import do

NO_WISH = -4
VALUES = [-4, -3, 0, 2, 5, 8, 7, 6, 10]


def sources(play: NeueWegePlay, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source."""
    found: dict[str, int] = {}
    for line in view(play, seat).scores[seat].lines:
        found[line.source] = found.get(line.source, 0) + line.points
    return found


def finished(**given: list[str]) -> NeueWegePlay:
    """A game that has just ended with its draw pile."""
    play = position(players=len(given["figures"]), hands=["R5"], deck=1, figures=given["figures"])
    do(play, "discard R5")
    draw(play)
    assert play.over
    return play


@pytest.mark.rule("N1")
@pytest.mark.parametrize("column", "ad")
@pytest.mark.parametrize(("row", "worth"), list(enumerate(VALUES, start=1)))
def test_a_small_figure_is_worth_what_its_row_is(column: str, row: int, worth: int) -> None:
    assert position(figures=[f"{column}{row}"]).scores()[0] == worth + NO_WISH


@pytest.mark.rule("N11")
@pytest.mark.parametrize(("row", "worth"), list(enumerate(VALUES, start=1)))
def test_the_large_figure_counts_double_also_when_negative(row: int, worth: int) -> None:
    assert position(figures=[f"b{row}*"]).scores()[0] == 2 * worth + NO_WISH


@pytest.mark.rule("N1")
def test_figures_at_the_start_are_worth_nothing() -> None:
    assert position().scores() == [NO_WISH, NO_WISH]


@pytest.mark.rule("N1", "N2")
def test_every_figure_on_a_field_counts() -> None:
    assert position(figures=["a6 a6 a6 a6*"]).scores()[0] == 3 * 8 + 16 + NO_WISH


@pytest.mark.rule("N10")
@pytest.mark.parametrize(
    ("owned", "worth"),
    [
        ("", -4),
        ("R", -3),
        ("RR", -3),
        ("RY", 2),
        ("RYP", 3),
        ("RYPG", 6),
        ("RYPGB", 10),
        ("RRYYPPGGBB", 10),
    ],
)
def test_the_number_of_different_colours_counts(owned: str, worth: int) -> None:
    assert position(wishes=[owned]).scores()[0] == worth


@pytest.mark.rule("N10")
@pytest.mark.parametrize(
    ("owned", "colours", "sets"),
    [
        ("RR", -3, 0),
        ("RRR", -3, 10),
        ("RRRR", -3, 10),
        ("RRRRRR", -3, 10),
        ("RRRYYY", 2, 20),
        ("RRRYYYPPPGGGBBB", 10, 50),
    ],
)
def test_three_or_more_of_a_colour_give_ten_points_once_per_colour(
    owned: str, colours: int, sets: int
) -> None:
    play = position(wishes=[owned])
    assert sources(play) == {"wishes": colours, "sets": sets, "tiles": 0}
    assert play.scores()[0] == colours + sets


@pytest.mark.rule("N11", "N10")
def test_the_large_figure_doubles_no_wish_stones_and_no_points_tiles() -> None:
    play = position(figures=["a9*"], wishes=["RYPGB"], points=[3])
    assert sources(play) == {"figures": 20, "wishes": 10, "sets": 0, "tiles": 3}


@pytest.mark.rule("C10")
def test_a_total_may_be_negative() -> None:
    assert position(figures=["a1 a1 a1 a1 a1*"]).scores()[0] == -16 - 8 + NO_WISH


@pytest.mark.rule("A4", "N1", "N10", "N11", "C10")
def test_a_total_is_the_sum_of_figures_wish_stones_and_points() -> None:
    play = position(figures=["a9 b4 c2 d7 c5*"], wishes=["RRRGB"], points=[5])
    assert sources(play) == {"figures": 10 + 2 - 3 + 7 + 10, "wishes": 3, "sets": 10, "tiles": 5}
    assert play.scores()[0] == 44


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("figures", "winners"),
    [
        (["a4", "a5", "a2"], [1]),
        (["a1", "a3"], [1]),
        (["a5", "c5"], [0, 1]),
        (["a9", "a1", "b9", "a8"], [0, 2]),
        (["", "", "", ""], [0, 1, 2, 3]),
    ],
)
def test_the_most_points_win_and_equal_totals_share_the_win(figures: list[str], winners: list[int]) -> None:
    assert finished(figures=figures).winners() == winners


@pytest.mark.rule("A4")
def test_nobody_has_won_while_the_game_is_running() -> None:
    assert position(figures=["a9", ""]).winners() == []
