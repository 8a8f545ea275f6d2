import pytest

from tests.games.positions import do, legal, over, refused
from tests.games.wuerfelspiel.positions import DicePlay, pieces, position, roll, wishes

EVERYTHING = ["keep", "reroll 1 2", "move R", "step R", "enter R", "pass", "die R"]


# --- the goal area ------------------------------------------------------------------------------

# One piece less than needed in the goal area, by number of players; seat 0 stands before it.
ALMOST = {
    2: ["P6 R9 Y8", "R7 Y8"],
    3: ["P6 R9 Y8", "R7 Y8", "G9 B9"],
    4: ["P6 R9 Y8", "R7 Y8", "G9 B9", "R8"],
}


@pytest.mark.rule("W10")
@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 7), (4, 8)])
def test_five_seven_or_eight_pieces_in_the_goal_area_end_the_game_at_once(players: int, needed: int) -> None:
    play = position(players=players, pieces=ALMOST[players])
    assert play.state.goal == needed - 1
    roll(play, "P Y Y G G")
    do(play, "move P")
    assert play.state.goal == needed
    assert over(play) == "goal"


@pytest.mark.rule("W10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_piece_less_does_not_end_the_game(players: int) -> None:
    play = position(players=players, pieces=[ALMOST[players][0].replace("Y8", "Y4"), *ALMOST[players][1:]])
    roll(play, "P Y Y G G")
    do(play, "move P", "pass")
    assert not play.over


@pytest.mark.rule("W10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_four_pieces_of_one_player_end_the_game(players: int) -> None:
    play = position(players=players, pieces=["R7 Y8 G9 P6"])
    roll(play, "P wish Y B B")
    do(play, "move P")
    assert over(play) == "goal"
    assert play.state.goal == 4


@pytest.mark.rule("W10")
def test_three_pieces_of_one_player_do_not() -> None:
    play = position(pieces=["R7 Y8 P6 G4"])
    roll(play, "P wish Y B B")
    do(play, "move P", "pass")
    assert not play.over


@pytest.mark.rule("W10")
@pytest.mark.parametrize(("before", "number", "inside"), [(5, 1, 0), (6, 1, 1), (5, 3, 1), (4, 5, 1)])
def test_the_goal_area_are_the_fields_7_to_9(before: int, number: int, inside: int) -> None:
    play = position(pieces=[f"Y{before}"])
    roll(play, " ".join(["Y"] * number + ["wish"] * (5 - number)))
    do(play, "move Y")
    assert play.state.goal == inside


@pytest.mark.rule("W10")
def test_moving_on_inside_the_goal_area_counts_no_piece_twice() -> None:
    play = position(pieces=["R7 Y8", "R7 Y8"])
    roll(play, "R wish Y B B")
    do(play, "move R")
    assert play.state.goal == 4
    assert not play.over


@pytest.mark.rule("W10")
def test_a_piece_may_enter_right_into_the_last_place_needed() -> None:
    play = position(pieces=["R7 Y8", "R7 Y8"])
    play.board.goal = 5
    roll(play, "G G G G G")
    do(play, "move G")
    assert over(play) == "goal"


@pytest.mark.rule("W10", "A3")
def test_the_clover_under_the_last_landing_is_void() -> None:
    play = position(pieces=ALMOST[2])
    roll(play, "P Y Y G G")
    do(play, "move P")
    assert over(play) == "goal"
    assert refused(play, "step P") == "W10"


@pytest.mark.rule("W10", "A3")
def test_the_wish_stone_under_the_last_landing_is_void() -> None:
    play = position(pieces=["R6 B9", "R7 Y8 P9"])
    roll(play, "R Y Y G G")
    do(play, "move R")
    assert over(play) == "goal"
    assert wishes(play) == 0
    assert play.state.stock == 40


@pytest.mark.rule("W10", "A3")
def test_the_kobold_under_the_last_landing_is_void() -> None:
    play = position(pieces=["Y6 B9", "R7 Y8 P9"])
    roll(play, "Y R R G G")
    do(play, "move Y")
    assert over(play) == "goal"
    assert play.state.turn == 1


@pytest.mark.rule("A3")
@pytest.mark.parametrize(("piece", "roll_", "gained"), [("R6", "R Y Y G G", 1), ("P6", "P Y Y G G", 0)])
def test_a_landing_in_the_goal_area_that_does_not_end_the_game_counts(
    piece: str, roll_: str, gained: int
) -> None:
    play = position(pieces=[piece])
    roll(play, roll_)
    do(play, f"move {piece[0]}")
    assert wishes(play) == gained
    assert ("pass" in legal(play)) == (piece == "P6")


@pytest.mark.rule("W10", "W6")
def test_a_clover_that_brings_the_last_piece_home_stops_the_chain() -> None:
    play = position(players=3, pieces=["R2 P6", "R7 Y8 P9", "Y7 G9 B9"])
    roll(play, "R Y Y G G")
    do(play, "move R", "step P")
    assert over(play) == "goal"
    assert pieces(play) == "R3 P7"


@pytest.mark.rule("W10", "W3")
def test_the_wish_stone_of_the_last_roll_was_taken_before() -> None:
    play = position(pieces=ALMOST[2])
    roll(play, "P wish wish G G")
    do(play, "move P")
    assert over(play) == "goal"
    assert wishes(play) == 1


@pytest.mark.rule("W10")
@pytest.mark.parametrize("action", EVERYTHING)
def test_after_the_goal_everything_is_refused(action: str) -> None:
    play = position(pieces=ALMOST[2])
    roll(play, "P Y Y G G")
    do(play, "move P")
    assert refused(play, action) == "W10"


# --- the stall guard ----------------------------------------------------------------------------


def idle_turn(play: DicePlay) -> None:
    """A turn in which nothing changes."""
    roll(play, "R Y P G B")
    do(play, "pass")


@pytest.mark.rule("W13")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_exactly_100_turns_in_which_nothing_changes_the_game_ends(players: int) -> None:
    play = position(players=players)
    for _ in range(99):
        idle_turn(play)
    assert not play.over
    idle_turn(play)
    assert over(play) == "stall"
    assert play.state.turn == 100


@pytest.mark.rule("W13")
def test_a_piece_that_moves_starts_the_count_afresh() -> None:
    play = position(idle=99)
    roll(play, "R Y P G B")
    do(play, "move R")
    assert play.state.idle == 0
    for _ in range(99):
        idle_turn(play)
    assert not play.over
    idle_turn(play)
    assert over(play) == "stall"


@pytest.mark.rule("W13")
def test_a_wish_stone_that_is_taken_starts_the_count_afresh() -> None:
    play = position(idle=99)
    roll(play, "R wish wish G B")
    do(play, "pass")
    assert not play.over
    assert play.state.idle == 0


@pytest.mark.rule("W13", "W3")
def test_wish_stones_rolled_when_the_stock_is_empty_change_nothing() -> None:
    play = position(idle=99, stock=0)
    roll(play, "R wish wish G B")
    do(play, "pass")
    assert over(play) == "stall"


@pytest.mark.rule("W13", "A2")
def test_a_roll_that_is_not_asked_about_counts_as_an_idle_turn() -> None:
    play = position(idle=99, stock=0)
    roll(play, "wish wish wish wish wish")
    assert over(play) == "stall"


@pytest.mark.rule("W13", "W8")
def test_the_turn_that_finds_a_kobold_has_moved_a_piece() -> None:
    play = position(idle=99, pieces=["R5"])
    roll(play, "R Y P G B")
    do(play, "move R")
    assert play.state.idle == 0
    idle_turn(play)
    assert play.state.idle == 1


@pytest.mark.rule("W13")
def test_a_stalled_game_is_scored_as_it_stands() -> None:
    play = position(idle=99, pieces=["R4 Y5", "B9"], wishes=[4, 0])
    scores = play.scores()
    idle_turn(play)
    assert play.scores() == scores == [1 + 2 + 1, 10 - 10]
    assert play.winners() == [0]


@pytest.mark.rule("W13")
@pytest.mark.parametrize("action", EVERYTHING)
def test_after_a_stall_everything_is_refused(action: str) -> None:
    play = position(idle=99)
    idle_turn(play)
    assert refused(play, action) == "W13"
