from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from keltis.core.bits import LOW
from keltis.core.rng import below, mix64, seeded_rng

SEEDS = st.integers(-(1 << 62), 1 << 62)


@given(SEEDS, st.integers(1, 1 << 30))
def test_numbers_are_below_the_limit(seed: int, limit: int) -> None:
    rng = seeded_rng(seed)
    assert all(0 <= below(rng, limit) < limit for _ in range(5))


@given(SEEDS, st.integers(0, 1000))
def test_the_same_seed_gives_the_same_numbers(seed: int, index: int) -> None:
    one, other = seeded_rng(seed, index), seeded_rng(seed, index)
    assert [below(one, 1 << 30) for _ in range(10)] == [below(other, 1 << 30) for _ in range(10)]


def test_neighbouring_games_of_neighbouring_series_have_nothing_in_common() -> None:
    starts = {seeded_rng(series, game).x for series in range(100) for game in range(100)}
    assert len(starts) == 100 * 100
    firsts = Counter(below(seeded_rng(series, game), 10) for series in range(100) for game in range(100))
    assert all(850 < firsts[number] < 1150 for number in range(10))


def test_all_numbers_are_about_equally_likely() -> None:
    rng = seeded_rng(1)
    thrown = Counter(below(rng, 6) for _ in range(60_000))
    assert all(9_600 < thrown[face] < 10_400 for face in range(6))


def test_pairs_of_numbers_are_about_equally_likely_too() -> None:
    rng = seeded_rng(2)
    pairs = Counter((below(rng, 5), below(rng, 5)) for _ in range(50_000))
    assert len(pairs) == 25
    assert all(1_800 < times < 2_200 for times in pairs.values())


@given(st.integers(), st.integers())
def test_mixing_keeps_different_words_of_63_bits_different(one: int, other: int) -> None:
    assert 0 <= mix64(one) <= LOW
    assert (mix64(one) == mix64(other)) == (one & LOW == other & LOW)


def test_the_numbers_of_a_seed_stay_what_they_were() -> None:
    rng = seeded_rng(2026, 7)
    assert [below(rng, 1000) for _ in range(8)] == [711, 206, 672, 607, 452, 146, 839, 81]
