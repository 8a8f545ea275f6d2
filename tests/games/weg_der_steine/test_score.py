import pytest

from keltis.core.view import view
from tests.games.positions import do
from tests.games.weg_der_steine.positions import StonesPlay, position

NO_WISH = -4
NO_MARKS = ["R0", "R0 R1", "R0 R1 R3", "R0 R1 R3 R9", "R0 R1 R3 R9 R10"]


def sources(play: StonesPlay, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source."""
    found: dict[str, int] = {}
    for line in view(play).scores[seat].lines:
        found[line.source] = found.get(line.source, 0) + line.points
    return found


def finished(*rows: str) -> StonesPlay:
    """A game that has just ended; these rows without marks are all that anybody has."""
    play = position(players=len(rows), rows=rows)
    s = play.state
    s.open, s.hidden = s.hidden & ~(1 << 54), 1 << 54
    do(play, "turn", "B10", "leave")
    assert play.over
    return play


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("row", "worth"), list(zip(NO_MARKS, [-4, -3, 2, 3, 6], strict=True)))
def test_a_row_is_worth_what_its_number_of_tiles_says(row: str, worth: int) -> None:
    assert sources(position(rows=[row])) == {"rows": worth, "wishes": NO_WISH, "bonus": 0}


@pytest.mark.rule("S7")
@pytest.mark.parametrize("longer", ["R5", "R5 R8", "R5 R6 R7 R8 R9", "R2 R3 R4 R5 R6 R7 R8 R9 R10"])
def test_six_or_more_tiles_are_worth_ten(longer: str) -> None:
    tiles = sorted(set(f"R0 R1 R3 R9 R10 {longer}".split()), key=lambda tile: int(tile[1:]))
    assert sources(position(rows=[" ".join(tiles)]))["rows"] == 10


@pytest.mark.rule("S7")
def test_no_row_is_worth_nothing() -> None:
    play = position()
    assert sources(play) == {"wishes": NO_WISH, "bonus": 0}
    assert play.scores() == [NO_WISH, NO_WISH]


@pytest.mark.rule("S7")
def test_the_direction_of_a_row_does_not_matter() -> None:
    assert position(rows=["R10 R9 R3"]).scores()[0] == position(rows=["R3 R9 R10"]).scores()[0]


@pytest.mark.rule("S7")
@pytest.mark.parametrize(("wishes", "worth"), list(enumerate([-4, -3, 2, 3, 6, 10, 10, 10, 10, 10, 10])))
def test_wish_stones_are_worth_what_the_table_says(wishes: int, worth: int) -> None:
    tiles = ["R4", "R7", "Y6", "Y8", "P1", "P4", "G6", "G9", "B2", "B3"][:wishes]
    assert sources(position(rows=[" ".join(tiles)]))["wishes"] == worth


@pytest.mark.rule("S7")
@pytest.mark.parametrize(
    ("tiles", "points"), [("R2", 3), ("R6", 1), ("R2 R6 Y3 Y4", 8), ("P5 P7 G1 G5 B8 B9", 12), ("R4 R5", 0)]
)
def test_bonus_points_are_added(tiles: str, points: int) -> None:
    assert sources(position(rows=[tiles]))["bonus"] == points


@pytest.mark.rule("S7")
def test_the_rule_books_example_is_worth_21() -> None:
    play = position(rows=["B8 B9 Y2 Y3 Y6 Y9 P0 P1 P7 R0 R1 R4 R5 R9"])
    lines = [(line.source, line.points) for line in view(play).scores[0].lines]
    assert lines == [
        ("rows", 6),  # five red ones
        ("rows", 3),  # four yellow ones
        ("rows", 2),  # three pink ones
        ("rows", -3),  # two blue ones, and no green one
        ("wishes", 3),  # of three wish stones
        ("bonus", 3 + 1 + 3 + 3),
    ]
    assert play.scores()[0] == 21


@pytest.mark.rule("S7")
def test_tiles_in_the_middle_belong_to_nobody() -> None:
    assert position(open="R2 R4 R6 R7").scores() == [NO_WISH, NO_WISH]


@pytest.mark.rule("A4")
def test_the_most_points_win() -> None:
    assert finished("R0", "Y0 Y2 Y5", "P0 P3").winners() == [1]


@pytest.mark.rule("A4")
def test_the_least_negative_total_wins() -> None:
    play = finished("R0", "Y0 Y2")
    assert play.scores() == [-4 + NO_WISH, -3 + NO_WISH]
    assert play.winners() == [1]


@pytest.mark.rule("A4")
@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        (["R0 R1 R3", "Y0 Y2 Y5"], [0, 1]),
        (["R0 R1 R3", "Y0", "P0 P3 P6"], [0, 2]),
        (["", "R0", "", "P0"], [0, 2]),
        (["", "", "", ""], [0, 1, 2, 3]),
    ],
)
def test_equal_totals_share_the_win(rows: list[str], winners: list[int]) -> None:
    assert finished(*rows).winners() == winners


@pytest.mark.rule("A4")
def test_nobody_has_won_while_the_game_is_running() -> None:
    play = position(rows=["R0 R1 R3", ""])
    assert play.winners() == []
    assert view(play).winners == ()
