import pytest

from keltis.core.board_file import BoardError
from keltis.core.play import Play
from keltis.core.seats import CHANCE
from keltis.core.view import view
from keltis.games.wuerfelspiel import WUERFELSPIEL
from tests.games.positions import legal
from tests.games.wuerfelspiel.positions import position

PLAYERS = [2, 3, 4]


@pytest.mark.rule("A5")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_seats_the_start_player_first(players: int) -> None:
    play = Play(WUERFELSPIEL, players)
    assert play.mover == CHANCE
    assert WUERFELSPIEL.texts.heading(play.state) == "turn 1 seat 0"


@pytest.mark.rule("W1")
def test_there_are_five_rows_of_nine_fields_with_their_worth() -> None:
    table = view(position()).table
    assert [row.colour for row in table.rows] == ["red", "yellow", "pink", "green", "blue"]
    for row in table.rows:
        assert [field.value for field in row.fields] == [-4, -3, -2, 1, 2, 3, 6, 7, 10]


@pytest.mark.rule("W1")
@pytest.mark.parametrize("players", PLAYERS)
def test_everyone_has_four_pieces_beside_the_board_and_no_wish_stone(players: int) -> None:
    table = view(position(players=players)).table
    assert len(table.players) == players
    for player in table.players:
        assert (player.left, player.wishes, player.fields) == (4, 0, (0, 0, 0, 0, 0))


@pytest.mark.rule("W7")
@pytest.mark.parametrize("players", PLAYERS)
def test_forty_wish_stones_lie_ready(players: int) -> None:
    assert view(position(players=players)).table.stock == 40


@pytest.mark.rule("W2")
def test_the_first_thing_that_happens_is_a_roll() -> None:
    play = position()
    assert play.mover == CHANCE
    assert legal(play) == {"die R", "die Y", "die P", "die G", "die B", "die wish"}


@pytest.mark.rule("W12", "W9")
@pytest.mark.parametrize(
    ("side", "first", "sides"),
    [
        ("simple", "simple", 1),
        ("crossed", "crossed", 1),
        ("match", "simple", 2),
        ("match-crossed-first", "crossed", 2),
    ],
)
def test_the_players_choose_a_side_or_a_match_over_both(side: str, first: str, sides: int) -> None:
    table = view(position(side=side)).table
    assert (table.side, table.number, table.sides) == (first, 1, sides)
    forbidden = any(field.kind == "forbidden" for row in table.rows for field in row.fields)
    assert forbidden == (first == "crossed")


@pytest.mark.rule("W12")
def test_nobody_who_chooses_nothing_plays_on_the_crossed_branches() -> None:
    assert view(Play(WUERFELSPIEL, 2)).table.side == "simple"
    with pytest.raises(BoardError, match="is not one of"):
        WUERFELSPIEL.load_board(None, {"side": "both"})


@pytest.mark.rule("W6")
def test_the_seventh_pink_field_of_the_simple_side_is_a_clover() -> None:
    assert view(position()).table.rows[2].fields[6].kind == "clover"
