"""Glicko-2 against the example of Glickman's paper, and what follows from its definition."""

import pytest

from keltis.core.rng import below, seeded_rng
from keltis.util.glicko2 import START_DEVIATION, Rating, Result, rated

PAPER = [
    Result(Rating(1400, 30), 1.0),
    Result(Rating(1550, 100), 0.0),
    Result(Rating(1700, 300), 0.0),
]


def test_the_example_of_the_paper() -> None:
    found = rated(Rating(1500, 200, 0.06), PAPER)
    assert found.value == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_deviation_grows() -> None:
    found = rated(Rating(1500, 200, 0.06), [])
    assert found.value == 1500
    assert found.deviation == pytest.approx(200.27, abs=0.01)
    assert Rating(1500, 60).after(10_000).deviation == START_DEVIATION
    assert Rating(1500, 60).after(0) == Rating(1500, 60)


def test_the_scale_has_no_fixed_middle() -> None:
    lower = [Result(Rating(other.value - 500, other.deviation), score) for other, score, _ in PAPER]
    one, two = rated(Rating(1500, 200), PAPER), rated(Rating(1000, 200), lower)
    assert one.value - two.value == pytest.approx(500)
    assert one.deviation == pytest.approx(two.deviation)


def test_results_whose_weights_add_up_to_one_are_one_game() -> None:
    opponent = Rating(1100, 80)
    one = rated(Rating(1000), [Result(opponent, 1.0)])
    three = rated(Rating(1000), [Result(opponent, 1.0, 1 / 3)] * 3)
    assert three == pytest.approx(one)


@pytest.mark.parametrize("score", [0.0, 1.0])
def test_a_great_surprise_raises_the_volatility(score: float) -> None:
    player = Rating(1000, 40)
    found = rated(player, [Result(Rating(1000 + (score - 0.5) * 1600, 20), score)])
    assert found.volatility > player.volatility
    assert (found.value > player.value) == (score == 1.0)
    expected = rated(player, [Result(Rating(1000 + (0.5 - score) * 1600, 20), score)])
    assert expected.volatility < player.volatility


def test_it_finds_the_strength_of_a_player() -> None:
    """Winning 64 of 100 games against 1000 gives a rating of about 1100."""
    rng, player = seeded_rng(7), Rating(1000)
    for _ in range(400):
        won = float(below(rng, 100) < 64)
        player = rated(player, [Result(Rating(1000, 5), won)], 0.01)
    assert abs(player.value - 1100) < 2 * player.deviation < 100
