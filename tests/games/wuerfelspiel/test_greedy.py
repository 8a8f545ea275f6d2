"""The heuristic values dice sensibly and plays clearly better than chance."""

from collections.abc import Iterable
from itertools import combinations_with_replacement, permutations

import pytest

from keltis.bots import BOTS, ask
from keltis.core.rng import seeded_rng
from keltis.games.wuerfelspiel.greedy import appraise
from keltis.parts.colours import LETTERS
from tests.games.wuerfelspiel.gamesters import played
from tests.games.wuerfelspiel.positions import DicePlay, fall, position, roll


def chosen(play: DicePlay) -> str:
    return play.notation(ask(BOTS["greedy"], play, seeded_rng(1)))


FACES = (*LETTERS, "wish")


def worth(play: DicePlay, words: str) -> int:
    return appraise(play.board, play.state, play.read(words))


def rolled(dice: Iterable[str]) -> DicePlay:
    play = position(pieces=["R3 Y6", "G9"], wishes=[2, 1])
    fall(play, " ".join(dice))
    return play


@pytest.mark.parametrize("again", [(), (1,), (3, 5), (1, 2, 4), (1, 2, 3, 4, 5)])
def test_dice_rolled_again_are_worth_the_mean_of_all_that_they_may_show(again: tuple[int, ...]) -> None:
    lying = ["R", "R", "wish", "G", "B"]
    kept = []
    for faces in combinations_with_replacement(FACES, len(again)):
        dice = lying[:]
        for place, face in zip(again, faces, strict=True):
            dice[place - 1] = face
        kept += [worth(rolled(dice), "keep")] * len(set(permutations(faces)))
    assert len(kept) == 6 ** len(again)
    words = f"reroll {' '.join(map(str, again))}" if again else "keep"
    assert worth(rolled(lying), words) == sum(kept) // len(kept)


def test_a_roll_that_cannot_be_better_is_kept() -> None:
    play = position(pieces=["R9 Y9 G6", "R9 Y9"], wishes=[9, 0])
    fall(play, "G R R Y wish")
    assert chosen(play) == "keep"


def test_equal_dice_are_worth_the_same_whichever_is_rolled_again() -> None:
    play = position()
    fall(play, "R R Y G B")
    assert worth(play, "reroll 1") == worth(play, "reroll 2")


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
