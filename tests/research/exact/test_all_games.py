"""Perfect play on the smallest boards cannot be exploited."""

from functools import cache

import pytest

from keltis.bots import choose_greedy
from keltis.games import NAMES
from keltis.research.exact import analyse, policy_of, uniform

TINY = 1e-7
smallest = cache(lambda game: analyse(game, "tiny"))


@pytest.mark.parametrize("game", NAMES)
def test_perfect_play_cannot_be_exploited(game: str) -> None:
    small = smallest(game)
    solution = small.solve()
    assert 0 <= solution.value <= 1
    assert abs(small.exploitability(solution.policy)) < TINY
    assert abs(small.value_of(solution.policy, solution.policy) - solution.value) < TINY


@pytest.mark.parametrize("game", NAMES)
def test_bots_fall_short_of_it(game: str) -> None:
    small = smallest(game)
    assert small.exploitability(uniform) > TINY
    assert small.exploitability(policy_of(choose_greedy)) > -TINY
