"""The ceiling: a bot that is told the other hands gets them, and the position stays as it is."""

import pytest

from benchmarks.ceiling import CARD_GAMES, with_open_hands
from keltis import game_named
from keltis.core.rng import seeded_rng
from tests.bots.test_levels import positions


@pytest.mark.parametrize("name", CARD_GAMES)
def test_open_hands_survive_determinisation(name: str) -> None:
    game = game_named(name)
    for number, play in enumerate(positions(game, 3, 12)):
        before = play.state.numbers()
        told = with_open_hands(play)
        game.rules.redeal(told.board, told.state, told.mover, seeded_rng(70, number))
        hands = [[seat.hand.held.once, seat.hand.held.twice] for seat in told.state.seats[:3]]
        assert hands == [[seat.hand.held.once, seat.hand.held.twice] for seat in play.state.seats[:3]]
        assert play.state.numbers() == before
