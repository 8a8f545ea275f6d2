"""Estimates and their intervals, compared with plain arithmetic and with their coverage."""

import math
import statistics
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from keltis.comparison import Comparison
from keltis.comparison.estimates import (
    Estimate,
    Statistic,
    apart,
    deviation_of,
    difference,
    estimated,
    quantile_of,
)
from keltis.comparison.measures import Columns, measure
from keltis.comparison.report import statistics as all_statistics
from keltis.comparison.sums import Sums, count_plainly
from keltis.simulation.plain import CONFIDENCE, GameResult, interval, outcome
from tests.comparison.plans import Plans, plans

GAMES = 12


@pytest.fixture(scope="module")
def variants() -> Plans:
    return plans("keltis")


@pytest.fixture(scope="module")
def comparison(variants: Plans) -> Comparison:
    return Comparison(variants, count_plainly(variants, range(GAMES)))


@pytest.fixture(scope="module")
def played(variants: Plans) -> list[list[GameResult]]:
    return [[outcome(plan, index) for index in range(GAMES)] for plan in variants]


def normal(values: list[float]) -> Estimate:
    """The mean, by the book."""
    mean, error = statistics.fmean(values), statistics.stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - CONFIDENCE * error, mean + CONFIDENCE * error)


def same(one: Estimate, other: Estimate) -> bool:
    return (one.value, one.low, one.high) == pytest.approx((other.value, other.low, other.high))


Reading = Callable[[GameResult], float]


@pytest.mark.parametrize(
    ("key", "reading"),
    [
        ("turns", lambda game: game.turns),
        ("actions", lambda game: len(game.actions)),
        ("seats.1.score", lambda game: game.scores[1]),
        ("score.mean", lambda game: statistics.fmean(game.scores)),
        ("score.best", lambda game: max(game.scores)),
        ("score.margin", lambda game: max(game.scores) - sorted(game.scores)[-2]),
        ("points.tiles", lambda game: statistics.fmean(seat["tiles"] for seat in game.points)),
    ],
)
def test_means_and_their_differences(
    comparison: Comparison, played: list[list[GameResult]], key: str, reading: Reading
) -> None:
    first, second = ([float(reading(game)) for game in games] for games in played)
    assert same(comparison.estimates(0)[key], normal(first))
    assert same(comparison.estimates(1)[key], normal(second))
    paired = [b - a for a, b in zip(first, second, strict=True)]
    assert same(comparison.differences(1)[key], normal(paired))


def test_shares_of_games(comparison: Comparison, played: list[list[GameResult]]) -> None:
    found = comparison.estimates(1)
    won = sum(Fraction(1, len(game.winners)) for game in played[1] if 2 in game.winners)
    low, high = interval(float(won / GAMES), GAMES)
    assert same(found["seats.2.wins"], Estimate(float(won / GAMES), low, high))
    fair = found["seats.2.wins"].value - 1 / 3
    assert found["seats.2.advantage"].value == pytest.approx(fair)
    assert sum(found[f"seats.{seat}.wins"].value for seat in range(3)) == pytest.approx(1)
    assert sum(found[f"ends.{end}"].value for end in ("goal", "deck", "stall")) == 1


def test_shares_of_points(comparison: Comparison, played: list[list[GameResult]]) -> None:
    found = comparison.estimates(0)
    part = [sum(abs(seat["wishes"]) for seat in game.points) for game in played[0]]
    whole = [sum(abs(points) for seat in game.points for points in seat.values()) for game in played[0]]
    share = sum(part) / sum(whole)
    assert found["shares.wishes"].value == pytest.approx(share)
    errors = [(a - share * b) / statistics.fmean(whole) for a, b in zip(part, whole, strict=True)]
    assert found["shares.wishes"].reach == pytest.approx(normal(errors).reach)
    assert sum(found[f"shares.{source}"].value for source in ("figures", "wishes", "tiles")) == 1


def test_only_what_both_variants_have_is_compared(comparison: Comparison) -> None:
    assert "seats.2.wins" in comparison.estimates(1)
    assert "seats.2.wins" not in comparison.differences(1)
    assert set(comparison.differences(1)) == set(comparison.estimates(0))


def test_a_variant_does_not_differ_from_itself(comparison: Comparison) -> None:
    itself = Comparison(comparison.plans[:1] * 2, comparison.sums[:1] * 2)
    found = itself.differences(1)
    for key in (one.key for one in all_statistics(comparison.plans[0])):
        assert found[key].value == 0
        assert found[key].reach == pytest.approx(0, abs=1e-6) or key.startswith(("ends", "seats"))


def test_a_share_of_nothing_is_left_out() -> None:
    sums = Sums.of(Columns(2, 1, 1), Columns(2, 1, 1))
    add(sums, Columns(2, 1, 1), [3, 3, 1, 0, 0])
    at = Columns(2, 1, 1)
    one = Fraction(1)
    assert estimated(Statistic("shares.rows", {at.moved: one}, per={at.moved: one}), sums) is None


def test_differences_of_independent_estimates() -> None:
    assert apart(Estimate(1, -2, 4), Estimate(2, -2, 6)) == Estimate(1, -4, 6)
    assert apart(Estimate(1, -2, 4), Estimate(2, -1, 5), 1.0) == Estimate(1, 1, 1)


def test_distributions() -> None:
    counts = Counter(dict.fromkeys(range(1, 101), 10))
    middle = quantile_of(counts, 0.5, 1000)
    assert (middle.value, middle.low, middle.high) == (50, 47, 54)
    deviation = deviation_of(counts, 1000)
    values = [float(value) for value in counts.elements()]
    assert deviation.value == pytest.approx(statistics.stdev(values))
    assert 0 < deviation.reach < 2
    assert deviation_of(Counter({5: 7}), 7) == Estimate(0, 0, 0)


# --- coverage of intervals -----------------------------------------------------------------------

RUNS, LENGTH = 400, 60


def add(sums: Sums, columns: Columns, row: list[int], first: list[int] | None = None) -> list[int]:
    out = [0] * columns.size
    measure(row, columns.players, columns.endings, columns.sources, out)
    sums.add(columns, out, first or out)
    return out


def invented(rng: Random) -> tuple[list[int], list[int]]:
    """A game of two variants with common luck: seat 0 is better in the second, and its games are longer."""
    common, own, other, end = rng.randrange(20), rng.randrange(10), rng.randrange(10), rng.randrange(10)
    points = [rng.randrange(7), rng.randrange(5) - 1, rng.randrange(7), rng.randrange(5) - 1]
    better = [points[0] + rng.randrange(3), *points[1:]]
    return (
        [50 + common + own, 9, 1 if end else 2, *points],
        [53 + common + other, 9, 1 if end < 8 else 2, *better],
    )


def truth() -> dict[str, float]:
    """The true values, from a long run."""
    return {"turns": 3.0, "score": 0.5, "end": -0.1}


def run(number: int) -> dict[str, tuple[Estimate, float]]:
    """One experiment: estimates, each with the truth."""
    at = Columns(2, 2, 2)
    sums = [Sums.of(at, at), Sums.of(at, at)]
    rng = Random(number)
    for _ in range(LENGTH):
        first, second = invented(rng)
        add(sums[1], at, second, add(sums[0], at, first))
    one = Fraction(1)
    asked = {
        "turns": Statistic("turns", {at.turns: one}),
        "end": Statistic("ends.a", {at.ended: one}, share=True),
        "score": Statistic("score.mean", {at.score: one / 2, at.score + 1: one / 2}),
        "share": Statistic("shares.b", {at.moved + 1: one}, per={at.moved: one, at.moved + 1: one}),
    }
    found: dict[str, tuple[Estimate, float]] = {}
    for name, statistic in asked.items():
        a, b = (estimated(statistic, each) for each in sums)
        assert a is not None
        assert b is not None
        if name in truth():
            found[f"{name} differs"] = (difference(a, b, *sums), truth()[name])
        if name != "score":
            found[name] = (a.estimate, {"turns": 64.0, "end": 0.9, "share": 2.8 / 8.8}[name])
    scores: Counter[int] = sum(sums[0].scores, Counter())
    found["quantile"] = (quantile_of(scores, 0.5, LENGTH), 4)
    return found


@pytest.fixture(scope="module")
def experiments() -> list[dict[str, tuple[Estimate, float]]]:
    return [run(number) for number in range(RUNS)]


@pytest.mark.parametrize(
    "name", ["turns", "turns differs", "end", "end differs", "score differs", "share", "quantile"]
)
def test_95_of_100_intervals_contain_the_truth(
    experiments: list[dict[str, tuple[Estimate, float]]], name: str
) -> None:
    covering = [found[name][0].low <= found[name][1] <= found[name][0].high for found in experiments]
    assert 0.92 <= statistics.fmean(covering) <= (1.0 if name in ("quantile", "end") else 0.98)


def test_pairs_make_intervals_shorter(experiments: list[dict[str, tuple[Estimate, float]]]) -> None:
    alone = statistics.fmean(found["turns"][0].reach for found in experiments)
    paired = statistics.fmean(found["turns differs"][0].reach for found in experiments)
    assert paired < 0.75 * math.sqrt(2) * alone
