"""The rough appraisal: it knows what dice promise, and plays clearly better than chance."""

import pytest

from keltis.bots import BOTS, ask
from keltis.core.luck import lucky
from keltis.games.wuerfelspiel.greedy import appraise, rolls
from tests.games.wuerfelspiel.gamesters import played
from tests.games.wuerfelspiel.positions import DicePlay, fall, position, roll


def chosen(play: DicePlay) -> str:
    return play.words(ask(BOTS["greedy"], play, lucky(1)))


@pytest.mark.parametrize("dice", range(6))
def test_the_rolls_of_some_dice_are_all_there_and_as_likely_as_on_the_table(dice: int) -> None:
    assert sum(likely for _, likely in rolls(dice)) == pytest.approx(1)
    assert all(sum(roll_) == dice for roll_, _ in rolls(dice))
    assert dict(rolls(2)) == {roll_: pytest.approx((1 if 2 in roll_ else 2) / 36) for roll_, _ in rolls(2)}


def test_a_roll_that_cannot_be_better_is_kept() -> None:
    play = position(pieces=["R9 Y9 G6", "R9 Y9"], wishes=[9, 0])
    fall(play, "G R R Y wish")
    assert chosen(play) == "keep"


def test_equal_dice_are_worth_the_same_whichever_is_rolled_again() -> None:
    play = position()
    fall(play, "R R Y G B")
    worth = [appraise(play.facts, play.state, play.read(f"reroll {die}")) for die in (1, 2)]
    assert worth[0] == worth[1]


def test_a_row_is_not_begun_at_the_very_end() -> None:
    play = position(pieces=["R9 P5", "R7 Y8 G9"])
    roll(play, "B wish Y R G")
    assert chosen(play) == "pass"


def test_the_game_is_ended_by_who_leads_and_by_nobody_else() -> None:
    for mine, action in ((9, "move G"), (0, "pass")):
        play = position(pieces=["R9 Y9 G6", "R9 Y9"], wishes=[mine, 9])
        roll(play, "G wish R R R")
        assert chosen(play) == action


@pytest.mark.parametrize("side", ["simple", "crossed", "match"])
def test_greedy_beats_random(side: str) -> None:
    won = 0
    for seed in range(10):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        won += played(names, seed, side=side).winners() == [names.index("greedy")]
    assert won >= 9
