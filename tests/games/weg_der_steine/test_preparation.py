import pytest

from keltis.core.play import Play
from keltis.core.refusal import Refusal
from keltis.core.view import view
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.positions import do, legal, refused

TILES = {f"{colour}{value}" for colour in "RYPGB" for value in range(11)}
MARKS = {
    "wish": "R4 R7 Y6 Y8 P1 P4 G6 G9 B2 B3",
    "clover": "R5 R8 Y1 Y7 P2 P9 G3 G4 B5 B6",
    "3": "R2 Y3 P7 G5 B8",
    "1": "R6 Y4 P5 G1 B9",
}


@pytest.mark.rule("A5", "S8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_table_seats_the_start_player_first(players: int) -> None:
    play = Play(WEG_DER_STEINE, players)
    assert play.mover == 0
    assert WEG_DER_STEINE.texts.heading(play.state) == "turn 1 seat 0"
    for seat in range(1, players):
        with pytest.raises(Refusal) as refusal:
            play.do("turn", seat=seat)
        assert refusal.value.rule == "S2"


@pytest.mark.rule("S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_55_tiles_begin_face_down(players: int) -> None:
    play = Play(WEG_DER_STEINE, players)
    assert view(play).table.hidden == 55
    assert view(play).table.open == 0
    assert legal(play) == {"turn"}
    do(play, "turn")
    assert legal(play) == TILES


@pytest.mark.rule("S1")
def test_each_tile_is_there_once_and_each_is_equally_likely() -> None:
    play = Play(WEG_DER_STEINE, 2)
    do(play, "turn")
    ways = WEG_DER_STEINE.rules.chance_ways(play.board, play.state)
    outcomes = [
        play.notation(WEG_DER_STEINE.rules.chance_way(play.board, play.state, k)) for k in range(ways)
    ]
    assert len(outcomes) == 55
    assert set(outcomes) == TILES
    do(play, "R5", "leave", "turn")
    assert legal(play) == TILES - {"R5"}
    assert refused(play, "R5") == "S1"


@pytest.mark.rule("S1", "S4", "S7")
def test_some_tiles_show_a_clover_a_wish_stone_or_bonus_points() -> None:
    shown: dict[str, set[str]] = {}
    for tiles in view(Play(WEG_DER_STEINE, 2)).table.tiles:
        for tile in tiles:
            shown.setdefault(str(tile.bonus) if tile.mark == "bonus" else tile.mark, set()).add(tile.tile)
    marks = {mark: set(tiles.split()) for mark, tiles in MARKS.items()}
    assert shown == marks | {"": TILES - set().union(*marks.values())}


@pytest.mark.rule("S1")
def test_a_player_does_not_choose_what_turns_up() -> None:
    play = Play(WEG_DER_STEINE, 2)
    assert refused(play, "R5") == "S1"
