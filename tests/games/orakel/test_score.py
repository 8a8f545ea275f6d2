import pytest

from keltis.core.view import view
from tests.games.cardtable import draw
from tests.games.orakel.positions import OrakelPlay, position
from tests.games.positions import do

NO_WISH = -4


def sources(play: OrakelPlay, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source."""
    found: dict[str, int] = {}
    for line in view(play).scores[seat].lines:
        found[line.source] = found.get(line.source, 0) + line.points
    return found


def finished(*figures: str) -> OrakelPlay:
    """A game that has just ended with its draw pile."""
    play = position(players=len(figures), hands=["R5"], deck=1, figures=figures)
    do(play, "discard R5")
    draw(play)
    assert play.over
    return play


@pytest.mark.rule("O1")
@pytest.mark.parametrize(
    ("stone", "worth"),
    [(1, -4), (7, -3), (10, -2), (14, 1), (17, 2), (21, 3), (28, 5), (29, 6), (34, 7), (35, 10)],
)
def test_a_figure_is_worth_what_its_stone_is(stone: int, worth: int) -> None:
    assert position(figures=[str(stone)]).scores()[0] == worth + NO_WISH


@pytest.mark.rule("O2")
def test_figures_at_the_start_are_worth_nothing_and_each_figure_counts() -> None:
    assert position(figures=["", "4 4 4"]).scores() == [NO_WISH, -12 + NO_WISH]


@pytest.mark.rule("O14")
@pytest.mark.parametrize(("wishes", "worth"), list(enumerate([-4, -3, 2, 3, 6, 10, 10, 10, 10, 10])))
@pytest.mark.parametrize("mirrors", [0, 1, 2, 3])
def test_wish_stones_score_once_more_for_every_mirror_also_when_negative(
    wishes: int, worth: int, mirrors: int
) -> None:
    assert position(wishes=[wishes], mirrors=[mirrors]).scores()[0] == worth * (1 + mirrors)


@pytest.mark.rule("C10", "O4", "O11", "O14", "A4")
def test_a_total_shows_figures_wish_stones_tiles_priestess_and_leprechauns_apart() -> None:
    play = position(figures=["35 7 0"], wishes=[3], mirrors=[1], points=[8], oracle=[10], leprechauns=[15])
    apart = {"figures": 7, "wishes": 6, "tiles": 8, "oracle": 10, "leprechauns": 15}
    assert sources(play) == apart
    assert play.scores()[0] == sum(apart.values())


@pytest.mark.rule("C10")
def test_a_total_may_be_negative() -> None:
    assert position(figures=["1 2 3"], mirrors=[3]).scores()[0] == -12 - 16


@pytest.mark.rule("A4")
def test_the_most_points_win() -> None:
    assert finished("14", "17", "1").winners() == [1]


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("figures", "winners"),
    [(("17", "18"), [0, 1]), (("35", "1", "35", "34"), [0, 2]), (("", "", ""), [0, 1, 2])],
)
def test_equal_totals_share_the_win(figures: tuple[str, ...], winners: list[int]) -> None:
    assert finished(*figures).winners() == winners


@pytest.mark.rule("A4")
def test_nobody_has_won_while_the_game_is_running() -> None:
    assert position(figures=["35", ""]).winners() == []
