"""Refusals of no particular rule: acting out of turn, and unknown actions."""

import pytest

from keltis.core.refusal import Refusal
from keltis.games.neue_wege import NEUE_WEGE
from tests.games.neue_wege.positions import position
from tests.games.positions import do, legal, refused

STEPS: dict[str, list[str]] = {
    "card": [],
    "figure": ["play R5"],
    "clover": ["play R5", "small a1-a2"],
    "discard tile": ["play R5", "small a1-a2", "small b1-b2"],
    "refill": ["play R5", "small a1-a2", "small b1-b2", "lift R"],
    "drawn": ["play R5", "small a1-a2", "pass", "draw"],
    "over": ["play R5", "small a1-a2", "pass", "draw", "a card"],
}


@pytest.mark.rule("C3")
@pytest.mark.parametrize(
    "words", ["", "play", "play R11", "small", "small a1", "small a1-c2", "edge1", "tile"]
)
def test_words_that_mean_no_action_are_refused(words: str) -> None:
    with pytest.raises(Refusal) as refusal:
        position().do(words)
    assert refusal.value.rule == "C3"


@pytest.mark.rule("C1", "N4")
def test_a_player_does_not_do_what_is_chances_to_do() -> None:
    play = position()
    assert refused(play, "R5") == "C1"
    assert refused(play, "clover") == "N4"


@pytest.mark.parametrize("phase", STEPS)
def test_every_action_that_is_not_legal_is_refused_by_a_rule_of_the_game(phase: str) -> None:
    play = position(
        hands=["R5 Y5"],
        figures=["a1 b1", "a9 b9 c9 d9"],
        tiles={"a2": "clover", "b2": "shed"},
        piles="P1",
        deck=1,
    )
    for action in STEPS[phase]:
        do(play, min(legal(play)) if action == "a card" else action)
    allowed = legal(play)
    for words in play.named_board.notation:
        if words not in allowed:
            assert refused(play, words) in NEUE_WEGE.rule_numbers
