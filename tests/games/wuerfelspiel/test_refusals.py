"""Refusals of no particular rule: acting out of turn, and unknown actions."""

import pytest

from keltis.core.play import Play
from keltis.core.refusal import Refusal
from keltis.games.wuerfelspiel import WUERFELSPIEL
from keltis.messages import LANGUAGES
from tests.games.positions import do, legal, refused
from tests.games.wuerfelspiel.positions import fall, position


@pytest.mark.rule("W2")
@pytest.mark.parametrize("words", ["", "move", "move X", "MOVE R", "move  R", "roll", "die", "die 6"])
def test_words_that_mean_no_action_are_refused(words: str) -> None:
    play = position()
    before = play.state.copy()
    with pytest.raises(Refusal) as refusal:
        play.do(words)
    assert refusal.value.rule == "W2"
    assert play.state == before


@pytest.mark.rule("W2")
@pytest.mark.parametrize("number", [-1, WUERFELSPIEL.actions.size, 10**9])
def test_numbers_that_mean_no_action_are_refused(number: int) -> None:
    play = position()
    with pytest.raises(Refusal) as refusal:
        play.do(number)
    assert refusal.value.rule == "W2"


@pytest.mark.rule("W2")
def test_a_player_does_not_choose_what_the_dice_show() -> None:
    with pytest.raises(Refusal) as refusal:
        Play(WUERFELSPIEL, 2).do("die R", seat=0)
    assert refusal.value.rule == "W2"
    play = position()
    fall(play, "R R Y Y wish")
    assert refused(play, "die wish") == "W2"


STEPS: dict[str, list[str]] = {
    "rolling": [],
    "dice": ["die P", "die R", "die R", "die R", "die wish"],
    "rolling again": ["die P", "die R", "die R", "die R", "die wish", "reroll 1 2"],
    "symbol": ["die P", "die R", "die R", "die R", "die wish", "keep"],
    "clover": ["die P", "die R", "die R", "die R", "die wish", "keep", "move P"],
    "over": ["die P", "die R", "die R", "die R", "die wish", "keep", "move P", "step Y"],
}


@pytest.mark.parametrize("phase", STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_that_is_not_legal_is_refused_by_a_rule_of_the_game(phase: str, language: str) -> None:
    play = position(side="crossed", pieces=["P1 Y6 R9", "Y9 P9 G9 B6"])
    do(play, *STEPS[phase])
    for action in range(WUERFELSPIEL.actions.size):
        words = play.notation(action)
        if words not in legal(play):
            assert refused(play, words) in WUERFELSPIEL.rule_numbers
            assert Refusal(play.why_not(action)).sentence(language)
