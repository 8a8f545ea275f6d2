"""Refusals that belong to no single rule: what is no action at all, and that every refusal has its reason."""

import pytest

from keltis.core.refusal import Refusal
from keltis.games.weg_der_steine import WEG_DER_STEINE
from tests.games.positions import do, legal, refused
from tests.games.weg_der_steine.positions import position

STEPS: dict[str, list[str]] = {
    "begin": [],
    "reveal": ["turn"],
    "decide": ["turn", "R5"],
    "extra": ["turn", "R5", "take R5"],
    "over": ["turn", "R5", "take R5", "waive"],
}


@pytest.mark.rule("S2")
@pytest.mark.parametrize(
    "words", ["", "take", "take R11", "TAKE R5", "take  R5", "fly R", "tile R5", "turn R5"]
)
def test_words_that_mean_no_action_are_refused(words: str) -> None:
    play = position()
    before = play.state.copy()
    with pytest.raises(Refusal) as refusal:
        play.do(words)
    assert refusal.value.rule == "S2"
    assert play.state == before


@pytest.mark.rule("S2")
@pytest.mark.parametrize("number", [-1, WEG_DER_STEINE.actions.size, 10**9])
def test_numbers_that_mean_no_action_are_refused(number: int) -> None:
    with pytest.raises(Refusal) as refusal:
        position().do(number)
    assert refusal.value.rule == "S2"


@pytest.mark.parametrize("phase", STEPS)
def test_every_action_that_is_not_legal_is_refused_by_a_rule_of_the_game(phase: str) -> None:
    play = position(rows=["R3 Y5 Y6"], hidden="R5", open="Y3 P3 G0")
    do(play, *STEPS[phase])
    for words in set(play.named_board.notation) - legal(play):
        assert refused(play, words) in WEG_DER_STEINE.rule_numbers


@pytest.mark.parametrize(
    ("action", "sentence"),
    [
        ("take Y3", "yellow 3 does not fit: this row is rising and has reached 6."),
        ("take G9", "green 9 does not fit: this row is falling and has reached 2."),
        ("take R5", "red 5 does not lie open: it is still face down."),
        ("take B0", "blue 0 has already been taken."),
        ("waive", "Your ordinary turn cannot be waived, only the extra turn of a clover."),
    ],
)
def test_a_refusal_says_what_is_in_the_way(action: str, sentence: str) -> None:
    play = position(rows=["R3 Y5 Y6 G4 G2"], hidden="R5", open="Y3 P3 G9")
    with pytest.raises(Refusal) as refusal:
        play.do(action)
    assert refusal.value.sentence("en") == sentence
