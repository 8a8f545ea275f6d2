"""Bots make progress before the stall guard ends a game (C12, W13)."""

import pytest

from keltis.bots import BOTS, ask
from keltis.cardgame.outlook import PATIENCE
from keltis.cardgame.phases import REFILL
from keltis.core.play import AnyPlay, Play
from keltis.core.rng import Rng, seeded_rng
from keltis.games import game_named
from tests.bots.stalls import STALL, ending

SEED = 5


@pytest.mark.parametrize(
    ("game", "bot", "number"),
    [
        ("neue_wege", "greedy", 515),  # regression: useful cards circulated
        ("orakel", "greedy", 24),  # regression: in a tie nobody drew the last card
        ("wuerfelspiel", "clover", 1045),  # regression: both seats passed
    ],
)
def test_bots_go_on_in_games_that_once_stalled(game: str, bot: str, number: int) -> None:
    assert ending(game, [bot, bot], SEED, number) != STALL


def to_where_a_card_can_be_taken(game: str, rng: Rng) -> AnyPlay:
    """A game in which heuristic bots have come to a turn that may end with a card from a discard pile."""
    play: AnyPlay = Play(game_named(game), 2)
    play.settle(rng)
    while play.state.phase != REFILL or len(play.legal()) == 1:
        play.do(ask(BOTS["greedy"], play, rng))
        play.settle(rng)
        if play.over:  # nobody ever discarded
            return to_where_a_card_can_be_taken(game, rng)
    return play


@pytest.mark.parametrize("bot", ["druid", "merlin"])
@pytest.mark.parametrize("game", ["keltis", "neue_wege", "orakel"])
def test_bots_that_search_draw_once_cards_have_gone_round_for_long(game: str, bot: str) -> None:
    taken = 0
    for number in range(20):
        rng = seeded_rng(SEED, number)
        play = to_where_a_card_can_be_taken(game, rng)
        taken += play.notation(ask(BOTS[bot], play, rng)) != "draw"
        play.state.stock.idle = PATIENCE
        assert play.notation(ask(BOTS[bot], play, rng)) == "draw"
    assert taken > 0  # before, they do not always
