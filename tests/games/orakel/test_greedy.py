"""The greedy bot plays clearly better than chance."""

import pytest

from tests.games.orakel.gamesters import played


@pytest.mark.parametrize("seat", [0, 1])
def test_the_greedy_bot_wins_nine_of_ten_against_the_random_one(seat: int) -> None:
    names = ["random", "random"]
    names[seat] = "greedy"
    won = sum(played(names, seed).winners() == [seat] for seed in range(20))
    assert won >= 18
