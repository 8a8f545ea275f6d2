"""Which boards can be played on, and what is said about those that cannot."""

from pathlib import Path

import pytest

from keltis.core.board_file import BoardError
from keltis.core.play import Play
from keltis.core.playout import random_playout
from keltis.core.rng import seeded_rng
from keltis.games.neue_wege import NEUE_WEGE
from keltis.games.neue_wege.board import field_names
from tests.games.neue_wege.conservation import everything_once
from tests.games.positions import changed_board

A1 = 'a1 = { colour = "red", edges = ["a2"] }'
A4 = 'a4 = { colour = "blue", carries = "pink", edges = ["a5"] }'
A9 = 'a9 = { colour = "red" }'
C2 = 'c2 = { colour = "joker", edges = ["c3", "d3"] }'
START = 'start = { edges = ["a1", "b1", "c1", "d1"] }'


@pytest.mark.rule("N1")
def test_the_standard_board_is_named_row_by_row() -> None:
    names = field_names(NEUE_WEGE.load_board().board)
    assert names[:6] == ["start", "a1", "b1", "c1", "d1", "a2"]
    assert names[-5:] == ["a9", "b9", "c9", "d9", "e9"]
    assert len(names) == 43


@pytest.mark.rule("N1", "N4", "N5")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        # names
        (START, "", "fields.start: must be the first field"),
        (A1, A1.replace("a1", "b1", 1), "Cannot overwrite"),
        (A1, "", "fields.b1: here must come a1"),
        ("e9 = {", "f9 = {", "fields.f9: here must come e9 or a10"),
        ("a9 = {", "a10 = {", "fields.a10: here must come f8 or a9"),
        # edges
        (A1, 'a1 = { colour = "red", edges = ["z2"] }', "fields.a1.edges[0]: there is no field 'z2'"),
        (A1, 'a1 = { colour = "red", edges = ["a3"] }', "fields.a1.edges[0]: a3 is not in row 2"),
        (A1, 'a1 = { colour = "red", edges = ["b1"] }', "fields.a1.edges[0]: b1 is not in row 2"),
        (A1, 'a1 = { colour = "red", edges = ["start"] }', "fields.a1.edges[0]: start is not in row 2"),
        (A1, 'a1 = { colour = "red", edges = [] }', "fields.a1.edges: no way leads on from here"),
        (A1, 'a1 = { colour = "red" }', "fields.a1.edges: is missing"),
        (A1, 'a1 = { colour = "red", edges = "a2" }', "fields.a1.edges: expected a list of texts"),
        (C2, 'c2 = { colour = "joker", edges = ["d3", "c3"] }', "fields.c2.edges: the fields must ascend"),
        (C2, 'c2 = { colour = "joker", edges = ["c3", "c3"] }', "fields.c2.edges: the fields must ascend"),
        (A9, 'a9 = { colour = "red", edges = ["a10"] }', "fields.a9.edges: unknown key"),
        (START, 'start = { edges = ["b1", "c1", "d1"] }', "fields.a1: cannot be reached from the start"),
        # colours
        (A1, 'a1 = { colour = "grey", edges = ["a2"] }', "fields.a1.colour: 'grey' is not one of red,"),
        (A1, 'a1 = { edges = ["a2"] }', "fields.a1.colour: is missing"),
        (A9, 'a9 = { colour = "blue" }', "fields.a9: the last row must have one field of each colour"),
        (A9, 'a9 = { colour = "joker" }', "fields.a9: the last row must have one field of each colour"),
        (START, START.replace("{ e", '{ colour = "red", e'), "fields.start.colour: unknown key"),
        # what lies there
        (A4, 'a4 = { colour = "blue", edges = ["a5"] }', "one stack of pink wish stones, not 0"),
        (A4, A4.replace("pink", "green"), "one stack of pink wish stones, not 0"),
        (A1, A1.replace("red", 'red", carries = "pink'), "one stack of pink wish stones, not 2"),
        (A1, A1.replace("red", 'red", carries = "gold'), "fields.a1.carries: 'gold' is not one of red,"),
        (
            A1,
            A1.replace("red", 'red", carries = "tile'),
            "tiles.points: 22 tiles for 23 fields that carry one",
        ),
        ("clover = 5", "clover = 4", "tiles.points: 21 tiles for 22 fields that carry one"),
        # rows and numbers
        ("2, 5, 8, 7, 6, 10]", "2, 5, 8, 7, 10]", "rows.values: 8 values for 9 rows"),
        ("goal = 7 ", "goal = 10 ", "rows.goal: 10 is not between 1 and 9"),
        ("small = 4", "small = 5", "figures.small: 5 is not between 1 and 4"),
        ("2, 3, 6, 10]   ", "2, 3, 6]   ", "wishes.values: 5 numbers, 6 to 6 are possible"),
        ("set = 3", "sets = 3", "wishes.set: is missing"),
        ("4 = 0 }", "4 = 78 }", "no card is left in the draw pile with 4 players"),
        ("[cards]", "[cards]\ncolours = 0", "cards.colours: 0 is not between 1 and 5"),
        (
            "[cards]",
            "[cards]\ncolours = 4",
            "fields.c3.colour: 'blue' is not one of red, yellow",
        ),
    ],
)
def test_a_wrong_fact_gets_an_exact_complaint(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(BoardError) as caught:
        changed_board(NEUE_WEGE, tmp_path, (old, new))
    assert said in str(caught.value)


def test_a_board_has_at_most_62_fields_and_62_edges(tmp_path: Path) -> None:
    text = NEUE_WEGE.board_file.read_text("utf-8")
    file = tmp_path / "board.toml"
    more = "\n".join(f'{letter}9 = {{ colour = "red" }}' for letter in "fghijklmnopqrstuvwxyz")
    file.write_text(text + more, "utf-8")
    with pytest.raises(BoardError, match="64 fields, at most 62 are possible"):
        NEUE_WEGE.load_board(file)
    everywhere = '["a9", "b9", "c9", "d9", "e9"]'
    for column in "abcde":
        text = text.replace(f'["{column}9"]', everywhere)
    for column in "ab":
        text = text.replace(f'edges = ["{column}8"]', 'edges = ["a8", "b8", "c8", "d8", "e8"]')
    file.write_text(text, "utf-8")
    with pytest.raises(BoardError, match="at most 62 edges are possible on a board"):
        NEUE_WEGE.load_board(file)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_another_board_is_played_to_its_end(tmp_path: Path, players: int) -> None:
    """Other ways, colours, tiles and figures; the goal area is the last row."""
    board = changed_board(
        NEUE_WEGE,
        tmp_path,
        (A1, 'a1 = { colour = "joker", edges = ["a2", "b2", "c2", "d2"] }'),
        (C2, 'c2 = { colour = "green", carries = "tile", edges = ["a3", "d3"] }'),
        ("clover = 5", "clover = 6"),
        ("small = 4", "small = 2"),
        ("goal = 7 ", "goal = 9 "),
        ("goal_figures = 5 ", "goal_figures = 1 "),
        ("stack = 5", "stack = 0"),
    )
    for seed in range(10):
        play = Play(NEUE_WEGE, players, board)
        random_playout(NEUE_WEGE, play.board, play.state, seeded_rng(seed))
        assert play.over
        everything_once(play.board, play.state)
