"""Refusals of no particular rule: acting out of turn, and unknown actions."""

from pathlib import Path

import pytest

from keltis.core.play import Play
from keltis.core.refusal import Refusal
from keltis.games.orakel import ORAKEL
from tests.games.orakel.positions import position
from tests.games.orakel.test_boards import SHORT
from tests.games.positions import changed_board, do, legal, refused


@pytest.mark.rule("C3")
@pytest.mark.parametrize("words", ["", "play", "play R11", "move 36", "priestess 0", "move", "tile mirror"])
def test_words_that_mean_no_action_are_refused(words: str) -> None:
    play = position()
    before = play.state.copy()
    with pytest.raises(Refusal) as refusal:
        play.do(words)
    assert refusal.value.rule == "C3"
    assert play.state == before


@pytest.mark.rule("C1", "O6")
def test_a_player_does_not_do_what_is_chances_to_do() -> None:
    play = position()
    assert refused(play, "R5") == "C1"
    assert refused(play, "mirror") == "O6"
    with pytest.raises(Refusal):
        Play(ORAKEL, 2).do("mirror", seat=0)


@pytest.mark.rule("O1")
def test_a_stone_beyond_the_end_of_a_shorter_spiral_is_refused(tmp_path: Path) -> None:
    play = position(board=changed_board(ORAKEL, tmp_path, *SHORT), hands=["G5 G6"], tiles={4: "spiral"})
    do(play, "play G5")
    assert refused(play, "move 12") == "O1"
    do(play, "move 0")
    assert refused(play, "back 12") == "O1"
    assert "back 1" in legal(play)


STEPS: dict[str, list[str]] = {
    "card": [],
    "move": ["play G5"],
    "claim": ["play G5", "move 0"],
    "shed": ["play G5", "move 0", "claim"],
    "refill": ["play G5", "move 0", "claim", "pass"],
    "drawn": ["play G5", "move 0", "claim", "pass", "draw"],
    "over": ["play G5", "move 0", "claim", "pass", "draw", "any card"],
    "clover": ["play Y5", "move 0"],
    "spiral": ["play B5", "move 0"],
}


@pytest.mark.parametrize("phase", STEPS)
def test_every_action_that_is_not_legal_is_refused_by_a_rule_of_the_game(phase: str) -> None:
    tiles = {4: "leprechaun", 2: "clover R", 5: "spiral"}
    play = position(hands=["G5 Y5 B5"], figures=["4 4 0"], tiles=tiles, piles="P1", deck=1)
    for step in STEPS[phase]:
        do(play, min(legal(play)) if step == "any card" else step)
    for words in play.named_board.notation:
        if words not in legal(play):
            assert refused(play, words) in ORAKEL.rule_numbers
