import pytest

from keltis.core.play import Play
from keltis.core.rng import seeded_rng
from keltis.core.view import view
from keltis.games.neue_wege import NEUE_WEGE
from tests.games.neue_wege.positions import NeueWegePlay
from tests.games.positions import do, legal, refused

WISHES = [f"wish {colour}" for colour in "RYPGB"]
TILES = ["clover"] * 5 + ["shed"] * 5 + WISHES + ["points 2"] * 5 + ["points 3"] * 2
COLOURS = ["red", "yellow", "pink", "green", "blue"]


def prepared(players: int) -> NeueWegePlay:
    play = Play(NEUE_WEGE, players)
    play.settle(seeded_rng(players))
    return play


@pytest.mark.rule("N1")
def test_the_rows_begin_negative_then_nothing_then_positive_and_end_with_7_6_10() -> None:
    values = view(prepared(2)).table.values
    assert values[0] == 0, "the start"
    assert all(value < 0 for value in values[1:3])
    assert values[3] == 0
    assert all(value > 0 for value in values[4:])
    assert values[-3:] == (7, 6, 10)


@pytest.mark.rule("N1")
def test_four_ways_lead_from_the_start_and_end_on_one_field_of_each_colour() -> None:
    fields = {field.name: field for field in view(prepared(2)).table.fields}
    assert fields["start"].edges == ("a1", "b1", "c1", "d1")
    ends = [field for field in fields.values() if not field.edges]
    assert [field.name for field in ends] == ["a9", "b9", "c9", "d9", "e9"]
    assert sorted(field.colour for field in ends) == sorted(COLOURS)
    for field in fields.values():
        assert all(fields[edge].row == field.row + 1 for edge in field.edges)


@pytest.mark.rule("N1")
def test_ways_branch_and_join() -> None:
    edges = [edge for field in view(prepared(2)).table.fields for edge in field.edges]
    assert any(len(field.edges) > 1 for field in view(prepared(2)).table.fields[1:])
    assert len(edges) > len(set(edges))


@pytest.mark.rule("N2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_four_small_figures_and_a_large_one_at_the_start(players: int) -> None:
    for player in view(prepared(players)).table.players:
        assert (player.small, player.large) == (("start",) * 4, "start")


@pytest.mark.rule("N4")
def test_22_tiles_lie_face_up_on_the_marked_fields() -> None:
    lying = [field.tile for field in view(prepared(2)).table.fields if field.tile]
    assert sorted(lying) == sorted(TILES)
    assert len(lying) == 22


@pytest.mark.rule("N4")
def test_every_tile_is_laid_out_exactly_once() -> None:
    play = Play(NEUE_WEGE, 2)
    assert legal(play) == set(TILES)
    do(play, "wish R")
    assert refused(play, "wish R") == "N4"
    do(play, "points 3", "points 3")
    assert refused(play, "points 3") == "N4"
    assert refused(play, "points 4") == "N4"


@pytest.mark.rule("N4")
def test_the_tiles_are_shuffled_so_that_each_single_tile_is_equally_likely() -> None:
    play = Play(NEUE_WEGE, 2)
    ways = NEUE_WEGE.rules.chance_ways(play.board, play.state)
    outcomes = [play.notation(NEUE_WEGE.rules.chance_way(play.board, play.state, k)) for k in range(ways)]
    assert sorted(outcomes) == sorted(TILES)


@pytest.mark.rule("N4")
def test_nobody_acts_while_tiles_are_laid_out() -> None:
    play = Play(NEUE_WEGE, 2)
    assert refused(play, "play R0") == "N4"
    assert refused(play, "small start-a1") == "N4"


@pytest.mark.rule("N5")
def test_five_stacks_of_five_wish_stones_lie_on_five_other_fields() -> None:
    stacks = [field for field in view(prepared(2)).table.fields if field.stack]
    assert sorted(field.stack for field in stacks) == sorted(COLOURS)
    assert all(field.stack_left == 5 and not field.tile for field in stacks)
