from collections import Counter

import pytest

from keltis.core.refusal import Refusal
from keltis.core.view import view
from keltis.games.wuerfelspiel import WUERFELSPIEL
from tests.games.positions import do, legal, refused
from tests.games.wuerfelspiel.positions import fall, position, roll, wishes

FACES = ["die R", "die Y", "die P", "die G", "die B", "die wish"]


# --- rolling ------------------------------------------------------------------------------------


@pytest.mark.rule("W2")
def test_every_face_of_a_die_is_equally_likely() -> None:
    play = position()
    ways = WUERFELSPIEL.rules.chance_ways(play.board, play.state)
    outcomes = [WUERFELSPIEL.rules.chance_way(play.board, play.state, k) for k in range(ways)]
    assert Counter(map(play.notation, outcomes)) == Counter(FACES)


@pytest.mark.rule("W2")
def test_five_dice_are_rolled_one_after_another_and_then_their_owner_decides() -> None:
    play = position()
    for number in range(5):
        assert view(play).table.dice == ("wish",) * number + ("",) * (5 - number)
        assert play.mover < 0
        fall(play, "wish")
    assert play.mover == 0
    assert refused(play, "die R") == "W2"


@pytest.mark.rule("W2")
@pytest.mark.parametrize("action", ["keep", "reroll 1", "move R", "step R", "enter R", "pass"])
def test_nobody_acts_while_the_dice_are_rolling(action: str) -> None:
    play = position(pieces=["R1"])
    assert refused(play, action) == "W2"
    fall(play, "R R")
    assert refused(play, action) == "W2"
    fall(play, "R R R")
    do(play, "reroll 1 2")
    assert refused(play, action) == "W2"


@pytest.mark.rule("W2")
def test_any_of_the_dice_may_be_rolled_again_or_none() -> None:
    play = position()
    fall(play, "R R Y G wish")
    again = legal(play, "reroll")
    assert len(again) == 31
    assert {"reroll 1", "reroll 5", "reroll 1 3 5", "reroll 1 2 3 4 5"} <= again
    assert legal(play) == again | {"keep"}


@pytest.mark.rule("W2")
def test_only_the_dice_taken_up_change_lowest_place_first() -> None:
    play = position()
    fall(play, "R R Y G wish")
    do(play, "reroll 2 4")
    assert view(play).table.dice == ("R", "", "Y", "", "wish")
    fall(play, "B")
    assert view(play).table.dice == ("R", "B", "Y", "", "wish")
    fall(play, "P")
    assert view(play).table.dice == ("R", "B", "Y", "P", "wish")
    assert legal(play, "move") == {"move R", "move B", "move Y", "move P"}


@pytest.mark.rule("W2")
def test_dice_are_rolled_again_only_once() -> None:
    play = position()
    fall(play, "R R Y G wish")
    do(play, "reroll 1")
    fall(play, "R")
    assert refused(play, "reroll 1") == "W2"
    assert refused(play, "keep") == "W2"


@pytest.mark.rule("W2")
def test_a_roll_that_was_kept_stands() -> None:
    play = position()
    roll(play, "R R Y G wish")
    assert refused(play, "reroll 1") == "W2"
    assert refused(play, "keep") == "W2"


@pytest.mark.rule("W2")
@pytest.mark.parametrize("action", ["move R", "step R", "enter R", "pass"])
def test_nobody_moves_before_deciding_about_the_dice(action: str) -> None:
    play = position(pieces=["R1"])
    fall(play, "R R Y G wish")
    assert refused(play, action) == "W2"


@pytest.mark.rule("W2")
@pytest.mark.parametrize("words", ["reroll", "reroll 0", "reroll 6", "reroll 2 1", "reroll 1 1"])
def test_dice_that_are_not_there_cannot_be_rolled_again(words: str) -> None:
    play = position()
    fall(play, "R R Y G wish")
    with pytest.raises(Refusal) as refusal:
        play.do(words)
    assert refusal.value.rule == "W2"


@pytest.mark.rule("W2")
def test_nobody_acts_out_of_turn() -> None:
    play = position()
    fall(play, "R R Y G wish")
    with pytest.raises(Refusal) as refusal:
        play.do("keep", seat=1)
    assert refusal.value.rule == "W2"
    play.do("keep", seat=0)


# --- wish stones rolled -------------------------------------------------------------------------


@pytest.mark.rule("W3")
@pytest.mark.parametrize(
    ("faces", "taken"),
    [
        ("R R R R R", 0),
        ("wish R R R R", 0),
        ("wish wish R R R", 1),
        ("wish wish wish R R", 1),
        ("wish wish wish wish R", 1),
    ],
)
def test_two_or_more_wish_stones_rolled_give_one_and_not_more(faces: str, taken: int) -> None:
    play = position()
    roll(play, faces)
    assert (wishes(play), play.state.stock) == (taken, 40 - taken)


@pytest.mark.rule("W3", "A2")
def test_five_wish_stones_give_one_and_nothing_can_move() -> None:
    play = position(pieces=["R1"])
    roll(play, "wish wish wish wish wish")
    assert wishes(play) == 1
    assert play.state.seat == 1, "there is no symbol to choose"


@pytest.mark.rule("W3")
def test_only_the_roll_that_stands_counts() -> None:
    play = position()
    fall(play, "wish wish R R R")
    assert wishes(play) == 0
    do(play, "reroll 1")
    assert wishes(play) == 0
    fall(play, "R")
    assert wishes(play) == 0
    assert legal(play) == {"move R", "pass"}


@pytest.mark.rule("W3")
def test_dice_rolled_again_may_bring_the_second_wish_stone() -> None:
    play = position()
    fall(play, "wish R R R R")
    do(play, "reroll 2 3")
    fall(play, "wish wish")
    assert wishes(play) == 1


@pytest.mark.rule("W3", "W4")
def test_the_wish_stone_comes_before_the_move_and_also_without_one() -> None:
    play = position()
    roll(play, "wish wish R R R")
    assert wishes(play) == 1
    do(play, "pass")
    assert wishes(play) == 1


@pytest.mark.rule("W3", "W7")
def test_an_empty_stock_gives_nothing() -> None:
    play = position(stock=0)
    roll(play, "wish wish R R R")
    assert wishes(play) == 0
    assert play.state.stock == 0
    assert legal(play) == {"move R", "pass"}
