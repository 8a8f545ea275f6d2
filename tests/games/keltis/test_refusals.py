"""Refusals of no particular rule: acting out of turn, and unknown actions."""

import pytest

from keltis.core.play import Play
from keltis.core.refusal import Refusal
from keltis.games.keltis import KELTIS
from tests.games.keltis.positions import position
from tests.games.positions import do, legal, refused


@pytest.mark.rule("C3")
@pytest.mark.parametrize("words", ["", "play", "play R11", "PLAY R5", "play  R5", "fly R", "tile wish"])
def test_words_that_mean_no_action_are_refused(words: str) -> None:
    play = position()
    before = play.state.copy()
    with pytest.raises(Refusal) as refusal:
        play.do(words)
    assert refusal.value.rule == "C3"
    assert play.state == before


@pytest.mark.rule("C3")
@pytest.mark.parametrize("number", [-1, KELTIS.actions.size, 10**9])
def test_numbers_that_mean_no_action_are_refused(number: int) -> None:
    play = position()
    with pytest.raises(Refusal) as refusal:
        play.do(number)
    assert refusal.value.rule == "C3"


@pytest.mark.rule("C1", "K6")
def test_a_player_does_not_do_what_is_chances_to_do() -> None:
    play = position()
    assert refused(play, "R5") == "C1"
    assert refused(play, "wish") == "K6"
    with pytest.raises(Refusal):
        Play(KELTIS, 2).do("wish", seat=0)


@pytest.mark.rule("C3")
def test_a_refusal_says_nothing_about_where_a_card_is_instead() -> None:
    """Whether the other seat holds the card or nobody has seen it: the answer is the same."""
    reasons = set()
    for hands in (["R1", "R5 R5"], ["R1", "R6 R6"]):
        with pytest.raises(Refusal) as refusal:
            position(hands=hands).do("play R5")
        reasons.add(repr(refusal.value.reason))
    assert len(reasons) == 1


@pytest.mark.parametrize("phase", ["card", "figure", "clover", "refill", "drawn", "over"])
def test_every_action_that_is_not_legal_is_refused_by_a_rule_of_the_game(phase: str) -> None:
    play = position(
        hands=["R5 Y5"], figures=["R2", "Y9 P9 G9 B9"], tiles={"R3": "clover"}, piles="P1", deck=1
    )
    do(play, *STEPS[phase])
    if phase == "over":
        do(play, min(legal(play)))
    for words in set(play.named_board.notation) - legal(play):
        assert refused(play, words) in KELTIS.rule_numbers


STEPS: dict[str, list[str]] = {
    "card": [],
    "figure": ["play Y5"],
    "clover": ["play R5"],
    "refill": ["play R5", "pass"],
    "drawn": ["play R5", "pass", "draw"],
    "over": ["play R5", "pass", "draw"],
}
