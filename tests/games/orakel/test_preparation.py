import pytest

from keltis.core.luck import lucky
from keltis.core.play import Play
from keltis.core.refusal import Refusal
from keltis.core.view import view
from keltis.games.orakel import ORAKEL
from tests.games.orakel.conservation import everything_once
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


def tiles_laid(players: int = 2) -> OrakelPlay:
    play = Play(ORAKEL, players)
    do(play, *TILES)
    return play


def prepared(players: int) -> OrakelPlay:
    play = Play(ORAKEL, players)
    play.settle(lucky(players))
    return play


@pytest.mark.rule("A1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_may_play(players: int) -> None:
    assert Play(ORAKEL, players).players == players


@pytest.mark.rule("A1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_fewer_than_two_or_more_than_four_may_not_play(players: int) -> None:
    with pytest.raises(Refusal) as refusal:
        Play(ORAKEL, players)
    assert refusal.value.rule == "A1"


@pytest.mark.rule("A5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_seats_the_start_player_first(players: int) -> None:
    play = prepared(players)
    assert play.mover == 0
    assert ORAKEL.heading(play.state) == "turn 1 seat 0"


@pytest.mark.rule("C1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_starts_with_eight_cards(players: int) -> None:
    play = prepared(players)
    assert [player.hand.size for player in play.state.seats] == [8] * players + [0] * (4 - players)
    everything_once(play.facts, play.state)


@pytest.mark.rule("C1")
def test_there_are_five_colours_with_the_values_0_to_10_each_twice() -> None:
    play = tiles_laid()
    assert legal(play) == {f"{colour}{value}" for colour in "RYPGB" for value in range(11)}
    do(play, "R0", "R0")
    assert refused(play, "R0") == "C1"


@pytest.mark.rule("C1")
def test_nobody_acts_while_cards_are_dealt() -> None:
    play = tiles_laid()
    do(play, "R0")
    assert refused(play, "play R0") == "C1"
    assert refused(play, "move 0") == "C1"


@pytest.mark.rule("C2")
@pytest.mark.parametrize(("players", "deck", "box"), [(2, 64, 30), (3, 86, 0), (4, 78, 0)])
def test_with_two_players_thirty_cards_go_back_to_the_box_unseen(players: int, deck: int, box: int) -> None:
    play = prepared(players)
    assert play.state.stock.deck == deck
    assert ORAKEL.chance_ways(play.facts, play.state) == deck + box, "nobody knows which ones they are"


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
    ways = ORAKEL.chance_ways(play.facts, play.state)
    outcomes = [play.words(ORAKEL.chance_way(play.facts, play.state, k)) for k in range(ways)]
    assert sorted(outcomes) == sorted(TILES)


@pytest.mark.rule("O6")
def test_nobody_acts_while_tiles_are_laid_out() -> None:
    play = Play(ORAKEL, 2)
    assert refused(play, "play R0") == "O6"
    assert refused(play, "priestess 1") == "O6"
