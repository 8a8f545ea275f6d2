import pytest

from keltis.core.play import Play
from keltis.core.rng import seeded_rng
from keltis.core.view import view
from keltis.games.orakel import ORAKEL
from tests.games.orakel.positions import OrakelPlay
from tests.games.positions import do, legal, refused

TILES = [
    *["points 1"] * 4,
    *["points 2"] * 6,
    *["points 3"] * 3,
    *["points 4"] * 3,
    *["clover R", "clover Y", "clover P", "clover G", "clover B"],
    *["spiral"] * 3,
    *["leprechaun"] * 3,
    *["mirror"] * 3,
]
LARGE = [7, 14, 21, 28, 35]
COLOURS = "PYRGBPPYRGBPYYRGBPYRRGBPYRGGBPYRGBB"
VALUES = [-4] * 6 + [-3] * 3 + [-2] * 4 + [1] * 3 + [2] * 4 + [3] * 4 + [5] * 4 + [6] * 3 + [7] * 3 + [10]


def prepared(players: int) -> OrakelPlay:
    play = Play(ORAKEL, players)
    play.settle(seeded_rng(players))
    return play


@pytest.mark.rule("O1")
def test_one_spiral_of_35_stones_with_colours_and_values() -> None:
    found = view(prepared(2)).table.stones
    assert [stone.colour[0].upper() for stone in found] == list(COLOURS)
    assert [stone.value for stone in found] == VALUES
    assert [number for number, stone in enumerate(found, 1) if stone.large] == LARGE


@pytest.mark.rule("O2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_three_figures_at_the_start_and_so_is_the_priestess(players: int) -> None:
    table = view(prepared(players)).table
    assert [player.stones for player in table.players] == [(0, 0, 0)] * players
    assert table.priestess == 0


@pytest.mark.rule("O5")
def test_two_wish_stones_lie_on_each_large_stone_and_one_on_the_last() -> None:
    found = view(prepared(2)).table.stones
    lying = {number: stone.wishes for number, stone in enumerate(found, 1) if stone.wishes}
    assert lying == {7: 2, 14: 2, 21: 2, 28: 2, 35: 1}


@pytest.mark.rule("O6")
def test_the_tiles_lie_face_up_on_the_small_stones() -> None:
    found = view(prepared(2)).table.stones
    assert sorted(stone.tile for stone in found if not stone.large) == sorted(TILES)
    assert all(stone.tile == "" for stone in found if stone.large)


@pytest.mark.rule("O6")
def test_every_tile_is_laid_out_exactly_once_in_the_order_of_the_stones() -> None:
    play = Play(ORAKEL, 2)
    assert legal(play) == set(TILES)
    do(play, *["mirror"] * 3)
    assert refused(play, "mirror") == "O6"
    do(play, "clover R")
    assert refused(play, "clover R") == "O6"
    assert refused(play, "points 5") == "O6"
    tiles = [stone.tile for stone in view(play).table.stones[:5]]
    assert tiles == ["mirror", "mirror", "mirror", "clover R", ""]


@pytest.mark.rule("O6")
def test_the_tiles_are_shuffled_so_that_each_single_tile_is_equally_likely() -> None:
    play = Play(ORAKEL, 2)
    ways = ORAKEL.rules.chance_ways(play.board, play.state)
    outcomes = [play.notation(ORAKEL.rules.chance_way(play.board, play.state, k)) for k in range(ways)]
    assert sorted(outcomes) == sorted(TILES)


@pytest.mark.rule("O6")
def test_nobody_acts_while_tiles_are_laid_out() -> None:
    play = Play(ORAKEL, 2)
    assert refused(play, "play R0") == "O6"
    assert refused(play, "priestess 1") == "O6"
