"""The heuristic plays clearly better than chance."""

import pytest

from keltis.bots import BOTS, ask
from keltis.core.rng import seeded_rng
from tests.games.neue_wege.gamesters import played
from tests.games.neue_wege.positions import NeueWegePlay, position
from tests.games.positions import do


def test_the_greedy_bot_clearly_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        scores = dict(zip(names, played(names, seed).scores(), strict=True))
        wins += scores["greedy"] > scores["random"]
    assert wins >= 19


def greedy_choice(play: NeueWegePlay) -> str:
    return play.notation(ask(BOTS["greedy"], play, seeded_rng(1)))


def test_it_completes_a_set_of_wish_stones() -> None:
    play = position(hands=["B5"], figures=["a3 d5"], wishes=["PP"])
    do(play, "play B5")
    assert greedy_choice(play) == "small a3-a4"


@pytest.mark.parametrize(("points", "ends"), [([50, 0], True), ([0, 90], False)])
def test_it_ends_the_game_only_when_it_leads(points: list[int], ends: bool) -> None:
    play = position(hands=["R5"], figures=["a1 e6 b9", "a9 b9 c9"], points=points, tiles={"a2": "clover"})
    do(play, "play R5", "small a1-a2")
    assert greedy_choice(play).startswith("small e6-") == ends
