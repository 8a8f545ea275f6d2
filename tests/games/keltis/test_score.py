import pytest

from keltis.core.view import view
from tests.games.cardtable import draw
from tests.games.keltis.positions import KeltisPlay, position
from tests.games.positions import do

NO_WISH = -4


def sources(play: KeltisPlay, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source."""
    found: dict[str, int] = {}
    for line in view(play).scores[seat].lines:
        found[line.source] = found.get(line.source, 0) + line.points
    return found


def finished(**places: list[str]) -> KeltisPlay:
    """A game that has just ended with its draw pile."""
    play = position(players=len(places["figures"]), hands=["R5"], deck=1, figures=places["figures"])
    do(play, "discard R5")
    draw(play)
    assert play.over
    return play


@pytest.mark.rule("K1")
@pytest.mark.parametrize("path", "RYPGB")
@pytest.mark.parametrize(("stone", "worth"), list(enumerate([-4, -3, -2, 1, 2, 3, 6, 7, 10], start=1)))
def test_a_small_figure_is_worth_what_its_stone_is(path: str, stone: int, worth: int) -> None:
    play = position(figures=[f"{path}{stone}"])
    assert play.scores()[0] == worth + NO_WISH


@pytest.mark.rule("K2")
@pytest.mark.parametrize(("stone", "worth"), list(enumerate([-8, -6, -4, 2, 4, 6, 12, 14, 20], start=1)))
def test_the_large_figure_counts_double_also_when_negative(stone: int, worth: int) -> None:
    play = position(figures=[f"G{stone}*"])
    assert play.scores()[0] == worth + NO_WISH


@pytest.mark.rule("K1")
def test_figures_at_the_start_are_worth_nothing() -> None:
    assert position().scores() == [NO_WISH, NO_WISH]


@pytest.mark.rule("K10")
@pytest.mark.parametrize(("wishes", "worth"), list(enumerate([-4, -3, 2, 3, 6, 10, 10, 10, 10, 10])))
def test_wish_stones_are_worth_what_the_table_says(wishes: int, worth: int) -> None:
    assert position(wishes=[wishes]).scores()[0] == worth


@pytest.mark.rule("C10")
def test_points_from_tiles_are_added() -> None:
    assert position(points=[7, 0]).scores() == [7 + NO_WISH, NO_WISH]


@pytest.mark.rule("C10", "K2")
def test_a_total_may_be_negative() -> None:
    play = position(figures=["R1* Y1 P1 G1 B1"])
    assert play.scores()[0] == -8 - 4 * 4 + NO_WISH


@pytest.mark.rule("A4", "K1", "K2", "K10", "C10")
def test_a_total_is_the_sum_of_figures_wish_stones_and_points() -> None:
    play = position(figures=["R9 Y4* P2 G7"], wishes=[3], points=[5])
    assert sources(play) == {"figures": 10 + 2 - 3 + 6, "wishes": 3, "tiles": 5}
    assert play.scores()[0] == 23


@pytest.mark.rule("K10")
def test_the_large_figure_doubles_no_wish_stones() -> None:
    play = position(figures=["R9*"], wishes=[5])
    assert sources(play) == {"figures": 20, "wishes": 10, "tiles": 0}


@pytest.mark.rule("A4")
def test_the_most_points_win() -> None:
    assert finished(figures=["R4", "R5", "R2"]).winners() == [1]


@pytest.mark.rule("A4")
def test_the_least_negative_total_wins() -> None:
    play = finished(figures=["R1", "R3"])
    assert play.scores() == [-4 + NO_WISH, -2 + NO_WISH]
    assert play.winners() == [1]


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("figures", "winners"),
    [
        (["R5", "Y5"], [0, 1]),
        (["R4*", "R5", "R1"], [0, 1]),
        (["R9", "R1", "Y9", "R8"], [0, 2]),
        (["", "", "", ""], [0, 1, 2, 3]),
    ],
)
def test_equal_totals_share_the_win(figures: list[str], winners: list[int]) -> None:
    assert finished(figures=figures).winners() == winners


@pytest.mark.rule("A4")
def test_nobody_has_won_while_the_game_is_running() -> None:
    play = position(figures=["R9", ""])
    assert play.winners() == []
    assert view(play).winners == ()
