from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from keltis.core.bits import LOW
from keltis.core.luck import below, lucky, mixed

SEEDS = st.integers(-(1 << 62), 1 << 62)


@given(SEEDS, st.integers(1, 1 << 30))
def test_numbers_are_below_the_limit(seed: int, limit: int) -> None:
    luck = lucky(seed)
    assert all(0 <= below(luck, limit) < limit for _ in range(5))


@given(SEEDS, st.integers(0, 1000))
def test_the_same_seed_gives_the_same_numbers(seed: int, index: int) -> None:
    one, other = lucky(seed, index), lucky(seed, index)
    assert [below(one, 1 << 30) for _ in range(10)] == [below(other, 1 << 30) for _ in range(10)]


def test_neighbouring_games_of_neighbouring_series_have_nothing_in_common() -> None:
    starts = {lucky(series, game).x for series in range(100) for game in range(100)}
    assert len(starts) == 100 * 100
    firsts = Counter(below(lucky(series, game), 10) for series in range(100) for game in range(100))
    assert all(850 < firsts[number] < 1150 for number in range(10))


def test_all_numbers_are_about_equally_likely() -> None:
    luck = lucky(1)
    thrown = Counter(below(luck, 6) for _ in range(60_000))
    assert all(9_600 < thrown[face] < 10_400 for face in range(6))


def test_pairs_of_numbers_are_about_equally_likely_too() -> None:
    luck = lucky(2)
    pairs = Counter((below(luck, 5), below(luck, 5)) for _ in range(50_000))
    assert len(pairs) == 25
    assert all(1_800 < times < 2_200 for times in pairs.values())


@given(st.integers(), st.integers())
def test_mixing_keeps_different_words_of_63_bits_different(one: int, other: int) -> None:
    assert 0 <= mixed(one) <= LOW
    assert (mixed(one) == mixed(other)) == (one & LOW == other & LOW)


def test_the_numbers_of_a_seed_stay_what_they_were() -> None:
    luck = lucky(2026, 7)
    assert [below(luck, 1000) for _ in range(8)] == [711, 206, 672, 607, 452, 146, 839, 81]
