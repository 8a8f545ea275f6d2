import pytest

from keltis.core.play import Play
from keltis.core.rng import seeded_rng
from keltis.core.view import view
from keltis.games.keltis import KELTIS
from tests.games.keltis.positions import KeltisPlay, place_of
from tests.games.positions import do, legal, refused

TILES = ["wish"] * 9 + ["clover"] * 9 + ["points 1"] * 2 + ["points 2"] * 3 + ["points 3"] * 2
DARK = "R3 R5 R6 R7 Y2 Y4 Y6 Y7 P2 P3 P5 P7 G2 G4 G5 G7 B3 B4 B6 B7"
ENDS = "R9 Y9 P9 G9 B9"


def prepared(players: int) -> KeltisPlay:
    play = Play(KELTIS, players)
    play.settle(seeded_rng(players))
    return play


@pytest.mark.rule("K1")
def test_there_are_five_paths_of_nine_stones_with_their_worth() -> None:
    table = view(prepared(2)).table
    assert [path.colour for path in table.paths] == ["red", "yellow", "pink", "green", "blue"]
    for path in table.paths:
        assert [stone.value for stone in path.stones] == [-4, -3, -2, 1, 2, 3, 6, 7, 10]


@pytest.mark.rule("K2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_four_small_figures_and_a_large_one_at_the_start(players: int) -> None:
    for player in view(prepared(players)).table.players:
        assert (player.small_left, player.large_left) == (4, 1)
        assert player.stones == (0, 0, 0, 0, 0)


@pytest.mark.rule("K6")
def test_the_tiles_lie_face_up_on_the_dark_stones_and_the_end_stones() -> None:
    table = view(prepared(2)).table
    lying = {
        (path, number): stone.tile
        for path in range(5)
        for number, stone in enumerate(table.paths[path].stones, 1)
        if stone.tile
    }
    assert lying.keys() == {place_of(place) for place in f"{DARK} {ENDS}".split()}
    assert sorted(lying.values()) == sorted(TILES)


@pytest.mark.rule("K6")
def test_every_tile_is_laid_out_exactly_once() -> None:
    play = Play(KELTIS, 2)
    assert legal(play) == {"wish", "clover", "points 1", "points 2", "points 3"}
    do(play, *["wish"] * 9)
    assert refused(play, "wish") == "K6"
    do(play, "points 3", "points 3")
    assert legal(play) == {"clover", "points 1", "points 2"}
    assert refused(play, "points 3") == "K6"
    assert refused(play, "points 4") == "K6"


@pytest.mark.rule("K6")
def test_the_tiles_are_shuffled_so_that_each_single_tile_is_equally_likely() -> None:
    play = Play(KELTIS, 2)
    ways = KELTIS.rules.chance_ways(play.board, play.state)
    outcomes = [play.notation(KELTIS.rules.chance_way(play.board, play.state, k)) for k in range(ways)]
    assert sorted(outcomes) == sorted(TILES)


@pytest.mark.rule("K6")
def test_nobody_acts_while_tiles_are_laid_out() -> None:
    play = Play(KELTIS, 2)
    assert refused(play, "play R0") == "K6"
    assert refused(play, "step R") == "K6"
