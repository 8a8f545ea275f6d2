"""Games in which heuristic bots once went round in circles until the stall guard ended them (C12, W13)."""

import pytest

from keltis.bots import BOTS, ask
from keltis.core.luck import Luck, lucky, seed_thoughts
from keltis.core.play import AnyPlay, Play
from keltis.games import game_named

SEED = 5


@pytest.mark.parametrize(
    ("game", "bot", "number"),
    [
        ("neue_wege", "greedy", 515),  # useful cards went round
        ("orakel", "greedy", 24),  # in a tie nobody drew the last card
        ("wuerfelspiel", "clover", 1045),  # both passed
    ],
)
def test_bots_go_on_before_a_game_stalls(game: str, bot: str, number: int) -> None:
    play: AnyPlay = Play(game_named(game), 2)
    luck, thoughts = lucky(SEED, number), Luck()
    seed_thoughts(thoughts, SEED, number)
    play.settle(luck)
    while not play.over:
        play.do(ask(BOTS[bot], play, thoughts))
        play.settle(luck)
    assert play.game.end_reason(play.state) != "stall"
